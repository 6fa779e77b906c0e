#include "ui/views/graph/graph_figure.h"

#include "core/explain/say_position.h"
#include "core/game/aspects/drawn.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/two_sided.h"
#include "core/text/csv.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/graph/graph_places.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double roomAround = 0.6;    // units around the outermost nodes
constexpr double roomWithNames = 0.8; // of a plain graph, whose names are above and below
constexpr double roomOfPaths = 0.2;
constexpr double nearEdge = 0.12; // units

bool contains(const std::vector<std::uint32_t>& some, std::size_t one) {
    return std::find(some.begin(), some.end(), one) != some.end();
}

std::shared_ptr<GraphPicture> pictureOf(const Game& game, DrawnGraph graph,
                                        const std::vector<QPointF>& places) {
    auto picture = std::make_shared<GraphPicture>();
    picture->graph = std::move(graph);
    picture->hasSides = game.as<TwoSidedAspect>() != nullptr;
    if (!picture->hasSides) picture->play = playOf(game);
    picture->layout = places.empty() ? layOutGraph(picture->graph) : layOutPlaced(picture->graph, places);
    return picture;
}

} // namespace

std::shared_ptr<const GraphPicture> outlinePictureOf(const Game& game, const Inquiry& asked) {
    const std::vector<QPointF> places = placesOf(asked);
    auto graph = asked.as<DrawnAspect>()->outline();
    if (places.empty() || !graph) return nullptr;
    return pictureOf(game, std::move(*graph), places);
}

Expected<std::shared_ptr<const GraphPicture>> graphPictureOf(const Game& game, const Inquiry& asked,
                                                             Task& task) {
    auto graph = asked.as<DrawnAspect>()->drawing(task);
    if (!graph) return tl::unexpected(graph.error());
    const auto evaluation = asked.evaluation(task);
    const bool isDrawnAnyway = game.as<TwoSidedAspect>() && !evaluation &&
                               evaluation.error().kind == Error::Kind::tooLarge; // to be played on
    if (!evaluation && !isDrawnAnyway) return tl::unexpected(evaluation.error());
    auto picture = pictureOf(game, std::move(*graph), placesOf(asked));
    picture->position = shown(asked.position());
    if (evaluation) picture->evaluation = *evaluation;
    return picture;
}

GraphFigure::GraphFigure(std::shared_ptr<const GraphPicture> picture, GraphLook look)
    : picture_(std::move(picture)), look_(std::move(look)) {
    const GraphLayout& layout = picture_->layout;
    for (std::size_t node = 0; node < layout.at.size(); ++node) {
        const double aside = roomAround + layout.halfWidths[node] - nodeRadius;
        const double high = picture_->graph.isPlain() ? roomWithNames : roomAround;
        bounds_ |= QRectF(layout.at[node], QSizeF(0, 0)).adjusted(-aside, -high, aside, high);
    }
    for (const QPainterPath& path : layout.paths)
        bounds_ |= path.boundingRect().adjusted(-roomOfPaths, -roomOfPaths, roomOfPaths, roomOfPaths);
    if (bounds_.isEmpty()) bounds_ = QRectF(-1, -1, 2, 2);
}

GraphFigure::Light GraphFigure::lightOf(std::size_t edge) const {
    if (!look_.step) return Light::none;
    if (contains(look_.step->now.edges, edge)) return Light::full;
    return contains(look_.step->now.related, edge) ? Light::weak : Light::none;
}

bool GraphFigure::isLit(std::size_t node) const {
    return look_.step && contains(look_.step->now.nodes, node);
}

bool GraphFigure::wins(std::size_t edge) const {
    const DrawnGraph::Edge& drawn = picture_->graph.edges[edge];
    if (!look_.step) return drawn.evaluation && isLost(drawn.evaluation->outcome, opponentOf(drawn.side));
    return look_.step->winning.count(static_cast<std::uint32_t>(edge)) != 0;
}

bool GraphFigure::winsSomewhere() const {
    for (std::size_t edge = 0; edge < picture_->graph.edges.size(); ++edge)
        if (wins(edge)) return true;
    return false;
}

std::optional<Evaluation> GraphFigure::evaluationOfNode(std::size_t node) const {
    if (!look_.step) return picture_->graph.nodes[node].evaluation;
    const auto found = look_.step->nodes.find(static_cast<std::uint32_t>(node));
    return found == look_.step->nodes.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Evaluation> GraphFigure::evaluationOfEdge(std::size_t edge) const {
    if (!look_.step) return picture_->graph.edges[edge].evaluation;
    const auto found = look_.step->edges.find(static_cast<std::uint32_t>(edge));
    return found == look_.step->edges.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::size_t> GraphFigure::moveAt(const QPointF& point, double near) const {
    std::optional<std::size_t> found;
    double least = near;
    const bool isInNode = picture_->graph.isPlain() && nodeAt(point); // where several edges meet
    for (std::size_t edge = 0; edge < picture_->graph.edges.size(); ++edge) {
        if (picture_->graph.edges[edge].leadsTo.empty()) continue;
        const QPainterPath& path = picture_->layout.paths[edge];
        if (picture_->graph.edges[edge].atNode) {
            if (path.contains(point)) return edge;
            continue;
        }
        if (isInNode) continue;
        for (int i = 0; i <= 24; ++i) {
            const QPointF away = path.pointAtPercent(i / 24.0) - point;
            const double distance = std::hypot(away.x(), away.y());
            if (distance >= least) continue;
            least = distance;
            found = edge;
        }
    }
    return found;
}

std::optional<std::size_t> GraphFigure::nodeAt(const QPointF& point) const {
    const GraphLayout& layout = picture_->layout;
    for (std::size_t node = 0; node < layout.at.size(); ++node) {
        const QPointF away = layout.at[node] - point;
        const double aside = std::max(std::abs(away.x()) - layout.halfWidths[node] + nodeRadius, 0.0);
        if (std::hypot(aside, away.y()) <= nodeRadius && !picture_->graph.nodes[node].ground) return node;
    }
    return std::nullopt;
}

std::optional<std::size_t> GraphFigure::edgeOf(const Topic& topic) const {
    const auto& edges = picture_->graph.edges;
    if (topic.kind == topic::edge)
        return topic.first < edges.size() ? std::optional<std::size_t>(topic.first) : std::nullopt;
    if (topic.kind != topic::position || topic.text.empty()) return std::nullopt;
    const auto found = std::ranges::find(edges, topic.text, &DrawnGraph::Edge::leadsTo);
    return found == edges.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - edges.begin()));
}

std::optional<QRectF> GraphFigure::placeOfTopic(const Topic& topic) const {
    const GraphLayout& layout = picture_->layout;
    if (topic.kind == topic::position && !topic.text.empty()) {
        const auto& nodes = picture_->graph.nodes;
        const auto found = std::ranges::find(nodes, topic.text, &DrawnGraph::Node::position);
        const auto node = static_cast<std::size_t>(found - nodes.begin());
        if (found != nodes.end())
            return QRectF(layout.at[node], QSizeF(0, 0))
                .adjusted(-layout.halfWidths[node], -nodeRadius, layout.halfWidths[node], nodeRadius);
    }
    const auto edge = edgeOf(topic);
    if (!edge) return std::nullopt;
    return layout.paths[*edge].boundingRect().adjusted(-nearEdge, -nearEdge, nearEdge, nearEdge);
}

std::optional<Topic> GraphFigure::topicAt(const QPointF& world) const {
    const auto edge = moveAt(world, nearEdge);
    return edge ? std::optional(Topic{topic::edge, *edge}) : std::nullopt;
}

Expected<void> GraphFigure::writeCsv(QIODevice& device, Task& task) const {
    const DrawnGraph& graph = picture_->graph;
    CsvWriter csv(device, task, 1 + graph.edges.size());
    const bool isSided = std::ranges::any_of(
        graph.edges, [](const DrawnGraph::Edge& edge) { return edge.side != Side::either; });
    bool good = csv.line("from,to,present,position,outcome,value{}", isSided ? ",side" : "");
    for (std::size_t e = 0; good && e < graph.edges.size(); ++e) {
        const DrawnGraph::Edge& edge = graph.edges[e];
        const auto& known = edge.evaluation;
        good =
            csv.line("{},{},{},{},{},{}{}", csvField(graph.nodes[edge.from].name),
                     csvField(graph.nodes[edge.to].name), edge.present ? "yes" : "no", csvField(edge.leadsTo),
                     known ? nameOf(known->outcome) : "", known ? known->value.text() : "",
                     isSided ? fmt::format(",{}", edge.side == Side::either ? "E" : nameOf(edge.side)) : "");
    }
    return csv.finish();
}

} // namespace mexplorer::ui
