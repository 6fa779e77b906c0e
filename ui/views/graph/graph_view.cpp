#include "ui/views/graph/graph_view.h"

#include "core/explain/drawn_trace.h"
#include "core/explain/say_position.h"
#include "core/explain/say_status.h"
#include "core/solve/aspects/drawn.h"
#include "core/solve/aspects/impartial.h"
#include "core/solve/aspects/positions.h"
#include "ui/text/plain.h"
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

/// What the steps explain; where nodes are no positions of their own, there is nothing to choose.
std::vector<Parameter> graphSettings(const Game& game) {
    const auto* positions = game.as<PositionsAspect>();
    const auto* drawn = positions ? positions->opening().as<DrawnAspect>() : nullptr;
    if (!drawn || !drawn->isOfPositions()) return {};
    return {{.id = "steps",
             .title = say(MX_TEXT("core", "steps")),
             .kind = Parameter::Kind::choice,
             .fallback = "position",
             .choices = {{"position", say(MX_TEXT("core", "this position"))},
                         {"nodes", say(MX_TEXT("core", "every node"))}},
             .hint = say(MX_TEXT("core", "what the steps explain: the position with its tokens, or the value "
                                         "of every node, backwards from where no arrow leads on"))}};
}

bool explainsNodes(const Scene& scene) {
    const auto steps = scene.settings.find("steps");
    return steps != scene.settings.end() && steps->second == "nodes";
}

Expected<DrawnTrace> traceOf(const Scene& scene, const GraphPicture& picture, Task& task) {
    if (explainsNodes(scene)) return everyNodeTrace(picture.graph, picture.play);
    return explainDrawn(*scene.game, *scene.asked, picture.graph, task);
}

/// The look with another step; without any if there is no such step.
GraphLook lookAt(const DrawnTrace* trace, int step, GraphLook look) {
    look.step.reset();
    if (trace) look.step = shownAt(*trace, step);
    look.subject = look.step ? std::make_shared<DrawnSubject>(trace->subject) : nullptr;
    return look;
}

Expected<Steps> stepsOf(const Scene& scene, Task& task) {
    const auto picture = graphPictureOf(*scene.game, *scene.asked, task);
    if (!picture) return tl::unexpected(picture.error());
    auto made = traceOf(scene, **picture, task);
    if (!made) return tl::unexpected(made.error());
    const auto trace = std::make_shared<const DrawnTrace>(std::move(*made));
    return Steps{trace, [trace, picture = *picture](int step) {
                     return std::make_unique<GraphFigure>(picture, lookAt(trace.get(), step, {}));
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
        .settings = graphSettings,
        .make = [](Document& document, QWidget* parent) -> View* { return new GraphView(document, parent); },
        .figure = figureOf,
        .steps = stepsOf};
}

GraphView::GraphView(Document& document, QWidget* parent) : ViewOf(document, "graph", parent) {}

void GraphView::refresh(bool /*whole*/) {
    make(tr("Drawing the graph"), [scene = scene()](Task& task) -> Expected<Made> {
        const auto picture = graphPictureOf(*scene.game, *scene.asked, task);
        if (!picture) return tl::unexpected(picture.error());
        return withSteps(*picture, traceOf(scene, **picture, task));
    });
}

void GraphView::forgetLook() {
    look_ = {};
    node_.reset();
    canvas().setToolTip({});
}

void GraphView::showPicture() {
    setFigure(std::make_shared<GraphFigure>(picture(), look_));
}

void GraphView::showStep(int step) {
    if (!picture()) return;
    look_ = lookAt(shownTrace(), step, look_);
    showPicture();
}

std::optional<std::size_t> GraphView::moveAt(const QPointF& world) {
    return figure()->moveAt(world, nearPixels / canvas().frame().scale());
}

/// The only move to where a node is.
std::optional<std::size_t> GraphView::moveInto(std::size_t node) const {
    std::optional<std::size_t> found;
    const auto& edges = picture()->graph.edges;
    for (std::size_t edge = 0; edge < edges.size(); ++edge) {
        if (edges[edge].to != node || edges[edge].leadsTo.empty()) continue;
        if (found) return std::nullopt;
        found = edge;
    }
    return picture()->graph.directed ? found : std::nullopt;
}

QString GraphView::textOf(const std::string& position, const std::optional<Evaluation>& evaluation,
                          const Message& move) const {
    Pointed pointed{.position = verbatim(shown(position)),
                    .evaluation = evaluation,
                    .play = picture()->play,
                    .move = move};
    if (const auto to = ask(*document().game(), position)) pointed.options = (*to)->optionCount();
    return translated(sayStatus(pointed));
}

void GraphView::showPointed(std::optional<std::size_t> edge) {
    if (edge == look_.pointed) return;
    look_.pointed = edge;
    canvas().setCursor(edge ? Qt::PointingHandCursor : Qt::ArrowCursor);
    showPicture();
    if (!edge) {
        emit pointedAt({});
        emit positionHovered({});
        return;
    }
    const DrawnGraph::Edge& drawn = picture()->graph.edges[*edge];
    emit pointedAt(textOf(drawn.leadsTo, drawn.evaluation, drawn.move));
    emit positionHovered(drawn.leadsTo);
}

/// Its name as a whole: in the picture it may be shortened.
void GraphView::tellNode(std::size_t node) {
    const DrawnGraph::Node& drawn = picture()->graph.nodes[node];
    canvas().setToolTip(plainTip(shownText(drawn.name)));
    if (drawn.position.empty()) return emit pointedAt(shownText(drawn.name));
    emit pointedAt(textOf(drawn.position, drawn.evaluation, {}));
    emit positionHovered(drawn.position);
}

void GraphView::point(const QPointF& world) {
    if (!picture()) return;
    const auto node = figure()->nodeAt(world);
    showPointed(node ? std::nullopt : moveAt(world));
    if (std::exchange(node_, node) == node) return;
    if (node) return tellNode(*node);
    canvas().setToolTip({});
    if (look_.pointed) return;
    emit pointedAt({});
    emit positionHovered({});
}

void GraphView::leave() {
    if (!picture()) return;
    node_.reset();
    showPointed(std::nullopt);
    emit pointedAt({});
}

void GraphView::click(const QPointF& world) {
    if (!picture()) return;
    const auto node = figure()->nodeAt(world);
    const auto edge = node ? moveInto(*node) : moveAt(world);
    if (!edge) return;
    moveTo(std::string(picture()->graph.edges[*edge].leadsTo)); // which the move takes away
}

} // namespace mexplorer::ui
