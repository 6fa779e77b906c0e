#include "ui/theme/presented.h"

#include <QVariant>
#include <QWidget>

namespace mexplorer::ui {

namespace {
constexpr const char* presentedProperty = "presented";
}

bool isPresented(const QWidget& part) {
    return part.window()->property(presentedProperty).toBool();
}

void setPresented(QWidget& window, bool presented) {
    window.setProperty(presentedProperty, presented);
}

} // namespace mexplorer::ui
