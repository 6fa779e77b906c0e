#include "ui/file/chosen_file.h"

#include "ui/file/settings.h"

#include <QDir>
#include <QFileDialog>
#include <QFileSystemModel>

namespace mexplorer::ui {

namespace {

const QString folderKey = QStringLiteral("folder");

/// The folder remembered, or the current one if that is gone.
QDir lastFolder() {
    const QString last = setting(folderKey).toString();
    return QDir(!last.isEmpty() && QDir(last).exists() ? last : QDir::currentPath());
}

/// Asks by this dialog, and remembers the folder. Qt's own dialog would watch every folder that it shows; to
/// end that, the system lets the window wait, now and then for half a second.
QString chosen(QFileDialog& dialog) {
    dialog.setSupportedSchemes({QStringLiteral("file")});
    if (auto* files = dialog.findChild<QFileSystemModel*>())
        files->setOption(QFileSystemModel::DontWatchForChanges);
    if (dialog.exec() == QDialog::Rejected) return {};
    const QString path = dialog.selectedFiles().value(0);
    if (!path.isEmpty()) rememberFolderOf(path);
    return path;
}

} // namespace

QString chooseToOpen(QWidget* parent, const QString& title, const QString& filter) {
    QFileDialog dialog(parent, title, lastFolder().path(), filter);
    dialog.setFileMode(QFileDialog::ExistingFile);
    return chosen(dialog);
}

QString chooseToSave(QWidget* parent, const QString& title, const QString& proposed, const QString& filter) {
    const QFileInfo path(lastFolder().filePath(proposed)); // an absolute path stays what it is
    QFileDialog dialog(parent, title, path.path(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.selectFile(path.fileName());
    return chosen(dialog);
}

void rememberFolderOf(const QString& path) {
    changeSetting(folderKey, QFileInfo(path).absolutePath());
}

} // namespace mexplorer::ui
