// The border between the two sides of a cut, as the contour of a field (marching squares).
#include "ui/views/flow/network_plan.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace mexplorer::ui {

namespace {

constexpr int cells = 84;          // of the grid, along the longer side of the area
constexpr double sampleApart = 14; // pixels between samples on arrows
constexpr double outside = -1e-3;  // the field's value around the area, so that every contour is closed

struct Weighted {
    QPointF at;
    double radius = 0;
};

/// What is on each side: circles along nodes, and points on arrows.
std::array<std::vector<Weighted>, 2> sidesOf(const NetworkPlan& plan, const FlowNetwork& network,
                                             const std::vector<char>& isReached) {
    std::array<std::vector<Weighted>, 2> sides;
    const auto side = [&](std::size_t node) -> std::vector<Weighted>& {
        return sides[isReached[node] ? 1 : 0];
    };
    for (std::size_t node = 0; node < plan.nodes.size(); ++node) {
        const double straight = plan.halfWidths[node] - NetworkPlan::nodeHalf;
        for (const double aside : {-straight, 0.0, straight})
            side(node).push_back({plan.nodes[node] + QPointF(aside, 0), NetworkPlan::nodeHalf});
    }
    for (std::size_t arrow = 0; arrow < network.arrows.size(); ++arrow) {
        const QPolygonF& line = plan.arrows[arrow];
        const auto count = static_cast<std::size_t>(line.size());
        const double length =
            std::hypot(line.last().x() - line.first().x(), line.last().y() - line.first().y());
        const std::size_t steps = std::max<std::size_t>(2, static_cast<std::size_t>(length / sampleApart));
        for (std::size_t i = 0; i <= steps; ++i) {
            const std::size_t at = (count - 1) * i / steps;
            const FlowNetwork::Arrow& drawn = network.arrows[arrow];
            side(2 * i < steps ? drawn.from : drawn.to).push_back({line[static_cast<qsizetype>(at)], 0});
        }
    }
    return sides;
}

/// To the nearest part. Square roots are taken only for parts nearer than all before: there are many of both.
double distanceTo(const std::vector<Weighted>& side, const QPointF& point) {
    double least = 1e9;
    for (const Weighted& part : side) {
        const QPointF away = point - part.at;
        const double squared = QPointF::dotProduct(away, away);
        const double reach = least + part.radius;
        if (reach > 0 && squared < reach * reach) least = std::sqrt(squared) - part.radius;
    }
    return least;
}

/// A field sampled on a grid that reaches a little beyond the area; positive on the source’s side.
class Field {
public:
    Field(const QRectF& area, const std::array<std::vector<Weighted>, 2>& sides)
        : cell_(std::max(area.width(), area.height()) / cells),
          wide_(static_cast<int>(std::ceil(area.width() / cell_)) + 5),
          high_(static_cast<int>(std::ceil(area.height() / cell_)) + 5),
          origin_(area.topLeft() - QPointF(2 * cell_, 2 * cell_)) {
        for (int y = 0; y < high_; ++y) {
            for (int x = 0; x < wide_; ++x) {
                const bool isRim = x == 0 || y == 0 || x == wide_ - 1 || y == high_ - 1;
                values_.push_back(isRim ? outside
                                        : distanceTo(sides[0], at(x, y)) - distanceTo(sides[1], at(x, y)));
            }
        }
    }

    [[nodiscard]] QPainterPath contour() {
        for (int y = 0; y + 1 < high_; ++y)
            for (int x = 0; x + 1 < wide_; ++x)
                addCell(x, y);
        QPainterPath path;
        while (!next_.empty()) {
            QPolygonF loop;
            for (auto now = next_.begin(); now != next_.end(); now = next_.find(take(now)))
                loop << crossing(now->first);
            path.addPolygon(loop);
            path.closeSubpath();
        }
        return path;
    }

private:
    /// An edge between two neighbours on the grid: the index of the left or upper one, and whether the other
    /// is below.
    using Edge = std::pair<int, bool>;

    [[nodiscard]] QPointF at(int x, int y) const { return origin_ + QPointF(x * cell_, y * cell_); }
    [[nodiscard]] int index(int x, int y) const { return y * wide_ + x; }
    [[nodiscard]] bool isIn(int index) const { return values_[static_cast<std::size_t>(index)] > 0; }

    Edge take(std::map<Edge, Edge>::iterator now) {
        const Edge next = now->second;
        next_.erase(now);
        return next;
    }

    [[nodiscard]] QPointF crossing(const Edge& edge) const {
        const int other = edge.first + (edge.second ? wide_ : 1);
        const double here = values_[static_cast<std::size_t>(edge.first)];
        const double there = values_[static_cast<std::size_t>(other)];
        const double share = std::clamp(here / (here - there), 0.0, 1.0);
        const QPointF from = at(edge.first % wide_, edge.first / wide_);
        return from + (edge.second ? QPointF(0, share * cell_) : QPointF(share * cell_, 0));
    }

    /// Adds the pieces of the contour in a cell, each from where a walk around the cell leaves the source's
    /// side to where it entered it.
    void addCell(int x, int y) {
        const std::array<int, 4> corners = {index(x, y), index(x + 1, y), index(x + 1, y + 1),
                                            index(x, y + 1)};
        const std::array<Edge, 4> edges = {Edge{corners[0], false}, Edge{corners[1], true},
                                           Edge{corners[3], false}, Edge{corners[0], true}};
        for (std::size_t i = 0; i < 4; ++i) {
            if (isIn(corners[i]) || !isIn(corners[(i + 1) % 4])) continue;
            for (std::size_t on = 1; on < 4; ++on) {
                const std::size_t j = (i + on) % 4;
                if (!isIn(corners[j]) || isIn(corners[(j + 1) % 4])) continue;
                next_[edges[j]] = edges[i];
                break;
            }
        }
    }

    double cell_;
    int wide_;
    int high_;
    QPointF origin_;
    std::vector<double> values_;
    std::map<Edge, Edge> next_;
};

} // namespace

QPainterPath sourceSideOf(const NetworkPlan& plan, const FlowNetwork& network,
                          const std::vector<char>& isReached, const QRectF& area) {
    return Field(area, sidesOf(plan, network, isReached)).contour();
}

} // namespace mexplorer::ui
