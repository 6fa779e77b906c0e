#include "ui/views/sketch/sketch_shape.h"

#include "ui/figure/graph/graph_paths.h"

#include <QTransform>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double ringAway = 6;    // pixels around a node
constexpr double jointRadius = 8; // pixels
constexpr int samples = 48;       // of an edge

} // namespace

NodePlace SketchShape::placeAt(const QPointF& point) const {
    return placeOf(point / unit);
}

double SketchShape::distanceTo(Index node, const QPointF& point) const {
    const QPointF away = point - nodes[node];
    const double aside = std::max(std::abs(away.x()) - halfWidths[node] + halfHeight, 0.0);
    return std::hypot(aside, away.y()) - halfHeight;
}

std::optional<SketchShape::Index> SketchShape::nodeAt(const QPointF& point) const {
    for (Index node = 0; node < nodes.size(); ++node)
        if (node != ground && distanceTo(node, point) <= 0) return node;
    return std::nullopt;
}

std::optional<SketchShape::Index> SketchShape::edgeAt(const QPointF& point, double near) const {
    std::optional<Index> found;
    double least = near;
    for (Index edge = 0; edge < edges.size(); ++edge) {
        for (int i = 0; i <= samples; ++i) {
            const QPointF away = edges[edge].pointAtPercent(static_cast<double>(i) / samples) - point;
            const double distance = std::hypot(away.x(), away.y());
            if (distance >= least) continue;
            least = distance;
            found = edge;
        }
    }
    return found;
}

QRectF SketchShape::ringOf(Index node, const Frame& frame) const {
    const QPointF at = frame.toArea().map(nodes[node]);
    const double high = (ground ? jointRadius : halfHeight * frame.scale()) + ringAway;
    const double wide = (ground ? jointRadius : halfWidths[node] * frame.scale()) + ringAway;
    return {at.x() - wide, at.y() - high, 2 * wide, 2 * high};
}

QPointF SketchShape::rimOf(Index node, const QPointF& towards) const {
    const QPointF middle = nodes[node];
    double inside = 0;
    double outside = 1;
    for (int i = 0; i < 30; ++i) {
        const double between = (inside + outside) / 2;
        const bool isOutside = distanceTo(node, middle + (towards - middle) * between) > arrowGap * unit;
        (isOutside ? outside : inside) = between;
    }
    return middle + (towards - middle) * outside;
}

QPainterPath SketchShape::strokeBetween(Index from, Index to) const {
    constexpr double aside = 0.22;
    if (from == to) {
        const QTransform toWorld = QTransform::fromScale(unit, unit);
        return toWorld.map(loopAt(nodes[from] / unit, 0, true));
    }
    if (ground) return bent(nodes[from], nodes[to], 0);
    const QPainterPath whole = bent(nodes[from], nodes[to], aside * unit);
    return bent(rimOf(from, whole.pointAtPercent(0.2)), rimOf(to, whole.pointAtPercent(0.8)), aside * unit);
}

} // namespace mexplorer::ui
