#include "ui/figure/fitted_text.h"
#include "ui/figure/ticks.h"
#include "ui/figure/watch/named.h"
#include "ui/views/line/line_figure.h"
#include "ui/views/line/line_layout.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double handleWidth = 14;
constexpr double handleHeight = 44;
constexpr double bracketAway = 22; // pixels from the table
constexpr double bracketTick = 7;

/// The part of the table's right edge that is in sight, in pixels; nothing if none is.
std::optional<QLineF> rightEdge(const Frame& frame, const LineTable& table) {
    const QRectF all = frame.toArea().mapRect(table.bounds());
    const QRectF content = frame.content();
    const double top = std::max(all.top(), content.top());
    const double bottom = std::min(all.bottom(), content.bottom());
    constexpr double rounding = 1;
    if (all.right() > content.right() + rounding || all.right() < content.left() || bottom <= top) return {};
    return QLineF(all.right(), top, all.right(), bottom);
}

} // namespace

bool LineFigure::showsBound() const {
    const bool isProved = look_.period && data_->period && data_->period->status == Period::Status::proved;
    return isProved && data_->period->certificate && data_->period->certificate->bound < data_->size();
}

/// The columns' heads are remainders; a row is labelled with its first heap.
void LineFigure::drawHeads(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const QRectF content = frame.content();
    const QFont font = style.font(headPixels);
    const QFontMetricsF metrics(font);
    const LineTable::Range range = table_.seen(frame);
    const double left = std::max(frame.toArea().map(QPointF()).x(), content.left());
    const double top = std::max(frame.toArea().map(QPointF()).y(), content.top());
    const double high = headHeight * style.type;
    const double widest = metrics.horizontalAdvance(QString::number(table_.width() - 1));
    const std::uint64_t everyColumn = niceStep((widest + 6 * style.type) / (frame.scale() * table_.aspect()));
    const std::uint64_t everyRow = niceStep(1.1 * metrics.height() / frame.scale());
    painter.setFont(font);
    painter.setPen(style.theme.quiet);
    const auto firstOf = [](std::uint64_t first, std::uint64_t every) {
        return (first + every - 1) / every * every;
    };
    for (std::uint64_t column = firstOf(range.firstColumn, everyColumn); column < range.endColumn;
         column += everyColumn) {
        const double x = frame.toArea().mapRect(table_.cell(column)).center().x();
        if (x < content.left() || x > content.right()) continue;
        painter.drawText(QRectF(x - widest, top - high, 2 * widest, high), Qt::AlignCenter,
                         QString::number(column));
    }
    for (std::uint64_t row = firstOf(range.firstRow, everyRow); row < range.endRow; row += everyRow) {
        const double y = frame.toArea().mapRect(table_.cell(row * table_.width())).center().y();
        if (y < content.top() || y > content.bottom()) continue;
        painter.drawText(
            QRectF(frame.area().left(), y - high / 2, left - 8 * style.type - frame.area().left(), high),
            Qt::AlignRight | Qt::AlignVCenter, QString::number(row * table_.width()));
    }
    painter.drawText(
        QRectF(frame.area().left(), top - high, left - 8 * style.type - frame.area().left(), high),
        Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("n ="));
}

/// What is below what is seen, and numbers for which there is no room, are not left out silently.
QString LineFigure::moreText(const Frame& frame) const {
    QStringList texts;
    const std::uint64_t seen = table_.seen(frame).endRow;
    if (seen < table_.rows())
        texts << tr("↓ more rows below: %1, up to n = %2").arg(table_.rows() - seen).arg(table_.size() - 1);
    const double values = 1 / (std::min(1.0, frame.scale()) * std::min(1.0, frame.scale() * table_.aspect()));
    constexpr double several = 1.5;
    if (!isWritten(frame) && values > several)
        texts << tr("too small for numbers: a pixel is one of %1 values").arg(std::llround(values));
    else if (!isWritten(frame))
        texts << tr("too small for numbers: zoom in to read them");
    return texts.size() > 1 ? tr("%1 · %2").arg(texts[0], texts[1]) : texts.join(QString());
}

void LineFigure::drawMore(QPainter& painter, const Frame& frame) const {
    const QString text = moreText(frame);
    if (text.isEmpty()) return;
    const Style& style = frame.style();
    const double left = frame.area().left() + 16 * style.type;
    const double top = frame.content().bottom() + 2;
    painter.setFont(style.font(headPixels));
    painter.setPen(style.theme.quiet);
    drawFittedText(painter, style, {left, top, sideOf(frame).right() - left, moreHeight * style.type},
                   Qt::AlignLeft | Qt::AlignVCenter, text);
}

std::optional<QRectF> LineFigure::handle(const Frame& frame) const {
    const auto edge = rightEdge(frame, table_);
    if (!look_.hasHandle || !edge) return std::nullopt;
    const double type = frame.style().type;
    const double height = std::min(handleHeight * type, edge->length());
    return QRectF(edge->x1() + 3 * type, edge->center().y() - height / 2, handleWidth * type, height);
}

void LineFigure::drawHandle(QPainter& painter, const Frame& frame) const {
    const auto box = handle(frame);
    if (!box) return;
    const Style& style = frame.style();
    const auto edge = *rightEdge(frame, table_);
    painter.setPen(QPen(style.theme.accent, 2 * style.line));
    painter.drawLine(edge.translated(style.line, 0));
    painter.setPen(QPen(style.theme.paper, style.line));
    painter.setBrush(style.theme.accent);
    painter.drawRoundedRect(*box, box->width() / 2, box->width() / 2);
    painter.setPen(QPen(style.theme.paper, 1.5 * style.line));
    for (const double away : {-2.0, 2.0}) {
        const double x = box->center().x() + away * style.type;
        painter.drawLine(QPointF(x, box->center().y() - box->height() / 6),
                         QPointF(x, box->center().y() + box->height() / 6));
    }
}

/// Around the rows that are alike; open below if they go on there. Bracket and bound are not drawn without
/// the words that tell what they mean.
void LineFigure::drawBracket(QPainter& painter, const Frame& frame) const {
    const auto edge = rightEdge(frame, table_);
    if (alikeText().isEmpty() || !edge || isOnlyScale(frame)) return;
    const Style& style = frame.style();
    const auto row = [&](std::uint64_t at) {
        return frame.toArea().map(QPointF(0, static_cast<double>(at))).y();
    };
    const double top = row(folding_.firstAlike);
    const double bottom = row(folding_.rows);
    if (top >= edge->y2() || bottom <= edge->y1()) return;
    const double x = edge->x1() + bracketAway * style.type + bracketTick * style.type;
    const double tick = bracketTick * style.type;
    const double upper = std::max(top + style.line, edge->y1());
    const double lower = std::min(bottom - style.line, edge->y2());
    QPolygonF bracket;
    if (top >= edge->y1() - 1) bracket << QPointF(x - tick, upper);
    bracket << QPointF(x, upper) << QPointF(x, lower);
    if (bottom <= edge->y2() + 1) bracket << QPointF(x - tick, lower);
    const Named named(painter, topic::period);
    painter.setPen(QPen(style.theme.accent, 2.5 * style.line));
    painter.drawPolyline(bracket);
}

/// A dashed line after the last heap that had to be known for the proof: a step, unless a row ends there.
void LineFigure::drawBound(QPainter& painter, const Frame& frame) const {
    if (!showsBound() || isOnlyScale(frame)) return;
    const QRectF last = table_.cell(data_->period->certificate->bound);
    const double right = table_.bounds().right();
    const auto at = [&](double x, double y) { return frame.toArea().map(QPointF(x, y)); };
    QPolygonF line{at(0, last.bottom()), at(last.right(), last.bottom())};
    if (last.right() < right - last.width() / 2)
        line << at(last.right(), last.top()) << at(right, last.top());
    painter.setPen(QPen(frame.theme().winning, 2.5 * frame.style().line, Qt::DashLine));
    painter.drawPolyline(line);
}

} // namespace mexplorer::ui
