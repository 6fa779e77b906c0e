#include "ui/views/matrix/cell_writer.h"

#include "core/regret/matrix_aspect.h"
#include "core/regret/matrix_text.h"
#include "ui/text/translated.h"

#include <utility>

namespace mexplorer::ui {

namespace {

constexpr int longestCell = 40; // letters

/// The next cell, row by row; after the last one the first.
MatrixCell cellAfter(const MatrixGame& game, const MatrixCell& cell) {
    if (cell.column + 1 < game.columns()) return {cell.row, cell.column + 1};
    return {(cell.row + 1) % game.rows(), 0};
}

} // namespace

CellWriter::CellWriter(Canvas& canvas) : line_(canvas) {
    connect(&line_, &EndLine::entered, this, &CellWriter::enter);
}

void CellWriter::open(std::shared_ptr<const Instance> matrix, const MatrixLayout& layout,
                      const MatrixCell& cell) {
    line_.close(); // it is for another cell
    matrix_ = std::move(matrix);
    layout_ = layout;
    at_ = cell;
    line_.open(layout.cell(cell), QString::fromStdString(cellText(matrix_->as<MatrixAspect>()->game(), cell)),
               tr("payoffs of the cell"), longestCell);
}

void CellWriter::goOn(std::shared_ptr<const Instance> matrix, const MatrixLayout& layout) {
    if (const auto next = std::exchange(next_, std::nullopt)) open(std::move(matrix), layout, *next);
}

void CellWriter::enter(const QString& text, bool goesOn) {
    const MatrixGame& game = matrix_->as<MatrixAspect>()->game();
    const auto changed = withCell(game, at_, text.toStdString());
    if (!changed) return void(emit failed(translated(changed.error())));
    const MatrixCell next = cellAfter(game, at_);
    line_.close();
    if (*changed == game) {
        if (goesOn) open(matrix_, *layout_, next);
        return;
    }
    if (goesOn) next_ = next;
    emit written(matrixText(*changed));
}

} // namespace mexplorer::ui
