#include "core/explain/say_comparison.h"
#include "core/explain/say_signs.h"
#include "ui/figure/cross.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/legend_row.h"
#include "ui/text/translated.h"
#include "ui/views/line/line_figure.h"
#include "ui/views/line/line_signs.h"

#include <algorithm>

namespace mexplorer::ui {

QString LineFigure::headline() const {
    return look_.period ? periodText() : QString();
}

void LineFigure::drawTitles(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const QRectF plot = frame.content();
    const double type = style.type;
    const double top = frame.area().top() + 14 * type;
    const double width = frame.area().right() - 12 * type - plot.left(); // as far as above the histogram
    double below = top;
    const auto write = [&](const QString& text, double height, int atTop) {
        if (text.isEmpty()) return;
        drawFittedText(painter, style, {plot.left(), below, width, height * type}, Qt::AlignLeft | atTop,
                       text);
        below += height * type;
    };
    painter.setFont(style.font(17, QFont::DemiBold));
    painter.setPen(style.theme.ink);
    write(headline(), 26, Qt::AlignVCenter);
    painter.setFont(style.font(13));
    painter.setPen(style.theme.quiet);
    write(noteText(), 20, Qt::AlignVCenter);
    write(proofText(), 40, Qt::AlignTop); // two lines
    painter.setFont(style.font(13, QFont::DemiBold));
    painter.drawText(QRectF(frame.area().left() + 8 * type, plot.top() - 26 * type, plot.width(), 22 * type),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     misere() ? translated(sayValueName(Play::misere)) : tr("SG(n)"));
    painter.drawText(QRectF(plot.right() - 80 * type, plot.bottom() + 22 * type, 80 * type, 22 * type),
                     Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("n"));
}

LegendEntries LineFigure::legend(const Frame& frame) const {
    LegendEntries entries;
    addValueSigns(entries, frame);
    addPeriodSigns(entries, frame);
    addMarkSigns(entries, frame);
    return entries;
}

QStringList LineFigure::textsBeside(const Frame& frame) const {
    return textsOf(legend(frame)) << headline() << noteText() << proofText();
}

void LineFigure::addValueSigns(LegendEntries& entries, const Frame& frame) const {
    const Theme& theme = frame.theme();
    const auto dot = [style = frame.style()](const QColor& colour, bool isP) {
        return
            [=](QPainter& p, const QRectF& sign) { drawOutcomeDot(p, style, sign.center(), 5, colour, isP); };
    };
    if (showsDots(frame)) {
        entries.push_back(
            {translated(sayMeaning(Outcome::P)), dot(look_.outcomes ? theme.p : theme.accent, true)});
        entries.push_back(
            {translated(sayMeaning(Outcome::N)), dot(look_.outcomes ? theme.n : theme.accent, false)});
    }
    const std::uint64_t bucket = bucketOf(frame);
    if (bucket == 1) return;
    entries.push_back({tr("least and greatest of every %1 values").arg(bucket),
                       [quiet = theme.quiet](QPainter& p, const QRectF& sign) {
                           p.setPen(QPen(quiet, 1));
                           p.drawPolyline(QPolygonF(
                               {sign.bottomLeft(), {sign.center().x(), sign.top()}, sign.bottomRight()}));
                       }});
}

void LineFigure::addPeriodSigns(LegendEntries& entries, const Frame& frame) const {
    if (!look_.period || !data_->period) return;
    const Theme& theme = frame.theme();
    if (hasBands()) {
        entries.push_back(
            {showsBandsApart(frame) ? tr("every other period") : tr("periodic"),
             [band = theme.accentSoft](QPainter& p, const QRectF& sign) { p.fillRect(sign, band); }, 1.6});
    }
    if (!data_->period->exceptions.empty()) {
        entries.push_back({tr("exception"), [colour = theme.selection](QPainter& p, const QRectF& sign) {
                               drawTriangle(p, {sign.center().x(), sign.bottom() - 1}, 12, colour);
                           }});
    }
    if (certificate() && certificate()->bound < data_->size()) {
        entries.push_back(
            {tr("from here on proved"), [colour = theme.winning](QPainter& p, const QRectF& sign) {
                 p.setPen(QPen(colour, 2, Qt::DashLine));
                 p.drawLine(QPointF(sign.center().x(), sign.top()),
                            QPointF(sign.center().x(), sign.bottom()));
             }});
    }
}

void LineFigure::addMarkSigns(LegendEntries& entries, const Frame& frame) const {
    const Theme& theme = frame.theme();
    if (const ValueCensus* census = rareCensus()) {
        entries.push_back({tr("rare value: %1 of %2").arg(census->rare.size()).arg(census->heaps),
                           [accent = theme.accent](QPainter& p, const QRectF& sign) {
                               drawDiamond(p, sign.center(), 5, accent);
                           }});
    }
    if (mismatches() && !mismatches()->agrees()) {
        entries.push_back({translated(sayComparison(*mismatches())),
                           [colour = theme.mismatch](QPainter& p, const QRectF& sign) {
                               drawCross(p, sign.center(), 5, QPen(colour, 2.5));
                           }});
    }
    if (focus() && !options_.empty()) {
        const bool breaks =
            std::ranges::any_of(options_, [](const HeapOption& option) { return option.size() > 1; });
        entries.push_back(
            {breaks ? tr("heap of an option of n = %1").arg(*focus()) : tr("option of n = %1").arg(*focus()),
             [accent = theme.accent, isRing = areRinged(options_, frame)](QPainter& p, const QRectF& sign) {
                 if (isRing)
                     drawRing(p, sign.center(), 6, QPen(accent, 2));
                 else
                     drawSpot(p, sign.center(), 2, accent);
             }});
    }
}

} // namespace mexplorer::ui
