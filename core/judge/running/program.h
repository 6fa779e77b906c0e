#pragma once

#include "core/task/task.h"
#include "core/text/expected.h"

#include <chrono>
#include <string>
#include <string_view>

namespace mexplorer::judge {

/// How much a program may use.
struct ProgramLimits {
    std::chrono::milliseconds time{2000};             ///< of the processor; the elapsed time may be 4 × that
    std::uint64_t memory = std::uint64_t{256} << 20U; ///< bytes in use at once
    std::uint64_t output = std::uint64_t{64} << 20U;  ///< bytes
};

/// How a program ended.
struct ProgramEnd {
    enum class Kind { exited, crashed, tooSlow, tooMuchMemory, tooMuchOutput };

    Kind kind = Kind::exited;
    int code = 0;       ///< its exit code, or the signal that killed it
    std::string output; ///< what it had written by then

    /// Whether it exited by itself with code 0.
    [[nodiscard]] bool isGood() const { return kind == Kind::exited && code == 0; }
};

/// Why it failed, in a sentence.
[[nodiscard]] Message sayEnd(const ProgramEnd& end, const ProgramLimits& limits);

/// Runs a program in its own folder, without arguments: the input is its standard input; its standard error
/// is discarded. When it exits, all processes that it started are killed; it is itself killed, with them,
/// when it exceeds a limit or the task is cancelled. If this process is killed, the program ends, too. Its
/// processes are recognised by their process group and by an environment variable, MEXPLORER_RUN. The limit
/// on memory is for the group. Errors: there is no such program; it cannot be run here; cancelled.
[[nodiscard]] Expected<ProgramEnd> runProgram(const std::string& path, std::string_view input,
                                              const ProgramLimits& limits, Task& task);

} // namespace mexplorer::judge
