#include "app/cli/lines.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <unistd.h>

namespace mexplorer::cli {

bool Lines::readMore() {
    std::array<char, 1U << 14U> block{};
    while (!isOver_ && !task_.cancelled()) {
        const ssize_t count = ::read(STDIN_FILENO, block.data(), block.size());
        if (count < 0 && errno == EINTR) continue; // the loop ends if the signal cancelled the task
        isOver_ = count <= 0;
        read_.append(block.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
        return !isOver_;
    }
    return false;
}

std::optional<std::string> Lines::next() {
    std::string line;
    while (true) {
        const std::size_t end = read_.find('\n', at_);
        const std::size_t until = std::min(end, read_.size());
        line.append(read_, at_, std::min(until - at_, longest - line.size()));
        if (end != std::string::npos) {
            at_ = end + 1;
            return line;
        }
        const bool wasAny = !read_.empty() && at_ < read_.size();
        read_.clear();
        at_ = 0;
        if (readMore()) continue;
        if (task_.cancelled() || (line.empty() && !wasAny)) return std::nullopt;
        return line;
    }
}

} // namespace mexplorer::cli
