#pragma once

#include "core/text/expected.h"

#include <string>

namespace mexplorer::cli {

/// What a program tells its caller.
enum ExitCode { done = 0, answerIsNo = 1, badInput = 2, outOfBudget = 3 };

/// Standard output, buffered; what cannot be written is an error and not silence.
class Output {
public:
    /// Writes everything that is still held back.
    ~Output() { (void)flush(); }
    void write(std::string_view text) {
        buffer_ += text;
        if (buffer_.size() >= bufferBytes) (void)flush();
    }
    /// False once anything could not be written.
    bool flush();

private:
    static constexpr std::size_t bufferBytes = std::size_t{1} << 20;
    std::string buffer_;
    bool good_ = true;
};

/// Says in one line on standard error what is wrong; the exit code that goes with it.
int fail(const Error& error);
/// Writes a finished answer whole; the exit code.
int answer(const std::string& text, ExitCode code = done);

} // namespace mexplorer::cli
