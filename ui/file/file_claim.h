#pragma once

#include <QString>

#include <memory>

class QLockFile;

namespace mexplorer::ui {

/// A file that a window has open, as far as the other windows of this user are told, in whatever process. A
/// claim of a process that has ended counts no more.
class FileClaim {
public:
    FileClaim();
    ~FileClaim();
    Q_DISABLE_COPY_MOVE(FileClaim)

    /// Whether a window other than the owner of this claim has the file open.
    [[nodiscard]] bool isElsewhere(const QString& path) const;
    /// Claims this file instead of the one before; without effect if another window has it. Empty: no file.
    void take(const QString& path);

private:
    QString name_; ///< of the lock; empty if nothing is claimed
    std::unique_ptr<QLockFile> lock_;
};

} // namespace mexplorer::ui
