// Problems about rows of numbers.
#include "core/judge/making/number_cases.h"
#include "core/judge/problem.h"
#include "core/text/parse.h"
#include "core/theory/row_scores.h"

#include <fmt/format.h>

namespace mexplorer::judge {

namespace {

constexpr Wanted rowLength{"N", 1, longestRow};
constexpr Wanted rowNumber{"w", 0, static_cast<std::uint64_t>(largestInRow)};

/// Often rows in which only two numbers occur, so that many choices are equal.
std::shared_ptr<const CaseMaker> rowCases() {
    constexpr std::uint64_t usualNumber = 200;
    constexpr std::uint64_t usualLength = 100;
    return makerOf(
        {.fields = {{rowLength, usualLength}},
         .list = NumberList{.item = {rowNumber, usualNumber}, .usualCount = usualLength, .countField = 0},
         .telling = [](Random& random, auto limits) {
             const std::uint64_t two[] = {random.below(limits[1] + 1), random.below(limits[1] + 1)};
             std::vector<std::uint64_t> numbers{0};
             for (std::uint64_t left = random.between(1, 10); left > 0; --left)
                 numbers.push_back(two[random.below(2)]);
             return numbers;
         }});
}

Expected<void> acwing1388(Reader& reader, Answers& answers, Task& task) {
    answers.begin(reader);
    std::uint64_t count = 0;
    if (!reader.number(count, rowLength)) return {};
    std::vector<std::int64_t> row;
    const bool read = reader.numbers(
        count, rowNumber, [&](std::uint64_t number) { row.push_back(static_cast<std::int64_t>(number)); });
    if (!read) return {};
    if (answers.picked()) answers.show(OpenedCase{"take-ends", {}, joined(row)});
    const auto scores = rowScores(row, task);
    if (!scores) return tl::unexpected(scores.error());
    answers.line(fmt::format("{} {}", scores->first, scores->second));
    reader.ends();
    return {};
}

} // namespace

std::vector<Problem> rowProblems() {
    return {
        {.id = "acwing1388",
         .game = "take-ends",
         .title = say(MX_TEXT("core", "A Game")),
         .statement = say(MX_TEXT("core", "Two players in turn take the left or the right number of a row "
                                          "and add it to their score, each as high as possible.")),
         .input = say(MX_TEXT("core", "N to 100000, then N numbers to 10^12 over any lines")),
         .output = say(MX_TEXT("core", "both scores, the first player’s first")),
         .sample = "6\n4 7 2 9\n5 2\n",
         .sampleAnswer = "18 11\n",
         .answer = acwing1388,
         .form = {.ends = InputForm::Ends::afterOne, .anyLines = true},
         .cases = rowCases()},
    };
}

} // namespace mexplorer::judge
