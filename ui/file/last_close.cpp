#include "ui/file/last_close.h"

#include <QThreadPool>

#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace mexplorer::ui {

LastClose::LastClose() {
    std::error_code ignored;
    std::vector<int> watches;
    for (const auto& open : std::filesystem::directory_iterator("/proc/self/fd", ignored))
        if (std::filesystem::read_symlink(open, ignored) == "anon_inode:inotify")
            watches.push_back(std::stoi(open.path().filename()));
    for (const int watch : watches)
        if (const int own = ::fcntl(watch, F_DUPFD_CLOEXEC, 0); own >= 0) held_.push_back(own);
}

LastClose::~LastClose() {
    if (held_.empty()) return;
    QThreadPool::globalInstance()->start([held = std::move(held_)] {
        for (const int descriptor : held)
            ::close(descriptor);
    });
}

} // namespace mexplorer::ui
