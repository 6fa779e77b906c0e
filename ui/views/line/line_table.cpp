#include "ui/views/line/line_table.h"

#include "ui/figure/whole.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr std::uint64_t roomyWidth = 12;  // columns; if they are more, cells are at least square
constexpr std::uint64_t squareWidth = 20; // if they are even more, cells are as wide as they must be
constexpr double roomyAspect = 1.5;
constexpr double usualShape = 1.5;   // of a picture, width to height
constexpr double cellToType = 1.35;  // how high a cell must be for its number
constexpr double digitToType = 0.62; // how wide a digit is
constexpr double beside = 0.4;       // room beside the number, in units of its type

/// A cell just as wide as its number needs, in units of the least height.
double tightAspect(int digits) {
    return (digitToType * digits + beside) / cellToType;
}

} // namespace

LineTable::LineTable(std::uint64_t size, std::uint64_t width, int digits)
    : size_(size), width_(width), digits_(digits), aspect_(findAspect()) {}

/// Rows too long for numbers are drawn as square pixels, but no flatter than a picture is: the columns of a
/// period of a hundred thousand are seen although several share a pixel.
double LineTable::findAspect() const {
    if (isOfPixels()) {
        const auto rows = static_cast<double>(std::max<std::uint64_t>(this->rows(), 1));
        return std::min(1.0, usualShape * rows / static_cast<double>(width_));
    }
    const double least = width_ <= roomyWidth ? roomyAspect : width_ <= squareWidth ? 1.0 : 0.0;
    return std::max(least, tightAspect(digits_));
}

QRectF LineTable::bounds() const {
    return {0, 0, static_cast<double>(width_) * aspect_, static_cast<double>(std::max(rows(), {1}))};
}

QRectF LineTable::cell(std::uint64_t n) const {
    const std::uint64_t row = n / width_;
    return {static_cast<double>(n % width_) * aspect_, static_cast<double>(row), aspect_, 1};
}

QPainterPath LineTable::around(std::uint64_t first, std::uint64_t beyond) const {
    const QRectF begin = cell(first);
    const QRectF end = cell(beyond - 1);
    QPolygonF corners;
    if (begin.top() == end.top()) {
        corners = QPolygonF(begin.united(end));
    } else if (begin.top() + 1 == end.top() && begin.left() >= end.right()) {
        QPainterPath apart; // two rows that do not meet
        apart.addRect(QRectF(begin.topLeft(), QPointF(bounds().right(), begin.bottom())));
        apart.addRect(QRectF(QPointF(0, end.top()), end.bottomRight()));
        return apart;
    } else {
        corners << begin.topLeft() << QPointF(bounds().right(), begin.top())
                << QPointF(bounds().right(), end.top()) << end.topRight() << end.bottomRight()
                << QPointF(0, end.bottom()) << QPointF(0, begin.bottom()) << begin.bottomLeft()
                << begin.topLeft();
    }
    QPainterPath path;
    path.addPolygon(corners);
    return path;
}

std::optional<std::uint64_t> LineTable::at(const QPointF& world) const {
    if (!bounds().contains(world)) return std::nullopt; // false for NaN
    const auto column = wholeOf<std::uint64_t>(std::floor(world.x() / aspect_), 0, width_ - 1);
    const auto row = wholeOf<std::uint64_t>(std::floor(world.y()), 0, rows() - 1);
    const std::uint64_t n = row * width_ + column;
    return n < size_ ? std::optional(n) : std::nullopt;
}

double LineTable::readableScale(const Style& style) const {
    return style.leastType * cellToType * std::max(1.0, tightAspect(digits_) / aspect_);
}

LineTable::Range LineTable::seen(const Frame& frame) const {
    const QRectF visible = frame.visible();
    Range range;
    range.firstColumn = wholeOf<std::uint64_t>(std::floor(visible.left() / aspect_), 0, width_);
    range.endColumn = wholeOf<std::uint64_t>(std::ceil(visible.right() / aspect_), range.firstColumn, width_);
    range.firstRow = wholeOf<std::uint64_t>(std::floor(visible.top()), 0, rows());
    // Half a row of numbers would be cut; it counts as one of those below.
    constexpr double rounding = 0.05;
    const std::uint64_t least = std::min(range.firstRow + 1, rows());
    range.endRow = wholeOf<std::uint64_t>(std::floor(visible.bottom() + rounding), least, rows());
    return range;
}

} // namespace mexplorer::ui
