#include "core/explain/say_mex.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/text/translated.h"
#include "ui/views/mex/mex_figure.h"

#include <QPainterPath>

#include <algorithm>

namespace mexplorer::ui {

namespace {

// In units of boxes.
constexpr double aboveBoxes = 0.18;

constexpr double saidPixels = 18;
constexpr double besideSaid = 18;

/// Drawn, as fonts have it or not.
void drawTick(QPainter& painter, const QRectF& disc, const QColor& colour) {
    const QPointF middle = disc.center();
    const double size = disc.width() / 2;
    painter.setPen(QPen(colour, 0.26 * size, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const QPointF corners[] = {middle + QPointF(-0.42, 0.02) * size, middle + QPointF(-0.1, 0.34) * size,
                               middle + QPointF(0.44, -0.34) * size};
    painter.drawPolyline(corners, 3);
}

void drawDisc(QPainter& painter, const QRectF& disc, const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(disc);
}

} // namespace

/// Where the counter stands above a box, in the picture.
QRectF MexFigure::stop(const Frame& frame, std::size_t column) const {
    const QRectF under = box(column);
    QRectF disc(0, 0, shape_.stop, shape_.stop);
    disc.moveCenter({under.center().x(), under.top() - aboveBoxes - shape_.stop / 2});
    return frame.toArea().mapRect(disc);
}

/// Before there is a candidate: how many options there are, and how many of them have fallen into boxes.
void MexFigure::drawProgress(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const std::size_t all = picture_->subject.options.size();
    if (!look_.step || look_.step->done || all == 0) return;
    const Keyed said(painter, {"options"});
    painter.setFont(style.font(saidPixels, QFont::Bold));
    painter.setPen(style.theme.quiet);
    const double height = QFontMetricsF(painter.font()).height();
    const QRectF seen = frame.area().adjusted(8, 0, -8, 0);
    drawFittedText(painter, style,
                   {seen.left(), frame.content().top() - height - 4 * style.type, seen.width(), height},
                   Qt::AlignCenter, translated(sayOptionCount(look_.step->optionsShown, all)));
}

void MexFigure::drawCounter(QPainter& painter, const Frame& frame) const {
    if (!candidate()) return drawProgress(painter, frame);
    const QColor colour = isFound() ? frame.theme().winning : frame.theme().accent;
    if (picture_->subject.isMex()) {
        drawVisited(painter, frame);
        drawMovedBack(painter, frame);
        drawStop(painter, frame, colour);
    }
    drawSaid(painter, frame, colour);
}

/// The way so far: each number that is there has a tick.
void MexFigure::drawVisited(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const std::size_t end = candidateColumn();
    if (end > 0) {
        const Keyed lane(painter, {"lane"}, Growth::stretches);
        painter.setPen(QPen(style.theme.accent, std::clamp(0.03 * frame.scale(), 1.5, 5.0) * style.line));
        painter.drawLine(stop(frame, 0).center(), stop(frame, end).center());
    }
    for (std::size_t column = 0; column < end; ++column) {
        const QRectF disc = stop(frame, column);
        const Keyed ticked(painter, {"ticked", column});
        drawDisc(painter, disc, style.theme.accent);
        drawTick(painter, disc, style.theme.paper);
    }
}

/// A tick where the number is there; else a question mark, as long as there is room.
void MexFigure::drawStop(QPainter& painter, const Frame& frame, const QColor& colour) const {
    const Style& style = frame.style();
    const QRectF disc = stop(frame, candidateColumn());
    const Keyed counter(painter, {"counter"});
    drawDisc(painter, disc, colour);
    const bool isThere = look_.step && look_.step->compared && !isFound();
    const bool isEnd = !look_.step || look_.step->done;
    if (isThere || isEnd) return drawTick(painter, disc, style.theme.paper);
    const double size = 0.7 * disc.height();
    if (size < style.leastType) return;
    painter.setFont(textFont(size, QFont::Bold));
    painter.setPen(style.theme.paper);
    painter.drawText(disc, Qt::AlignCenter | Qt::TextDontClip,
                     isFound() ? QStringLiteral("!") : QStringLiteral("?"));
}

/// From the boxes above the mex the way leads back to it.
void MexFigure::drawMovedBack(QPainter& painter, const Frame& frame) const {
    if (saidOfLarger().isEmpty()) return;
    const Style& style = frame.style();
    const QRectF to = stop(frame, candidateColumn());
    const double unit = frame.scale();
    const QPointF tip(to.right() + 0.03 * unit, to.center().y());
    const double y = tip.y();
    const double bend = 0.12 * unit;
    QPainterPath path;
    double farthest = tip.x();
    for (std::size_t column = candidateColumn() + 1; column < picture_->columns.size(); ++column) {
        const std::vector<Nimber>& larger = picture_->subject.movedBack;
        const MexPicture::Column& here = picture_->columns[column];
        const auto first = std::ranges::lower_bound(larger, here.least);
        if (first == larger.end() || *first > here.most) continue;
        const QRectF from = frame.toArea().mapRect(box(column));
        farthest = from.center().x();
        path.moveTo(farthest, from.top() - 0.02 * unit);
        path.lineTo(farthest, y + bend);
        path.quadTo(farthest, y, farthest - bend, y);
    }
    path.moveTo(farthest - bend, y);
    const double head = 0.45 * to.width();
    path.lineTo(tip.x() + 0.8 * head, y);
    const Keyed back(painter, {"moved back"}, QPointF(farthest, y), Growth::uncovers);
    const double width = std::clamp(0.02 * unit, 1.2, 3.0) * style.line;
    painter.setBrush(Qt::NoBrush);
    QPen dashed(style.theme.quiet, width, Qt::CustomDashLine, Qt::RoundCap);
    dashed.setDashPattern({2, 2.5});
    painter.setPen(dashed);
    painter.drawPath(path);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.theme.quiet);
    painter.drawPolygon(
        QPolygonF({tip, tip + QPointF(head, -0.55 * head), tip + QPointF(head, 0.55 * head)}));
}

/// Above the counter, and above the way back what that means.
void MexFigure::drawSaid(QPainter& painter, const Frame& frame, const QColor& colour) const {
    const Style& style = frame.style();
    const QRectF seen = frame.area().adjusted(8, 0, -8, 0);
    const QRectF at = picture_->subject.isMex() ? stop(frame, candidateColumn())
                                                : frame.toArea().mapRect(box(candidateColumn()));
    const QString text = said();
    painter.setFont(style.font(saidPixels, QFont::Bold));
    const QFontMetricsF metrics(painter.font());
    QRectF line(0, 0, metrics.horizontalAdvance(text) + 2, metrics.height());
    line.moveCenter({at.center().x(), 0});
    line.moveBottom(std::max(at.top() - 4 * style.type, frame.content().top()));
    line.moveLeft(std::max(std::min(line.left(), seen.right() - line.width()), seen.left()));
    {
        const Keyed answer(painter, {"said of the candidate"});
        painter.setPen(colour);
        painter.drawText(line, Qt::AlignCenter | Qt::TextDontClip, text);
    }
    const QString larger = saidOfLarger();
    if (larger.isEmpty()) return;
    const Keyed moved(painter, {"said of larger"});
    painter.setFont(style.font(saidPixels - 3));
    painter.setPen(style.theme.quiet);
    const double raised = metrics.descent() - QFontMetricsF(painter.font()).descent(); // on one baseline
    const double left = line.right() + besideSaid * style.type;
    drawFittedText(painter, style,
                   {left, line.top() - line.height(), seen.right() - left, 2 * line.height() - raised},
                   Qt::AlignLeft | Qt::AlignBottom, larger);
}

} // namespace mexplorer::ui
