#pragma once

#include "core/text/expected.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace mexplorer {

/// A board as text: rows from the top with “/” between them, and in each a mark or “.” for each cell. It is
/// also read with line breaks between the rows, or as one row of all cells; “-” and “_” are empty cells, too.
/// Blanks do not count, unless every row is then as wide as the board: “X O/ X /  O”. Between bars, tabs or
/// commas blanks are cells, and lines such as “---+---+---” part rows. Programming languages’ lists are read
/// as well: ["X.O", ".X.", "..O"]; and × and ○ on boards of X and O.
struct BoardText {
    std::uint32_t columns = 0;
    std::uint32_t rows = 0;
    std::array<char, 2> marks = {}; ///< of the two players

    /// A bit for each cell in reading order, of each player; at most 64 cells.
    using Cells = std::array<std::uint64_t, 2>;

    [[nodiscard]] std::string write(const Cells& cells) const;
    /// Marks may be upper or lower case; dots at the end of a row may be left out. Errors: not of this form;
    /// a blank may be a cell or not; naming the column of the text.
    [[nodiscard]] Expected<Cells> read(std::string_view typed) const;
    /// Whether the text has as many rows as the board, or all of its cells in one.
    [[nodiscard]] bool hasRows(std::string_view text) const;
    /// Whether the text has as many cells as the board, none left out.
    [[nodiscard]] bool hasAllCells(std::string_view text) const;
    /// How many cells are written in the last row; 0 if the text does not have the board’s rows.
    [[nodiscard]] std::size_t cellsInLastRow(std::string_view text) const;
};

/// The error for a cell outside the board; row and column count from 0.
[[nodiscard]] tl::unexpected<Error> noSuchCell(std::uint32_t row, std::uint32_t column);

} // namespace mexplorer
