#pragma once

#include "ui/views/grid/grid_picture.h"

namespace mexplorer::ui {

/// The options of a cell as they are marked: each cell that an option consists of.
struct GridOptions {
    struct Mark {
        GridCell cell;
        /// It is a P-position to move to, or belongs to the first winning option that is a sum of several
        /// cells.
        bool wins = false;
        friend bool operator==(const Mark&, const Mark&) = default;
    };
    /// Of all options, with those outside the table; none if there are more than can be marked.
    std::optional<std::size_t> count = 0;
    std::vector<Mark> marks = {}; ///< each cell once
    bool areCells = true;         ///< every option is one cell, so that lines can lead to them
};

/// Whether moving to this option is known to win.
[[nodiscard]] bool winsAt(const GridPicture& picture, const CellOption& option);

/// The marks of the first `count` of these options.
[[nodiscard]] GridOptions marked(const GridPicture& picture, const std::vector<CellOption>& options,
                                 std::size_t count);

/// The options of a cell that lie in the table, in the rules' order; none if there are more than can be
/// marked.
[[nodiscard]] std::optional<std::vector<CellOption>> listedOptions(const GridPicture& picture,
                                                                   const GridCell& cell);
/// All options of a cell, marked.
[[nodiscard]] GridOptions optionsOf(const GridPicture& picture, const GridCell& cell);

} // namespace mexplorer::ui
