#pragma once

#include "core/judge/answers.h"
#include "core/judge/making/case_maker.h"
#include "core/judge/making/layout.h"
#include "core/task/task.h"

#include <functional>
#include <memory>
#include <vector>

namespace mexplorer::judge {

/// A problem of an online judge: what it asks and how its input is answered.
struct Problem {
    std::string id;
    std::string game;           ///< the id of the game in which its cases are usually opened
    Parameters parameters = {}; ///< of that game, those that are the same in every case
    Message title;
    Message statement; ///< in one or two sentences
    Message input;
    Message output;
    /// What `mexplorer judge` is told of a problem about a game; empty: the id.
    std::string command = {};
    std::string sample = {};       ///< an input
    std::string sampleAnswer = {}; ///< its output; empty if it is not told

    /// Reads and answers cases until the input is over or the reader fails; Errors are other failures.
    std::function<Expected<void>(Reader& reader, Answers& answers, Task& task)> answer = {};

    InputForm form = {};
    std::shared_ptr<const CaseMaker> cases = {}; ///< makes cases for inputs
};

/// All problems, in the order in which they are listed.
[[nodiscard]] const std::vector<Problem>& problems();

/// “HDU 2147”, as people write it, for “hdu2147”; any other id unchanged.
[[nodiscard]] std::string spokenId(const Problem& problem);
/// The “2147” of that; empty if it has no number. Refers to the problem.
[[nodiscard]] std::string_view numberOf(const Problem& problem);

/// The problem with this id, written “hdu2147”, “HDU 2147” or “2147”. Errors: an unknown id.
[[nodiscard]] Expected<const Problem*> findProblem(std::string_view id);

/// The largest number, for problems that state no limit.
inline constexpr std::uint64_t largestNumber = 1'000'000'000'000'000'000;
/// The most cases of an input that begins with their number, or is made here.
inline constexpr std::uint64_t mostCases = 1'000'000'000'000;

// One function for each file of problems.
[[nodiscard]] std::vector<Problem> takingProblems();
[[nodiscard]] std::vector<Problem> boardProblems();
[[nodiscard]] std::vector<Problem> heapProblems();
[[nodiscard]] std::vector<Problem> graphProblems();
[[nodiscard]] std::vector<Problem> rowProblems();
[[nodiscard]] std::vector<Problem> coalitionProblems();

} // namespace mexplorer::judge
