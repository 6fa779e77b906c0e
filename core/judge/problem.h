#pragma once

#include "core/judge/answers.h"
#include "core/judge/making/case_maker.h"
#include "core/judge/making/layout.h"
#include "core/task/task.h"

#include <memory>
#include <vector>

namespace mexplorer::judge {

/// A problem of an online judge: what it asks and how its input is answered.
struct Problem {
    std::string id;
    std::string game; ///< the id of the game that its cases, as a rule, are opened in
    Message title;
    Message statement; ///< in one or two sentences
    Message input;
    Message output;
    std::string sample;       ///< an input
    std::string sampleAnswer; ///< and its output

    /// Reads and answers cases until the input says that it is over, or the reader has failed; an Error is
    /// any other failure.
    Expected<void> (*answer)(Reader& reader, Answers& answers, Task& task) = nullptr;

    InputForm form = {};                         ///< of its inputs
    std::shared_ptr<const CaseMaker> cases = {}; ///< makes theirs
};

/// Every problem, in the order they are listed.
[[nodiscard]] const std::vector<Problem>& problems();

/// “HDU 2147” as people write it, for “hdu2147”; an id without a number of a judge is itself.
[[nodiscard]] std::string spokenId(const Problem& problem);

/// The problem with this id, written “hdu2147”, “HDU 2147” or “2147”. Errors: unknown id, with the known ones
/// named.
[[nodiscard]] Expected<const Problem*> findProblem(std::string_view id);

/// Upper limit for problems that state none.
inline constexpr std::uint64_t largestNumber = 1'000'000'000'000'000'000;
/// Upper limit for the cases of an input that says how many they are.
inline constexpr std::uint64_t mostCases = 1'000'000'000'000;

// One for each file of problems.
[[nodiscard]] std::vector<Problem> takingProblems();
[[nodiscard]] std::vector<Problem> boardProblems();
[[nodiscard]] std::vector<Problem> heapProblems();
[[nodiscard]] std::vector<Problem> graphProblems();
[[nodiscard]] std::vector<Problem> rowProblems();
[[nodiscard]] std::vector<Problem> coalitionProblems();

} // namespace mexplorer::judge
