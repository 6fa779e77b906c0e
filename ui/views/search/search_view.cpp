#include "ui/views/search/search_view.h"

#include "core/explain/say_position.h"
#include "core/game/aspects/roles.h"

#include <algorithm>
#include <array>

namespace mexplorer::ui {

namespace {

const std::string solutionId = "solution";
const std::string chartId = "chart";

constexpr std::array chartFolds = {"fitting", "open", "folded"}; // in the order of ChartFold

std::vector<Parameter> searchSettings(const Game& /*game*/) {
    std::vector<Parameter> settings = searchParameters();
    settings.push_back(besideParameter());
    settings.push_back({.id = solutionId,
                        .title = say(MX_TEXT("core", "solution")),
                        .kind = Parameter::Kind::toggle,
                        .fallback = "on",
                        .hint = say(MX_TEXT("core", "off: an exercise to be printed, with room for scores "
                                                    "and windows; its steps fill it in"))});
    settings.push_back({.id = chartId,
                        .title = say(MX_TEXT("core", "chart of the ways to search")),
                        .kind = Parameter::Kind::choice,
                        .fallback = chartFolds[0],
                        .choices = {{chartFolds[0], say(MX_TEXT("core", "where there is room"))},
                                    {chartFolds[1], say(MX_TEXT("core", "open"))},
                                    {chartFolds[2], say(MX_TEXT("core", "folded"))}}});
    return settings;
}

Expected<std::shared_ptr<const SearchPicture>> searched(const Scene& scene, Task& task) {
    constexpr std::uint32_t mostCompared = 20'000; // nodes: some milliseconds per way
    const std::shared_ptr<PositionGraph> graph = scene.asked->graph();
    SearchPicture picture;
    picture.isExercise = scene.settings.at(solutionId) == "off";
    picture.areEndsWritten = EndWriter::canWrite(*scene.asked);
    picture.chart = static_cast<ChartFold>(std::ranges::find(chartFolds, scene.settings.at(chartId)) -
                                           chartFolds.begin());
    auto trace = searchTrace(*scene.asked, graph, scene.settings, task, picture.isExercise);
    if (!trace) return tl::unexpected(trace.error());
    picture.trace = std::make_shared<const SearchTrace>(std::move(*trace));
    picture.widestRemark = widestRemark(picture.subject());
    picture.signs = signsOfSteps(picture.subject());
    if (picture.subject().run.isWhole) {
        auto compared = compareSearches(*graph, picture.subject().settings, task, mostCompared);
        if (!compared) return tl::unexpected(compared.error());
        picture.comparison = *compared;
    }
    return std::make_shared<const SearchPicture>(std::move(picture));
}

/// The exercise, if the position is nothing but a tree; null otherwise.
Expected<std::unique_ptr<Figure>> puzzleOf(const Scene& scene, Task& task) {
    if (!scene.asked->as<RolesAspect>()) return nullptr;
    Scene exercise = scene;
    exercise.settings[solutionId] = "off";
    return figureOf<SearchKind>(exercise, task);
}

/// The path of options from the root to a node.
TreePath optionsTo(const SearchRun& run, std::uint32_t node) {
    TreePath options;
    for (; run.nodes[node].parent != SearchNode::none; node = run.nodes[node].parent)
        options.push_back(run.nodes[node].option);
    std::ranges::reverse(options);
    return options;
}

} // namespace

QString SearchKind::work(const Scene& scene) {
    return SearchView::tr("Searching %1").arg(QString::fromStdString(shown(scene.position())));
}

Expected<SearchKind::Made> SearchKind::make(const Scene& scene, Task& task) {
    const auto picture = searched(scene, task);
    if (!picture) return tl::unexpected(picture.error());
    return Made(*picture, (*picture)->trace);
}

ViewKind searchViewKind() {
    return pictureViewKind<SearchView, SearchKind>(
        {.title = [] { return SearchView::tr("Search"); }, .settings = searchSettings, .puzzle = puzzleOf});
}

SearchView::SearchView(Document& document, QWidget* parent)
    : KindView(document, parent), writer_(new EndWriter(canvas())) {
    writer_->setParent(this);
    connect(writer_, &EndWriter::written, this, &SearchView::goTo);
    connect(writer_, &EndWriter::failed, this, &SearchView::failed);
}

void SearchView::forgetLook() {
    KindView::forgetLook();
    writer_->close();
    pointed_.reset();
}

void SearchView::showPicture() {
    showLook();
    keepSecret(picture()->isExercise);
    if (writer_->goesOn()) writer_->goOn(document().asked(), seenEnds());
}

void SearchView::showStep(int step) {
    if (!picture()) return;
    writer_->close();
    KindView::showStep(step);
    const auto light = figure()->light();
    if (light && canvas().camera()) canvas().reveal(*light); // without a camera everything is in sight
}

bool SearchView::canWrite(std::uint32_t node) const {
    return picture()->areEndsWritten && picture()->subject().areEnds[node];
}

SeenEnds SearchView::seenEnds() const {
    SeenEnds ends;
    for (const SearchLayout::Placed& placed : figure()->layout().placed()) {
        if (canWrite(placed.node))
            ends.push_back(
                {optionsTo(picture()->subject().run, placed.node), figure()->layout().box(placed)});
    }
    std::ranges::sort(ends, {}, [](const SeenEnd& end) { return end.place.left(); });
    return ends;
}

QString SearchView::statusAt(const QPointF& world) {
    if (const auto node = figure()->nodeAt(world)) {
        const QString status = figure()->statusOf(*node);
        return canWrite(*node) ? tr("%1 · a click changes its score").arg(status) : status;
    }
    const auto chart = figure()->chart(canvas().frame());
    if (!chart) return {};
    const QPointF pixel = canvas().frame().toArea().map(world);
    if (const auto way = chart->at(pixel)) return chart->statusOf(*way);
    return chart->handle().contains(pixel) ? chart->handleText() : QString();
}

void SearchView::point(const QPointF& world) {
    if (!picture() || !figure()) return;
    const auto node = figure()->nodeAt(world);
    const QString status = statusAt(world);
    canvas().setCursor(node && canWrite(*node)                        ? Qt::IBeamCursor
                       : !status.isEmpty() || figure()->stepAt(world) ? Qt::PointingHandCursor
                                                                      : Qt::ArrowCursor);
    if (std::exchange(status_, status) != status) emit pointedAt(status);
    if (std::exchange(pointed_, node) != node)
        emit positionHovered(node && !picture()->isExercise ? picture()->subject().text(*node)
                                                            : std::string());
}

void SearchView::leave() {
    canvas().unsetCursor();
    if (!std::exchange(status_, QString()).isEmpty()) emit pointedAt({});
    if (std::exchange(pointed_, std::nullopt)) emit positionHovered({});
}

bool SearchView::clickChart(const QPointF& pixel) {
    const auto chart = figure()->chart(canvas().frame());
    if (!chart || !picture()->comparison) return false;
    const auto way = chart->at(pixel);
    if (!way && !chart->handle().contains(pixel)) return false;
    const Parameters wanted =
        way ? Parameters{{"method", idOf(way->first)}, {"order", idOf(way->second)}}
            : Parameters{{chartId, chartFolds[static_cast<std::size_t>(chart->isOpen() ? ChartFold::folded
                                                                                       : ChartFold::open)]}};
    const auto set = document().setSettings(id(), wanted);
    if (!set) emit failed(translated(set.error()));
    return true;
}

void SearchView::click(const QPointF& world) {
    if (!picture() || !figure()) return;
    const auto node = figure()->nodeAt(world);
    if (node && canWrite(*node)) {
        // Opens the line later, when the window has given the focus to the picture, as it does after any
        // click.
        QTimer::singleShot(0, this, [this, node = *node, at = picture()] {
            if (at == picture() && figure())
                writer_->open(document().asked(), seenEnds(), optionsTo(at->subject().run, node));
        });
        return;
    }
    if (!node && clickChart(canvas().frame().toArea().map(world))) return;
    if (const auto step = figure()->stepAt(world)) emit stepWanted(static_cast<int>(*step));
}

} // namespace mexplorer::ui
