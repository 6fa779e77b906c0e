#include "ui/figure/fitted_text.h"
#include "ui/views/line/line_figure.h"
#include "ui/views/line/line_signs.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr std::size_t mostRareDrawn = 4000;
constexpr double gapPixels = 14; // between the plot and the histogram
constexpr double shareNumberPixels = 11;
constexpr double numberRoom = 40; // for the share of a value

/// A share as text, in per cent.
QString shareOf(std::uint64_t count, std::uint64_t all) {
    const double percent = 100.0 * static_cast<double>(count) / static_cast<double>(all);
    return QString::number(percent, 'f', percent < 9.95 ? 1 : 0);
}

} // namespace

const ValueCensus* LineFigure::rareCensus() const {
    const bool isWanted = look_.rare && data_->line().heapsBreak();
    return isWanted && data_->census && data_->census->isSparse() ? &*data_->census : nullptr;
}

const ValueCensus* LineFigure::histogramCensus() const {
    if (!look_.histogram || !data_->census || data_->census->counts.empty()) return nullptr;
    const bool isEachOnce = *std::ranges::max_element(data_->census->counts) <= 1; // which says nothing
    return isEachOnce ? nullptr : &*data_->census;
}

const PeriodCertificate* LineFigure::certificate() const {
    const bool isKnown = look_.period && data_->period && data_->period->certificate;
    return isKnown ? &*data_->period->certificate : nullptr;
}

/// Marks the end of the values that had to be known for the proof.
void LineFigure::drawBound(QPainter& painter, const Frame& frame) const {
    if (!certificate() || certificate()->bound >= data_->size()) return;
    const QRectF plot = frame.content();
    const double x = frame.toArea().map(QPointF(static_cast<double>(certificate()->bound) + 0.5, 0)).x();
    painter.setPen(QPen(frame.theme().winning, 2 * frame.style().line, Qt::DashLine));
    painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
}

/// Diamonds around the dots of rare values; if they are too many to tell apart, evenly chosen ones.
void LineFigure::drawRare(QPainter& painter, const Frame& frame) const {
    const ValueCensus* census = rareCensus();
    if (!census) return;
    const auto [begin, end] = seen(frame);
    const std::vector<std::uint64_t>& rare = census->rare;
    const auto placeOf = [&](std::uint64_t n) {
        return static_cast<std::size_t>(std::lower_bound(rare.begin(), rare.end(), n) - rare.begin());
    };
    const std::size_t first = placeOf(begin);
    const std::size_t last = placeOf(end);
    const std::size_t stride = (last - first) / mostRareDrawn + 1;
    const double half = showsDots(frame) ? dotRadius(frame) + 5 * frame.style().line : 3 * frame.style().line;
    // The same ones are chosen wherever the picture is panned to.
    for (std::size_t i = (first + stride - 1) / stride * stride; i < last; i += stride)
        drawDiamond(painter, dotAt(frame, rare[i]), half, frame.theme().accent);
}

/// A bar for each value at its height; where values are less than a pixel apart, the longest of their bars.
void LineFigure::drawHistogram(QPainter& painter, const Frame& frame) const {
    const ValueCensus* census = histogramCensus();
    if (!census) return;
    const Style& style = frame.style();
    const QRectF plot = frame.content();
    const double left = plot.right() + gapPixels * style.type;
    const double all = frame.area().right() - 12 * style.type - left;
    const double spacing = heightOf(frame, 0) - heightOf(frame, 1);
    const bool hasNumbers = spacing >= 1.4 * shareNumberPixels * style.type;
    const double room = all - (hasNumbers ? numberRoom * style.type : 0);
    const double thickness = std::max(1.0, std::min(0.7 * spacing, 14 * style.type));
    const std::uint64_t most = *std::ranges::max_element(census->counts);
    painter.setFont(style.font(shareNumberPixels));
    for (std::uint32_t value = 0; value < census->counts.size(); ++value) {
        const std::uint64_t count = census->counts[value];
        if (count == 0) continue;
        const double length = std::max(1.0, room * static_cast<double>(count) / static_cast<double>(most));
        const double y = heightOf(frame, value);
        const bool isRare = rareCensus() && census->space.isRare(value);
        painter.fillRect(QRectF(left, y - thickness / 2, length, thickness),
                         isRare ? style.theme.accent : style.theme.rim);
        if (!hasNumbers) continue;
        painter.setPen(style.theme.quiet);
        painter.drawText(
            QRectF(left + length + 4 * style.type, y - thickness, numberRoom * style.type, 2 * thickness),
            Qt::AlignLeft | Qt::AlignVCenter, tr("%1 %").arg(shareOf(count, census->heaps)));
    }
    painter.setPen(QPen(style.theme.line, style.line));
    painter.drawLine(QPointF(left, plot.top()), QPointF(left, plot.bottom()));
    if (hasNumbers) return;
    painter.setPen(style.theme.quiet);
    drawFittedText(painter, style, {left, plot.top() - 24 * style.type, all, 20 * style.type},
                   Qt::AlignRight | Qt::AlignVCenter, tr("up to %1 %").arg(shareOf(most, census->heaps)));
}

} // namespace mexplorer::ui
