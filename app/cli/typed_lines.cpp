#include "app/cli/typed_lines.h"

#include "app/cli/interrupt.h"

#include <cerrno>
#include <cstring>
#include <unistd.h>

namespace mexplorer::cli {

Expected<bool> TypedLines::fill() {
    constexpr std::size_t blockBytes = 4096;
    block_.resize(blockBytes);
    at_ = 0;
    while (true) {
        const ssize_t count = ::read(STDIN_FILENO, block_.data(), block_.size());
        if (count >= 0) {
            block_.resize(static_cast<std::size_t>(count));
            return count > 0;
        }
        if (errno != EINTR)
            return invalid(say(MX_TEXT("core", "The input cannot be read: %1."), std::strerror(errno)));
        if (interruptibleTask().cancelled()) return cancelled();
    }
}

Expected<std::optional<std::string>> TypedLines::next() {
    constexpr std::size_t longest = 100'000;
    std::string line;
    bool hasBegun = false;
    while (true) {
        if (at_ == block_.size()) {
            const auto more = fill();
            if (!more) return tl::unexpected(more.error());
            if (!*more) return hasBegun ? std::optional(line) : std::nullopt;
        }
        hasBegun = true;
        const char c = block_[at_++];
        if (c == '\n') return line;
        if (line.size() < longest) line += c;
    }
}

} // namespace mexplorer::cli
