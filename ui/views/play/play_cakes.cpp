// Cakes, and how they are cut.
#include "core/rules/description.h"
#include "ui/figure/thing_drawing.h"
#include "ui/figure/watch/named.h"
#include "ui/text/translated.h"
#include "ui/views/play/play_painter.h"

#include <algorithm>

namespace mexplorer::ui {

void PlayPainter::drawCake(std::size_t spot, const Thing& cake) {
    const LaidSpot& place = laid(spot);
    const ThingChange* change = changeFrom(spot);
    if (change && look_.progress) return drawPieces(place, *change);
    drawThing(painter_, style_, cake, place.thing);
    drawSides(spot, std::get<Cake>(cake.kind));
    if (!place.label.isNull())
        write(place.label, translated(picture_.nameOf(spot)), 17, QFont::Normal, theme_.quiet);
}

/// On their ways apart; single squares vanish.
void PlayPainter::drawPieces(const LaidSpot& place, const ThingChange& change) {
    constexpr double parted = 22;     // between two
    constexpr double mostParted = 66; // from the first to the last
    const auto gaps = static_cast<double>(change.pieces.size() - 1);
    const double gap = std::min(parted, mostParted / gaps) * progress();
    const bool isAcross = linesCut(change).front() < std::get<Cake>(change.thing.kind).width - 1;
    QPointF corner = place.thing.topLeft() - gap * gaps / 2 * (isAcross ? QPointF(1, 0) : QPointF(0, 1));
    for (const Cake& piece : change.pieces) {
        const QRectF rect(corner, PlayLayout::cellSide * QSizeF(piece.width, piece.height));
        painter_.save();
        if (piece == Cake{}) painter_.setOpacity(painter_.opacity() * (1 - progress()));
        drawThing(painter_, style_, {piece}, rect);
        painter_.restore();
        corner = isAcross ? rect.topRight() + QPointF(gap, 0) : rect.bottomLeft() + QPointF(0, gap);
    }
}

/// The lengths of its sides: the numbers that were entered, if the cakes are not a part of a sum.
void PlayPainter::drawSides(std::size_t spot, const Cake& cake) {
    const QRectF& rect = laid(spot).thing;
    const double room = laid(spot).room;
    const auto writeSide = [&](std::size_t index, std::uint32_t side, const QRectF& place) {
        const bool isEntered = picture_.parts.size() == 1;
        const Named named(
            painter_, [&] { return isEntered ? enteredTopic(positionId, 2 * spot + index, side) : Topic(); });
        write(place, QString::number(side), 22, QFont::DemiBold, theme_.ink);
    };
    writeSide(0, cake.width, {rect.left(), rect.top() - room, rect.width(), room});
    writeSide(1, cake.height, {rect.left() - room - 2, rect.top(), room, rect.height()});
}

void PlayPainter::drawCuts(const ThingChange& change) {
    constexpr double beyond = 6; // not as far as the lengths of the sides
    QPen knife = dashed();
    knife.setWidthF(5);
    for (const std::uint64_t line : linesCut(change)) {
        const QLineF& whole = laid(*change.from).lines[line];
        const QPointF more = (whole.p2() - whole.p1()) * (beyond / whole.length());
        const QLineF longer(whole.p1() - more, whole.p2() + more);
        painter_.setPen(QPen(theme_.paper, 13, Qt::SolidLine, Qt::FlatCap));
        painter_.drawLine(longer);
        painter_.setPen(knife);
        painter_.drawLine(longer);
    }
}

} // namespace mexplorer::ui
