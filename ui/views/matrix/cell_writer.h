#pragma once

#include "core/game/instance.h"
#include "core/regret/matrix_game.h"
#include "ui/figure/canvas.h"
#include "ui/views/end_line.h"
#include "ui/views/matrix/matrix_layout.h"

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// Edits the payoffs of a matrix in place: a line over the cell, from which Tab goes on to the next.
class CellWriter : public QObject {
    Q_OBJECT

public:
    explicit CellWriter(Canvas& canvas);

    /// Opens a line at a cell of the matrix, placed by `layout`.
    void open(std::shared_ptr<const Instance> matrix, const MatrixLayout& layout, const MatrixCell& cell);
    /// To be called once the changed matrix is shown: opens the next cell, if that is wanted.
    void goOn(std::shared_ptr<const Instance> matrix, const MatrixLayout& layout);
    /// Closes the line; what was typed is dropped.
    void close() { line_.close(); }
    /// Enters what was typed, then closes the line, even if that was refused.
    void finish() { line_.finish(); }

signals:
    /// The changed matrix.
    void written(const std::string& matrix);
    /// What was typed is not a payoff; the line stays open.
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
