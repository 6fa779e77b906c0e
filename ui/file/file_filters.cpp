#include "ui/file/file_filters.h"

#include "ui/text/translated.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace mexplorer::ui {

namespace {

const QString next = QStringLiteral(";;");

QString patternsOf(const OpenedKind& row) {
    QStringList patterns;
    for (const std::string& ending : row.endings)
        patterns += QStringLiteral("*.%1").arg(QString::fromStdString(ending));
    return patterns.join(u' ');
}

/// With a capital: titles are written as within a sentence.
QString filter(QString title, const QString& patterns) {
    title[0] = title[0].toUpper();
    return QStringLiteral("%1 (%2)").arg(title, patterns);
}

QString filterOf(const OpenedKind& row) {
    return filter(translated(say(row.title)), patternsOf(row));
}

QString anyFile() {
    return filter(QCoreApplication::translate("FileFilter", "All files"), QStringLiteral("*"));
}

} // namespace

QString filterFor(FileKind kind) {
    const auto& rows = openedKinds();
    return filterOf(
        *std::find_if(rows.begin(), rows.end(), [kind](const auto& row) { return row.kind == kind; }));
}

QString filterToOpen(FileKind kind) {
    return filterFor(kind) + next + anyFile();
}

QString filterToOpen() {
    QStringList patterns;
    QStringList filters;
    for (const OpenedKind& row : openedKinds()) {
        patterns += patternsOf(row);
        filters += filterOf(row);
    }
    filters.prepend(
        filter(QCoreApplication::translate("FileFilter", "All that can be opened"), patterns.join(u' ')));
    return (filters << anyFile()).join(next);
}

} // namespace mexplorer::ui
