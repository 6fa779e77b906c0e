#pragma once

#include "ui/document/document_file.h"

#include <QDateTime>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <optional>

class QLockFile;

namespace mexplorer::ui {

/// What a window has not saved: a document, and the file that it belongs to.
struct Unsaved {
    QByteArray document;    ///< as toMex writes it
    QString path = {};      ///< empty if it was never saved
    QByteArray known = {};  ///< fingerprint of that file when it was last read or written
    QDateTime written = {}; ///< when this copy was
};

/// A copy of what a window has not saved, in the place for application data. It stays there if the program is
/// ended by force; a lock shows that the window still lives. Written whole or not at all, by a thread of its
/// own, in order.
class SafetyCopy {
public:
    /// `failed` is told, in any thread, why a copy could not be written.
    using Failed = std::function<void(const Error& why)>;
    explicit SafetyCopy(Failed failed = [](const Error&) {});
    /// Waits until all is written. The copy stays; only `remove` removes it.
    ~SafetyCopy();
    Q_DISABLE_COPY_MOVE(SafetyCopy)

    /// Replaces the copy by the document as it is now.
    void keep(const Document& document, const QString& path, const QByteArray& known);
    void remove();
    /// Waits until all is written.
    void finish();
    /// The latest copy whose window is gone, if there is one; it is this window's from now on.
    [[nodiscard]] std::optional<Unsaved> takeOver();

private:
    /// Where the copy is; finds a place at first. Empty if there is none.
    QString place();

    Failed failed_;
    QString place_;
    std::unique_ptr<QLockFile> lock_; ///< the writer's until it has finished; null if the place is another's
    QThreadPool writer_;
};

} // namespace mexplorer::ui
