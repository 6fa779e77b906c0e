#pragma once

#include "core/task/task.h"
#include "core/text/expected.h"

#include <string>
#include <string_view>

namespace mexplorer::cli {

enum ExitCode { done = 0, answerIsNo = 1, badInput = 2, outOfBudget = 3 };

/// Standard output, buffered; a failed write is reported as an error.
class Output {
public:
    explicit Output(const Task& task);

    /// False if further writing is pointless: the reader is gone, the disk is full, or the task was
    /// cancelled.
    [[nodiscard]] bool write(std::string_view text) {
        buffer_ += text;
        return buffer_.size() < bufferBytes || flush();
    }
    /// Writes what is in the buffer. False: as for `write`.
    bool flush();
    /// Flushes. Returns `code`, even if the reader closed the pipe; any other failure is reported, and its
    /// exit code returned.
    [[nodiscard]] int finish(ExitCode code = done);
    /// Whether something could not be written, so that further writing is pointless.
    [[nodiscard]] bool hasFailed() const { return failure_ != 0; }
    /// Whether the reader has closed the pipe, which is no failure.
    [[nodiscard]] bool isPipeClosed() const;

private:
    static constexpr std::size_t bufferBytes = std::size_t{1} << 20;
    const Task& task_;
    std::string buffer_;
    int failure_ = 0; ///< the errno of what could not be written
};

/// Writes one line to standard error about what is wrong, if possible.
void complain(const std::string& sentence);
/// Whether there have been complaints, or no more may be written.
enum class Complaints { none, some, ended };
/// From now on no complaints are written. Returns the state before. May be called in a signal handler.
[[nodiscard]] Complaints endComplaints() noexcept;
/// Complains about an error. Returns its exit code.
int fail(const Error& error);
/// Complains about wrong usage, with a pointer to --help: that of `command` if one is given. Returns the exit
/// code.
int failUsage(const std::string& sentence, const std::string& command = {});
/// Writes a complete answer to standard output. Returns the exit code.
[[nodiscard]] int answer(const std::string& text, ExitCode code = done);

} // namespace mexplorer::cli
