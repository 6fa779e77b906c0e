#pragma once

#include "core/regret/matrix_game.h"

#include <QRectF>

namespace mexplorer::ui {

/// Where the parts of a picture of regret matching are, in their world: pixels at the usual size of type. At
/// the left is a block for each player, with a line for each action; at the right are the charts, and a
/// triangle if there are three actions.
class RegretLayout {
public:
    /// The columns of a block, from left to right.
    enum class Column { name, played, earned, regret, next, average };

    static constexpr double lowestLine =
        28; ///< height of a line of text in the world, unless there are many actions

    RegretLayout(std::size_t rows, std::size_t columns, bool hasTriangle);

    [[nodiscard]] QRectF bounds() const { return bounds_; }
    /// Above both blocks: the round.
    [[nodiscard]] QRectF title() const;
    /// The player’s name, and the headings of the player's block.
    [[nodiscard]] QRectF player(MatrixSide side) const;
    [[nodiscard]] QRectF heading(MatrixSide side, Column column) const;
    [[nodiscard]] QRectF cell(MatrixSide side, std::size_t action, Column column) const;
    /// All cells of a column.
    [[nodiscard]] QRectF column(MatrixSide side, Column column) const;

    [[nodiscard]] QRectF exploitability() const;
    [[nodiscard]] QRectF strategiesTitle() const;
    [[nodiscard]] QRectF strategies() const;
    [[nodiscard]] QRectF triangle() const;

private:
    [[nodiscard]] double blockTop(MatrixSide side) const;

    std::size_t rows_;
    std::size_t columns_;
    bool hasTriangle_;
    double high_; ///< height of a line
    QRectF bounds_;
};

} // namespace mexplorer::ui
