// The payoffs below the ends.
#include "ui/theme/roles.h"
#include "ui/views/cards/cards_drawing.h"
#include "ui/views/cards/cards_numbers.h"

#include <algorithm>
#include <utility>

namespace mexplorer::ui {

namespace {

constexpr double besidePayoff = 3; // pixels between two payoffs

} // namespace

std::vector<QRectF> CardsDrawing::placesOfPayoff(std::size_t place, TextWidths& widths, int lines) const {
    const double width = widths.of(signedText(nodeAt(place).payoff));
    return placesBelow(place, {width + besidePayoff, widths.metrics().capHeight() + 2 * lineAir}, lines);
}

bool CardsDrawing::haveRoom(const QFont& payoffs) const {
    TextRoom room = texts_;
    TextWidths widths(payoffs);
    for (std::size_t place = 0; place < places().size(); ++place)
        if (nodeAt(place).actor == Actor::nobody && room.take(placesOfPayoff(place, widths, 1), {}).isNull())
            return false;
    return true;
}

QFont CardsDrawing::payoffFont(const QPainter& painter) const {
    for (double pixels = labelPixels * style().type;; --pixels) {
        const QFont font = style().fontIn(painter, pixels, QFont::DemiBold);
        if (pixels <= style().leastIn(painter) || haveRoom(font)) return font;
    }
}

/// The first that lies on no other text or node.
QRectF CardsDrawing::apartOf(const std::vector<QRectF>& boxes) const {
    const auto apart = std::ranges::find_if(boxes, [&](const QRectF& box) { return texts_.isApart(box); });
    return apart == boxes.end() ? QRectF() : *apart;
}

void CardsDrawing::drawPayoff(QPainter& painter, std::size_t place, const QFont& font, TextWidths& widths) {
    constexpr int mostLines = 5;
    const double payoff = nodeAt(place).payoff;
    painter.setPen(Qt::NoPen);
    painter.setBrush(payoff == 0 ? theme().draw : playerColours(theme(), payoff > 0).fill);
    const double dot = dotRadius * style().line;
    painter.drawEllipse(at(place), dot, dot);
    const std::vector<QRectF> wanted = placesOfPayoff(place, widths, mostLines);
    const QRectF box = texts_.take(wanted, apartOf(wanted)); // rather on a line than left out
    if (box.isNull()) {
        ++unwritten_;
        return;
    }
    payoffs_.push_back(box);
    painter.setFont(font);
    painter.setPen(payoff == 0 ? theme().quiet : playerColours(theme(), payoff > 0).text);
    painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, signedText(payoff));
}

/// Near the root, where trees are narrow.
std::vector<QRectF> CardsDrawing::nearRoot(const QSizeF& size) const {
    std::vector<QRectF> wanted;
    for (double y = inside_.top(); y < inside_.bottom() - size.height(); y += size.height() / 2)
        for (const double share : {0.0, 1.0, 0.25, 0.75, 0.5})
            wanted.emplace_back(QPointF(inside_.left() + share * (inside_.width() - size.width()), y), size);
    return wanted;
}

/// Where the note may be that tells how many numbers have no room.
std::vector<QRectF> CardsDrawing::placesOfNote(const QPainter& painter) const {
    constexpr int many = 88; // as wide as two digits can be
    const QFontMetricsF metrics(style().fontIn(painter, labelPixels * style().type));
    return nearRoot({metrics.horizontalAdvance(tr("numbers without room: %1").arg(many)), metrics.height()});
}

/// The first that hides no number of the step and no payoff; else no number of the step; else the first.
QRectF CardsDrawing::leastHiding(const std::vector<QRectF>& boxes) const {
    const auto hidden = [this](const QRectF& box) {
        const bool hidesChip =
            std::ranges::any_of(chips_, [&](const Chip& chip) { return chip.box.intersects(box); });
        const bool hidesPayoff =
            std::ranges::any_of(payoffs_, [&](const QRectF& payoff) { return payoff.intersects(box); });
        return std::pair(hidesChip, hidesPayoff);
    };
    const auto least = std::ranges::min_element(boxes, {}, hidden);
    return least == boxes.end() ? QRectF() : *least;
}

/// Keeps room for the note before the probabilities are written, of which it is not known how many find any.
/// If it is to tell of payoffs, it rather lies on something than nowhere.
void CardsDrawing::keepRoomForNote(const QPainter& painter) {
    const std::vector<QRectF> wanted = placesOfNote(painter);
    note_ = texts_.take(wanted, apartOf(wanted));
    if (!note_.isNull() || unwritten_ == 0) return;
    note_ = leastHiding(wanted);
    texts_.add(note_);
}

/// That numbers are left out is said wherever a line of text is seen.
void CardsDrawing::drawUnwritten(QPainter& painter) {
    if (unwritten_ == 0) return;
    if (note_.isNull()) note_ = leastHiding(placesOfNote(painter));
    if (note_.isNull()) return;
    const bool isAtRight = note_.center().x() > inside_.center().x();
    painter.fillRect(note_, theme().paper);
    painter.setFont(style().fontIn(painter, labelPixels * style().type));
    painter.setPen(theme().quiet);
    painter.drawText(note_,
                     int(isAtRight ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter | Qt::TextDontClip,
                     tr("numbers without room: %1").arg(unwritten_));
}

/// In the middle, or away from a neighbour that is too close; aside, or a line further down, if something is
/// in the way.
std::vector<QRectF> CardsDrawing::placesBelow(std::size_t place, const QSizeF& size, int lines) const {
    const double tooCloseLeft = std::max(0.0, size.width() - roomBefore_[place]);
    const double tooCloseRight = std::max(0.0, size.width() - room_[place]);
    const double top = dotRadius * style().line + TextRoom::clearOf; // clear of its own branch
    const QRectF best(at(place) + QPointF((tooCloseLeft - tooCloseRight - size.width()) / 2, top), size);
    std::vector<QRectF> boxes;
    for (double line = 0; line<lines; line += lines> 1 ? 0.5 : 1)
        for (const double aside : {0.0, 0.15, -0.15, 0.3, -0.3, 0.5, -0.5, 0.7, -0.7})
            boxes.push_back(best.translated(aside * size.width(), line * size.height()));
    return inside(std::move(boxes));
}

} // namespace mexplorer::ui
