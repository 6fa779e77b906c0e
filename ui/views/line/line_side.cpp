#include "core/explain/period_proof.h"
#include "core/explain/say_signs.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/watch/named.h"
#include "ui/text/translated.h"
#include "ui/views/line/line_figure.h"
#include "ui/views/line/line_layout.h"
#include "ui/views/line/line_signs.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double alikePixels = 14;
constexpr double proofPixels = 13;
constexpr double gap = 12; // pixels between the things beside the table
constexpr double thumbnailHeight = 64;
constexpr double captionHeight = 18;
constexpr double leastScale = 40;

double heightOf(const QFont& font, const QString& text, double width) {
    constexpr double endless = 1e5;
    if (text.isEmpty()) return 0;
    return QFontMetricsF(font).boundingRect({0, 0, width, endless}, Qt::TextWordWrap, text).height();
}

} // namespace

QRectF LineFigure::sideOf(const Frame& frame) const {
    const double type = frame.style().type;
    const QRectF content = frame.content();
    const double edge = frame.toArea().map(QPointF(table_.bounds().right(), 0)).x();
    const double left = std::clamp(edge, content.left(), content.right()) + edgeRoom * type;
    const double table = frame.toArea().map(QPointF()).y();
    const double top = std::clamp(table, content.top(), content.top() + 0.2 * content.height());
    return {left, top, (sideWidth - 12) * type, content.bottom() - top};
}

/// Why the period is for ever, in as few words as there are.
QString LineFigure::checkedText() const {
    const bool isByComparing = showsBound() && data_->period->saltus == 0;
    return isByComparing ? translated(sayChecked(*data_->period)) : proofText();
}

QString LineFigure::firstWords() const {
    QString alike = alikeText();
    if (!alike.isEmpty() || !look_.hasHandle || !data_->period) return alike;
    return tr("%1 in a row. Drag the edge: at the period, each column has one colour.").arg(table_.width());
}

/// For the dashes of the proof’s bound before what is said of it.
double LineFigure::signRoom(const Style& style) const {
    return showsBound() ? 30 * style.type : 0;
}

double LineFigure::wordsHeight(const Style& style) const {
    const double width = (sideWidth - 12) * style.type;
    const double first = heightOf(style.font(alikePixels, QFont::DemiBold), firstWords(), width);
    const double checked = heightOf(style.font(proofPixels), checkedText(), width - signRoom(style));
    return first + checked + (first > 0 ? gap : 0) * style.type + (checked > 0 ? gap : 0) * style.type;
}

void LineFigure::drawWords(QPainter& painter, const Frame& frame, const QRectF& side) const {
    const Style& style = frame.style();
    const double share = std::min(1.0, side.height() / std::max(wordsHeight(style), 1.0));
    double top = side.top();
    const auto write = [&](const QString& text, const QFont& font, const QColor& colour, double in) {
        if (text.isEmpty()) return;
        const double height = share * heightOf(font, text, side.width() - in);
        painter.setFont(font);
        painter.setPen(colour);
        drawFittedText(painter, style, {side.left() + in, top, side.width() - in, height},
                       Qt::AlignLeft | Qt::AlignTop, text);
        top += height + share * gap * style.type;
    };
    {
        const Named named(painter, topic::period);
        write(firstWords(), style.font(alikePixels, QFont::DemiBold), style.theme.accent, 0);
    }
    const double in = signRoom(style);
    const double line = QFontMetricsF(style.font(proofPixels)).height();
    if (in > 0) drawDashes(painter, style, {side.left(), top, in - 6 * style.type, line});
    write(checkedText(), style.font(proofPixels), style.theme.quiet, in);
}

QRectF LineFigure::thumbnailBox(const Frame& frame) const {
    const QRectF side = sideOf(frame);
    const double height = std::min(thumbnailHeight * frame.style().type, 0.2 * side.height());
    return {side.left(), side.bottom() - height, side.width(), height};
}

/// In a small picture the words come first.
bool LineFigure::hasThumbnail(const Frame& frame) const {
    const double left = sideOf(frame).height() - wordsHeight(frame.style());
    return left >= (2 * thumbnailHeight + captionHeight) * frame.style().type;
}

QRectF LineFigure::besideWords(const Frame& frame) const {
    const QRectF side = sideOf(frame);
    const Style& style = frame.style();
    const double top = side.top() + std::min(wordsHeight(style), side.height());
    const double bottom =
        hasThumbnail(frame) ? thumbnailBox(frame).top() - (captionHeight + gap) * style.type : side.bottom();
    return {side.left(), top, side.width(), std::max(bottom - top, 1.0)};
}

bool LineFigure::isOnlyScale(const Frame& frame) const {
    if (!mexState()) return false;
    const double needed = 1.3 * frame.style().leastType * static_cast<double>(scaleSize());
    return besideWords(frame).height() < needed;
}

QRectF LineFigure::scaleBox(const Frame& frame) const {
    return isOnlyScale(frame) ? sideOf(frame) : besideWords(frame);
}

void LineFigure::drawSide(QPainter& painter, const Frame& frame, const ValueColours& colours) const {
    if (!mexState() && besideWords(frame).height() >= leastScale * frame.style().type)
        drawScale(painter, frame, colours);
    if (isOnlyScale(frame)) return;
    drawWords(painter, frame, sideOf(frame));
    if (hasThumbnail(frame)) drawThumbnail(painter, frame, thumbnailBox(frame));
}

/// The chart of all values, and where the chosen heap is in it.
void LineFigure::drawThumbnail(QPainter& painter, const Frame& frame, const QRectF& box) const {
    const Style& style = frame.style();
    if (data_->known.size() < 2) return;
    const double last = static_cast<double>(data_->size() - 1);
    const auto at = [&](const QPointF& point) {
        return QPointF(box.left() + point.x() / last * box.width(),
                       box.bottom() - point.y() / std::max(greatest_, 1U) * box.height());
    };
    QPolygonF line;
    for (const QPointF& point : decimated(data_->known, 0, data_->known.size(), mostPoints))
        line << at(point);
    painter.setPen(QPen(style.theme.line, style.line));
    painter.drawLine(box.bottomLeft(), box.bottomRight());
    painter.setPen(QPen(style.theme.rim, 1)); // wider, thousands of corners would be stroked
    painter.drawPolyline(line);
    if (look_.chosen && *look_.chosen < data_->known.size()) {
        painter.setPen(QPen(style.theme.paper, style.line));
        painter.setBrush(style.theme.ink);
        painter.drawEllipse(
            at({static_cast<double>(*look_.chosen), static_cast<double>(data_->known[*look_.chosen])}),
            3.5 * style.line, 3.5 * style.line);
    }
    painter.setFont(style.font(headPixels));
    painter.setPen(style.theme.quiet);
    const double caption = captionHeight * style.type;
    drawFittedText(painter, style, {box.left(), box.top() - caption - 2, box.width(), caption},
                   Qt::AlignLeft | Qt::AlignVCenter,
                   misere() ? translated(sayValueName(Play::misere)) : tr("SG(n)"));
}

} // namespace mexplorer::ui
