#include "ui/text/translated.h"

#include <QCoreApplication>

namespace mexplorer::ui {

QString translated(const Message& message) {
    if (message.empty()) return {};
    return QString::fromStdString(message.said([](const std::string& english) {
        return QCoreApplication::translate("core", english.c_str()).toStdString();
    }));
}

} // namespace mexplorer::ui
