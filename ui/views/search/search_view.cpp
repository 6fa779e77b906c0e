#include "ui/views/search/search_view.h"

#include "core/explain/say_position.h"
#include "core/solve/aspects/cyclic.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

struct Searched {
    std::shared_ptr<const SearchPicture> picture;
    SearchTrace trace;
};

Expected<Searched> searched(const Scene& scene, Task& task) {
    constexpr std::uint32_t mostCompared = 50'000; // nodes: some milliseconds for each way
    const auto graph = scene.asked->graph();
    auto trace = searchTrace(*scene.asked, *graph, scene.settings, task);
    if (!trace) return tl::unexpected(trace.error());
    auto costs = trace->subject.run.isWhole ? compareSearches(*graph, task, mostCompared)
                                            : Expected<std::vector<SearchCost>>();
    if (!costs) return tl::unexpected(costs.error());
    auto picture =
        std::make_shared<const SearchPicture>(SearchPicture{trace->subject, scene.game, std::move(*costs)});
    return Searched{std::move(picture), std::move(*trace)};
}

Expected<std::unique_ptr<Figure>> figureOf(const Scene& scene, Task& task) {
    const auto found = searched(scene, task);
    if (!found) return tl::unexpected(found.error());
    return std::make_unique<SearchFigure>(found->picture);
}

Expected<Steps> stepsOf(const Scene& scene, Task& task) {
    auto found = searched(scene, task);
    if (!found) return tl::unexpected(found.error());
    const auto trace = std::make_shared<const SearchTrace>(std::move(found->trace));
    return Steps{trace, [trace, picture = found->picture](int step) {
                     return std::make_unique<SearchFigure>(picture, *trace->stateAt(step));
                 }};
}

} // namespace

ViewKind searchViewKind() {
    return {
        .id = "search",
        .title = [] { return SearchView::tr("Search"); },
        .about =
            [] {
                return SearchView::tr(
                    "How a program finds best play: minimax looks at every move, alpha-beta leaves out what "
                    "cannot matter, and a table remembers what positions are worth. MAX is who is to move at "
                    "the root; a game that the last move decides is worth 1 if MAX wins and −1 if MIN does. "
                    "Each step comes to a place or brings its score back; a click on a place leads to its "
                    "step. Of a large tree only the way to the place in the light is drawn.");
            },
        .canShow = playEnds,
        .settings = [](const Game&) { return searchParameters(); },
        .make = [](Document& document, QWidget* parent) -> View* { return new SearchView(document, parent); },
        .figure = figureOf,
        .steps = stepsOf};
}

SearchView::SearchView(Document& document, QWidget* parent) : ViewOf(document, "search", parent) {}

void SearchView::refresh(bool /*whole*/) {
    make(tr("Searching %1").arg(QString::fromStdString(shown(document().position()))),
         [scene = scene()](Task& task) -> Expected<Made> {
             auto found = searched(scene, task);
             if (!found) return tl::unexpected(found.error());
             return withSteps(found->picture, Expected<SearchTrace>(std::move(found->trace)));
         });
}

void SearchView::showPicture() {
    setFigure(std::make_shared<SearchFigure>(picture()));
    note([figure = figure()] { return figure->counts(); });
}

void SearchView::showStep(int step) {
    if (!picture()) return;
    const SearchState* state = shownTrace() ? shownTrace()->stateAt(step) : nullptr;
    setFigure(std::make_shared<SearchFigure>(picture(), state ? std::optional(*state) : std::nullopt));
}

void SearchView::point(const QPointF& world) {
    if (!picture() || !figure()) return;
    const auto node = figure()->nodeAt(world);
    canvas().setCursor(node ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (node == pointed_) return;
    pointed_ = node;
    emit pointedAt(node ? figure()->statusOf(*node) : QString());
    emit positionHovered(node ? picture()->subject.texts[*node] : std::string());
}

void SearchView::leave() {
    canvas().unsetCursor();
    if (!std::exchange(pointed_, std::nullopt)) return;
    emit pointedAt({});
    emit positionHovered({});
}

void SearchView::click(const QPointF& world) {
    if (!picture() || !figure() || !shownTrace()) return;
    const auto node = figure()->nodeAt(world);
    if (!node) return;
    const auto isAbout = [&](const SearchEvent& event) {
        return event.kind == SearchEvent::Kind::back ? event.child == *node : event.node == *node;
    };
    const std::vector<SearchEvent>& events = picture()->subject.run.events;
    const auto found = std::ranges::find_if(events, isAbout);
    if (found != events.end()) emit stepWanted(static_cast<int>(found - events.begin()));
}

} // namespace mexplorer::ui
