#pragma once

#include "core/regret/matrix_game.h"
#include "core/solve/instance.h"
#include "ui/figure/canvas.h"
#include "ui/views/end_line.h"
#include "ui/views/matrix/matrix_layout.h"

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// Writes the payoffs of a matrix in place: a line over the cell, from which Tab goes on to the next.
class CellWriter : public QObject {
    Q_OBJECT

public:
    explicit CellWriter(Canvas& canvas);

    /// Opens a line at a cell of the matrix, which stands where the layout tells.
    void open(std::shared_ptr<const Instance> matrix, const MatrixLayout& layout, const MatrixCell& cell);
    /// Once the matrix that was written is shown: opens the next cell, if that is wanted.
    void goOn(std::shared_ptr<const Instance> matrix, const MatrixLayout& layout);
    /// What is typed in it is left.
    void close() { line_.close(); }
    /// What is typed in it is written; what cannot be is left, having been refused.
    void finish() { line_.finish(); }

signals:
    /// What the matrix has become.
    void written(const std::string& matrix);
    /// What was typed is no payoff; the line stays open.
    void failed(const QString& sentence);

private:
    void enter(const QString& text, bool goesOn);

    EndLine line_;
    std::shared_ptr<const Instance> matrix_;
    std::optional<MatrixLayout> layout_;
    MatrixCell at_;
    std::optional<MatrixCell> next_;
};

} // namespace mexplorer::ui
