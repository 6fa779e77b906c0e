#include "core/explain/pairing.h"
#include "ui/figure/empty_box.h"
#include "ui/figure/thing_drawing.h"
#include "ui/text/translated.h"
#include "ui/views/xor/block_shape.h"
#include "ui/views/xor/xor_figure.h"
#include "ui/views/xor/xor_parts.h"

#include <QPainterPath>

#include <algorithm>
#include <bit>

namespace mexplorer::ui {

namespace {

constexpr double stoneSize = 19; // in a place of BlockShape::stone

/// How a block is painted, by what becomes of it.
struct BlockColours {
    QColor ground;
    QPen border;
    double stones = 1; ///< their opacity
};

BlockColours coloursOf(const Style& style, BlockState state) {
    const Theme& theme = style.theme;
    const auto pen = [&](const QColor& colour, double width, Qt::PenStyle line = Qt::SolidLine) {
        return QPen(colour, width * style.line, line);
    };
    switch (state) {
    case BlockState::paired:
        return {faded(paleGround(theme), 0.5), pen(theme.line, 1.5), pairedShare};
    case BlockState::alone:
        return {groundOfOdd(theme), pen(oddColours(theme).text, 2.5)};
    case BlockState::leaving:
        return {groundOfOdd(theme), pen(theme.winning, 4)};
    case BlockState::coming:
        return {Qt::transparent, pen(theme.winning, 2.5, Qt::DashLine), 0.45};
    case BlockState::come:
        return {faded(theme.winning, 0.12), pen(theme.winning, 2.5)};
    case BlockState::present:
        break;
    }
    return {paleGround(theme), pen(theme.rim, 1.5)};
}

} // namespace

Pairing XorFigure::pairingOf(unsigned bit) const {
    std::vector<Nimber> values;
    for (std::size_t heap = 0; heap < picture_->subject.components.size(); ++heap)
        values.push_back(valueNow(heap));
    const ColumnsTurn* turn = framedMove();
    if (!turn && picture_->subject.move) turn = &*picture_->subject.move;
    return pairedOff(values, bit, turn ? std::optional(turn->changes.front().component) : std::nullopt);
}

std::optional<BlockState> XorFigure::blockOf(std::size_t heap, unsigned bit, const Pairing& pairing) const {
    const auto hasOne = [bit](Nimber value) { return ((value >> bit) & 1U) != 0; };
    const bool was = hasOne(picture_->subject.components[heap].value);
    const bool isChanged = isFramed(heap) && isWritten(bit);
    const bool willBe = isChanged ? hasOne(framedMove()->changes.front().newValue) : was;
    if (isMadeInPlace()) {
        if (!willBe) return std::nullopt;
        if (!was) return BlockState::come;
    } else {
        if (was && !willBe) return BlockState::leaving;
        if (!was && willBe) return BlockState::coming;
        if (!was) return std::nullopt;
    }
    if (!columnCounted(bit)) return BlockState::present;
    return pairing.alone == heap ? BlockState::alone : BlockState::paired;
}

void XorFigure::drawBlock(QPainter& painter, const Style& style, const QRectF& block, unsigned bit,
                          BlockState state) const {
    constexpr double radius = 9;
    const BlockColours colours = coloursOf(style, state);
    if (state == BlockState::alone || state == BlockState::leaving) {
        constexpr double halo = 4;
        painter.setPen(Qt::NoPen);
        painter.setBrush(faded(oddColours(style.theme).fill, 0.3));
        painter.drawRoundedRect(block.adjusted(-halo, -halo, halo, halo), radius + halo, radius + halo);
    }
    painter.setPen(colours.border);
    painter.setBrush(colours.ground);
    drawRoundedBox(painter, block, radius);
    constexpr double beside = (BlockShape::stone - stoneSize) / 2;
    const double opacity = painter.opacity();
    painter.setOpacity(colours.stones * opacity);
    const BlockShape shape(bit);
    for (unsigned stone = 0; stone < shape.stones(); ++stone)
        drawThing(painter, style, {ThingKind::stone},
                  shape.place(block, stone).adjusted(beside, beside, -beside, -beside));
    painter.setOpacity(opacity);
}

/// What comes in a move is what is left of the largest block that it takes.
void XorFigure::drawBlocks(QPainter& painter, const Style& style, std::size_t row) const {
    const std::size_t heap = *layout_.heapIn(row);
    for (unsigned bit = 0; bit < layout_.columns(); ++bit) {
        const QRectF block = layout_.cell(row, bit);
        const Named column(painter, topic::column, bit);
        if (!rowShown(heap)) {
            const Keyed empty(painter, {"empty row", row, bit});
            drawEmptyBox(painter, style, block);
            continue;
        }
        const auto state = blockOf(heap, bit, pairingOf(bit));
        if (!state) continue;
        std::optional<MotionSource> source;
        if (*state == BlockState::coming || *state == BlockState::come)
            source = digitOf(row, static_cast<unsigned>(std::bit_width(picture_->subject.sum)) - 1);
        const Keyed one(painter, digitOf(row, bit), source);
        drawBlock(painter, style, block, bit, *state);
    }
}

/// A dotted arc from block to block, for each pair that has been counted.
void XorFigure::drawPairs(QPainter& painter, const Style& style) const {
    constexpr double beside = 4;
    constexpr double bulge = 22;
    for (unsigned bit = 0; bit < layout_.columns(); ++bit) {
        if (!columnCounted(bit)) continue;
        const Pairing pairing = pairingOf(bit);
        for (const auto& pair : pairing.pairs) {
            const QRectF upper = layout_.cell(layout_.rowOf(pair.first), bit);
            const QRectF lower = layout_.cell(layout_.rowOf(pair.second), bit);
            const QPointF from(upper.right() + beside, upper.center().y());
            const QPointF to(lower.right() + beside, lower.center().y());
            QPainterPath arc(from);
            arc.cubicTo(from + QPointF(bulge, 0), to + QPointF(bulge, 0), to);
            const bool isNew = blockOf(pair.first, bit, pairing) == BlockState::come ||
                               blockOf(pair.second, bit, pairing) == BlockState::come;
            const Keyed drawn(painter, {"pair", bit, pair.first}, from, Growth::uncovers);
            QPen pen(isNew ? style.theme.winning : style.theme.quiet, 2.5 * style.line, Qt::CustomDashLine,
                     Qt::RoundCap);
            pen.setDashPattern({0.1, 2.2});
            painter.setPen(pen);
            painter.setBrush(Qt::NoBrush);
            painter.drawPath(arc);
        }
    }
}

/// What has no partner falls into the row of the result.
void XorFigure::drawLeft(QPainter& painter, const Style& style, unsigned bit) const {
    const auto alone = pairingOf(bit).alone;
    if (!alone) return;
    const Keyed left(painter, {"digit of the sum", bit}, digitOf(layout_.rowOf(*alone), bit));
    drawBlock(painter, style, layout_.resultCell(bit), bit, BlockState::alone);
}

bool XorFigure::pairingIsWritten(const QPainter& painter, const Style& style) const {
    const QFontMetricsF metrics(style.fontIn(painter, layout_.countPixels(), QFont::Bold));
    return metrics.horizontalAdvance(translated(sayPairing(3))) <= layout_.count(0).width();
}

/// “three 1s”, and below it “one is alone”; in a small window only how many there are.
void XorFigure::drawPairing(QPainter& painter, const Style& style, unsigned bit) const {
    const QRectF where = layout_.count(bit);
    const std::size_t count = pairingOf(bit).count();
    const bool isOdd = count % 2 != 0;
    painter.setPen(isOdd ? oddColours(style.theme).text : style.theme.quiet);
    painter.setFont(style.fontIn(painter, layout_.countPixels(), isOdd ? QFont::Bold : QFont::Normal));
    if (!pairingIsWritten(painter, style)) {
        painter.drawText(where, Qt::AlignCenter, QString::number(count));
        return;
    }
    const double half = where.height() / 2;
    painter.drawText(where.adjusted(0, 0, 0, -half), Qt::AlignHCenter | Qt::AlignBottom | Qt::TextDontClip,
                     translated(sayBlocks(count, bit)));
    painter.drawText(where.adjusted(0, half, 0, 0), Qt::AlignHCenter | Qt::AlignTop | Qt::TextDontClip,
                     translated(sayPairing(count)));
}

} // namespace mexplorer::ui
