#pragma once

#include "core/judge/running/sandbox.h"
#include "core/task/task.h"
#include "core/text/expected.h"

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace mexplorer::judge {

/// How much a program may use, together with all processes that it starts.
struct ProgramLimits {
    std::chrono::milliseconds time{2000};             ///< of the processor; the elapsed time may be 4 × that
    std::uint64_t memory = std::uint64_t{256} << 20U; ///< bytes in use at once
    std::uint64_t output = std::uint64_t{64} << 20U;  ///< bytes
};

/// How a program ended.
struct ProgramEnd {
    enum class Kind { exited, crashed, tooSlow, tooMuchMemory, tooMuchOutput, orphaned };

    Kind kind = Kind::exited;
    int code = 0;       ///< its exit code, or the signal that killed it
    std::string output; ///< what it had written by then

    /// Whether it exited by itself with code 0.
    [[nodiscard]] bool isGood() const { return kind == Kind::exited && code == 0; }
};

/// Why it failed, in a sentence.
[[nodiscard]] Message sayEnd(const ProgramEnd& end, const ProgramLimits& limits);

/// What is run.
struct Command {
    std::string program; ///< a path
    std::vector<std::string> arguments = {};
    std::string folder = {}; ///< where it stands, unless in a sandbox; empty: where the program is
    bool isSandboxed = false;
    bool tellsErrors = false; ///< whether its standard error is a part of the output, or is discarded
    std::vector<std::string> variables = {}; ///< NAME=value, added to its environment, unless in a sandbox
};

/// Whether there can be a sandbox on this computer. Runs a program in one, which takes some milliseconds.
[[nodiscard]] Sandbox findSandbox();

/// Runs a program: the input is its standard input. When it exits, all processes that it started are killed,
/// even in sessions of their own; it is itself killed, with them, when they exceed a limit together or the
/// task is cancelled. If this process is killed, they end, too. In a sandbox, an exit code of 128 + n means
/// that signal n killed it, as in shells. Errors: the program cannot be run, and why; there is no sandbox;
/// cancelled.
[[nodiscard]] Expected<ProgramEnd> runProgram(const Command& command, std::string_view input,
                                              const ProgramLimits& limits, Task& task);

} // namespace mexplorer::judge
