#pragma once

#include "ui/views/matrix/matrix_figure.h"
#include "ui/views/picture_view.h"

namespace mexplorer::ui {

class CellWriter;
class MatrixTools;

/// A matrix of payoffs: best replies, dominance, equilibria, the solution; a click on a cell edits it.
class MatrixView : public ViewOf<MatrixFigure, PictureView<MatrixSubject, MatrixTrace>> {
    Q_OBJECT

public:
    explicit MatrixView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;
    [[nodiscard]] MatrixTools& tools() const { return *tools_; }

protected:
    void refresh(bool whole) override;
    void forgetLook() override;
    void showPicture() override;
    void point(const QPointF& world) override;
    void leave() override;
    void click(const QPointF& world) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showLook();
    void hover(const std::optional<MatrixCell>& cell);
    void write(const MatrixCell& cell);
    void setEditing(bool on);
    void grow(int rows, int columns);
    void refuse(const QString& sentence);

    MatrixLook look_;
    CellWriter* writer_;
    MatrixTools* tools_;
};

[[nodiscard]] ViewKind matrixViewKind();

} // namespace mexplorer::ui
