#pragma once

#include "core/explain/matrix_trace.h"

#include <QRectF>

#include <optional>

namespace mexplorer::ui {

/// Where the parts of a matrix stand, in their world: pixels at the usual size of type. The names of rows and
/// columns stand left and on top, the shares of a mixture and what each action gets beside the rows and below
/// the columns; at the right is a panel with the envelope or the equilibria.
class MatrixLayout {
public:
    /// What stands at the right of the table.
    enum class Panel { none, equilibria, envelope };

    static constexpr double lowestLine = 26; ///< of text with the gap to the next, in the world

    MatrixLayout(std::size_t rows, std::size_t columns, Panel panel);

    [[nodiscard]] QRectF bounds() const { return bounds_; }
    /// All cells.
    [[nodiscard]] QRectF table() const;
    [[nodiscard]] QRectF cell(const MatrixCell& cell) const;
    [[nodiscard]] std::optional<MatrixCell> cellAt(const QPointF& point) const;

    /// The name of a row or a column.
    [[nodiscard]] QRectF name(const MatrixLine& line) const;
    /// Its share in a mixture: a bar, and the fraction behind or below it.
    [[nodiscard]] QRectF bar(const MatrixLine& line) const;
    [[nodiscard]] QRectF share(const MatrixLine& line) const;
    /// What it gets against the other player’s mixture.
    [[nodiscard]] QRectF gets(const MatrixLine& line) const;
    /// From its name to its last cell.
    [[nodiscard]] QRectF band(const MatrixLine& line) const;
    /// Where it is told in which order actions are struck out: before the name.
    [[nodiscard]] QRectF order(const MatrixLine& line) const;
    /// Headings of what stands beside the rows, and of what stands below the columns.
    [[nodiscard]] QRectF heading(MatrixSide side, bool ofGets) const;
    /// The player’s name, beside the names of his actions.
    [[nodiscard]] QRectF player(MatrixSide side) const;

    /// Where both shares meet: what they come to.
    [[nodiscard]] QRectF result() const;
    [[nodiscard]] QRectF panelTitle() const;
    [[nodiscard]] QRectF panel() const;

private:
    std::size_t rows_;
    std::size_t columns_;
    Panel panel_;
    double wide_; ///< a cell
    double high_;
    QRectF bounds_;
};

} // namespace mexplorer::ui
