#pragma once

#include "core/solve/folding.h"
#include "ui/figure/figure.h"

#include <cstdint>
#include <optional>

namespace mexplorer::ui {

/// Where the heaps of a folded line stand. In the world a cell is 1 high; the first is at the origin.
class LineTable {
public:
    static constexpr std::uint64_t widest = longestFolded; ///< columns

    /// `digits` is how many the longest number in a cell has.
    LineTable(std::uint64_t size, std::uint64_t width, int digits);

    [[nodiscard]] std::uint64_t size() const { return size_; }
    [[nodiscard]] std::uint64_t width() const { return width_; }
    [[nodiscard]] std::uint64_t rows() const { return (size_ + width_ - 1) / width_; }
    /// The width of a cell.
    [[nodiscard]] double aspect() const { return aspect_; }
    /// Whether rows are too long for numbers in any picture.
    [[nodiscard]] bool isOfPixels() const { return width_ > mostWritten; }
    [[nodiscard]] QRectF bounds() const;
    [[nodiscard]] QRectF cell(std::uint64_t n) const;
    /// Around the cells [first, beyond), of which there is at least one.
    [[nodiscard]] QPainterPath around(std::uint64_t first, std::uint64_t beyond) const;
    [[nodiscard]] std::optional<std::uint64_t> at(const QPointF& world) const;
    /// Pixels per world unit from which on the cells have room for their numbers.
    [[nodiscard]] double readableScale(const Style& style) const;

    /// The columns and the whole rows in sight: [first, beyond).
    struct Range {
        std::uint64_t firstColumn = 0;
        std::uint64_t endColumn = 0;
        std::uint64_t firstRow = 0;
        std::uint64_t endRow = 0;
        [[nodiscard]] std::uint64_t columns() const { return endColumn - firstColumn; }
        [[nodiscard]] std::uint64_t rows() const { return endRow - firstRow; }
    };
    [[nodiscard]] Range seen(const Frame& frame) const;

private:
    static constexpr std::uint64_t mostWritten = 100; // columns
    [[nodiscard]] double findAspect() const;

    std::uint64_t size_;
    std::uint64_t width_;
    int digits_;
    double aspect_; ///< last, as it is found from the others
};

} // namespace mexplorer::ui
