#include "ui/figure/whole.h"
#include "ui/theme/colour_maps.h"
#include "ui/views/line/line_figure.h"
#include "ui/views/line/line_signs.h"

#include <QImage>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double largestNumber = 17; // pixels
constexpr double leastGap = 10;      // pixels of a cell; smaller ones touch
constexpr double leastLost = 3;      // pixels of a P-position among pixels

} // namespace

ValueColours LineFigure::coloursIn(const Theme& theme) const {
    const bool isRising = data_->period && data_->period->status != Period::Status::none;
    return {theme, greatest_, isRising ? data_->period->saltus : 0, look_.outcomes};
}

QRectF LineFigure::cellAt(const Frame& frame, std::uint64_t n) const {
    const QRectF cell = frame.toArea().mapRect(table_.cell(n));
    const double gap = cell.height() >= leastGap ? frame.style().line : 0;
    return cell.adjusted(gap, gap, -gap, -gap);
}

void LineFigure::drawCells(QPainter& painter, const Frame& frame, const ValueColours& colours) const {
    if (isWritten(frame)) {
        drawWritten(painter, frame, colours);
    } else {
        drawPixels(painter, frame, colours);
        drawLost(painter, frame);
    }
}

void LineFigure::drawWritten(QPainter& painter, const Frame& frame, const ValueColours& colours) const {
    const Style& style = frame.style();
    const double pixels = std::clamp(0.6 * frame.scale(), style.leastType, largestNumber * style.type);
    const QFont font = textFont(pixels);
    const QFont bold = textFont(pixels, QFont::Bold);
    const LineTable::Range range = table_.seen(frame);
    for (std::uint64_t row = range.firstRow; row < range.endRow; ++row) {
        for (std::uint64_t column = range.firstColumn; column < range.endColumn; ++column) {
            const std::uint64_t n = row * table_.width() + column;
            if (n >= data_->known.size()) return;
            const std::uint32_t value = data_->known[n];
            drawValueCell(painter, style, cellAt(frame, n), colours.of(value), value == 0);
            painter.setFont(value == 0 ? bold : font);
            painter.setPen(value == 0 ? style.theme.onP : readableOn(colours.of(value)));
            painter.drawText(cellAt(frame, n), Qt::AlignCenter, QString::number(value));
        }
    }
}

/// One image, a pixel a cell, or a cell a pixel where cells are smaller.
void LineFigure::drawPixels(QPainter& painter, const Frame& frame, const ValueColours& colours) const {
    const LineTable::Range range = table_.seen(frame);
    const double across = frame.scale() * table_.aspect();
    const double down = frame.scale();
    const auto pixelsOf = [](std::uint64_t cells, double size) {
        return std::max(1, static_cast<int>(std::ceil(static_cast<double>(cells) * std::min(size, 1.0))));
    };
    QImage image(pixelsOf(range.columns(), across), pixelsOf(range.rows(), down),
                 QImage::Format_ARGB32_Premultiplied);
    const auto cellOf = [](int pixel, int pixels, std::uint64_t first, std::uint64_t cells) {
        return first +
               (2 * static_cast<std::uint64_t>(pixel) + 1) * cells / (2 * static_cast<std::uint64_t>(pixels));
    };
    std::vector<std::uint64_t> columns;
    columns.reserve(static_cast<std::size_t>(image.width()));
    for (int x = 0; x < image.width(); ++x)
        columns.push_back(cellOf(x, image.width(), range.firstColumn, range.columns()));
    for (int y = 0; y < image.height(); ++y) {
        auto* const line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const std::uint64_t first = cellOf(y, image.height(), range.firstRow, range.rows()) * table_.width();
        for (int x = 0; x < image.width(); ++x) {
            const std::uint64_t n = first + columns[static_cast<std::size_t>(x)];
            line[x] = n < data_->known.size() ? colours.of(data_->known[n]) : 0;
        }
    }
    const QRectF cells(
        static_cast<double>(range.firstColumn) * table_.aspect(), static_cast<double>(range.firstRow),
        static_cast<double>(range.columns()) * table_.aspect(), static_cast<double>(range.rows()));
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(frame.toArea().mapRect(cells), image);
}

/// P is seen even where a cell is less than a pixel, unless there are so many that it is seen anyway.
void LineFigure::drawLost(QPainter& painter, const Frame& frame) const {
    const QRectF content = frame.content();
    const double side = frame.scale() * std::min(1.0, table_.aspect());
    const double half = std::max(leastLost, side) / 2;
    for (const std::uint64_t n : data_->lost) {
        const QPointF middle = frame.toArea().map(table_.cell(n).center());
        if (content.contains(middle)) drawSpot(painter, middle, half, frame.theme().p);
    }
}

} // namespace mexplorer::ui
