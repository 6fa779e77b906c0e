#include "ui/views/graph/graph_view.h"

#include "core/catalogue/catalogue.h"
#include "core/explain/drawn_trace.h"
#include "core/explain/say_position.h"
#include "core/explain/say_status.h"
#include "core/game/aspects/drawn.h"
#include "core/game/aspects/positions.h"
#include "core/game/aspects/two_sided.h"
#include "core/sum/summands.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"
#include "ui/views/graph/graph_texts.h"
#include "ui/views/graph/graph_tools.h"
#include "ui/views/sketch/sketch_hand.h"

#include <QAction>
#include <QBoxLayout>

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double nearPixels = 14;

/// The setting of what the steps explain; only where every node is a position is there a choice.
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

/// As before the first step of the explanation, when nothing has been found yet.
Expected<std::unique_ptr<Figure>> puzzleOf(const Scene& scene, Task& task) {
    const auto picture = graphPictureOf(*scene.game, *scene.asked, task);
    if (!picture) return tl::unexpected(picture.error());
    return std::make_unique<GraphFigure>(*picture,
                                         GraphLook{.step = DrawnShown{},
                                                   .subject = std::make_shared<const DrawnSubject>(),
                                                   .isQuestion = true});
}

/// The parts that can be grabbed when drawing by hand.
SketchHand::Shape shapeOf(const std::shared_ptr<const GraphPicture>& picture) {
    auto shape = std::make_shared<SketchShape>();
    shape->nodes = picture->layout.at;
    shape->halfWidths = picture->layout.halfWidths;
    shape->halfHeight = nodeRadius;
    for (std::size_t edge = 0; edge < picture->graph.edges.size(); ++edge)
        if (!picture->graph.edges[edge].atNode) shape->edges.push_back(picture->layout.paths[edge]);
    shape->isPlain = picture->graph.isPlain() && !picture->graph.hasArrows;
    const auto& nodes = picture->graph.nodes;
    const auto ground =
        std::find_if(nodes.begin(), nodes.end(), [](const DrawnGraph::Node& node) { return node.ground; });
    if (ground != nodes.end()) shape->ground = static_cast<Sketch::Index>(ground - nodes.begin());
    shape->texts = [picture](const Frame& frame) { return placeTexts(*picture, frame).nodes; };
    return shape;
}

} // namespace

QString GraphKind::work(const Scene& /*scene*/) {
    return GraphView::tr("Drawing the graph");
}

Expected<GraphKind::Made> GraphKind::make(const Scene& scene, Task& task) {
    const auto made = graphPictureOf(*scene.game, *scene.asked, task);
    if (!made) return tl::unexpected(made.error());
    return Made(*made, [scene, picture = *made](Task& later) { return traceOf(scene, *picture, later); });
}

GraphLook GraphKind::lookAt(const Made::Trace& trace, int step, GraphLook look) {
    look.step.reset();
    if (trace) look.step = shownAt(*trace, step);
    look.subject = look.step ? std::make_shared<DrawnSubject>(trace->subject) : nullptr;
    return look;
}

ViewKind graphViewKind() {
    return pictureViewKind<GraphView, GraphKind>(
        {.title = [] { return GraphView::tr("Graph"); }, .settings = graphSettings, .puzzle = puzzleOf});
}

GraphView::GraphView(Document& document, QWidget* parent)
    : KindView(document, parent), tools_(new GraphTools(this)),
      hand_(new SketchHand(document, id(), canvas(), *tools_)) {
    static_cast<QBoxLayout*>(layout())->insertWidget(0, tools_);
    connect(tools_->sum, &QAction::triggered, this, &GraphView::addToSum);
    connect(hand_, &SketchHand::begun, this, [this] { showPointed({}); });
    connect(hand_, &SketchHand::previewed, this, &GraphView::preview);
    connect(hand_, &SketchHand::previewEnded, this, [this] {
        if (picture()) showLook();
    });
    connect(hand_, &SketchHand::failed, this, &View::failed);
    connect(hand_, &SketchHand::saved, this,
            [this](const QString& path) { note([path] { return tr("Written: %1").arg(shownText(path)); }); });
}

void GraphView::preview(std::size_t node, const QPointF& world) {
    const auto& drawn = picture() ? picture() : outline();
    if (!drawn) return;
    auto moved = std::make_shared<GraphPicture>(*drawn);
    moveNode(moved->layout, moved->graph, node, world);
    setFigure(std::make_shared<GraphFigure>(moved, look_));
}

/// Null if the layout is not known at once.
std::shared_ptr<const GraphPicture> GraphView::outline() const {
    return hand_->aspect() ? outlinePictureOf(*document().game(), *document().asked()) : nullptr;
}

/// Opens the sum as it was when last open, with this graph as a further component.
void GraphView::addToSum() {
    auto now = hand_->sketch();
    if (!now) return;
    now->arrange(); // places are of no use in a sum
    const auto plain = hand_->aspect()->redrawn(*now);
    if (!plain) return emit failed(translated(plain.error()));
    Parameters parameters = document().game()->parameters();
    const bool isSided = document().game()->as<TwoSidedAspect>() != nullptr;
    const Parameters own = isSided ? Parameters{{playId, sidedPlay}} : inPlay({}, playOf(parameters));
    parameters[plain->parameter] = plain->text;
    const auto component = componentText(catalogue, document().state().game, parameters, plain->position,
                                         isSided ? Summands::Kinds::all : Summands::Kinds::impartial);
    if (!component) return emit failed(translated(component.error()));
    const auto last = document().undoStack().latest(sumId);
    const auto set =
        last ? document().setGame(sumId, isSided ? own : last->parameters, last->position + "; " + *component)
             : document().setGame(sumId, own, *component);
    if (!set) emit failed(translated(set.error()));
}

void GraphView::keyPressEvent(QKeyEvent* event) {
    if (!hand_->takeKey(*event)) KindView::keyPressEvent(event);
}

void GraphView::refresh(bool whole) {
    hand_->follow([this] {
        const auto known = outline();
        return known ? shapeOf(known) : nullptr;
    });
    KindView::refresh(whole);
}

void GraphView::forgetLook() {
    KindView::forgetLook();
    node_.reset();
    canvas().setToolTip({});
}

void GraphView::showLook() {
    KindView::showLook();
    hand_->setShape(shapeOf(picture()));
}

/// While drawing, the new graph is shown at once, though without values.
void GraphView::leaveOld() {
    const auto known = hand_->isOn() ? outline() : nullptr;
    setFigure(known ? std::make_shared<GraphFigure>(known, look_) : nullptr);
}

std::optional<std::size_t> GraphView::moveAt(const QPointF& world) {
    return figure()->moveAt(world, nearPixels / canvas().frame().scale());
}

/// Beside all nodes edges are; in one that is coloured or removed, its part that is a move.
bool GraphView::isEdgeMeant(const std::optional<std::size_t>& node) const {
    return !node || picture()->graph.isPlain();
}

/// The move to a node, if there is exactly one.
std::optional<std::size_t> GraphView::moveInto(std::size_t node) const {
    std::optional<std::size_t> found;
    const DrawnGraph& graph = picture()->graph;
    for (std::size_t edge = 0; edge < graph.edges.size(); ++edge) {
        const DrawnGraph::Edge& drawn = graph.edges[edge];
        const bool isThere = drawn.isWay && drawn.from == node && graph.nodes[node].tokens == 0;
        const bool leadsThere =
            drawn.to == node && (drawn.isWay ? graph.nodes[node].tokens == 0 : graph.isDirected());
        if ((!isThere && !leadsThere) || drawn.leadsTo.empty()) continue;
        if (found) return std::nullopt;
        found = edge;
    }
    return found;
}

std::optional<std::size_t> GraphView::moveMeant(const QPointF& world,
                                                const std::optional<std::size_t>& node) {
    const auto found = moveAt(world);
    return found || !node ? found : moveInto(*node);
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
    showLook();
    if (!edge) {
        emit pointedAt({});
        emit positionHovered({});
        return;
    }
    const DrawnGraph::Edge& drawn = picture()->graph.edges[*edge];
    emit pointedAt(textOf(drawn.leadsTo, drawn.evaluation, drawn.move));
    emit positionHovered(drawn.leadsTo);
}

/// Shows its full name, which the picture may shorten.
void GraphView::tellNode(std::size_t node) {
    const DrawnGraph::Node& drawn = picture()->graph.nodes[node];
    if (!hand_->isOn()) canvas().setToolTip(plainTip(shownText(drawn.name))); // it would hide the drawing
    if (drawn.position.empty()) return emit pointedAt(shownText(drawn.name));
    emit pointedAt(textOf(drawn.position, drawn.evaluation, {}));
    emit positionHovered(drawn.position);
}

void GraphView::point(const QPointF& world) {
    if (!picture()) return;
    const auto node = figure()->nodeAt(world);
    if (!hand_->isOn()) showPointed(isEdgeMeant(node) ? moveMeant(world, node) : std::nullopt);
    const auto told = look_.pointed ? std::nullopt : node;
    if (std::exchange(node_, told) == told) return;
    if (told) return tellNode(*told);
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
    if (!picture() || hand_->isOn()) return;
    const auto node = figure()->nodeAt(world);
    const auto edge = isEdgeMeant(node) ? moveMeant(world, node) : moveInto(*node);
    if (!edge) return;
    goTo(std::string(picture()->graph.edges[*edge].leadsTo)); // a copy: moving frees it
}

} // namespace mexplorer::ui
