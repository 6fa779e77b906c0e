// The numbers of a step, in boxes above all else.
#include "core/text/decimal.h"
#include "ui/views/cards/cards_drawing.h"
#include "ui/views/cards/cards_numbers.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace mexplorer::ui {

namespace {

using Phase = CfrState::Phase;

constexpr double chipPixels = 13;

} // namespace

/// The nearest place for a box that hides neither a payoff nor another box.
QRectF CardsDrawing::besidePayoffs(QRectF box) const {
    constexpr int circles = 30;
    constexpr int directions = 16;
    constexpr double apart = 4; // pixels
    const auto isClear = [&](const QRectF& place) {
        const auto hides = [&](const QRectF& other) { return other.intersects(place); };
        return frame_.area().contains(place) && std::ranges::none_of(payoffs_, hides) &&
               std::ranges::none_of(chips_, hides, &Chip::box);
    };
    for (int circle = 0; circle < circles; ++circle)
        for (int i = 0; i < (circle == 0 ? 1 : directions); ++i) {
            const double angle = 2 * std::numbers::pi * (i - directions / 4.0) / directions; // upwards first
            const QRectF place =
                box.translated(circle * apart * std::cos(angle), circle * apart * std::sin(angle));
            if (isClear(place)) return place;
        }
    return box;
}

void CardsDrawing::addChip(const QPointF& middle, const QString& text, const MotionKey& key,
                           const std::optional<MotionSource>& source) {
    const QFontMetricsF metrics(chipFont_);
    QRectF box(0, 0, metrics.horizontalAdvance(text) + 10, chipHeight());
    box.moveCenter(middle);
    box = besidePayoffs(box);
    chips_.push_back({box, text, key, source});
    texts_.add(box);
}

std::optional<MotionSource> CardsDrawing::belowOf(std::size_t place) const {
    const SequenceForm::NodeRecord& record = nodeAt(place);
    if (record.actor == Actor::nobody) return std::nullopt;
    const auto child = picture_.layout.placeOf(record.firstChild);
    return child ? std::optional<MotionSource>(at(*child)) : std::nullopt;
}

/// On a node; above an end, whose payoff is below.
QPointF CardsDrawing::chipMiddle(std::size_t place) const {
    if (nodeAt(place).actor != Actor::nobody) return at(place);
    const double above = chipHeight() / 2 + dotRadius * style().line + 1;
    return at(place) - QPointF(0, above);
}

double CardsDrawing::chipHeight() const {
    return QFontMetricsF(chipFont_).height() + 2;
}

/// What each action is worth, at the node it leads to; all together if there is too little room.
void CardsDrawing::findWorth(std::size_t place, const CfrSetUpdate::Place& one) {
    QStringList texts;
    std::vector<std::size_t> children;
    std::vector<QPointF> middles;
    double widest = 0;
    const QFontMetricsF metrics(chipFont_);
    for (std::size_t action = 0; action < one.worth.size(); ++action) {
        const auto child =
            picture_.layout.placeOf(nodeAt(place).firstChild + static_cast<SequenceForm::Node>(action));
        if (!child) continue;
        texts << signedText(one.worth[action]);
        children.push_back(*child);
        middles.push_back(chipMiddle(*child));
        widest = std::max(widest, metrics.horizontalAdvance(texts.back()) + 14);
    }
    bool isCrowded = false;
    for (std::size_t i = 1; i < middles.size(); ++i)
        isCrowded = isCrowded || middles[i].x() - middles[i - 1].x() < widest;
    if (isCrowded) {
        const double y = std::max(middles.front().y(), middles.back().y());
        return addChip({(middles.front().x() + middles.back().x()) / 2, y}, texts.join(QStringLiteral("   ")),
                       worthKey(nodeAt(place).firstChild), belowOf(children.front()));
    }
    for (std::size_t i = 0; i < middles.size(); ++i)
        addChip(middles[i], texts[static_cast<qsizetype>(i)], worthKey(places()[children[i]].node),
                belowOf(children[i]));
}

/// Reach above the places of its set, worth at the nodes that its actions lead to.
void CardsDrawing::findChips(const QPainter& painter) {
    const CfrSetUpdate* update = look_.update();
    if (!update || look_.step->phase > Phase::worth) return;
    chipFont_ = style().fontIn(painter, chipPixels * style().type, QFont::DemiBold);
    const int digits = frame_.scale() < 0.9 * style().type ? 2 : 3; // fewer where there is less room
    for (const CfrSetUpdate::Place& one : update->places) {
        const auto place = picture_.layout.placeOf(one.node);
        if (!place) continue;
        addChip(at(*place) - QPointF(0, radius_ + 6 + chipHeight() / 2),
                QString::fromStdString(fractionText(one.reach, digits)), {"reach", one.node},
                at(places()[*place].parent));
        if (look_.step->phase == Phase::worth) findWorth(*place, one);
    }
}

void CardsDrawing::drawChips(QPainter& painter) const {
    painter.setFont(chipFont_);
    for (const Chip& chip : chips_) {
        const Keyed number(painter, chip.key, chip.source);
        painter.setPen(QPen(theme().selection, 1.4 * style().line));
        painter.setBrush(theme().paper);
        painter.drawRoundedRect(chip.box, 5, 5);
        painter.setPen(theme().ink);
        painter.drawText(chip.box, Qt::AlignCenter, chip.text);
    }
}

MotionKey worthKey(SequenceForm::Node node) {
    return {"worth", node};
}

} // namespace mexplorer::ui
