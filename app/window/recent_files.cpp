#include "app/window/recent_files.h"

#include "ui/file/settings.h"
#include "ui/text/plain.h"

#include <QDir>
#include <QFileInfo>

namespace mexplorer::app {

namespace {

const QString pathsKey = QStringLiteral("recentFiles");

/// Escapes ampersands, which in menus mark a key.
QString inMenu(QString text) {
    return text.replace(u'&', QStringLiteral("&&"));
}

} // namespace

RecentFiles::RecentFiles(QWidget* parent) : QMenu(parent) {
    retranslate();
}

QStringList RecentFiles::paths() const {
    return ui::setting(pathsKey).toStringList();
}

void RecentFiles::add(const QString& path) {
    QStringList all = paths();
    all.removeAll(path);
    all.prepend(path);
    set(all.mid(0, most));
}

void RecentFiles::remove(const QString& path) {
    QStringList all = paths();
    if (all.removeAll(path) > 0) set(all);
}

void RecentFiles::set(const QStringList& paths) {
    ui::changeSetting(pathsKey, paths);
    show();
}

void RecentFiles::show() {
    clear();
    for (const QString& path : paths()) {
        const QString folder = QDir::toNativeSeparators(QFileInfo(path).path());
        QAction* action =
            addAction(inMenu(tr("%1 — %2").arg(ui::shownFileName(path), ui::shownText(folder))));
        connect(action, &QAction::triggered, this, [this, path] { emit chosen(path); });
    }
    menuAction()->setEnabled(!isEmpty());
    if (isEmpty()) return;
    addSeparator();
    connect(addAction(tr("&Clear the list")), &QAction::triggered, this, [this] { set({}); });
}

void RecentFiles::retranslate() {
    setTitle(tr("Open &recent"));
    show();
}

} // namespace mexplorer::app
