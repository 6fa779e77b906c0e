#include "ui/views/graph/graph_figure.h"

#include "core/solve/aspects/drawn.h"
#include "core/solve/aspects/impartial.h"
#include "core/text/csv.h"
#include "ui/figure/csv_writer.h"
#include "ui/views/graph/graph_layout.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace mexplorer::ui {

namespace {

constexpr double roomAround = 0.6; // of the outermost nodes
constexpr double bendApart = 0.34; // between parallel edges
constexpr double loopSize = 0.42;
constexpr double arrowBack = 0.29; // an arrow ends before the node that it leads to

QPainterPath bent(const QPointF& from, const QPointF& to, double bend) {
    QPainterPath path(from);
    const QPointF along = to - from;
    const double length = std::max(std::hypot(along.x(), along.y()), 1e-9);
    const QPointF aside(-along.y() / length, along.x() / length);
    path.quadTo((from + to) / 2 + 2 * bend * aside, to);
    return path;
}

/// The way from node to node, shortened where an arrow must not run into the node.
QPainterPath edgePath(const DrawnGraph& graph, const std::vector<QPointF>& at, const DrawnGraph::Edge& edge,
                      std::size_t index, std::size_t count) {
    const QPointF from = at[edge.from];
    const double place = static_cast<double>(index) - static_cast<double>(count - 1) / 2;
    if (edge.from == edge.to) {
        QPainterPath loop;
        const double size = loopSize * (1 + 0.5 * static_cast<double>(index));
        loop.addEllipse(QRectF(from.x(), from.y() - size, size, size).translated(-size / 2, 0));
        return loop;
    }
    QPointF to = at[edge.to];
    // Edges that pass over a layer bend, so that they do not hide behind the nodes between.
    const bool isLong = std::abs(to.y() - from.y()) > 1.5 && std::abs(to.x() - from.x()) < 0.3;
    const double bend = bendApart * place + (isLong && count == 1 ? bendApart : 0.0);
    if (graph.directed) {
        const QPointF along = to - from;
        const double length = std::max(std::hypot(along.x(), along.y()), 1e-9);
        to -= along / length * arrowBack;
    }
    return bent(from, to, edge.from < edge.to ? bend : -bend);
}

} // namespace

Expected<std::shared_ptr<const GraphPicture>> graphPictureOf(const Game& game, const Inquiry& asked,
                                                             Task& task) {
    auto graph = asked.as<DrawnAspect>()->drawing(task);
    if (!graph) return tl::unexpected(graph.error());
    auto picture = std::make_shared<GraphPicture>();
    picture->graph = std::move(*graph);
    picture->play = playOf(game);
    picture->at = layOutGraph(picture->graph);
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> counts;
    const auto ends = [](const DrawnGraph::Edge& edge) { return std::minmax(edge.from, edge.to); };
    for (const DrawnGraph::Edge& edge : picture->graph.edges)
        ++counts[ends(edge)];
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> met;
    for (const DrawnGraph::Edge& edge : picture->graph.edges)
        picture->paths.push_back(
            edgePath(picture->graph, picture->at, edge, met[ends(edge)]++, counts[ends(edge)]));
    return std::shared_ptr<const GraphPicture>(std::move(picture));
}

GraphFigure::GraphFigure(std::shared_ptr<const GraphPicture> picture, GraphLook look)
    : picture_(std::move(picture)), look_(std::move(look)) {
    for (const QPointF& point : picture_->at)
        bounds_ |= QRectF(point, QSizeF(0, 0)).adjusted(-roomAround, -roomAround, roomAround, roomAround);
    for (const QPainterPath& path : picture_->paths)
        bounds_ |= path.boundingRect().adjusted(-0.2, -0.2, 0.2, 0.2);
    if (bounds_.isEmpty()) bounds_ = QRectF(-1, -1, 2, 2);
}

std::optional<std::size_t> GraphFigure::moveAt(const QPointF& point, double near) const {
    std::optional<std::size_t> found;
    double least = near;
    for (std::size_t edge = 0; edge < picture_->paths.size(); ++edge) {
        if (picture_->graph.edges[edge].leadsTo.empty()) continue;
        const QPainterPath& path = picture_->paths[edge];
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
    for (std::size_t node = 0; node < picture_->at.size(); ++node) {
        const QPointF away = picture_->at[node] - point;
        if (std::hypot(away.x(), away.y()) <= nodeRadius) return node;
    }
    return std::nullopt;
}

Expected<void> GraphFigure::writeCsv(QIODevice& device, Task& task) const {
    const DrawnGraph& graph = picture_->graph;
    CsvWriter csv(device, task, 1 + graph.edges.size());
    bool good = csv.line("from,to,present,position,outcome,value");
    for (std::size_t e = 0; good && e < graph.edges.size(); ++e) {
        const DrawnGraph::Edge& edge = graph.edges[e];
        const auto& known = edge.evaluation;
        good =
            csv.line("{},{},{},{},{},{}", csvField(graph.nodes[edge.from].name),
                     csvField(graph.nodes[edge.to].name), edge.present ? "yes" : "no", csvField(edge.leadsTo),
                     !known                         ? ""
                     : known->outcome == Outcome::P ? "P"
                                                    : "N",
                     known && known->value ? fmt::format("{}", *known->value) : "");
    }
    return csv.finish();
}

} // namespace mexplorer::ui
