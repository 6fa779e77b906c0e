#include "ui/views/sketch/sketch_hand.h"

#include "core/file/output_file.h"
#include "ui/file/chosen_file.h"
#include "ui/text/translated.h"
#include "ui/views/sketch/sketch_tools.h"

#include <QAction>
#include <QKeyEvent>

namespace mexplorer::ui {

SketchHand::SketchHand(Document& document, std::string view, Canvas& canvas, SketchTools& tools)
    : QObject(&canvas), document_(document), view_(std::move(view)), canvas_(canvas), tools_(tools),
      editor_(new SketchEditor(canvas)) {
    connect(tools.edit, &QAction::triggered, this, &SketchHand::setEditing);
    connect(tools.node, &QAction::triggered, editor_, &SketchEditor::addNode);
    connect(tools.edge, &QAction::triggered, editor_, &SketchEditor::drawEdge);
    connect(tools.write, &QAction::triggered, editor_, &SketchEditor::write);
    connect(tools.remove, &QAction::triggered, editor_, &SketchEditor::removeSelected);
    connect(tools.arrange, &QAction::triggered, editor_, &SketchEditor::arrange);
    connect(tools.save, &QAction::triggered, this, &SketchHand::save);
    connect(editor_, &SketchEditor::refused, &tools, &SketchTools::tellRefusal);
    connect(editor_, &SketchEditor::left, this, [this] { setEditing(false); });
    connect(editor_, &SketchEditor::edited, this, &SketchHand::redraw);
    connect(editor_, &SketchEditor::previewed, this, &SketchHand::previewed);
    connect(editor_, &SketchEditor::previewEnded, this, &SketchHand::previewEnded);
}

const SketchAspect* SketchHand::aspect() const {
    const auto& instance = document_.instance();
    return instance ? instance->as<SketchAspect>() : nullptr;
}

Expected<Sketch> SketchHand::sketch() const {
    const SketchAspect* drawn = aspect();
    return drawn ? drawn->sketch() : invalid({});
}

void SketchHand::setEditing(bool on) {
    const bool canBe = on && sketch();
    beginOrEnd(canBe && shape_);
    isWanted_ = canBe && !shape_;
    edited_ = document_.state().game;
    tools_.edit->setChecked(canBe);
    canvas_.setFocus();
}

bool SketchHand::takeKey(const QKeyEvent& event) {
    if (event.key() != Qt::Key_E || event.modifiers() != Qt::NoModifier) return false;
    setEditing(!editor_->isOn() && !isWanted_);
    return true;
}

/// While drawing, the picture keeps its scale, with some room around it. If all of it is in sight, the tools
/// may cover empty space above and below: it need not become smaller for them.
void SketchHand::beginOrEnd(bool on) {
    constexpr double room = 0.06; // of the picture, to each side
    isWanted_ = false;
    if (on && !editor_->isOn()) {
        QRectF seen = canvas_.frame().visible();
        if (!canvas_.camera()) {
            const QRectF whole = canvas_.figure()->bounds();
            seen = QRectF(seen.left(), whole.top(), seen.width(), whole.height()).intersected(seen);
        }
        const double dx = room * seen.width();
        const double dy = room * seen.height();
        const Camera camera{seen.adjusted(-dx, -dy, dx, dy)};
        document_.setCamera(view_, camera);
        canvas_.setCamera(camera);
        emit begun();
        editor_->setShape(shape_, *sketch());
    } else if (!on && editor_->isOn()) {
        canvas_.fit();
    }
    editor_->setOn(on);
    tools_.setEditing(on);
    canvas_.unsetCursor();
}

/// The new picture is still being made; without places, its layout, too.
void SketchHand::follow(const std::function<Shape()>& outline) {
    shape_.reset();
    const auto now = sketch();
    tools_.setCanEdit(now.has_value());
    if (!editor_->isOn() && !isWanted_) return;
    if (!now || document_.state().game != edited_) {
        isWanted_ = false;
        editor_->clear();
        return tools_.setEditing(false);
    }
    if (isWanted_) return;
    document_.setCamera(view_, canvas_.camera());
    if (const Shape shape = outline())
        editor_->setShape(shape, *now);
    else
        editor_->await();
}

void SketchHand::setShape(Shape shape) {
    shape_ = std::move(shape);
    if (editor_->isWaiting())
        editor_->setShape(shape_, *sketch());
    else if (editor_->isOn())
        editor_->redrawn(shape_);
    if (isWanted_) beginOrEnd(true);
}

void SketchHand::redraw(const Sketch& edited) {
    const SketchAspect* drawn = aspect();
    if (!drawn) return;
    const auto redrawn = drawn->redrawn(edited);
    if (!redrawn) return tools_.tellRefusal(translated(redrawn.error()));
    Parameters parameters = document_.game()->parameters();
    parameters[redrawn->parameter] = redrawn->text;
    const auto set = document_.setGame(document_.state().game, parameters, redrawn->position, view_);
    if (!set) tools_.tellRefusal(translated(set.error()));
}

void SketchHand::save() {
    const auto now = sketch();
    if (!now) return;
    const QString path = chooseToSave(&canvas_, now->ends() ? tr("Save the network") : tr("Save the graph"),
                                      QString::fromStdString(document_.state().game + ".dot"),
                                      tr("DOT (*.dot *.gv);;JSON (*.json)"));
    if (path.isEmpty()) return;
    const auto text =
        path.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive) ? jsonOf(*now) : dotOf(*now);
    if (!text) return emit failed(translated(text.error()));
    const Task task;
    OutputFile file(path.toStdString(), task);
    (void)file.write(*text); // commit() reports errors
    if (const auto written = file.commit(); !written) return emit failed(translated(written.error()));
    emit saved(path);
}

} // namespace mexplorer::ui
