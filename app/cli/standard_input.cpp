#include "app/cli/standard_input.h"

#include "app/cli/interrupt.h"
#include "core/file/reason.h"

#include <cerrno>
#include <cstring>

#include <unistd.h>

namespace mexplorer::cli {

StandardInput::StandardInput() : begin_(::lseek(STDIN_FILENO, 0, SEEK_CUR)) {}

Expected<std::size_t> StandardInput::read(char* block, std::size_t size) {
    while (true) {
        const ssize_t count = ::read(STDIN_FILENO, block, size);
        if (count >= 0) return static_cast<std::size_t>(count);
        if (errno != EINTR)
            return invalid(say(MX_TEXT("core", "The input cannot be read: %1."), sayReason(errno)));
        if (interruptibleTask().cancelled()) return cancelled();
    }
}

judge::Source StandardInput::source() {
    return [this](char* block, std::size_t size) -> Expected<std::size_t> {
        auto count = read(block, size);
        if (begin_ >= 0 || isLost_ || !count) return count;
        isLost_ = *count > mostKept - kept_.size();
        if (isLost_)
            kept_ = {};
        else
            kept_.append(block, *count);
        return count;
    };
}

std::optional<judge::Source> StandardInput::again() {
    if (begin_ >= 0) {
        if (::lseek(STDIN_FILENO, begin_, SEEK_SET) < 0) return std::nullopt;
        return read;
    }
    if (isLost_) return std::nullopt;
    return [this, at = std::size_t{0}](char* block, std::size_t size) mutable -> Expected<std::size_t> {
        const std::size_t count = std::min(size, kept_.size() - at);
        std::memcpy(block, kept_.data() + at, count);
        at += count;
        return count > 0 ? Expected<std::size_t>(count) : read(block, size);
    };
}

} // namespace mexplorer::cli
