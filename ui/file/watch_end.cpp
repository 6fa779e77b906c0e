#include "ui/file/watch_end.h"

#include "ui/task/workers.h"

#include <QCoreApplication>

#include <filesystem>
#include <memory>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

namespace mexplorer::ui {

namespace {

void closeAll(const std::vector<int>& descriptors) {
    for (const int descriptor : descriptors)
        ::close(descriptor);
}

/// Holds all watches that this program has open: who closes them meanwhile need not wait for the system, as
/// the last to close them is a worker, at the end. Where there are none, nothing happens.
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
        if (QCoreApplication::closingDown()) // workers have ended
            closeAll(held_);
        else
            workers().start([held = std::move(held_)] { closeAll(held); });
    }
    LastClose(const LastClose&) = delete;
    LastClose& operator=(const LastClose&) = delete;

private:
    std::vector<int> held_; ///< descriptors of our own
};

} // namespace

void endWatchesElsewhere() {
    QMetaObject::invokeMethod(
        QCoreApplication::instance(), [held = std::make_shared<LastClose>()] {}, Qt::QueuedConnection);
}

} // namespace mexplorer::ui
