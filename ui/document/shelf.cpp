#include "ui/document/shelf.h"

#include "core/document/document.h"
#include "ui/document/document_file.h"
#include "ui/file/data_folder.h"
#include "ui/text/plain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace mexplorer::ui::shelf {

namespace {

constexpr qint64 largestTitled = 1 << 20; // bytes; of larger documents the title is not looked for
constexpr int longestName = 60;           // letters of a file’s name

Error noShelf() {
    return {Error::Kind::invalid,
            say(MX_TEXT("core", "The folder for your games cannot be written; its place is that of the "
                                "program’s data.")),
            {}};
}

Expected<DocumentContents> contentsOf(const QString& path) {
    const auto bytes = readFile(path);
    if (!bytes) return tl::unexpected(bytes.error());
    return readDocument({bytes->constData(), static_cast<std::size_t>(bytes->size())});
}

ShelfBook bookAt(const QFileInfo& file) {
    ShelfBook book{file.absoluteFilePath(), file.completeBaseName()};
    if (file.size() > largestTitled) return book;
    const auto contents = contentsOf(book.path);
    if (!contents) return book;
    if (!contents->title.empty()) book.title = QString::fromStdString(contents->title);
    book.description = QString::fromStdString(contents->description);
    return book;
}

/// A name that any file system takes.
QString fileNameFor(const QString& title) {
    QString name;
    for (const QChar letter : title.simplified().left(longestName))
        name += letter.isPrint() && !QStringLiteral("/\\:*?\"<>|").contains(letter) ? letter : QChar(u'-');
    while (name.startsWith(u'.'))
        name.remove(0, 1);
    return name.isEmpty() ? QStringLiteral("game") : name;
}

} // namespace

QString folder() {
    return dataFolder(QStringLiteral("games"));
}

std::vector<ShelfBook> books() {
    std::vector<ShelfBook> found;
    const QString in = folder();
    if (in.isEmpty()) return found;
    const auto files = QDir(in).entryInfoList({QStringLiteral("*.mex")}, QDir::Files, QDir::Name);
    for (const QFileInfo& file : files.mid(0, mostBooks))
        found.push_back(bookAt(file));
    std::ranges::stable_sort(found, [](const ShelfBook& one, const ShelfBook& other) {
        return QString::localeAwareCompare(one.title, other.title) < 0;
    });
    return found;
}

Expected<QString> freePath(const QString& title) {
    const QString in = folder();
    if (in.isEmpty()) return tl::unexpected(noShelf());
    const QString name = in + u'/' + fileNameFor(title);
    QString path = name + QStringLiteral(".mex");
    for (int number = 2; QFile::exists(path); ++number)
        path = QStringLiteral("%1 %2.mex").arg(name).arg(number);
    return path;
}

Expected<QString> import(const QString& file) {
    const auto bytes = readFile(file);
    if (!bytes) return tl::unexpected(bytes.error());
    Task task;
    const auto contents = fromMex(*bytes, task);
    if (!contents) return tl::unexpected(contents.error());
    const QString title = QString::fromStdString(contents->label.title);
    auto path = freePath(title.isEmpty() ? QFileInfo(file).completeBaseName() : title);
    if (!path) return path;
    return saveFile(*path, *bytes).map([&] { return *path; });
}

Expected<void> exportTo(const QString& path, const QString& file) {
    const auto bytes = readFile(path);
    if (!bytes) return tl::unexpected(bytes.error());
    return saveFile(file, *bytes);
}

Expected<void> rename(const QString& path, const DocumentLabel& label) {
    auto contents = contentsOf(path);
    if (!contents) return tl::unexpected(contents.error());
    contents->title = label.title;
    contents->description = label.description;
    return saveFile(path, QByteArray::fromStdString(writeDocument(*contents)));
}

Expected<void> remove(const QString& path) {
    if (!QFile::exists(path) || QFile::moveToTrash(path) || QFile::remove(path)) return {};
    return invalid(say(MX_TEXT("core", "“%1” cannot be removed: the folder may be protected."),
                       shownFileName(path).toStdString()));
}

} // namespace mexplorer::ui::shelf
