#include "core/text/long_values.h"
#include "ui/figure/empty_box.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"
#include "ui/views/xor/xor_figure.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double leastTextPixels = 3; // smaller, digits are only noise
constexpr double reasonStretch = 1.3; // by how much a reason's type may be enlarged in its place

/// The colour of pale cells.
QColor paleGround(const Theme& theme) {
    return theme.dark ? theme.line.darker(130) : theme.chrome.darker(102);
}

double powerWidth(QPainter& painter, const Style& style, int pixels, unsigned exponent) {
    const double raised = QFontMetricsF(style.fontIn(painter, 0.72 * pixels, QFont::Bold))
                              .horizontalAdvance(QString::number(exponent));
    return QFontMetricsF(style.fontIn(painter, pixels, QFont::Bold)).horizontalAdvance(u'2') + raised;
}

void drawPower(QPainter& painter, const Style& style, const QRectF& where, int pixels, unsigned exponent) {
    const QFont base = style.fontIn(painter, pixels, QFont::Bold);
    const QFont raised = style.fontIn(painter, 0.72 * pixels, QFont::Bold);
    const QString above = QString::number(exponent);
    const double width = QFontMetricsF(base).horizontalAdvance(u'2');
    const double whole = powerWidth(painter, style, pixels, exponent);
    const QRectF left(where.center().x() - whole / 2, where.top(), whole + 2, where.height());
    painter.setFont(base);
    painter.drawText(left, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("2"));
    painter.setFont(raised);
    painter.drawText(left.adjusted(width, -0.7 * pixels, 0, -0.7 * pixels), Qt::AlignLeft | Qt::AlignVCenter,
                     above);
}

/// Writes in the painter's font; a text that does not fit is smaller and takes several lines.
void drawText(QPainter& painter, const Style& style, const QRectF& where, const std::string& text) {
    drawFittedText(painter, style, where, Qt::AlignRight | Qt::AlignVCenter,
                   shownText(withoutLongValues(text), XorLayout::longestComponent));
}

MotionKey digitOf(std::size_t row, unsigned bit) {
    return {"digit", row, bit};
}

/// A label, extended into the empty space on the left if the type has to be larger than planned.
QRectF withOverhang(const QRectF& label, const QPainter& painter, const Style& style, int pixels) {
    const double least = style.leastIn(painter);
    return least > pixels ? label.adjusted(-2.5 * least, 0, 0, 0) : label;
}

} // namespace

void XorFigure::draw(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    drawAboveLegend(painter, frame, legend(frame), [&] {
        painter.save();
        painter.setTransform(frame.toArea(), true);
        drawCoins(painter, style);
        drawBands(painter, style);
        drawRowFrames(painter, frame);
        drawRows(painter, frame);
        drawResult(painter, style);
        drawMove(painter, style);
        drawSentence(painter, frame);
        drawHeadings(painter, frame);
        painter.restore();
        drawBadge(painter, frame);
        drawTitle(painter, frame);
    });
}

QStringList XorFigure::textsBeside(const Frame& frame) const {
    return textsOf(legend(frame)) << badge() << title(frame.style());
}

void XorFigure::drawBands(QPainter& painter, const Style& style) const {
    for (unsigned bit = 0; bit < layout_.columns(); ++bit) {
        const bool lit = litColumn() == bit;
        const bool hovered = look_.hoveredColumn == bit;
        if (!glows(bit) && !lit && !hovered) continue;
        const Keyed band(painter, {"band", bit});
        drawBand(painter, bit, glows(bit) ? style.theme.spotlight : faded(style.theme.accentSoft, 0.7),
                 hovered && !lit ? QPen(style.theme.quiet, 1.5 * style.line) : QPen(Qt::NoPen));
    }
    if (!litColumn()) return;
    const Keyed focus(painter, {"focus"});
    drawBand(painter, *litColumn(), Qt::NoBrush, QPen(style.theme.accent, 2.5 * style.line));
}

void XorFigure::drawBand(QPainter& painter, unsigned bit, const QBrush& brush, const QPen& pen) const {
    const QRectF band = layout_.band(bit);
    const double radius = std::min(14.0, band.width() / 5);
    painter.setBrush(brush);
    painter.setPen(pen);
    painter.drawRoundedRect(band, radius, radius);
}

double XorFigure::headingsDown(const Frame& frame) const {
    return std::clamp(frame.visible().top() - layout_.heading(0).top(), 0.0, layout_.rule().y1());
}

void XorFigure::drawRowFrame(QPainter& painter, const Style& style, const QRectF& row, const QColor& colour,
                             bool filled) const {
    // Low rows have no room to spare: the frame is around them.
    const double inset = std::min(6.0, (row.height() - 44) / 6);
    const double radius = std::min(10.0, row.height() / 5);
    const QRectF frame = row.adjusted(1, inset, -1, -inset);
    painter.setPen(QPen(colour, std::min(3.0, row.height() / 14) * style.line));
    painter.setBrush(filled ? QBrush(faded(colour, 0.09)) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(frame, radius, radius);
}

/// Half of such a row would be behind the headings.
bool XorFigure::isBehindHeadings(const Frame& frame, const QRectF& row) const {
    return headingsDown(frame) > 0 && row.top() < layout_.heading(0).bottom() + headingsDown(frame) - 1;
}

/// Below all digits, as one of them may move from row to row.
void XorFigure::drawRowFrames(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const std::size_t lit = litHeap() ? layout_.rowOf(*litHeap()) : layout_.rows();
    for (std::size_t row = 0; row < layout_.rows(); ++row) {
        const auto heap = layout_.heapIn(row);
        if (isBehindHeadings(frame, layout_.row(row))) continue;
        if (heap && isFramed(*heap)) {
            const Keyed framed(painter, {"framed row", row});
            drawRowFrame(painter, style, layout_.row(row), style.theme.winning, true);
        } else if (row == lit) {
            const Keyed focus(painter, {"row in focus"});
            drawRowFrame(painter, style, layout_.row(row), style.theme.accent, true);
        } else if (heap && look_.hovered == *heap) {
            drawRowFrame(painter, style, layout_.row(row), style.theme.line, false);
        }
    }
}

void XorFigure::drawRows(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const QRectF visible = frame.visible();
    // If the labels are out of sight on the left, they move along.
    const double along = std::clamp(visible.left() - layout_.row(0).left(), 0.0,
                                    layout_.cell(0, 0).right() - layout_.valueLabel(0).right());
    for (std::size_t row = 0; row < layout_.rows(); ++row) {
        const QRectF whole = layout_.row(row);
        if (isBehindHeadings(frame, whole)) continue;
        if (whole.bottom() < visible.top() - whole.height() ||
            whole.top() > visible.bottom() + whole.height())
            continue;
        const auto heap = layout_.heapIn(row);
        if (heap) drawCells(painter, style, row, picture_->subject.components[*heap]);
        const Keyed label(painter, {"row", row});
        painter.save();
        painter.translate(along, 0);
        if (along > 0) {
            const QRectF size = layout_.sizeLabel(row);
            painter.fillRect(
                QRectF(size.topLeft(), layout_.valueLabel(row).bottomRight()).adjusted(-14, 2, 6, -2),
                faded(style.theme.paper, 0.9));
        }
        drawLabels(painter, style, row);
        painter.restore();
    }
}

void XorFigure::drawLabels(QPainter& painter, const Style& style, std::size_t row) const {
    const auto heap = layout_.heapIn(row);
    if (!heap) {
        const QRectF whole = layout_.row(row);
        painter.setPen(style.theme.quiet);
        painter.setFont(style.fontIn(painter, 0.6 * layout_.sizePixels()));
        drawFittedText(painter, style, whole.adjusted(14, 0, -14, 0), Qt::AlignLeft | Qt::AlignVCenter,
                       tr("… and %1 more").arg(layout_.folded()));
        return;
    }
    const Component& component = picture_->subject.components[*heap];
    const bool shown = rowShown(*heap);
    painter.setFont(style.fontIn(painter, layout_.sizePixels(), QFont::Bold));
    painter.setPen(shown ? style.theme.ink : style.theme.quiet);
    const QString reason = rowNote(*heap);
    const bool isLegible = style.leastIn(painter) <= reasonStretch * layout_.reasonPixels();
    const bool reasoned = shown && !reason.isEmpty() && layout_.reasonsShown() && isLegible;
    const double up = reasoned ? layout_.reasonLabel(row).height() / 2 : 0.0;
    QRectF size = layout_.sizeLabel(row).translated(0, -up);
    if (reasoned) { // keeps a long text to one line: the reason is below
        const double beside = (size.height() - 1.36 * layout_.sizePixels()) / 2;
        size.adjust(0, beside, 0, -beside);
    }
    drawText(painter, style, size, component.text);
    if (shown && layout_.valueLabel(row).width() > 0 && !component.isHeap) {
        painter.setPen(style.theme.quiet);
        painter.drawText(layout_.valueLabel(row).translated(0, -up), Qt::AlignRight | Qt::AlignVCenter,
                         QStringLiteral("→ %1").arg(component.value));
    }
    if (reasoned) {
        const bool isLit = picture_->verdict.hasClasses && look_.step && look_.step->misere;
        painter.setPen(isLit ? style.theme.accent : style.theme.quiet);
        painter.setFont(style.fontIn(painter, layout_.reasonPixels(), isLit ? QFont::Bold : QFont::Normal));
        drawFittedText(painter, style,
                       withOverhang(layout_.reasonLabel(row), painter, style, layout_.reasonPixels()),
                       Qt::AlignRight | Qt::AlignVCenter, reason);
    }
    if (whole() && !isFramed(*heap) && picture_->winningIn(*heap)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(style.theme.winning);
        painter.drawEllipse(QPointF(layout_.row(row).left() - 12, layout_.row(row).center().y()), 5, 5);
    }
}

void XorFigure::drawDigit(QPainter& painter, const Style& style, const QRectF& cell, std::uint64_t digit,
                          bool glowing) const {
    const Theme& theme = style.theme;
    const bool isZero = digit == 0;
    const double scale = painter.worldTransform().m11();
    const double radius = std::min(8.0, cell.height() / 6);
    painter.setPen(Qt::NoPen);
    if (!isZero && glowing) {
        painter.setBrush(faded(theme.n, 0.28));
        const double halo = std::min(4.0, cell.height() / 13);
        painter.drawRoundedRect(cell.adjusted(-halo, -halo, halo, halo), radius + halo, radius + halo);
    }
    painter.setBrush(isZero ? paleGround(theme) : glowing ? theme.n : theme.p);
    painter.drawRoundedRect(cell, radius, radius);
    const bool isLegible =
        layout_.digitPixels() * scale >= leastTextPixels && style.leastIn(painter) <= cell.height();
    if (!isLegible) return;
    painter.setFont(style.fontIn(painter, layout_.digitPixels(), QFont::Bold));
    painter.setPen(isZero ? theme.quiet : glowing ? theme.onN : theme.onP);
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
        const Keyed digit(painter, digitOf(row, bit));
        if (shown)
            drawDigit(painter, style, cell, (component.value >> bit) & 1U, glows(bit));
        else
            drawEmptyBox(painter, style, cell);
    }
}

bool XorFigure::countsInWords(const QPainter& painter, const Style& style) const {
    if (!layout_.countsInWords()) return false;
    const QFontMetricsF metrics(style.fontIn(painter, layout_.countPixels(), QFont::Bold));
    const double apart = metrics.averageCharWidth(); // else those of two columns read as one
    return metrics.horizontalAdvance(tr("%1 ones").arg(layout_.rows())) + apart <= layout_.count(0).width();
}

void XorFigure::drawCount(QPainter& painter, const Style& style, const QRectF& where,
                          std::size_t ones) const {
    const bool right = isRight(ones);
    painter.setPen(right ? style.theme.quiet : style.theme.nText);
    painter.setFont(style.fontIn(painter, layout_.countPixels(), right ? QFont::Normal : QFont::Bold));
    const QString number = QString::number(ones);
    painter.drawText(where, Qt::AlignCenter,
                     !countsInWords(painter, style) ? number
                     : ones == 1                    ? tr("1 one")
                                                    : tr("%1 ones").arg(number));
}

void XorFigure::drawResult(QPainter& painter, const Style& style) const {
    {
        const Keyed rule(painter, {"rule"});
        painter.setPen(QPen(style.theme.ink, 2 * style.line));
        painter.drawLine(layout_.rule());
    }
    if (!whole() && look_.step->result)
        drawRowFrame(painter, style, layout_.resultRow(), style.theme.accent, true);
    const bool all = columnCounted(layout_.columns() - 1);
    const std::uint64_t modulus = picture_->subject.modulus;
    const QString label = !isXor() ? tr("mod %1").arg(modulus)
                          : all    ? QStringLiteral("⊕ %1").arg(picture_->subject.sum)
                                   : QStringLiteral("⊕");
    painter.setFont(style.fontIn(painter, layout_.sizePixels(), QFont::Bold));
    painter.setPen(all ? style.theme.ink : style.theme.quiet);
    {
        const Keyed sum(painter, {"sum"});
        drawFittedText(painter, style,
                       withOverhang(layout_.resultLabel(), painter, style, layout_.sizePixels()),
                       Qt::AlignRight | Qt::AlignVCenter, label);
    }
    for (unsigned bit = 0; bit < layout_.columns(); ++bit) {
        if (!columnCounted(bit)) {
            const Keyed box(painter, {"empty", bit});
            drawEmptyBox(painter, style, layout_.resultCell(bit));
            continue;
        }
        {
            const Keyed digit(painter, {"digit of the sum", bit}, digitOf(0, bit));
            drawDigit(painter, style, layout_.resultCell(bit), ones_[bit] % modulus, glows(bit));
        }
        const Keyed count(painter, {"count", bit});
        drawCount(painter, style, layout_.count(bit), ones_[bit]);
    }
    if (!countsInWords(painter, style) && columnCounted(0)) {
        painter.setPen(style.theme.quiet);
        painter.setFont(style.fontIn(painter, layout_.countPixels()));
        const QRectF left = layout_.resultLabel();
        const QRectF counts(left.left(), layout_.count(0).top(), left.width(), layout_.count(0).height());
        drawFittedText(painter, style, withOverhang(counts, painter, style, layout_.countPixels()),
                       Qt::AlignRight | Qt::AlignVCenter, tr("ones"));
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
        drawText(painter, style, layout_.moveSize(index), before.text + " →");
        return;
    }
    painter.setPen(green);
    drawText(painter, style, layout_.moveSize(index), change.to);
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

void XorFigure::drawSentence(QPainter& painter, const Frame& frame) const {
    const QString text = sentence();
    if (text.isEmpty()) return;
    const Style& style = frame.style();
    const Theme& theme = style.theme;
    QRectF where = layout_.sentence();
    if (style.leastIn(painter) > layout_.sentencePixels()) where = widened(where, frame);
    painter.setPen(framedMove()                ? theme.winning
                   : picture_->subject.move    ? theme.quiet
                   : isLost(picture_->outcome) ? theme.pText
                                               : theme.nText);
    painter.setFont(style.fontIn(painter, layout_.sentencePixels(), QFont::DemiBold));
    drawFittedText(painter, style, where, Qt::AlignHCenter | Qt::AlignTop, text);
}

/// Every how manieth column has a heading, so that two are told apart.
unsigned XorFigure::columnsApart(QPainter& painter, const Style& style) const {
    if (layout_.headingsInFull()) return 1;
    constexpr double share = 0.75; // of the room that a heading may fill
    const double widest = powerWidth(painter, style, layout_.headingPixels(), layout_.columns() - 1);
    return std::max(1U, static_cast<unsigned>(std::ceil(widest / (share * layout_.heading(0).width()))));
}

void XorFigure::drawHeadings(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const Theme& theme = style.theme;
    const double along = headingsDown(frame);
    painter.save();
    painter.translate(0, along);
    if (along > 0) {
        QRectF above = layout_.heading(layout_.columns() - 1).united(layout_.heading(0));
        above.setTop(frame.toWorld(frame.area().topLeft()).y() - along);
        painter.fillRect(above, theme.paper); // hides rows behind and above them
    }
    const unsigned apart = columnsApart(painter, style);
    for (unsigned bit = 0; bit < layout_.columns(); bit += apart) {
        const Keyed heading(painter, {"heading", bit});
        painter.setPen(litColumn() == bit ? theme.accent : theme.quiet);
        if (layout_.headingsInFull()) {
            painter.setFont(style.fontIn(painter, layout_.headingPixels(), QFont::Bold));
            drawFittedText(painter, style, layout_.heading(bit), Qt::AlignCenter,
                           QString::number(Nimber{1} << bit));
        } else {
            drawPower(painter, style, layout_.heading(bit), layout_.headingPixels(), bit);
        }
    }
    painter.restore();
}

} // namespace mexplorer::ui
