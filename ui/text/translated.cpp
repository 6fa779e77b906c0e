#include "ui/text/translated.h"

#include <QCoreApplication>

namespace mexplorer::ui {

QString translated(const Message& message) {
    if (message.empty()) return {};
    const QString sentence = QCoreApplication::translate("core", message.id.c_str());
    return QString::fromStdString(message.fill(sentence.toStdString()));
}

} // namespace mexplorer::ui
