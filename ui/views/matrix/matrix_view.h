#pragma once

#include "ui/views/matrix/matrix_figure.h"
#include "ui/views/picture_kind.h"

namespace mexplorer::ui {

class CellWriter;
class MatrixTools;

struct MatrixKind : PictureKind<MatrixFigure, MatrixSubject, MatrixTrace, MatrixLook> {
    static constexpr const char* id = "matrix";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
};

/// A matrix of payoffs: best replies, dominance, equilibria, the solution; a click on a cell edits it.
class MatrixView : public KindView<MatrixKind> {
    Q_OBJECT

public:
    explicit MatrixView(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] MatrixTools& tools() const { return *tools_; }

protected:
    void refresh(bool whole) override;
    void showPicture() override;
    void point(const QPointF& world) override;
    void leave() override;
    void click(const QPointF& world) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void hover(const std::optional<MatrixCell>& cell);
    void write(const MatrixCell& cell);
    void setEditing(bool on);
    void grow(int rows, int columns);
    void refuse(const QString& sentence);

    CellWriter* writer_;
    MatrixTools* tools_;
};

[[nodiscard]] ViewKind matrixViewKind();

} // namespace mexplorer::ui
