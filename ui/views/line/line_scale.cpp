#include "ui/theme/colour_maps.h"
#include "ui/views/line/line_figure.h"
#include "ui/views/line/line_signs.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr std::uint64_t mostKeyed = 24; // values that a key of colours has, without their frequencies
constexpr double largestRow = 24;
constexpr double swatchWidth = 34;
constexpr double shareRoom = 44; // for the share of a value
constexpr double sharePixels = 12;

/// A share as text, in per cent.
QString shareOf(std::uint64_t count, std::uint64_t all) {
    constexpr double leastShown = 0.1;
    const double percent = 100.0 * static_cast<double>(count) / static_cast<double>(all);
    if (percent < leastShown) return QStringLiteral("< %1").arg(leastShown);
    return QString::number(percent, 'f', percent < 9.95 ? 1 : 0);
}

double numberHeight(const Style& style) {
    return QFontMetricsF(textFont(style.leastType)).height();
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

/// In a step of the mex, only the values that may be met.
std::uint64_t LineFigure::scaleSize() const {
    if (mexState()) {
        Nimber greatest = mexSubject()->evaluation.nimber().value_or(0);
        for (const SolvedMove& option : mexSubject()->options)
            greatest = std::max(greatest, option.evaluation.nimber().value_or(0));
        return greatest + 1;
    }
    if (const ValueCensus* census = histogramCensus()) return census->counts.size();
    return greatest_ < mostKeyed ? greatest_ + 1 : 0;
}

double LineFigure::scaleRow(const Frame& frame) const {
    return std::min(largestRow * frame.style().type,
                    scaleBox(frame).height() / static_cast<double>(std::max(scaleSize(), std::uint64_t{1})));
}

LineFigure::Swatches LineFigure::swatches(const Frame& frame) const {
    const double row = scaleRow(frame);
    const double gap = row >= 8 ? frame.style().line : 0;
    const QRectF first(scaleBox(frame).topLeft(), QSizeF(swatchWidth * frame.style().type, row));
    return {first.adjusted(0, gap, 0, -gap), row};
}

/// What the step speaks of has its number, however near the values are.
QRectF LineFigure::spokenSwatchAt(const Frame& frame, std::uint64_t value) const {
    QRectF swatch = swatches(frame).at(value);
    const QPointF middle = swatch.center();
    swatch.setHeight(std::max(swatch.height(), numberHeight(frame.style())));
    swatch.moveCenter(middle);
    return swatch;
}

/// Writes the value into its box, if there is room for it.
void LineFigure::drawSwatch(QPainter& painter, const Frame& frame, const QRectF& swatch, std::uint64_t value,
                            bool isBold) const {
    const Style& style = frame.style();
    if (swatch.height() < 0.8 * numberHeight(style)) return;
    const QFont::Weight weight = value == 0 || isBold ? QFont::Bold : QFont::Normal;
    const QFont font = style.font(13, weight);
    const bool isHigh = swatch.height() >= QFontMetricsF(font).height();
    painter.setFont(isHigh ? font : textFont(style.leastType, weight));
    painter.drawText(swatch, Qt::AlignCenter, QString::number(value));
}

void LineFigure::drawScale(QPainter& painter, const Frame& frame, const ValueColours& colours) const {
    const Style& style = frame.style();
    const ValueCensus* census = histogramCensus();
    const auto known = static_cast<std::uint32_t>(scaleSize());
    const Swatches boxes = swatches(frame);
    for (std::uint32_t value = 0; value < known; ++value) {
        if (census && census->counts[value] == 0) continue;
        const QRectF swatch = boxes.at(value);
        if (swatch.height() < 3 && value > 0)
            painter.fillRect(swatch, QColor(colours.of(value)));
        else
            drawValueCell(painter, style, swatch, colours.of(value), value == 0 && swatch.height() > 10);
        painter.setPen(value == 0 ? style.theme.onP : readableOn(colours.of(value)));
        drawSwatch(painter, frame, swatch, value, false);
    }
    if (census) drawBars(painter, frame);
}

/// A bar for each value; where values are less than a pixel apart, the longest of their bars.
void LineFigure::drawBars(QPainter& painter, const Frame& frame) const {
    const ValueCensus& census = *histogramCensus();
    const Style& style = frame.style();
    const QRectF box = scaleBox(frame);
    const double left = box.left() + (swatchWidth + 6) * style.type;
    const double room = box.right() - left - shareRoom * style.type;
    const Swatches boxes = swatches(frame);
    const double row = boxes.row;
    const bool hasNumbers = row >= style.typeOf(sharePixels);
    const double thickness = std::max(1.0, std::min(0.6 * row, 12 * style.type));
    const auto longest = std::ranges::max_element(census.counts);
    painter.setFont(style.font(sharePixels));
    for (auto count = census.counts.begin(); count != census.counts.end(); ++count) {
        if (*count == 0) continue;
        const auto value = static_cast<std::uint32_t>(count - census.counts.begin());
        const double length =
            std::max(1.0, room * static_cast<double>(*count) / static_cast<double>(*longest));
        const double y = boxes.at(value).center().y();
        const bool isRare = rareCensus() && census.space.isRare(value);
        painter.fillRect(QRectF(left, y - thickness / 2, length, thickness),
                         isRare ? style.theme.accent : style.theme.rim);
        if (!hasNumbers && count != longest) continue;
        const double high = 2 * style.typeOf(sharePixels);
        painter.setPen(style.theme.quiet);
        painter.drawText(QRectF(left + length + 4 * style.type, y - high / 2, shareRoom * style.type, high),
                         Qt::AlignLeft | Qt::AlignVCenter, tr("%1 %").arg(shareOf(*count, census.heaps)));
    }
}

} // namespace mexplorer::ui
