#pragma once

#include "core/judge/generate.h"
#include "core/judge/running/solution.h"

#include <functional>

namespace mexplorer::judge {

/// A solution to be checked, and the inputs to be made for it.
struct CheckedProgram {
    std::string path; ///< of a program or a source, see Solution
    Request request;
    ProgramLimits limits;
    bool isSandboxed = false;
};

/// An input that the program fails on.
struct ProgramFault {
    std::string input;
    std::uint64_t number = 0; ///< of the case, from 0; 0 if the program did not end properly
    Message sentence;         ///< where the output differs, or how the program ended
};

/// The result of checking so far.
struct ProgramReport {
    std::uint64_t runs = 0;               ///< of the program
    std::uint64_t cases = 0;              ///< in all inputs, including the one that it failed on
    std::optional<ProgramFault> first;    ///< empty if all answers were right
    std::optional<ProgramFault> smallest; ///< the smallest failing input found
};

/// Runs the program on inputs of the requested number of cases and compares its output, up to the first input
/// that it fails on. That input is written plainly, if it still fails then, and shrunk: to a small case that
/// fails alone, else to one of its own cases, else to fewer of these; a single case is then replaced by
/// smaller ones as long as one fails. `found` is called for the first fault and for each smaller one.
/// Shrinking takes about 400 runs at most. Errors: as for MadeCases; the program cannot be prepared or run;
/// cancelled.
[[nodiscard]] Expected<ProgramReport> checkProgram(const Problem& problem, const CheckedProgram& program,
                                                   const std::function<void(const ProgramReport&)>& found,
                                                   Task& task);

} // namespace mexplorer::judge
