#include "ui/views/bars/bar_row.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double digitWidth = 16; // of type that is read from afar
constexpr double besideNumber = 12;
constexpr double leastBar = 6;          // to be seen
constexpr double foldWidth = 60;        // of a bar that stands for many, besides its number
constexpr std::uint64_t mostBlocks = 8; // of equal parts drawn one by one

double leastOf(const Bar& bar, bool isAtTheRight) {
    if (bar.count > 1) return foldWidth + numberWidth(bar.count) + numberWidth(bar.size);
    if (!isAtTheRight) return numberWidth(bar.size);
    return bar.size == 0 ? 0 : leastBar;
}

/// In pixels.
double lengthOf(const Bar& bar, bool isAtTheRight, double unit) {
    const double least = leastOf(bar, isAtTheRight);
    return bar.count > 1 ? least : std::max(least, static_cast<double>(bar.size) * unit);
}

double lengthOf(const std::vector<Bar>& bars, double unit) {
    double length = 0;
    for (const Bar& bar : bars)
        length += lengthOf(bar, &bar == &bars.back(), unit);
    return length;
}

} // namespace

double numberWidth(std::uint64_t number) {
    return besideNumber + digitWidth * static_cast<double>(std::to_string(number).size());
}

std::vector<Bar> barsOf(const DividedHeap& heap, std::uint64_t block) {
    std::vector<Bar> bars;
    for (const HeapPart& part : heap.parts) {
        const bool isMany = part.count > mostBlocks;
        for (std::uint64_t i = 0; i < (isMany ? mostBlocks : part.count); ++i)
            bars.push_back({.size = part.size});
        if (isMany) bars[bars.size() - 3].count = part.count - mostBlocks + 1;
    }
    if (block > 0 && (bars.empty() || bars.back().size == block)) bars.push_back({.size = 0});
    if (block > 0) bars.back().isRemainder = true;
    if (!bars.empty()) bars.back().isLast = true;
    if (heap.aside > 0) bars.push_back({.size = heap.aside, .isAside = true});
    return bars;
}

double leastLength(const std::vector<Bar>& bars) {
    return lengthOf(bars, 0);
}

double unitFor(const std::vector<std::vector<Bar>>& rows, double width) {
    double fitting = 0;
    double tooLong = width; // of one object
    for (int i = 0; i < 60; ++i) {
        const double middle = (fitting + tooLong) / 2;
        const bool fits = std::all_of(rows.begin(), rows.end(), [&](const std::vector<Bar>& bars) {
            return lengthOf(bars, middle) <= width;
        });
        (fits ? fitting : tooLong) = middle;
    }
    return fitting;
}

void placeRow(std::vector<Bar>& bars, double unit, const QPointF& begin, double height) {
    double x = begin.x();
    for (Bar& bar : bars) {
        const double toScale = static_cast<double>(bar.size) * unit;
        const double length = lengthOf(bar, &bar == &bars.back(), unit);
        bar.where = QRectF(x, begin.y(), length, height);
        bar.unit = unit;
        bar.isLarger = bar.count == 1 && length > 1.01 * toScale;
        x += length;
        const double needed = numberWidth(bar.size);
        bar.label = bar.count > 1 || length >= needed ? bar.where : QRectF(x + 2, begin.y(), needed, height);
    }
}

} // namespace mexplorer::ui
