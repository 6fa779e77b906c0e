#include "app/window/tell.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace mexplorer::app {

int tell(QMessageBox::Icon icon, QWidget* parent, const QString& title, const QString& text,
         QMessageBox::StandardButtons buttons, QMessageBox::StandardButton usual) {
    QMessageBox box(icon, title, text, buttons, parent);
    box.setDefaultButton(usual);
    box.setTextFormat(Qt::PlainText);
    return box.exec();
}

QString withSuffix(QWidget* parent, const QString& path, const QString& suffix) {
    if (path.isEmpty() || !QFileInfo(path).suffix().isEmpty()) return path;
    const QString whole = path + u'.' + suffix;
    if (!QFileInfo::exists(whole)) return whole;
    const int answer =
        tell(QMessageBox::Question, parent, QCoreApplication::translate("withSuffix", "Replace the file?"),
             QCoreApplication::translate("withSuffix", "“%1” already exists.").arg(whole),
             QMessageBox::Yes | QMessageBox::Cancel);
    return answer == QMessageBox::Yes ? whole : QString();
}

} // namespace mexplorer::app
