#pragma once

#include "core/explain/matrix_trace.h"

#include <QRectF>

#include <algorithm>
#include <optional>

namespace mexplorer::ui {

/// Where the parts of a matrix are, in their world: pixels at the usual size of type. Names of rows and
/// columns are left and on top, the probabilities of a mixture and the payoff of each action beside the rows
/// and below the columns; at the right is a panel with the envelope or the equilibria.
class MatrixLayout {
public:
    /// What the panel at the right shows.
    enum class Panel { none, equilibria, envelope };

    static constexpr double lowestLine = 26; ///< height of a line of text and its gap, in the world

    MatrixLayout(std::size_t rows, std::size_t columns, Panel panel);

    /// A matrix with more rows or columns than this is drawn as a map, in small cells.
    static constexpr std::size_t mostWritten = 12;

    [[nodiscard]] QRectF bounds() const { return bounds_; }
    [[nodiscard]] bool isMap() const { return std::max(rows_, columns_) > mostWritten; }
    /// All cells.
    [[nodiscard]] QRectF table() const;
    [[nodiscard]] QRectF cell(const MatrixCell& cell) const;
    [[nodiscard]] std::optional<MatrixCell> cellAt(const QPointF& point) const;

    /// The name of a row or a column.
    [[nodiscard]] QRectF name(const MatrixLine& line) const;
    /// An action's probability in a mixture: a bar, and the fraction behind or below it.
    [[nodiscard]] QRectF bar(const MatrixLine& line) const;
    [[nodiscard]] QRectF share(const MatrixLine& line) const;
    /// An action's payoff against the other player’s mixture.
    [[nodiscard]] QRectF gets(const MatrixLine& line) const;
    /// An action's row or column, from its name to its last cell.
    [[nodiscard]] QRectF band(const MatrixLine& line) const;
    /// The place, before the name, for the number in the order in which actions are struck out.
    [[nodiscard]] QRectF order(const MatrixLine& line) const;
    /// The headings of the columns beside the rows, and of the rows below the columns; `ofGets`: of the
    /// payoffs, else of the probabilities.
    [[nodiscard]] QRectF heading(MatrixSide side, bool ofGets) const;
    /// The player’s name, beside the names of the actions.
    [[nodiscard]] QRectF player(MatrixSide side) const;

    /// The result, where the probabilities of both players meet.
    [[nodiscard]] QRectF result() const;
    [[nodiscard]] QRectF panelTitle() const;
    [[nodiscard]] QRectF panel() const;

private:
    std::size_t rows_;
    std::size_t columns_;
    Panel panel_;
    double wide_; ///< width of a cell
    double high_;
    QRectF bounds_;
};

} // namespace mexplorer::ui
