#pragma once

#include "core/task/task.h"

#include <optional>
#include <string>

namespace mexplorer::cli {

/// Reads standard input line by line.
class Lines {
public:
    /// Of a longer line, only so many bytes are kept.
    static constexpr std::size_t longest = std::size_t{1} << 24U;

    explicit Lines(const Task& task) : task_(task) {}

    /// The next line, without its line break; empty at the end of input, or once the task is cancelled.
    [[nodiscard]] std::optional<std::string> next();

private:
    bool readMore();

    const Task& task_;
    std::string read_; ///< what has been read; from `at_` on it is not yet returned
    std::size_t at_ = 0;
    bool isOver_ = false;
};

} // namespace mexplorer::cli
