#include "ui/views/interval/interval_layout.h"

#include "ui/figure/whole.h"

#include <algorithm>
#include <array>

namespace mexplorer::ui {

namespace {

constexpr double tableWidth = 620;
constexpr double tableHeight = 470;
constexpr double largestCell = 130; // pixels of height
constexpr double widestCell = 105;
constexpr double cellAspect = 1.7;  // width to height, at most
constexpr double leastRow = 34;     // height of the row of numbers
constexpr double indexShare = 0.55; // of the height of the numbers
constexpr double rowGap = 0.15;     // below the numbers, likewise
constexpr double besideTable = 44;
constexpr double textWidth = 480;
constexpr double rim = 12;

struct LinePlace {
    double top;
    double height;
};
constexpr std::array<LinePlace, 4> linePlaces{{{0, 96}, {104, 104}, {216, 104}, {336, 110}}};

} // namespace

IntervalLayout::IntervalLayout(std::size_t numbers) : numbers_(numbers) {
    const auto count = static_cast<double>(std::max<std::size_t>(numbers, 1));
    const double above = 1 + indexShare + rowGap; // heights of a number: index, number and gap
    rowHeight_ = std::clamp(tableHeight / (count + above), leastRow, largestCell);
    cellHeight_ = std::min(largestCell, (tableHeight - above * rowHeight_) / count);
    cellWidth_ = std::min({tableWidth / count, cellAspect * cellHeight_, widestCell});
    triangleTop_ = above * rowHeight_;
    textLeft_ = count * cellWidth_ + besideTable;
    const double bottom = std::max(triangleTop_ + count * cellHeight_, line(Line::result).bottom());
    bounds_ = QRectF(0, 0, textLeft_ + textWidth, bottom).adjusted(-rim, -rim, rim, rim);
}

QRectF IntervalLayout::index(std::size_t index) const {
    return {static_cast<double>(index) * cellWidth_, 0, cellWidth_, indexShare * rowHeight_};
}

QRectF IntervalLayout::numbersOf(const Stretch& stretch) const {
    return {static_cast<double>(stretch.begin) * cellWidth_, indexShare * rowHeight_,
            static_cast<double>(stretch.length()) * cellWidth_, rowHeight_};
}

QRectF IntervalLayout::triangle() const {
    const auto count = static_cast<double>(numbers_);
    return {0, triangleTop_, count * cellWidth_, count * cellHeight_};
}

QRectF IntervalLayout::cell(const Stretch& stretch) const {
    const auto above = static_cast<double>(stretch.length() - 1);
    return {(static_cast<double>(stretch.begin) + above / 2) * cellWidth_, triangleTop_ + above * cellHeight_,
            cellWidth_, cellHeight_};
}

std::optional<Stretch> IntervalLayout::cellAt(const QPointF& point) const {
    if (numbers_ == 0 || !triangle().contains(point)) return std::nullopt;
    const auto above = wholeOf<std::size_t>((point.y() - triangleTop_) / cellHeight_, 0, numbers_ - 1);
    const double column = point.x() / cellWidth_ - static_cast<double>(above) / 2;
    if (column < 0 || column >= static_cast<double>(numbers_ - above)) return std::nullopt;
    const auto begin = static_cast<std::size_t>(column);
    return Stretch{begin, begin + above + 1};
}

QRectF IntervalLayout::line(Line line) const {
    const LinePlace& place = linePlaces[static_cast<std::size_t>(line)];
    return {textLeft_, place.top, textWidth, place.height};
}

} // namespace mexplorer::ui
