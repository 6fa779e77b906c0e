#include "ui/views/coalition/label_places.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace mexplorer::ui {

namespace {

constexpr double overText = 100; // more than any distance costs
constexpr double leaderOverText = 20;

bool crosses(const QLineF& line, const QRectF& box) {
    if (box.contains(line.p1()) || box.contains(line.p2())) return true;
    const std::array<QLineF, 2> diagonals{QLineF(box.topLeft(), box.bottomRight()),
                                          QLineF(box.topRight(), box.bottomLeft())};
    return std::any_of(diagonals.begin(), diagonals.end(), [&](const QLineF& diagonal) {
        return line.intersects(diagonal) == QLineF::BoundedIntersection;
    });
}

} // namespace

QPointF nearestOn(const QRectF& box, const QPointF& point) {
    return {std::clamp(point.x(), box.left(), box.right()), std::clamp(point.y(), box.top(), box.bottom())};
}

QRectF LabelPlaces::inPanel(QRectF box) const {
    box.moveLeft(
        std::clamp(box.left(), panel_.left(), std::max(panel_.left(), panel_.right() - box.width())));
    box.moveTop(std::clamp(box.top(), panel_.top(), std::max(panel_.top(), panel_.bottom() - box.height())));
    return box;
}

double LabelPlaces::costOf(const QRectF& box, const QPointF& anchor) const {
    const QLineF leader(anchor, nearestOn(box, anchor));
    double cost = 0;
    for (const QRectF& other : taken_) {
        if (other.intersects(box)) cost += overText;
        if (!other.contains(anchor) && crosses(leader, other)) cost += leaderOverText;
    }
    for (const Avoided& avoided : lines_)
        if (crosses(avoided.line, box)) cost += avoided.cost;
    return cost;
}

QRectF LabelPlaces::place(const QPointF& anchor, const QPointF& away, const QSizeF& size, double line) {
    constexpr int mostSteps = 12;
    constexpr double step = 0.6;        // heights of a line
    constexpr double turn = M_PI / 9;   // between two directions
    constexpr double costOfTurn = 0.35; // in heights of a line
    QRectF best;
    double least = std::numeric_limits<double>::max();
    constexpr int mostTurns = 5;
    for (int turns = -mostTurns; turns <= mostTurns; ++turns) {
        const double angle = turns * turn;
        const QPointF to(away.x() * std::cos(angle) - away.y() * std::sin(angle),
                         away.x() * std::sin(angle) + away.y() * std::cos(angle));
        for (int i = 2; i < mostSteps; ++i) {
            const double way = i * step;
            QRectF box(QPointF(0, 0), size);
            box.moveCenter(anchor + way * line * to +
                           QPointF(to.x() * size.width() / 2, to.y() * size.height() / 2));
            box = inPanel(box);
            const double cost = way + costOfTurn * std::abs(turns) + costOf(box, anchor);
            if (cost >= least) continue;
            least = cost;
            best = box;
        }
    }
    take(best);
    return best;
}

} // namespace mexplorer::ui
