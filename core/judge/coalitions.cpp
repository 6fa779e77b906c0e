// Problems about the values of coalitions.
#include "core/coalition/coalition_game.h"
#include "core/coalition/power.h"
#include "core/judge/cases.h"
#include "core/judge/making/coalition_cases.h"
#include "core/judge/problem.h"

namespace mexplorer::judge {

namespace {

constexpr Wanted playerCount{"n", 2, mostInTable};
constexpr Wanted nobodysValue{"v(∅)", 0, 0};
constexpr Wanted coalitionValue{"v", 0, mostCoalitionValue};

bool answerTable(Reader& reader, Answers& answers) {
    std::uint64_t players = 0;
    std::uint64_t nobody = 0;
    if (!reader.number(players, playerCount) || !reader.number(nobody, nobodysValue)) return false;
    std::vector<std::int64_t> values{0};
    const bool read =
        reader.numbers(everybody(static_cast<unsigned>(players)), coalitionValue,
                       [&](std::uint64_t value) { values.push_back(static_cast<std::int64_t>(value)); });
    if (!read) return false;
    if (answers.picked()) {
        CoalitionGame game;
        game.names.resize(players);
        game.numbers = values;
        answers.show(OpenedCase{"coalition", {}, coalitionsText(game)});
    }
    const char* before = "";
    for (const Rational& share : powerValues(CoalitionValues(std::move(values), 1)).shapley) {
        answers.add(before);
        answers.add(rationalText(share));
        before = " ";
    }
    answers.endLine();
    return true;
}

Expected<void> shapley(Reader& reader, Answers& answers, Task& /*task*/) {
    casesToEnd(reader, answers, [&] { return answerTable(reader, answers); });
    return {};
}

} // namespace

std::vector<Problem> coalitionProblems() {
    return {
        {.id = "shapley",
         .game = "coalition",
         .title = say(MX_TEXT("core", "Shapley value")),
         .statement = say(MX_TEXT("core", "Each coalition of n players is worth something. What does a "
                                          "player add on average, over all orders in which they may "
                                          "arrive?")),
         .input = say(MX_TEXT("core", "cases to the end: n from 2 to 16, then 2^n values to 10^9, first "
                                      "that of nobody, 0: coalition number S has player i if bit i − 1 of "
                                      "S is 1")),
         .output = say(MX_TEXT("core", "n numbers, as fractions in lowest terms")),
         .sample = "3\n0 68 102 170 0 710 762 992\n2\n0 0 0 1\n",
         .sampleAnswer = "229 272 491\n1/2 1/2\n",
         .answer = shapley,
         .form = {.anyLines = true},
         .cases = coalitionCases()}};
}

} // namespace mexplorer::judge
