#include "ui/file/file_watch.h"

#include "core/file/input_file.h"

#include <QCryptographicHash>
#include <QFileInfo>

namespace mexplorer::ui {

namespace {

constexpr std::chrono::milliseconds settlingTime{200}; // a program that writes in pieces is not done at once

Expected<FileWatch::State> stateOf(const QString& path, const QByteArray& known) {
    if (!QFileInfo::exists(path)) return FileWatch::State::gone;
    const auto bytes = readFile(path.toStdString());
    if (!bytes) return tl::unexpected(bytes.error());
    const bool isKnown = fingerprint(QByteArray::fromStdString(*bytes)) == known;
    return isKnown ? FileWatch::State::same : FileWatch::State::changed;
}

} // namespace

QByteArray fingerprint(const QByteArray& bytes) {
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

FileWatch::FileWatch(QObject* parent) : QObject(parent) {
    settling_.setSingleShot(true);
    settling_.setInterval(settlingTime);
    const auto wait = [this] { settling_.start(); };
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, wait);
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, wait);
    connect(&settling_, &QTimer::timeout, this, &FileWatch::look);
}

void FileWatch::follow(const QString& path, const QByteArray& known) {
    settling_.stop();
    reading_.drop();
    known_ = known;
    told_ = State::same;
    seen_ = stampOf(path);
    const QString before = std::exchange(path_, path);
    if (path == before) return;
    if (!before.isEmpty()) watcher_.removePaths(watcher_.files() + watcher_.directories());
    if (!path.isEmpty()) watcher_.addPaths({path, QFileInfo(path).absolutePath()});
}

Expected<FileWatch::State> FileWatch::state() const {
    if (path_.isEmpty()) return State::same;
    return stateOf(path_, known_);
}

FileWatch::Stamp FileWatch::stampOf(const QString& path) {
    const QFileInfo file(path);
    if (path.isEmpty() || !file.exists()) return {};
    return {file.size(), file.lastModified(), file.fileTime(QFileDevice::FileMetadataChangeTime)};
}

/// The folder changes for other reasons, too: the file is only read if it seems to be another.
void FileWatch::look() {
    watcher_.removePath(path_); // which may be an older file of this name
    watcher_.addPath(path_);
    const Stamp now = stampOf(path_);
    if (std::exchange(seen_, now) == now) return;
    const bool isQuick = now.size <= (qint64{16} << 10);
    reading_.run(
        isQuick, {},
        [path = path_, known = known_](Task&) -> Expected<State> { return stateOf(path, known); },
        [this](const Expected<State>& state) {
            tell(state.value_or(State::changed)); // what cannot be read any more is not what is known
        });
}

void FileWatch::tell(State state) {
    const State before = std::exchange(told_, state);
    if (state != before || state == State::changed) emit changed(state);
}

} // namespace mexplorer::ui
