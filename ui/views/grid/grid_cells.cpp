#include "ui/views/grid/grid_cells.h"
#include "ui/figure/whole.h"

#include <QPaintEngine>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr std::uint64_t mostShapes = 20'000;
constexpr int tile = 32;     // columns and rows filled together: a row of it is one cache line of the table
constexpr double seam = 0.5; // pixels by which a rectangle reaches under the next, so that no gaps show
constexpr unsigned largestSquare = 20; // as a power of two: larger than any table
constexpr double shapesDetail = 2;     // pixels of an embedded image for each device-independent pixel

/// An image of the columns and rows in `range`; `colourOf(column, row)`, both counted from the origin. Filled
/// by tiles, because the table's rows may run down the picture.
template <class ColourOf>
QImage imageOf(const CellRange& range, const GridLayout& layout, const ColourOf& colourOf) {
    const auto width = static_cast<int>(range.columns());
    const auto height = static_cast<int>(range.rows());
    QImage image(width, height, QImage::Format_RGB32);
    for (int top = 0; top < height; top += tile) {
        const int bottom = std::min(top + tile, height);
        for (int left = 0; left < width; left += tile) {
            const int right = std::min(left + tile, width);
            for (int y = top; y < bottom; ++y) {
                auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
                const auto down = static_cast<std::uint32_t>(y);
                const std::uint32_t row =
                    layout.originTop() ? range.firstRow + down : range.endRow - 1 - down;
                for (int x = left; x < right; ++x) {
                    const auto across = static_cast<std::uint32_t>(x);
                    const std::uint32_t column =
                        layout.originLeft() ? range.firstColumn + across : range.endColumn - 1 - across;
                    line[x] = colourOf(column, row);
                }
            }
        }
    }
    return image;
}

/// The part of the world that is in view and already computed.
QRectF shownWorld(const Frame& frame, const GridPicture& picture) {
    const GridLayout layout = picture.layout();
    const CellRange finished = layout.visible(layout.bounds(), picture.finished());
    return frame.visible().intersected(layout.rectOf(finished));
}

/// Paints `image`, which shows `world`, as far as it lies in `shown`.
void drawImage(QPainter& painter, const Frame& frame, const QImage& image, const QRectF& world,
               const QRectF& shown) {
    const double perUnit = image.width() / world.width();
    const QRectF source((shown.left() - world.left()) * perUnit, (shown.top() - world.top()) * perUnit,
                        shown.width() * perUnit, shown.height() * perUnit);
    painter.drawImage(frame.toArea().mapRect(shown), image, source);
}

void drawShapes(QPainter& painter, const Frame& frame, const GridPicture& picture, const CellRange& range,
                const QRectF& shown) {
    const QImage image = imageOfCells(picture, range, frame.theme());
    const QPointF corner = picture.layout().rectOf(range).topLeft();
    const QRectF area = frame.toArea().mapRect(shown);
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0, end = 0; x < image.width(); x = end) {
            while (end < image.width() && line[end] == line[x])
                ++end;
            const QRectF run(corner.x() + x, corner.y() + y, end - x, 1);
            const QRectF rect = frame.toArea().mapRect(run.intersected(shown));
            painter.fillRect(rect.adjusted(0, 0, seam, seam).intersected(area), QColor(line[x]));
        }
    }
}

/// Readers of SVG and PDF blur images when enlarging them: for them, cells are enlarged beforehand.
QImage enlarged(const QImage& image, double scale) {
    const int times = wholeOf(std::ceil(scale), 1, 8);
    return times == 1 ? image
                      : image.scaled(image.size() * times, Qt::IgnoreAspectRatio, Qt::FastTransformation);
}

void drawNear(QPainter& painter, const Frame& frame, const GridPicture& picture, const QRectF& shown,
              double scale) {
    const GridLayout layout = picture.layout();
    const CellRange range = layout.visible(shown, picture.finished());
    if (drawsShapes(painter) && range.cells() <= mostShapes) {
        drawShapes(painter, frame, picture, range, shown);
        return;
    }
    QImage image = imageOfCells(picture, range, frame.theme());
    if (drawsShapes(painter)) image = enlarged(image, scale);
    drawImage(painter, frame, image, layout.rectOf(range), shown);
}

void drawFar(QPainter& painter, const Frame& frame, const GridPicture& picture, const QRectF& shown,
             double scale) {
    const GridLayout layout = picture.layout();
    auto side = std::uint32_t{1} << wholeOf(std::ceil(-std::log2(scale)), 0U, largestSquare);
    if (!picture.pyramid.levels().empty()) side = std::min(side, picture.pyramid.levels().back().side);
    const QRectF inSquares(shown.topLeft() / side, shown.size() / side);
    const GridSize part = picture.finished();
    const CellRange range =
        layout.visible(inSquares, {(part.rows + side - 1) / side, (part.columns + side - 1) / side});
    const QRectF squares = layout.rectOf(range);
    const QImage image = imageOfSquares(picture, range, side, frame.theme());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    drawImage(painter, frame, image, {squares.topLeft() * side, squares.size() * side}, shown);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
}

} // namespace

bool drawsShapes(const QPainter& painter) {
    const QPaintEngine::Type type = painter.paintEngine()->type();
    return type == QPaintEngine::SVG || type == QPaintEngine::Pdf || type == QPaintEngine::Picture;
}

QImage imageOfCells(const GridPicture& picture, const CellRange& range, const Theme& theme) {
    const std::vector<QRgb> colours = picture.colours.themed(theme);
    const GridValues& values = *picture.values;
    const GridLayout layout = picture.layout();
    if (layout.firstAcross()) {
        return imageOf(range, layout, [&](std::uint32_t column, std::uint32_t row) {
            return colours[values.at(column, row)];
        });
    }
    return imageOf(range, layout,
                   [&](std::uint32_t column, std::uint32_t row) { return colours[values.at(row, column)]; });
}

QImage imageOfSquares(const GridPicture& picture, const CellRange& squares, std::uint32_t side,
                      const Theme& theme) {
    const GridLayout layout = picture.layout();
    const auto squareAt = [&](std::uint32_t column, std::uint32_t row) {
        return layout.firstAcross() ? std::pair(column, row) : std::pair(row, column);
    };
    if (const GridPyramid::Level* level = picture.pyramid.level(side)) {
        return imageOf(squares, layout, [&](std::uint32_t column, std::uint32_t row) {
            const auto [a, b] = squareAt(column, row);
            return picture.pyramid.shown(level->at(a, b), picture.colours, theme);
        });
    }
    const GridSize part = picture.finished();
    return imageOf(squares, layout, [&](std::uint32_t column, std::uint32_t row) {
        const auto [a, b] = squareAt(column, row);
        const GridValues::Value value = picture.values->at(std::min(a * side + side / 2, part.rows - 1),
                                                           std::min(b * side + side / 2, part.columns - 1));
        return picture.colours.of(value, theme);
    });
}

void drawCells(QPainter& painter, const Frame& frame, const GridPicture& picture) {
    const QRectF shown = shownWorld(frame, picture);
    if (shown.isEmpty()) return;
    const double detail = drawsShapes(painter) ? shapesDetail : std::abs(painter.deviceTransform().m11());
    const double scale = frame.scale() * detail; // device pixels per cell
    if (scale >= 1)
        drawNear(painter, frame, picture, shown, scale);
    else
        drawFar(painter, frame, picture, shown, scale);
}

} // namespace mexplorer::ui
