#include "ui/views/graph/graph_view.h"

#include "core/explain/explain.h"
#include "ui/text/translated.h"

namespace mexplorer::ui {

namespace {

constexpr double nearPixels = 14;

Expected<std::unique_ptr<Figure>> figureOf(const Scene& scene, Task& task) {
    const auto picture = graphPictureOf(*scene.game, scene.position, task);
    if (!picture) return tl::unexpected(picture.error());
    return std::make_unique<GraphFigure>(*picture);
}

} // namespace

ViewKind graphViewKind() {
    return {
        .id = "graph",
        .title = [] { return GraphView::tr("Graph"); },
        .canShow = [](const Game& game) { return game.isDrawn(); },
        .settings = [](const Game&) { return std::vector<Parameter>{}; },
        .make = [](Document& document, QWidget* parent) -> View* { return new GraphView(document, parent); },
        .figure = figureOf};
}

GraphView::GraphView(Document& document, QWidget* parent) : View(document, "graph", parent) {
    watch(job_);
}

std::shared_ptr<const GraphFigure> GraphView::graphFigure() const {
    return std::static_pointer_cast<const GraphFigure>(figure());
}

void GraphView::refresh(bool /*whole*/) {
    const std::shared_ptr<const Game> game = document().game();
    if (!game->isDrawn()) return;
    setTrace(nullptr);
    job_.start(
        tr("Drawing the graph"),
        [game, position = document().position()](Task& task) { return compute(*game, position, task); },
        [this](const Expected<Computed>& result) { computed(result); });
}

Expected<GraphView::Computed> GraphView::compute(const Game& game, const std::string& position, Task& task) {
    const auto picture = graphPictureOf(game, position, task);
    if (!picture) return tl::unexpected(picture.error());
    auto trace = explain(game, position, task);
    if (trace) return Computed{*picture, std::make_shared<const Trace>(std::move(*trace))};
    if (trace.error().kind == Error::Kind::cancelled) return tl::unexpected(trace.error());
    return Computed{*picture, nullptr};
}

void GraphView::computed(const Expected<Computed>& result) {
    pointed_.reset();
    if (!result) {
        picture_.reset();
        setFigure(nullptr);
        emit failed(translated(result.error()));
        return;
    }
    picture_ = result->picture;
    setFigure(std::make_shared<GraphFigure>(picture_));
    setTrace(result->trace);
}

void GraphView::showStep(int /*step*/) {} // the reasons are said; the drawing is the same at every step

std::optional<std::size_t> GraphView::moveAt(const QPointF& world) {
    return graphFigure()->moveAt(world, nearPixels / canvas().frame().scale());
}

QString GraphView::textOf(const DrawnGraph::Edge& edge) const {
    const QString move = translated(edge.move);
    const QString to = QString::fromStdString(edge.leadsTo);
    if (!edge.evaluation) return tr("%1 · to %2").arg(move, to);
    return edge.wins() ? tr("%1 · to %2, which is P: wins").arg(move, to)
                       : tr("%1 · to %2, which is N: loses").arg(move, to);
}

void GraphView::showPointed(std::optional<std::size_t> edge) {
    if (edge == pointed_) return;
    pointed_ = edge;
    canvas().setCursor(edge ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setFigure(std::make_shared<GraphFigure>(picture_, pointed_));
    emit pointedAt(edge ? textOf(picture_->graph.edges[*edge]) : QString());
    emit positionHovered(edge ? picture_->graph.edges[*edge].leadsTo : std::string());
}

void GraphView::point(const QPointF& world) {
    if (picture_) showPointed(moveAt(world));
}

void GraphView::leave() {
    if (picture_) showPointed(std::nullopt);
}

void GraphView::click(const QPointF& world) {
    if (!picture_) return;
    const auto edge = moveAt(world);
    if (!edge) return;
    const std::string to = picture_->graph.edges[*edge].leadsTo;
    if (const auto done = document().setPosition(to); !done) emit failed(translated(done.error()));
}

} // namespace mexplorer::ui
