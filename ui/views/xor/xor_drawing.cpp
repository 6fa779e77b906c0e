#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/slide_title.h"
#include "ui/views/xor/block_shape.h"
#include "ui/views/xor/xor_figure.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

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
        if (picture_->areBlocks)
            drawPairs(painter, style);
        else
            drawMove(painter, style);
        drawSentence(painter, frame);
        drawHeadings(painter, frame);
        painter.restore();
        drawBadge(painter, frame);
        drawSlideTitle(painter, frame, title(frame.style()));
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
    const double inside = picture_->areBlocks ? BlockShape(1).size().height() : 44;
    const double inset = std::min(6.0, (row.height() - inside) / 6);
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
