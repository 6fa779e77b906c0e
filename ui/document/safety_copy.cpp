#include "ui/document/safety_copy.h"

#include "core/task/guarded.h"
#include "ui/file/data_folder.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QUuid>

namespace mexplorer::ui {

namespace {

const QString documentKey = QStringLiteral("document");
const QString pathKey = QStringLiteral("path");
const QString knownKey = QStringLiteral("known");
const QString suffix = QStringLiteral(".unsaved");

QString folder() {
    return dataFolder(QStringLiteral("unsaved"));
}

/// Null if a window that lives has it.
std::unique_ptr<QLockFile> lockOf(const QString& place) {
    auto lock = std::make_unique<QLockFile>(place + QStringLiteral(".lock"));
    lock->setStaleLockTime(0); // only if its process has ended
    if (lock->tryLock(0)) return lock;
    return nullptr;
}

std::optional<Unsaved> read(const QString& place) {
    const auto bytes = readFile(place);
    if (!bytes) return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(*bytes).object();
    const QByteArray document = object[documentKey].toString().toUtf8();
    if (document.isEmpty()) return std::nullopt;
    return Unsaved{document, object[pathKey].toString(), object[knownKey].toString().toLatin1(),
                   QFileInfo(place).lastModified()};
}

Error noPlace() {
    return {Error::Kind::invalid,
            say(MX_TEXT("core", "The folder for the program’s data cannot be written.")),
            {}};
}

} // namespace

SafetyCopy::SafetyCopy(Failed failed) : failed_(std::move(failed)) {
    writer_.setMaxThreadCount(1);
}

SafetyCopy::~SafetyCopy() {
    finish();
}

QString SafetyCopy::place() {
    if (!place_.isEmpty()) return place_;
    const QString in = folder();
    if (in.isEmpty()) return {};
    place_ = in + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces) + suffix;
    writer_.start([this, place = place_] { lock_ = lockOf(place); }); // which waits for the disk
    return place_;
}

void SafetyCopy::keep(const Document& document, const QString& path, const QByteArray& known) {
    const QString place = this->place();
    if (place.isEmpty()) return failed_(noPlace());
    writer_.start([this, place, path, known, kept = document.kept()] {
        if (!lock_) return failed_(noPlace());
        const auto written = guarded([&]() -> Expected<void> {
            const QJsonObject object{{pathKey, path},
                                     {knownKey, QString::fromLatin1(known)},
                                     {documentKey, QString::fromUtf8(toMex(kept))}};
            return saveFile(place, QJsonDocument(object).toJson(QJsonDocument::Compact));
        });
        if (!written) failed_(written.error());
    });
}

void SafetyCopy::remove() {
    if (place_.isEmpty()) return;
    writer_.start([place = place_] { QFile::remove(place); });
}

void SafetyCopy::finish() {
    writer_.waitForDone();
}

std::optional<Unsaved> SafetyCopy::takeOver() {
    const QString in = folder();
    if (in.isEmpty()) return std::nullopt;
    for (const QFileInfo& file : QDir(in).entryInfoList({u'*' + suffix}, QDir::Files, QDir::Time)) {
        const QString place = file.filePath();
        auto lock = lockOf(place);
        if (!lock) continue;
        auto unsaved = read(place);
        if (!unsaved) continue;
        finish();
        place_ = place;
        lock_ = std::move(lock);
        return unsaved;
    }
    return std::nullopt;
}

} // namespace mexplorer::ui
