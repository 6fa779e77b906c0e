#include "ui/views/matrix/matrix_view.h"

#include "core/regret/matrix_text.h"
#include "ui/views/matrix/cell_writer.h"
#include "ui/views/matrix/matrix_tools.h"

#include <QAction>
#include <QBoxLayout>
#include <QTimer>

namespace mexplorer::ui {

QString MatrixKind::work(const Scene& /*scene*/) {
    return MatrixView::tr("Solving the matrix");
}

Expected<MatrixKind::Made> MatrixKind::make(const Scene& scene, Task& task) {
    auto made = matrixSubject(scene.instance, dominanceOf(scene.settings), task);
    if (!made) return tl::unexpected(made.error());
    const auto subject = std::make_shared<const MatrixSubject>(std::move(*made));
    return Made(subject, [subject](Task&) { return matrixTrace(*subject); });
}

ViewKind matrixViewKind() {
    return pictureViewKind<MatrixView, MatrixKind>(
        {.title = [] { return MatrixView::tr("Matrix"); },
         .settings = [](const Game&) { return std::vector<Parameter>{dominanceParameter()}; }});
}

MatrixView::MatrixView(Document& document, QWidget* parent)
    : KindView(document, parent), writer_(new CellWriter(canvas())), tools_(new MatrixTools(this)) {
    writer_->setParent(this);
    static_cast<QBoxLayout*>(layout())->insertWidget(0, tools_);
    connect(tools_->edit, &QAction::triggered, this, &MatrixView::setEditing);
    connect(tools_->taller, &QAction::triggered, this, [this] { grow(1, 0); });
    connect(tools_->lower, &QAction::triggered, this, [this] { grow(-1, 0); });
    connect(tools_->wider, &QAction::triggered, this, [this] { grow(0, 1); });
    connect(tools_->narrower, &QAction::triggered, this, [this] { grow(0, -1); });
    connect(writer_, &CellWriter::written, this, &MatrixView::goTo);
    connect(writer_, &CellWriter::failed, this, &MatrixView::refuse);
}

void MatrixView::refuse(const QString& sentence) {
    tools_->tellRefusal(sentence);
    if (!tools_->edit->isChecked()) emit failed(sentence);
}

void MatrixView::setEditing(bool on) {
    tools_->setEditing(on);
    canvas().setFocus();
}

void MatrixView::grow(int rows, int columns) {
    writer_->finish();
    const auto& instance = document().instance();
    const auto* matrix = instance ? instance->as<MatrixAspect>() : nullptr;
    if (!matrix) return;
    const auto count = [](std::size_t now, int more) { return now + static_cast<std::size_t>(more); };
    const auto changed = withSize(matrix->game(), count(matrix->game().rows(), rows),
                                  count(matrix->game().columns(), columns));
    if (!changed) return refuse(translated(changed.error()));
    tools_->tellRefusal({});
    goTo(matrixText(*changed));
}

void MatrixView::refresh(bool whole) {
    writer_->close();
    KindView::refresh(whole);
}

void MatrixView::showPicture() {
    tools_->tellRefusal({});
    showLook();
    writer_->goOn(document().instance(), figure()->layout());
}

void MatrixView::hover(const std::optional<MatrixCell>& cell) {
    if (cell == look_.hovered) return;
    look_.hovered = cell;
    showLook();
    emit pointedAt(cell ? figure()->statusOf(*cell) : QString());
}

void MatrixView::point(const QPointF& world) {
    if (!picture()) return;
    const auto cell = figure()->layout().cellAt(world);
    canvas().setCursor(cell ? Qt::IBeamCursor : Qt::ArrowCursor);
    hover(cell);
}

void MatrixView::leave() {
    canvas().unsetCursor();
    if (picture()) hover(std::nullopt);
}

void MatrixView::click(const QPointF& world) {
    if (!picture()) return;
    if (const auto cell = figure()->layout().cellAt(world)) write(*cell);
}

/// Opens the line later, when the window has given the focus to the picture, as it does after any click.
void MatrixView::write(const MatrixCell& cell) {
    QTimer::singleShot(0, this, [this, cell, at = picture()] {
        if (at && at == picture()) writer_->open(document().instance(), figure()->layout(), cell);
    });
}

void MatrixView::keyPressEvent(QKeyEvent* event) {
    const bool isEditing = tools_->edit->isChecked();
    if (event->modifiers() == Qt::NoModifier && event->key() == Qt::Key_E) return setEditing(!isEditing);
    if (event->key() == Qt::Key_Escape && isEditing) return setEditing(false);
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && isEditing && picture()) return write(look_.hovered.value_or(MatrixCell{}));
    KindView::keyPressEvent(event);
}

} // namespace mexplorer::ui
