#include "ui/file/file_claim.h"

#include "ui/file/data_folder.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

namespace mexplorer::ui {

namespace {

/// The lock for a file, whatever way its path is written; empty if there is no place for locks.
QString lockOf(const QString& path) {
    const QString folder = path.isEmpty() ? QString() : dataFolder(QStringLiteral("open"));
    if (folder.isEmpty()) return {};
    const QFileInfo file(path);
    const QString whole = file.exists() ? file.canonicalFilePath() : file.absoluteFilePath();
    const QByteArray name = QCryptographicHash::hash(whole.toUtf8(), QCryptographicHash::Sha256).toHex();
    return folder + u'/' + QString::fromLatin1(name) + QStringLiteral(".lock");
}

/// Null if another one holds it.
std::unique_ptr<QLockFile> locked(const QString& name) {
    auto lock = std::make_unique<QLockFile>(name);
    lock->setStaleLockTime(0); // only if its process has ended
    if (lock->tryLock(0)) return lock;
    return nullptr;
}

} // namespace

FileClaim::FileClaim() {
    locking_.setMaxThreadCount(1);
}

FileClaim::~FileClaim() {
    locking_.waitForDone();
}

bool FileClaim::isElsewhere(const QString& path) {
    const QString name = lockOf(path);
    if (name.isEmpty() || !QFile::exists(name)) return false;
    locking_.waitForDone();
    if (name == name_ && lock_) return false;
    QLockFile lock(name);
    lock.setStaleLockTime(0);
    return !lock.tryLock(0) && lock.error() == QLockFile::LockFailedError;
}

void FileClaim::take(const QString& path) {
    const QString name = lockOf(path);
    if (!name.isEmpty() && name == name_) {
        locking_.waitForDone();
        if (lock_) return;
    }
    name_ = name;
    locking_.start([this, name] {
        lock_.reset();
        if (!name.isEmpty()) lock_ = locked(name);
    });
}

} // namespace mexplorer::ui
