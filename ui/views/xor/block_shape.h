#pragma once

#include <QRectF>
#include <QSizeF>

namespace mexplorer::ui {

/// A power of two as stones, all of one size, in two lines: twice as many stones take twice the area.
struct BlockShape {
    static constexpr double stone = 25;  ///< from one to the next
    static constexpr double padding = 5; ///< around them

    explicit constexpr BlockShape(unsigned bit)
        : across(bit == 0 ? 1 : 1U << (bit - 1)), down(bit == 0 ? 1 : 2) {}

    [[nodiscard]] QSizeF size() const { return {across * stone + 2 * padding, down * stone + 2 * padding}; }
    [[nodiscard]] unsigned stones() const { return across * down; }
    /// The square of a stone inside a block of this shape.
    [[nodiscard]] QRectF place(const QRectF& block, unsigned index) const {
        const unsigned row = index / across;
        return {block.left() + padding + (index % across) * stone, block.top() + padding + row * stone, stone,
                stone};
    }

    unsigned across;
    unsigned down;
};

} // namespace mexplorer::ui
