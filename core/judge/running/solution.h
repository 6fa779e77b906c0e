#pragma once

#include "core/judge/running/program.h"

#include <memory>

namespace mexplorer::judge {

/// A solution that is ready to run: its source was compiled into a temporary folder, or its interpreter
/// found.
class Solution {
public:
    /// `path`: a program, or a source in C, C++ or Python, as the ending of its name tells. Errors: it cannot
    /// be run; its compiler or interpreter is not installed; it does not compile, with what the compiler
    /// says; cancelled.
    [[nodiscard]] static Expected<Solution> prepare(const std::string& path, bool isSandboxed, Task& task);

    [[nodiscard]] const Command& command() const { return command_; }

private:
    Command command_;
    std::shared_ptr<const void> kept_; ///< the folder of what was compiled, removed with the last solution
};

} // namespace mexplorer::judge
