#pragma once

#include "core/task/task.h"
#include "core/text/expected.h"

#include <fmt/format.h>

class QIODevice;

namespace mexplorer::ui {

/// Writes the lines of a table as they come, a block at a time; reports progress, and stops once the task is
/// cancelled or the device takes no more.
class CsvWriter {
public:
    /// `lines`: how many there will be, header included.
    CsvWriter(QIODevice& device, Task& task, std::uint64_t lines)
        : device_(device), task_(task), lines_(lines) {}

    /// Adds a line, as fmt formats it. False if writing on is useless.
    template <class... Values>
    [[nodiscard]] bool line(fmt::format_string<Values...> format, Values&&... values) {
        return add(format, fmt::make_format_args(values...));
    }
    /// Writes what is still held back. Errors: cancelled, or the device takes no more.
    [[nodiscard]] Expected<void> finish();

private:
    bool add(fmt::string_view format, fmt::format_args values);
    bool flush();

    static constexpr std::size_t blockBytes = std::size_t{1} << 16;
    QIODevice& device_;
    Task& task_;
    std::uint64_t lines_;
    std::uint64_t written_ = 0;
    fmt::memory_buffer text_;
    bool failed_ = false;
};

} // namespace mexplorer::ui
