#pragma once

#include "core/judge/generate.h"
#include "core/judge/running/program.h"

#include <functional>

namespace mexplorer::judge {

/// A solution to be checked on inputs that are made for it.
struct CheckedProgram {
    std::string path;
    Request request;
    ProgramLimits limits;
};

/// An input that the program fails on.
struct ProgramFault {
    std::string input;
    std::uint64_t number = 0; ///< of the case, from 0; of a program that came to a bad end 0
    Message sentence;         ///< where it differs, or how it ended
};

/// What checking has come to so far.
struct ProgramReport {
    std::uint64_t runs = 0;               ///< of the program
    std::uint64_t cases = 0;              ///< of the inputs, up to the one that it failed on
    std::optional<ProgramFault> first;    ///< nothing: it answered all of them
    std::optional<ProgramFault> smallest; ///< and the smallest input that was found after that
};

/// Runs the program on inputs of so many cases in all and compares its output, up to the first that it fails
/// on. This one is shrunk: to the first of all small cases that fails alone, or else by smaller and smaller
/// cases, as long as one fails; and then it is written plainly, if it fails so, too. `found` hears of each
/// smaller one, the first included. The runs for that are limited. Errors: the request; the program cannot be
/// run; cancelled.
[[nodiscard]] Expected<ProgramReport> checkProgram(const Problem& problem, const CheckedProgram& program,
                                                   const std::function<void(const ProgramReport&)>& found,
                                                   Task& task);

} // namespace mexplorer::judge
