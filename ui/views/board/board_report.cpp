#include "ui/views/board/board_report.h"

#include "core/explain/search_trace.h"
#include "ui/figure/board_drawing.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/move_mark.h"
#include "ui/figure/piece_drawing.h"
#include "ui/text/translated.h"

#include <QFontMetricsF>

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double reportPixels = 17; // in the world, as are the others
constexpr double reportTitlePixels = 20;
constexpr double lineHeight = 28;
constexpr std::size_t mostRows = 13;
constexpr std::size_t mostRowsAboveHorizon = 7;
constexpr double signRoom = 34;
constexpr double columnGap = 8;

} // namespace

QStringList BoardReport::heading() const {
    QStringList lines{translated(sayStage(report_)), translated(sayWork(report_))};
    if (report_.isEvaluated()) lines << tr("Points count the lines that are still open.");
    return lines;
}

QStringList BoardReport::texts() const {
    QStringList all = heading();
    if (report_.isEvaluated()) all << translated(sayHorizonSum(report_.horizon));
    return all;
}

std::size_t BoardReport::rowCount() const {
    return std::min(report_.order.size(), report_.isEvaluated() ? mostRowsAboveHorizon : mostRows);
}

double BoardReport::foundWidth(QPainter& painter, const Style& style) const {
    const QFontMetricsF metrics(style.fontIn(painter, reportPixels), painter.device());
    double widest = 0;
    for (std::size_t i = 0; i < rowCount(); ++i)
        widest = std::max(widest,
                          metrics.horizontalAdvance(translated(position_.options[report_.order[i]].found)));
    return std::min(widest + columnGap, area_.width() / 2);
}

void BoardReport::drawRow(QPainter& painter, const Style& style, std::size_t index, const QRectF& row,
                          double foundWidth) const {
    const BoardOption& option = position_.options[report_.order[index]];
    const auto reached = option.rest ? std::optional(option.rest->outcome) : std::nullopt;
    const QPointF sign(row.left() + signRoom / 2 - 4, row.center().y());
    drawMoveMark(painter, style, reached, sign, 9);
    painter.setFont(style.fontIn(painter, reportPixels));
    painter.setPen(style.theme.ink);
    drawFittedText(painter, style, row.adjusted(signRoom, 0, -foundWidth - columnGap, 0),
                   Qt::AlignLeft | Qt::AlignVCenter, translated(option.move));
    painter.setPen(style.theme.quiet);
    drawFittedText(painter, style, {row.right() - foundWidth, row.top(), foundWidth, row.height()},
                   Qt::AlignLeft | Qt::AlignVCenter, translated(option.found));
}

void BoardReport::draw(QPainter& painter, const Style& style) const {
    QRectF line(area_.left(), area_.top(), area_.width(), lineHeight);
    const QStringList told = heading();
    for (qsizetype i = 0; i < told.size(); ++i) {
        painter.setFont(style.fontIn(painter, i == 0 ? reportTitlePixels : reportPixels,
                                     i == 0 ? QFont::DemiBold : QFont::Normal));
        painter.setPen(i == 0 ? style.theme.ink : style.theme.quiet);
        drawFittedText(painter, style, line, Qt::AlignLeft | Qt::AlignVCenter, told[i]);
        line.translate(0, lineHeight);
    }
    line.translate(0, lineHeight / 4);
    painter.setPen(QPen(style.theme.line, 1.5));
    painter.drawLine(line.topLeft() - QPointF(0, 3), line.topRight() - QPointF(0, 3));
    const double found = foundWidth(painter, style);
    for (std::size_t i = 0; i < rowCount(); ++i) {
        drawRow(painter, style, i, line, found);
        line.translate(0, lineHeight);
    }
    if (rowCount() < report_.order.size()) {
        painter.setFont(style.fontIn(painter, reportPixels));
        painter.setPen(style.theme.quiet);
        drawFittedText(painter, style, line.adjusted(signRoom, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                       tr("and %1 more moves").arg(report_.order.size() - rowCount()));
        line.translate(0, lineHeight);
    }
    if (report_.isEvaluated())
        drawHorizon(painter, style,
                    {line.left(), line.top() + 8, area_.width(), area_.bottom() - line.top() - 8});
}

/// The position at the horizon, where the search looks no further, each piece with its share of the estimate.
void BoardReport::drawHorizon(QPainter& painter, const Style& style, const QRectF& area) const {
    const HorizonSum& horizon = report_.horizon;
    painter.setFont(style.fontIn(painter, reportPixels));
    painter.setPen(style.theme.ink);
    drawFittedText(painter, style, {area.left(), area.top(), area.width(), lineHeight},
                   Qt::AlignLeft | Qt::AlignVCenter, translated(sayHorizonSum(horizon)));
    QRectF all = area.adjusted(2, lineHeight + 4, 0, -4); // with its border
    all.setWidth(std::min(all.width(), all.height() * horizon.board.columns / horizon.board.rows));
    if (all.height() >= lineHeight) drawShares(painter, style, horizon.board, horizon.shares, all);
}

} // namespace mexplorer::ui
