#pragma once

#include <QString>
#include <QThreadPool>

#include <memory>

class QLockFile;

namespace mexplorer::ui {

/// A file that a window has open, as far as the other windows of this user are told, in whatever process. A
/// claim of a process that has ended counts no more. A claim is written through to the disk, which a thread
/// of its own waits for.
class FileClaim {
public:
    FileClaim();
    ~FileClaim();
    Q_DISABLE_COPY_MOVE(FileClaim)

    /// Whether a window other than the owner of this claim has the file open.
    [[nodiscard]] bool isElsewhere(const QString& path);
    /// Claims this file instead of the one before; without effect if another window has it. Empty: no file.
    void take(const QString& path);

private:
    QString name_;                    ///< of the lock; empty if there is no file
    std::unique_ptr<QLockFile> lock_; ///< the thread's until it is done; null if another window has the file
    QThreadPool locking_;
};

} // namespace mexplorer::ui
