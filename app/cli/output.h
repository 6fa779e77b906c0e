#pragma once

#include "core/task/task.h"
#include "core/text/expected.h"

#include <string>
#include <string_view>

namespace mexplorer::cli {

/// What a program tells its caller.
enum ExitCode { done = 0, answerIsNo = 1, badInput = 2, outOfBudget = 3 };

/// Standard output, buffered; a failed write is an error and not silence.
class Output {
public:
    explicit Output(const Task& task);

    /// False once it is useless to write on: the reader is gone, the disk is full, or the task was cancelled.
    [[nodiscard]] bool write(std::string_view text) {
        buffer_ += text;
        return buffer_.size() < bufferBytes || flush();
    }
    /// Writes what is still held back. False: as for `write`.
    bool flush();
    /// Flushes. Returns `code`, even if the reader closed the pipe; any other failure is reported, and its
    /// code returned.
    [[nodiscard]] int finish(ExitCode code = done);
    /// Whether nobody reads any more: no failure, but it is useless to write on.
    [[nodiscard]] bool isPipeClosed() const;

private:
    static constexpr std::size_t bufferBytes = std::size_t{1} << 20;
    const Task& task_;
    std::string buffer_;
    int failure_ = 0; ///< the errno of what could not be written
};

/// Says in one line on standard error what is wrong, if that can be written to.
void complain(const std::string& sentence);
/// What complaints there have been.
enum class Complaints { none, some, ended };
/// Ends them: from now on nothing is said. Returns how it was before. May be called in a signal handler.
[[nodiscard]] Complaints endComplaints() noexcept;
/// The same for an error. Returns its exit code.
int fail(const Error& error);
/// The same for wrong usage, with a pointer to --help: that of `command` if one is given.
int failUsage(const std::string& sentence, const std::string& command = {});
/// Writes a finished answer whole. Returns the exit code.
[[nodiscard]] int answer(const std::string& text, ExitCode code = done);

} // namespace mexplorer::cli
