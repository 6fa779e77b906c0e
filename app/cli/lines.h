#pragma once

#include "core/task/task.h"

#include <optional>
#include <string>

namespace mexplorer::cli {

/// Standard input, line by line, as they come.
class Lines {
public:
    /// Of a longer line only so much is kept.
    static constexpr std::size_t longest = std::size_t{1} << 24U;

    explicit Lines(const Task& task) : task_(task) {}

    /// Without its end; nothing at the end of input, or once the task is cancelled.
    [[nodiscard]] std::optional<std::string> next();

private:
    bool readMore();

    const Task& task_;
    std::string read_; ///< and not yet asked for, from at_ on
    std::size_t at_ = 0;
    bool isOver_ = false;
};

} // namespace mexplorer::cli
