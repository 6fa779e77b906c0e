#pragma once

#include "core/regret/matrix_game.h"
#include "ui/figure/figure.h"

#include <array>
#include <optional>
#include <vector>

namespace mexplorer::ui {

/// The pictures of the run: one is half of the figure, the others are small and can be opened.
enum class RegretPanel { path, exploitability, averages };

/// What must have a place in a picture of regret matching.
struct RegretNeeds {
    std::array<std::size_t, 2> actions = {}; ///< of the row player and of the other
    std::size_t smallPanels = 0;
    MatrixSide told = MatrixSide::row; ///< of whom the step speaks, if there is no room for both
};

/// Where its parts are, in pixels. The left half is the large panel. Beside it is a block for each player,
/// with a line for each action, and below these the small panels. Where there is little room, these are left
/// out first, then the block of the player of whom the step does not speak, at last lines of actions.
class RegretLayout {
public:
    /// The columns of a block, from left to right.
    enum class Column { name, played, earned, regret, next, average };

    RegretLayout(const QRectF& content, const Style& style, const RegretNeeds& needs);

    [[nodiscard]] const QRectF& large() const { return large_; }
    /// As many as have room: all or none.
    [[nodiscard]] const std::vector<QRectF>& small() const { return small_; }
    /// Above the blocks: the round; empty on a slide.
    [[nodiscard]] const QRectF& title() const { return title_; }

    /// The size of the numbers, for which lines are high enough.
    [[nodiscard]] double numberPixels() const { return numberPixels_; }
    [[nodiscard]] bool hasBlock(MatrixSide side) const { return blockOf(side).has_value(); }
    /// How many lines the block has; if fewer than actions, the last says so.
    [[nodiscard]] std::size_t lines(MatrixSide side) const { return blockOf(side)->lines; }
    /// The player’s name, and the headings of the player’s block.
    [[nodiscard]] QRectF player(MatrixSide side) const;
    [[nodiscard]] QRectF heading(MatrixSide side, Column column) const;
    [[nodiscard]] QRectF line(MatrixSide side, std::size_t line) const;
    [[nodiscard]] QRectF cell(MatrixSide side, std::size_t line, Column column) const;
    /// All cells of a column, and its heading.
    [[nodiscard]] QRectF column(MatrixSide side, Column column) const;

private:
    struct Block {
        double top = 0;
        std::size_t lines = 0;
    };
    [[nodiscard]] const std::optional<Block>& blockOf(MatrixSide side) const {
        return blocks_[static_cast<std::size_t>(side)];
    }
    void placeBlocks(const RegretNeeds& needs, double top, double room, double most);

    QRectF large_;
    QRectF beside_;
    QRectF title_;
    std::vector<QRectF> small_;
    std::array<std::optional<Block>, 2> blocks_;
    std::array<double, 6> parts_ = {}; ///< of a block’s width, by column
    double head_;                      ///< height of a line of headings
    double line_;                      ///< height of a line of an action
    double numberPixels_ = 0;
    double least_; ///< the least that can be
};

} // namespace mexplorer::ui
