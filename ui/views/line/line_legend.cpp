#include "ui/figure/cross.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/legend_row.h"
#include "ui/views/line/line_figure.h"
#include "ui/views/line/line_signs.h"

namespace mexplorer::ui {

void LineFigure::drawTitles(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const QRectF plot = frame.content();
    const double type = style.type;
    const double top = frame.area().top() + 14 * type;
    const QString headline = look_.period ? periodText() : QString();
    painter.setFont(style.font(17, QFont::DemiBold));
    painter.setPen(style.theme.ink);
    const double width = plot.width();
    if (!headline.isEmpty())
        drawFittedText(painter, {plot.left(), top, width, 26 * type}, Qt::AlignLeft | Qt::AlignVCenter,
                       headline);
    painter.setFont(style.font(13));
    painter.setPen(style.theme.quiet);
    drawFittedText(painter, {plot.left(), top + (headline.isEmpty() ? 0 : 26 * type), width, 20 * type},
                   Qt::AlignLeft | Qt::AlignVCenter, noteText());
    if (const QString proof = proofText(); !proof.isEmpty()) {
        const double below = headline.isEmpty() ? 20 : 46;
        drawFittedText(painter, {plot.left(), top + below * type, width, 20 * type},
                       Qt::AlignLeft | Qt::AlignVCenter, proof);
    }
    painter.setFont(style.font(13, QFont::DemiBold));
    painter.drawText(QRectF(frame.area().left() + 8 * type, plot.top() - 26 * type, plot.width(), 22 * type),
                     Qt::AlignLeft | Qt::AlignVCenter, misere() ? tr("misère value") : tr("SG(n)"));
    painter.drawText(QRectF(plot.right() - 80 * type, plot.bottom() + 22 * type, 80 * type, 22 * type),
                     Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("n"));
}

void LineFigure::drawLegend(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const Theme theme = style.theme;
    std::vector<LegendEntry> entries;
    const auto add = [&](const QString& text, std::function<void(QPainter&, const QRectF&)> sign,
                         double width = 1) {
        entries.push_back({text, std::move(sign), width});
    };
    const auto dot = [](const QColor& colour, bool doubled) {
        return
            [=](QPainter& p, const QRectF& sign) { drawOutcomeDot(p, sign.center(), 5, colour, doubled, 1); };
    };
    if (showsDots(frame)) {
        add(tr("P: lost for the player to move"), dot(look_.outcomes ? theme.p : theme.accent, true));
        add(tr("N: won"), dot(look_.outcomes ? theme.n : theme.accent, false));
    }
    if (const std::uint64_t bucket = bucketOf(frame); bucket > 1) {
        add(tr("least and greatest of every %1 values").arg(bucket), [=](QPainter& p, const QRectF& sign) {
            p.setPen(QPen(theme.quiet, 1));
            p.drawPolyline(
                QPolygonF({sign.bottomLeft(), {sign.center().x(), sign.top()}, sign.bottomRight()}));
        });
    }
    if (look_.period && data_->period && data_->period->status != Period::Status::none) {
        const bool apart = showsBandsApart(frame);
        add(
            apart ? tr("every other period") : tr("periodic"),
            [=](QPainter& p, const QRectF& sign) { p.fillRect(sign, theme.accentSoft); }, 1.6);
    }
    if (look_.period && data_->period && !data_->period->exceptions.empty()) {
        add(tr("exception"), [=](QPainter& p, const QRectF& sign) {
            drawTriangle(p, {sign.center().x(), sign.bottom() - 1}, 12, theme.selection);
        });
    }
    if (certificate() && certificate()->bound < data_->size()) {
        add(tr("from here on proved"), [=](QPainter& p, const QRectF& sign) {
            p.setPen(QPen(theme.winning, 2, Qt::DashLine));
            p.drawLine(QPointF(sign.center().x(), sign.top()), QPointF(sign.center().x(), sign.bottom()));
        });
    }
    if (const ValueCensus* census = rareCensus()) {
        add(tr("rare value: %1 of %2").arg(census->rare.size()).arg(census->heaps),
            [=](QPainter& p, const QRectF& sign) { drawDiamond(p, sign.center(), 5, theme.accent); });
    }
    if (mismatches() && mismatches()->differing > 0) {
        add(tr("different from the closed form"), [=](QPainter& p, const QRectF& sign) {
            drawCross(p, sign.center(), 5, QPen(theme.mismatch, 2.5));
        });
    }
    if (focus() && !options_.empty()) {
        add(tr("option of n = %1").arg(*focus()),
            [=](QPainter& p, const QRectF& sign) { drawRing(p, sign.center(), 6, QPen(theme.accent, 2)); });
    }
    const QRectF area = frame.area();
    const double height = legendRowHeight(style);
    drawLegendRow(painter, {area.left() + 16, area.bottom() - height, area.width() - 32, height}, style,
                  entries);
}

} // namespace mexplorer::ui
