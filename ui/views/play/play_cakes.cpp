// Cakes, and how they are cut.
#include "core/rules/description.h"
#include "ui/figure/thing_drawing.h"
#include "ui/figure/watch/named.h"
#include "ui/views/play/play_painter.h"

namespace mexplorer::ui {

void PlayPainter::drawCake(std::size_t spot, const Thing& cake) {
    if (const ThingChange* cut = names_.changeFrom(spot))
        drawPieces(spot, *cut);
    else
        drawNamed(spot, cake, 0, laid(spot).thing);
}

/// Side by side, as they begin to move apart.
void PlayPainter::drawPieces(std::size_t spot, const ThingChange& change) {
    const bool isAcross = linesCut(change).front() < std::get<Cake>(change.thing.kind).width - 1;
    QPointF corner = laid(spot).thing.topLeft();
    for (std::size_t i = 0; i < change.pieces.size(); ++i) {
        const Cake& piece = change.pieces[i];
        const QRectF rect(corner, PlayLayout::cellSide * QSizeF(piece.width, piece.height));
        const Keyed own(painter_, ThingNames::piece(spot, i), Growth::stretches);
        drawThing(painter_, style_, {piece}, rect);
        corner = isAcross ? rect.topRight() : rect.bottomLeft();
    }
}

/// The lengths of its sides: the numbers that were entered, if the cakes are not a part of a sum.
void PlayPainter::drawSides(std::size_t spot, const Cake& cake) {
    const QRectF& rect = laid(spot).thing;
    const double room = laid(spot).room;
    const auto writeSide = [&](std::size_t index, std::uint32_t side, const QRectF& place) {
        const bool isEntered = picture_.parts.size() == 1;
        const auto own = named("side", spot, Growth::stretches, index);
        const Named entered(
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
