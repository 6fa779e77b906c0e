#include "ui/file/chosen_file.h"

#include "ui/file/folder_dialog.h"
#include "ui/file/quick_kinds.h"
#include "ui/file/settings.h"

#include <QDir>
#include <QFileDialog>
#include <QPointer>

namespace mexplorer::ui {

namespace {

const QString folderKey = QStringLiteral("folder");

/// The folder remembered, or the current one if that is gone.
QDir lastFolder() {
    const QString last = setting(folderKey).toString();
    return QDir(!last.isEmpty() && QDir(last).exists() ? last : QDir::currentPath());
}

/// Asks by this dialog, and remembers the folder. The dialog goes with its parent, at any time.
QStringList allChosen(const QPointer<QFileDialog>& dialog) {
    useQuickKinds(*dialog);
    takeOnlyPaths(*dialog);
    dialog->setSupportedSchemes({QStringLiteral("file")});
    const bool isChosen = dialog->exec() != QDialog::Rejected;
    if (!dialog) return {};
    deleteAtRest(dialog);
    QStringList paths = isChosen ? dialog->selectedFiles() : QStringList();
    if (!paths.isEmpty()) rememberFolderOf(paths.front());
    return paths;
}

QString chosen(const QPointer<QFileDialog>& dialog) {
    return allChosen(dialog).value(0);
}

} // namespace

QString chooseToOpen(QWidget* parent, const QString& title, const QString& filter) {
    auto* dialog = new QFileDialog(parent, title, lastFolder().path(), filter);
    dialog->setFileMode(QFileDialog::ExistingFile);
    return chosen(dialog);
}

QStringList chooseSeveral(QWidget* parent, const QString& title, const QString& filter) {
    auto* dialog = new QFileDialog(parent, title, lastFolder().path(), filter);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    return allChosen(dialog);
}

QString chooseToSave(QWidget* parent, const QString& title, const QString& proposed, const QString& filter) {
    const QFileInfo path(lastFolder().filePath(proposed)); // an absolute path stays what it is
    auto* dialog = new QFileDialog(parent, title, path.path(), filter);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(path.fileName());
    return chosen(dialog);
}

void rememberFolderOf(const QString& path) {
    changeSetting(folderKey, QFileInfo(path).absolutePath());
}

} // namespace mexplorer::ui
