#include "ui/figure/empty_box.h"
#include "ui/views/xor/xor_figure.h"
#include "ui/views/xor/xor_parts.h"

#include <QPainterPath>

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double leastTextPixels = 3; // smaller, digits are only noise

} // namespace

void XorFigure::drawDigit(QPainter& painter, const Style& style, const QRectF& cell, std::uint64_t digit,
                          bool glowing) const {
    const Theme& theme = style.theme;
    const RoleColours& odd = oddColours(theme);
    const bool isZero = digit == 0;
    const double scale = painter.worldTransform().m11();
    const double radius = std::min(8.0, cell.height() / 6);
    painter.setPen(Qt::NoPen);
    if (!isZero && glowing) {
        painter.setBrush(faded(odd.fill, 0.28));
        const double halo = std::min(4.0, cell.height() / 13);
        painter.drawRoundedRect(cell.adjusted(-halo, -halo, halo, halo), radius + halo, radius + halo);
    }
    painter.setBrush(isZero ? paleGround(theme) : glowing ? odd.fill : colourOfOne(theme));
    painter.drawRoundedRect(cell, radius, radius);
    const bool isLegible =
        layout_.digitPixels() * scale >= leastTextPixels && style.leastIn(painter) <= cell.height();
    if (!isLegible) return;
    painter.setFont(style.fontIn(painter, layout_.digitPixels(), QFont::Bold));
    painter.setPen(isZero ? theme.quiet : glowing ? odd.on : onOne(theme));
    if (digit < 10) // the usual case, kept fast
        painter.drawText(cell, Qt::AlignCenter, QString::number(digit));
    else
        drawFittedText(painter, style, cell, Qt::AlignCenter, QString::number(digit));
}

void XorFigure::drawCells(QPainter& painter, const Style& style, std::size_t row,
                          const Component& component) const {
    const bool shown = rowShown(*layout_.heapIn(row));
    for (unsigned bit = 0; bit < layout_.columns(); ++bit) {
        const QRectF cell = layout_.cell(row, bit);
        const Named column(painter, topic::column, bit);
        const Keyed digit(painter, digitOf(row, bit));
        if (shown)
            drawDigit(painter, style, cell, (component.value >> bit) & 1U, glows(bit));
        else
            drawEmptyBox(painter, style, cell);
    }
}

/// The rows after the turn, as far as they are written.
void XorFigure::drawMove(QPainter& painter, const Style& style) const {
    std::size_t anyWritten = 0;
    for (unsigned bit = 0; bit < layout_.columns(); ++bit) {
        if (!isWritten(bit)) continue;
        ++anyWritten;
        drawCount(painter, style, layout_.moveCount(bit, framedRows()), onesAfter(bit));
    }
    const bool isToCome = anyWritten == 0 && !whole();
    for (std::size_t change = 0; change < layout_.changes() && isToCome; ++change) {
        for (unsigned bit = 0; bit < layout_.columns(); ++bit)
            drawEmptyBox(painter, style, layout_.moveCell(bit, change));
    }
    if (anyWritten == 0) return;
    for (std::size_t change = 0; change < framedRows(); ++change)
        drawChange(painter, style, change);
    if (moved()) drawArrow(painter, style);
}

void XorFigure::drawChange(QPainter& painter, const Style& style, std::size_t index) const {
    const RowChange& change = framedMove()->changes[index];
    const Component& before = picture_->subject.components[change.component];
    const QColor green = style.theme.winning;
    const Named turn(painter, topic::move);
    drawRowFrame(painter, style, layout_.moveRow(index), green, moved());
    const std::size_t row = layout_.rowOf(change.component);
    for (unsigned bit = 0; bit < layout_.columns(); ++bit) {
        const QRectF cell = layout_.moveCell(bit, index);
        const MotionKey key{isWritten(bit) ? "new digit" : "empty new", bit, index};
        const Keyed digit(painter, key, digitOf(row, bit));
        if (!isWritten(bit)) {
            drawEmptyBox(painter, style, cell);
            continue;
        }
        drawDigit(painter, style, cell, (change.newValue >> bit) & 1U, !isRight(onesAfter(bit)));
        if (litColumn() == bit && ((before.value ^ change.newValue) >> bit) & 1U) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(style.theme.accent, 2.5 * style.line));
            painter.drawRoundedRect(cell.adjusted(-5, -5, 5, 5), 10, 10);
        }
    }
    painter.setFont(style.fontIn(painter, layout_.sizePixels(), QFont::Bold));
    if (!moved()) {
        painter.setPen(style.theme.quiet);
        drawComponent(painter, style, layout_.moveSize(index), before.text + " →");
        return;
    }
    painter.setPen(green);
    drawComponent(painter, style, layout_.moveSize(index), change.to);
    const bool isItsValue = change.to == std::to_string(change.newValue);
    if (layout_.moveValue(index).width() > 0 && !isItsValue) {
        painter.drawText(layout_.moveValue(index), Qt::AlignRight | Qt::AlignVCenter,
                         QStringLiteral("→ %1").arg(change.newValue));
    }
}

/// An arrow from the changed rows, around the table, to what they become, in their order.
void XorFigure::drawArrow(QPainter& painter, const Style& style) const {
    const QColor green = style.theme.winning;
    const double x = layout_.laneLeft() + 8;
    constexpr double bend = 10;
    QPainterPath path;
    double top = layout_.moveRow(0).center().y();
    for (std::size_t i = 0; i < framedRows(); ++i) {
        const QRectF from = layout_.row(layout_.rowOf(framedMove()->changes[i].component));
        top = std::min(top, from.center().y());
        path.moveTo(from.left(), from.center().y());
        path.lineTo(x + bend, from.center().y());
        path.quadTo(x, from.center().y(), x, from.center().y() + bend);
    }
    double bottom = top;
    for (std::size_t i = 0; i < framedRows(); ++i) {
        const QPointF end(layout_.moveRow(i).left() - 3, layout_.moveRow(i).center().y());
        bottom = end.y();
        path.moveTo(x, end.y() - bend);
        path.quadTo(x, end.y(), x + bend, end.y());
        path.lineTo(end.x() - 6, end.y());
        painter.setPen(Qt::NoPen);
        painter.setBrush(green);
        painter.drawPolygon(QPolygonF({end, end + QPointF(-11, -6.5), end + QPointF(-11, 6.5)}));
    }
    path.moveTo(x, top + bend);
    path.lineTo(x, bottom - bend);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(green, 2.5 * style.line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
}

} // namespace mexplorer::ui
