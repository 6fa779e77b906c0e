#pragma once

#include "core/rules/board_picture.h"
#include "core/rules/hash.h"
#include "core/text/expected.h"

#include <algorithm>
#include <array>
#include <bit>
#include <compare>

namespace mexplorer {

/// The size of a board of at most 64 cells. A set of its cells is a bit for each cell in reading order.
struct CellGrid {
    static constexpr std::uint32_t mostCells = 64;

    std::uint32_t rows = 0;
    std::uint32_t columns = 0;

    friend auto operator<=>(const CellGrid&, const CellGrid&) = default;

    [[nodiscard]] std::uint32_t count() const { return rows * columns; }
    [[nodiscard]] static constexpr std::uint64_t bit(std::uint32_t cell) { return std::uint64_t{1} << cell; }
    [[nodiscard]] std::uint64_t bit(BoardCell cell) const { return bit(cell.row * columns + cell.column); }
    [[nodiscard]] BoardCell cell(std::uint32_t number) const { return {number / columns, number % columns}; }
    [[nodiscard]] bool holds(BoardCell cell) const { return cell.row < rows && cell.column < columns; }
    [[nodiscard]] std::uint64_t all() const;
    [[nodiscard]] std::uint64_t column(std::uint32_t column) const;
    /// The cells of the first row.
    [[nodiscard]] std::uint64_t rowMask() const {
        return columns == mostCells ? ~std::uint64_t{0} : bit(columns) - 1;
    }

    // The cells next to these in one direction; what leaves the board is gone.
    [[nodiscard]] std::uint64_t above(std::uint64_t cells) const;
    [[nodiscard]] std::uint64_t below(std::uint64_t cells) const;
    [[nodiscard]] std::uint64_t leftOf(std::uint64_t cells) const;
    [[nodiscard]] std::uint64_t rightOf(std::uint64_t cells) const;
    [[nodiscard]] std::uint64_t beside(std::uint64_t cells) const;
    /// All cells of `within` that are connected with these.
    [[nodiscard]] std::uint64_t region(std::uint64_t cells, std::uint64_t within) const;
};

/// The lowest cell of a set that is not empty; calls `visit(cell)` for each of a set in reading order.
[[nodiscard]] inline std::uint32_t firstCell(std::uint64_t cells) {
    return static_cast<std::uint32_t>(std::countr_zero(cells));
}
template <class Visit>
void forEachCell(std::uint64_t cells, Visit&& visit) {
    for (; cells != 0; cells &= cells - 1)
        visit(firstCell(cells));
}

/// A stretch of a board, and which way it is looked at.
struct CellView {
    BoardCell from = {};
    CellGrid size = {};
    bool upsideDown = false;
    bool leftToRight = false;
    bool turned = false; ///< after the mirrors, rows become columns

    /// The smallest that has all of these cells.
    [[nodiscard]] static CellView around(const CellGrid& grid, std::uint64_t cells);
    [[nodiscard]] CellGrid seenSize() const { return turned ? CellGrid{size.columns, size.rows} : size; }
    /// What is seen of the cells.
    [[nodiscard]] std::uint64_t of(const CellGrid& grid, std::uint64_t cells) const;
};

/// Several sets of cells of one board, such as those with Left’s stones and with Right’s.
template <std::size_t Count>
struct CellSets {
    CellGrid grid;
    std::array<std::uint64_t, Count> sets = {};

    friend auto operator<=>(const CellSets&, const CellSets&) = default;
    friend std::uint64_t hashOf(const CellSets& board) {
        std::uint64_t hash = mixed(board.grid.rows, board.grid.columns);
        for (const std::uint64_t cells : board.sets)
            hash = mixed(hash, cells);
        return hash;
    }

    [[nodiscard]] CellSets seenBy(const CellView& view) const {
        CellSets seen{view.seenSize(), {}};
        for (std::size_t i = 0; i < Count; ++i)
            seen.sets[i] = view.of(grid, sets[i]);
        return seen;
    }
    /// This region alone, on the same board.
    [[nodiscard]] CellSets within(std::uint64_t region) const {
        CellSets alone = *this;
        for (std::uint64_t& cells : alone.sets)
            cells &= region;
        return alone;
    }
    /// This region alone on the smallest board that holds it; of its mirror images the least, and if
    /// `turns`, of these turned by 90° as well.
    [[nodiscard]] CellSets part(std::uint64_t region, bool turns) const {
        const CellSets alone = within(region);
        CellView view = CellView::around(grid, region);
        CellSets least = alone.seenBy(view);
        for (unsigned image = 1; image < (turns ? 8U : 4U); ++image) {
            view.upsideDown = (image & 1U) != 0;
            view.leftToRight = (image & 2U) != 0;
            view.turned = (image & 4U) != 0;
            least = std::min(least, alone.seenBy(view));
        }
        return least;
    }
};

/// A board that was typed: a letter for each cell in reading order.
struct WrittenCells {
    CellGrid grid;
    std::string letters;

    /// The cells with this letter.
    [[nodiscard]] std::uint64_t having(char letter) const;
};

/// “4x5” as an empty board of so many rows and columns; nothing if the text is not of this form. Errors: more
/// cells than a board may have.
[[nodiscard]] std::optional<Expected<CellGrid>> gridIn(std::string_view text);

/// Rows from the top with “/” or line breaks between them; blanks do not count. `meant` is the letter that
/// this one stands for, or 0; `letters` tells, in the error, which there are. Errors: another letter, naming
/// its column; rows of different lengths; no cell, or more than a board may have.
[[nodiscard]] Expected<WrittenCells> readCells(std::string_view typed, char (*meant)(char letter),
                                               const Message& letters);
/// The same as text, where `letterOf(cell)` is on the cell with this number.
template <class LetterOf>
[[nodiscard]] std::string writeCells(const CellGrid& grid, LetterOf&& letterOf) {
    std::string text;
    for (std::uint32_t cell = 0; cell < grid.count(); ++cell) {
        if (cell > 0 && cell % grid.columns == 0) text += '/';
        text += letterOf(cell);
    }
    return text;
}

} // namespace mexplorer
