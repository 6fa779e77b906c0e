#pragma once

#include "core/task/task.h"
#include "core/text/expected.h"

#include <chrono>
#include <string>
#include <string_view>

namespace mexplorer::judge {

/// What a program may take.
struct ProgramLimits {
    std::chrono::milliseconds time{2000};             ///< of the processor; with waiting, four times as long
    std::uint64_t memory = std::uint64_t{256} << 20U; ///< bytes in use at once
    std::uint64_t output = std::uint64_t{64} << 20U;  ///< bytes
};

/// What became of a program.
struct ProgramEnd {
    enum class Kind { exited, crashed, tooSlow, tooMuchMemory, tooMuchOutput };

    Kind kind = Kind::exited;
    int code = 0;       ///< with which it exited, or the signal that ended it
    std::string output; ///< what it wrote up to then

    /// It exited by itself, with code 0.
    [[nodiscard]] bool isGood() const { return kind == Kind::exited && code == 0; }
};

/// Why it came to a bad end, in a sentence.
[[nodiscard]] Message sayEnd(const ProgramEnd& end, const ProgramLimits& limits);

/// Runs a program in its own folder, without arguments: the input is its standard input, what it complains of
/// is not read. It and all that it has started end together: when it exits, when it passes a limit (it is
/// killed), and when the task is cancelled. If this process is killed, it ends, too. What it has started is
/// known by its process group, and by a variable of the environment, MEXPLORER_RUN. Memory is that of the
/// group. Errors: there is no such program; it cannot be run here; cancelled.
[[nodiscard]] Expected<ProgramEnd> runProgram(const std::string& path, std::string_view input,
                                              const ProgramLimits& limits, Task& task);

} // namespace mexplorer::judge
