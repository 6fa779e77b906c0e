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
    if (type == QEvent::Show || type == QEvent::Resize || type == QEvent::LayoutRequest)
        dialog_.setMinimumHeight(dialog_.layout()->totalHeightForWidth(dialog_.width()));
    return false;
}

} // namespace mexplorer::ui
