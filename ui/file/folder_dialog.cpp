#include "ui/file/folder_dialog.h"

#include <QDialog>
#include <QLineEdit>
#include <QThreadPool>
#include <QTimer>

#include <algorithm>
#include <filesystem>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

namespace mexplorer::ui {

namespace {

/// Holds all watches of folders that this program has open: who closes them meanwhile need not wait for the
/// system, as the last to close them is another thread, at the end. Where there are none, nothing happens.
class LastClose {
public:
    LastClose() {
        std::error_code ignored;
        std::vector<int> watches;
        for (const auto& open : std::filesystem::directory_iterator("/proc/self/fd", ignored))
            if (std::filesystem::read_symlink(open, ignored) == "anon_inode:inotify")
                watches.push_back(std::stoi(open.path().filename()));
        for (const int watch : watches)
            if (const int own = ::fcntl(watch, F_DUPFD_CLOEXEC, 0); own >= 0) held_.push_back(own);
    }
    ~LastClose() {
        QThreadPool::globalInstance()->start([held = std::move(held_)] {
            for (const int descriptor : held)
                ::close(descriptor);
        });
    }
    LastClose(const LastClose&) = delete;
    LastClose& operator=(const LastClose&) = delete;

private:
    std::vector<int> held_; ///< descriptors of our own
};

} // namespace

void takeOnlyPaths(QDialog& dialog) {
    constexpr int longestPath = 4096;
    for (QLineEdit* field : dialog.findChildren<QLineEdit*>())
        field->setMaxLength(std::min(field->maxLength(), longestPath));
}

void deleteAtRest(QDialog* dialog) {
    QTimer::singleShot(std::chrono::seconds(2), dialog, [dialog] {
        const LastClose elsewhere;
        delete dialog;
    });
}

} // namespace mexplorer::ui
