#pragma once

#include <string>
#include <string_view>

namespace mexplorer {

/// A table as people paste it, with “;” between its rows and “,” between the cells of a row: lines, cells
/// with blanks or tabs between them, and the brackets of programming languages, “[[0., 1.], [1., 0.]]”, are
/// written so. `plain` has plain signs (see plainText). Character for character, so that columns stay the
/// same.
[[nodiscard]] std::string rowsAndCells(std::string_view plain);

/// A table or list in LaTeX, “0 & 1 \\ 1 & 0” or “$\{3, 5\}$”, with “;” between its rows and “,” or, if
/// commas are in the cells, blanks between these. Character for character.
[[nodiscard]] std::string withoutLatex(std::string_view plain);

/// The rows of a board as programming languages have them, ["X.O", ".X."] or [["X", None, "O"], …]: a line
/// for each row, with a point for a blank cell. Any other text stays. Character for character.
[[nodiscard]] std::string withoutQuotes(std::string_view plain);

} // namespace mexplorer
