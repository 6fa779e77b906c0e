#include "ui/views/graph/graph_view.h"

#include "core/catalogue/summands.h"
#include "core/explain/drawn_trace.h"
#include "core/explain/say_position.h"
#include "core/explain/say_status.h"
#include "core/file/output_file.h"
#include "core/solve/aspects/drawn.h"
#include "core/solve/aspects/impartial.h"
#include "core/solve/aspects/positions.h"
#include "core/solve/aspects/sketch.h"
#include "ui/file/chosen_file.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"
#include "ui/views/graph/graph_editor.h"
#include "ui/views/graph/graph_tools.h"

#include <QAction>
#include <QBoxLayout>

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

/// As before the first step of the explanation, which has found nothing yet.
Expected<std::unique_ptr<Figure>> puzzleOf(const Scene& scene, Task& task) {
    const auto picture = graphPictureOf(*scene.game, *scene.asked, task);
    if (!picture) return tl::unexpected(picture.error());
    return std::make_unique<GraphFigure>(*picture,
                                         GraphLook{.step = DrawnShown{},
                                                   .subject = std::make_shared<const DrawnSubject>(),
                                                   .isQuestion = true});
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
                    "make that move. Press E to draw a graph of your own: nodes, arrows or branches, and "
                    "their names, by mouse and keys; its values follow each change. Any impartial game is a "
                    "token on such a graph: each position a node, each move an arrow.");
            },
        .canShow =
            [](const Game& game) { return game.as<ImpartialAspect>() && instancesHave<DrawnAspect>(game); },
        .settings = graphSettings,
        .make = [](Document& document, QWidget* parent) -> View* { return new GraphView(document, parent); },
        .figure = figureOf,
        .steps = stepsOf,
        .puzzle = puzzleOf};
}

GraphView::GraphView(Document& document, QWidget* parent)
    : ViewOf(document, "graph", parent), editor_(new GraphEditor(canvas())), tools_(new GraphTools(this)) {
    static_cast<QBoxLayout*>(layout())->insertWidget(0, tools_);
    connect(tools_->edit, &QAction::triggered, this, &GraphView::setEditing);
    connect(tools_->node, &QAction::triggered, editor_, &GraphEditor::addNode);
    connect(tools_->edge, &QAction::triggered, editor_, &GraphEditor::drawEdge);
    connect(tools_->name, &QAction::triggered, editor_, &GraphEditor::nameNode);
    connect(tools_->remove, &QAction::triggered, editor_, &GraphEditor::removeSelected);
    connect(tools_->arrange, &QAction::triggered, editor_, &GraphEditor::arrange);
    connect(tools_->save, &QAction::triggered, this, &GraphView::saveGraph);
    connect(tools_->sum, &QAction::triggered, this, &GraphView::addToSum);
    connect(editor_, &GraphEditor::refused, tools_, &GraphTools::tellRefusal);
    connect(editor_, &GraphEditor::left, this, [this] { setEditing(false); });
    connect(editor_, &GraphEditor::edited, this, &GraphView::redraw);
    connect(editor_, &GraphEditor::previewed, this,
            [this](const auto& moved) { setFigure(std::make_shared<GraphFigure>(moved, look_)); });
}

/// Null if it is no graph that is drawn by hand; the document may be of another game while the view is
/// hidden.
const SketchAspect* GraphView::sketching() const {
    const auto& asked = document().asked();
    return asked ? asked->as<SketchAspect>() : nullptr;
}

/// Errors: it is no graph that is drawn by hand, or too large.
Expected<Sketch> GraphView::sketch() const {
    const SketchAspect* drawn = sketching();
    return drawn ? drawn->sketch() : invalid({});
}

/// Without a picture it begins as soon as there is one.
void GraphView::setEditing(bool on) {
    const bool canBe = on && sketch();
    beginOrEnd(canBe && picture());
    isWanted_ = canBe && !picture();
    edited_ = document().state().game;
    tools_->edit->setChecked(canBe);
    canvas().setFocus();
}

/// While one draws, the picture stays where it is, with some room around it.
void GraphView::beginOrEnd(bool on) {
    constexpr double room = 0.06; // of the picture, to each side
    isWanted_ = false;
    if (on && !editor_->isOn()) {
        const QRectF seen = canvas().frame().visible();
        const double dx = room * seen.width();
        const double dy = room * seen.height();
        const Camera camera{seen.adjusted(-dx, -dy, dx, dy)};
        document().setCamera(id(), camera);
        canvas().setCamera(camera);
        showPointed({});
        editor_->setPicture(picture(), *sketch());
    } else if (!on && editor_->isOn()) {
        canvas().fit();
    }
    editor_->setOn(on);
    tools_->setEditing(on);
    canvas().unsetCursor();
}

/// What can be edited has changed. The values are still to be found, and without places the layout, too.
void GraphView::bringEditor() {
    const auto now = sketch();
    tools_->setCanEdit(now.has_value());
    if (!editor_->isOn() && !isWanted_) return;
    if (!now || document().state().game != edited_) {
        isWanted_ = false;
        editor_->clear();
        return tools_->setEditing(false);
    }
    if (isWanted_) return;
    document().setCamera(id(), canvas().camera());
    const auto outline = outlinePictureOf(*document().game(), *document().asked());
    if (outline)
        editor_->setPicture(outline, *now);
    else
        editor_->await();
}

void GraphView::redraw(const Sketch& edited) {
    const SketchAspect* drawn = sketching();
    if (!drawn) return;
    const auto redrawn = drawn->redrawn(edited);
    if (!redrawn) return tools_->tellRefusal(translated(redrawn.error()));
    Parameters parameters = document().game()->parameters();
    parameters[redrawn->parameter] = redrawn->text;
    const auto set = document().setGame(document().state().game, parameters, redrawn->position, id());
    if (!set) tools_->tellRefusal(translated(set.error()));
}

void GraphView::saveGraph() {
    const auto now = sketch();
    if (!now) return;
    const QString path =
        chooseToSave(this, tr("Save the graph"), QString::fromStdString(document().state().game + ".dot"),
                     tr("DOT (*.dot *.gv);;JSON (*.json)"));
    if (path.isEmpty()) return;
    const auto text =
        path.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive) ? jsonOf(*now) : dotOf(*now);
    if (!text) return emit failed(translated(text.error()));
    const Task task;
    OutputFile file(path.toStdString(), task);
    (void)file.write(*text); // commit tells
    if (const auto written = file.commit(); !written) return emit failed(translated(written.error()));
    note([path] { return tr("Written: %1").arg(shownText(path)); });
}

/// Beside what the sum was when it was last open.
void GraphView::addToSum() {
    auto now = sketch();
    if (!now) return;
    now->arrange(); // a sum does not draw it
    const auto plain = sketching()->redrawn(*now);
    if (!plain) return emit failed(translated(plain.error()));
    Parameters parameters = document().game()->parameters();
    const Play play = playOf(parameters);
    parameters[plain->parameter] = plain->text;
    const auto component = componentText(document().state().game, parameters, plain->position);
    if (!component) return emit failed(translated(component.error()));
    const auto last = document().undoStack().latest(sumId);
    const auto set = last ? document().setGame(sumId, last->parameters, last->position + "; " + *component)
                          : document().setGame(sumId, inPlay({}, play), *component);
    if (!set) emit failed(translated(set.error()));
}

void GraphView::keyPressEvent(QKeyEvent* event) {
    const bool isE = event->key() == Qt::Key_E && event->modifiers() == Qt::NoModifier;
    if (!isE) return ViewOf::keyPressEvent(event);
    setEditing(!editor_->isOn() && !isWanted_);
}

void GraphView::refresh(bool /*whole*/) {
    bringEditor();
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
    if (editor_->isWaiting())
        editor_->setPicture(picture(), *sketch());
    else if (editor_->isOn())
        editor_->setValues(*picture());
    setFigure(std::make_shared<GraphFigure>(picture(), look_));
    if (isWanted_) beginOrEnd(true);
}

/// Who draws sees the new graph, be it without values.
void GraphView::leaveOld() {
    const bool isDrawn = editor_->isOn() && sketching();
    const auto outline = isDrawn ? outlinePictureOf(*document().game(), *document().asked()) : nullptr;
    setFigure(outline ? std::make_shared<GraphFigure>(outline, look_) : nullptr);
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
    if (!editor_->isOn()) canvas().setToolTip(plainTip(shownText(drawn.name))); // it would be in the way
    if (drawn.position.empty()) return emit pointedAt(shownText(drawn.name));
    emit pointedAt(textOf(drawn.position, drawn.evaluation, {}));
    emit positionHovered(drawn.position);
}

void GraphView::point(const QPointF& world) {
    if (!picture()) return;
    const auto node = figure()->nodeAt(world);
    if (!editor_->isOn()) showPointed(node ? std::nullopt : moveAt(world));
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
    if (!picture() || editor_->isOn()) return;
    const auto node = figure()->nodeAt(world);
    const auto edge = node ? moveInto(*node) : moveAt(world);
    if (!edge) return;
    moveTo(std::string(picture()->graph.edges[*edge].leadsTo)); // which the move takes away
}

} // namespace mexplorer::ui
