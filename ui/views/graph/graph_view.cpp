#include "ui/views/graph/graph_view.h"

#include "core/explain/explain.h"
#include "core/explain/say_position.h"
#include "core/explain/say_status.h"
#include "core/solve/aspects/drawn.h"
#include "core/solve/aspects/impartial.h"
#include "core/solve/aspects/positions.h"
#include "ui/text/translated.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double nearPixels = 14;

Expected<std::unique_ptr<Figure>> figureOf(const Scene& scene, Task& task) {
    const auto picture = graphPictureOf(*scene.game, *scene.asked, task);
    if (!picture) return tl::unexpected(picture.error());
    return std::make_unique<GraphFigure>(*picture);
}

/// What the proof has marked up to a step.
std::vector<ProofMark> marksUntil(const DrawnTrace& trace, int step) {
    std::vector<ProofMark> marks;
    for (int i = 0; i <= step; ++i) {
        const auto* mark = trace.stateAt(i);
        if (mark && *mark) marks.push_back(**mark);
    }
    return marks;
}

Expected<Steps> stepsOf(const Scene& scene, Task& task) {
    auto made = explainDrawn(*scene.game, *scene.asked, task);
    if (!made) return tl::unexpected(made.error());
    const auto picture = graphPictureOf(*scene.game, *scene.asked, task);
    if (!picture) return tl::unexpected(picture.error());
    const auto trace = std::make_shared<const DrawnTrace>(std::move(*made));
    return Steps{trace, [trace, picture = *picture](int step) {
                     return std::make_unique<GraphFigure>(picture,
                                                          GraphLook{.marks = marksUntil(*trace, step)});
                 }};
}

} // namespace

ViewKind graphViewKind() {
    return {
        .id = "graph",
        .title = [] { return GraphView::tr("Graph"); },
        .about =
            [] {
                return GraphView::tr(
                    "The position is drawn as what it is: tokens on their graph, or branches that grow from "
                    "the ground. Beside everything stands what it is worth. Click an arrow or a branch to "
                    "make that move.");
            },
        .canShow =
            [](const Game& game) { return game.as<ImpartialAspect>() && inquiriesHave<DrawnAspect>(game); },
        .settings = [](const Game&) { return std::vector<Parameter>{}; },
        .make = [](Document& document, QWidget* parent) -> View* { return new GraphView(document, parent); },
        .figure = figureOf,
        .steps = stepsOf};
}

GraphView::GraphView(Document& document, QWidget* parent) : ViewOf(document, "graph", parent) {}

void GraphView::refresh(bool /*whole*/) {
    make(tr("Drawing the graph"), [scene = scene()](Task& task) -> Expected<Made> {
        const auto picture = graphPictureOf(*scene.game, *scene.asked, task);
        if (!picture) return tl::unexpected(picture.error());
        return withSteps(*picture, explainDrawn(*scene.game, *scene.asked, task));
    });
}

void GraphView::showPicture() {
    setFigure(std::make_shared<GraphFigure>(picture(), look_));
}

/// Only a proof speaks of the drawing; of other steps the reasons are said.
void GraphView::showStep(int step) {
    if (!picture()) return;
    look_.marks = shownTrace() ? marksUntil(*shownTrace(), step) : std::vector<ProofMark>();
    showPicture();
}

std::optional<std::size_t> GraphView::moveAt(const QPointF& world) {
    return figure()->moveAt(world, nearPixels / canvas().frame().scale());
}

QString GraphView::textOf(const DrawnGraph::Edge& edge) const {
    Pointed pointed{.position = verbatim(shown(edge.leadsTo)),
                    .evaluation = edge.evaluation,
                    .play = picture()->play,
                    .move = edge.move};
    if (const auto to = ask(*document().game(), edge.leadsTo)) pointed.options = (*to)->optionCount();
    return translated(sayStatus(pointed));
}

void GraphView::showPointed(std::optional<std::size_t> edge) {
    if (edge == look_.pointed) return;
    look_.pointed = edge;
    canvas().setCursor(edge ? Qt::PointingHandCursor : Qt::ArrowCursor);
    showPicture();
    emit pointedAt(edge ? textOf(picture()->graph.edges[*edge]) : QString());
    emit positionHovered(edge ? picture()->graph.edges[*edge].leadsTo : std::string());
}

void GraphView::point(const QPointF& world) {
    if (picture()) showPointed(moveAt(world));
}

void GraphView::leave() {
    if (picture()) showPointed(std::nullopt);
}

void GraphView::click(const QPointF& world) {
    if (!picture()) return;
    const auto edge = moveAt(world);
    if (!edge) return;
    moveTo(std::string(picture()->graph.edges[*edge].leadsTo)); // which the move takes away
}

} // namespace mexplorer::ui
