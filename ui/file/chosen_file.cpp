#include "ui/file/chosen_file.h"

#include "ui/file/settings.h"

#include <QDir>
#include <QFileDialog>

namespace mexplorer::ui {

namespace {

const QString folderKey = QStringLiteral("folder");

/// The folder remembered, or the current one if that is gone.
QDir lastFolder() {
    const QString last = setting(folderKey).toString();
    return QDir(!last.isEmpty() && QDir(last).exists() ? last : QDir::currentPath());
}

QString remembered(const QString& path) {
    if (!path.isEmpty()) rememberFolderOf(path);
    return path;
}

} // namespace

QString chooseToOpen(QWidget* parent, const QString& title, const QString& filter) {
    return remembered(QFileDialog::getOpenFileName(parent, title, lastFolder().path(), filter));
}

QString chooseToSave(QWidget* parent, const QString& title, const QString& proposed, const QString& filter) {
    const QString path = lastFolder().filePath(proposed); // an absolute path stays what it is
    return remembered(QFileDialog::getSaveFileName(parent, title, path, filter));
}

void rememberFolderOf(const QString& path) {
    changeSetting(folderKey, QFileInfo(path).absolutePath());
}

} // namespace mexplorer::ui
