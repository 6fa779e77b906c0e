#include "ui/form/whole_texts.h"

#include <QEvent>
#include <QLayout>
#include <QWidget>

namespace mexplorer::ui {

WholeTexts::WholeTexts(QWidget& dialog) : QObject(&dialog), dialog_(dialog) {
    dialog.installEventFilter(this);
}

bool WholeTexts::eventFilter(QObject* /*object*/, QEvent* event) {
    const auto type = event->type();
    if (type != QEvent::Show && type != QEvent::Resize && type != QEvent::LayoutRequest) return false;
    // None while the dialog is being made or destroyed.
    if (const QLayout* layout = dialog_.layout(); layout && layout->hasHeightForWidth())
        dialog_.setMinimumHeight(layout->totalHeightForWidth(dialog_.width()));
    return false;
}

} // namespace mexplorer::ui
