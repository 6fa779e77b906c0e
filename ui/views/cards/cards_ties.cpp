// The ties between places that a player cannot tell apart.
#include "core/regret/poker_rules.h"
#include "ui/views/cards/cards_drawing.h"

#include <QPainterPath>

#include <algorithm>
#include <map>

namespace mexplorer::ui {

namespace {

constexpr double bow = 0.3; // of a level: how far a tie bends around what is between its ends

} // namespace

QPen tiePen(const QColor& colour, double width) {
    QPen pen(colour, width, Qt::CustomDashLine, Qt::FlatCap); // round caps take Qt 200 times as long
    pen.setDashPattern({4, 2});
    return pen;
}

void CardsDrawing::drawTies(QPainter& painter) {
    std::map<std::pair<std::size_t, SequenceForm::Set>, std::vector<std::size_t>> sets;
    for (std::size_t place = 0; place < places().size(); ++place)
        if (const auto set = setOf(form(), places()[place].node))
            sets[{set->player, set->set}].push_back(place);
    for (auto& [set, tied] : sets) {
        std::sort(tied.begin(), tied.end(), [&](std::size_t left, std::size_t right) {
            return places()[left].at.x() < places()[right].at.x();
        });
        if (tied.size() > 1) drawTie(painter, {set.first, set.second}, tied);
    }
}

/// A straight line between neighbours; a curve around what is between others; around the whole tree between
/// its two ends.
void CardsDrawing::drawTie(QPainter& painter, const CardsSet& set, const std::vector<std::size_t>& tied) {
    const bool isLitSet = look_.lit() == set;
    const QColor colour = colourOf(static_cast<Actor>(set.player));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(tiePen(isLitSet ? colour : faded(colour, 0.75), (isLitSet ? 2.6 : 1.3) * style().line));
    const QRectF all = frame_.toArea().mapRect(picture_.layout.bounds());
    for (std::size_t i = 1; i < tied.size(); ++i) {
        const QPointF from = at(tied[i - 1]);
        const QPointF to = at(tied[i]);
        std::size_t between = 0;
        for (std::size_t place = 0; place < places().size(); ++place)
            if (places()[place].level == places()[tied[i]].level && at(place).x() > from.x() + 1 &&
                at(place).x() < to.x() - 1)
                ++between;
        const bool isLow = places()[tied[i]].level > 1;
        QPainterPath path(from);
        if (to.x() - from.x() > all.width() / 2) { // the first and the last
            const double y = isLow ? lowest_ : all.top() + 5;
            const double corner = 14 * style().line;
            const double down = isLow ? -corner : corner;
            path.lineTo(from.x(), y + down);
            path.quadTo({from.x(), y}, {from.x() + corner, y});
            path.lineTo(to.x() - corner, y);
            path.quadTo({to.x(), y}, {to.x(), y + down});
            path.lineTo(to);
        } else if (between == 0) {
            path.lineTo(to);
        } else {
            const bool isUp = places()[tied[i]].level == 2 &&
                              picture_.game().actionTo(places()[tied[i]].node) == actionId(PokerAction::bet);
            const double level = at(tied[i]).y() - at(places()[tied[i]].parent).y();
            // A curve reaches half as far as its control points: far enough to pass below the payoffs in
            // between.
            const double past = 2 * (QFontMetricsF(style().font(labelPixels)).height() + 8);
            const double bent = isUp ? -2 * bow * level : std::max(2 * bow * level, past);
            path.cubicTo(from + QPointF(0, 0.67 * bent), to + QPointF(0, 0.67 * bent), to);
        }
        texts_.add(path);
        painter.drawPath(path);
    }
}

} // namespace mexplorer::ui
