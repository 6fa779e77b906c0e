#include "ui/views/sketch/sketch_tools.h"

#include <QAction>

namespace mexplorer::ui {

SketchTools::SketchTools(QWidget* parent)
    : EditTools(parent), node(make(true)), edge(make(true)), write(make(true)), remove(nullptr),
      arrange(nullptr), save(nullptr) {}

void SketchTools::makeRest() {
    remove = make(true);
    arrange = make(true);
    save = make(false);
}

void SketchTools::setCanEdit(bool can) {
    edit->setEnabled(can);
    save->setEnabled(can);
}

} // namespace mexplorer::ui
