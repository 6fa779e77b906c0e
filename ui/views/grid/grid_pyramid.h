#pragma once

#include "core/task/task.h"
#include "ui/views/grid/grid_colours.h"

namespace mexplorer::ui {

/// The table seen from afar, in levels of squares of 2 × 2, 4 × 4, … cells. Each square has the mean colour
/// of its cells that are not P, and in its alpha the share of P (at least 1 of 255 if there is any), so that
/// no P-position is ever lost.
class GridPyramid {
public:
    struct Level {
        std::uint32_t side = 0; ///< cells along one side of a square
        std::uint32_t rows = 0;
        std::uint32_t columns = 0;
        std::vector<QRgb> squares;

        [[nodiscard]] QRgb at(std::uint32_t row, std::uint32_t column) const {
            return squares[std::size_t{row} * columns + column];
        }
    };

    /// The memory of all levels in bytes: at most a third of four bytes per cell.
    [[nodiscard]] static double bytesFor(GridSize size) {
        return static_cast<double>(size.cells()) * sizeof(QRgb) / 3;
    }
    /// For the first `size` of finished values. O(cells) time. Errors: cancelled.
    [[nodiscard]] static Expected<GridPyramid> build(const GridValues& values, GridSize size,
                                                     const GridColours& colours, Task& task);

    [[nodiscard]] const std::vector<Level>& levels() const { return levels_; }
    /// The level of squares with this side, or null.
    [[nodiscard]] const Level* level(std::uint32_t side) const;
    /// The colour of a square: P is laid over the rest so that even one P-position is seen; strongly where P
    /// is rare in the table, and nearly by its true share where it is common.
    [[nodiscard]] QRgb shown(QRgb square, const GridColours& colours, const Theme& theme) const;

private:
    std::vector<Level> levels_;
    unsigned leastShown_ = 255; ///< of 255: the least opacity of P in a square that has one
};

} // namespace mexplorer::ui
