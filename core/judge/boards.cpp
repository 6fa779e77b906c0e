// Two numbers, a cell of a board.
#include "core/judge/cases.h"
#include "core/judge/problem.h"
#include "core/rules/kiki.h"
#include "core/theory/golden.h"

#include <fmt/format.h>

namespace mexplorer::judge {

namespace {

Expected<void> hdu2147(Reader& reader, Answers& answers, Task& /*task*/) {
    const Kiki kiki(Play::normal);
    casesToEnd(reader, answers, [&] {
        Two nm;
        if (!reader.number(nm.first, {"n", 1, largestNumber, true})) return false;
        const bool last = nm.first == 0;
        const Wanted second = last ? Wanted{"m", 0, 0} : Wanted{"m", 1, largestNumber};
        if (!reader.number(nm.second, second) || last) return false;
        if (answers.picked()) answers.show(OpenedCase{"kiki", {}, fmt::format("{},{}", nm.first, nm.second)});
        const bool won = kiki.closedForm({nm.first - 1, nm.second - 1})->outcome == Outcome::N;
        answers.line(won ? "Wonderful!" : "What a pity!");
        return true;
    });
    return {};
}

Expected<void> wythoff(Reader& reader, Answers& answers, Task& /*task*/) {
    constexpr std::uint64_t most = 1'000'000'000;
    casesToEnd(reader, answers, [&] {
        Two ab;
        if (!reader.twoNumbers(ab, {"a", 0, most}, {"b", 0, most})) return false;
        if (answers.picked())
            answers.show(OpenedCase{"wythoff", {}, fmt::format("{},{}", ab.first, ab.second)});
        answers.line(isColdPair(ab.first, ab.second) ? "0" : "1");
        return true;
    });
    return {};
}

Problem wythoffProblem(std::string id) {
    return {.id = std::move(id),
            .game = "wythoff",
            .title = say(MX_TEXT("core", "The Stone Game")),
            .statement = say(MX_TEXT("core", "Two players in turn take any number from one of two heaps, or "
                                             "the same from both; who takes the last wins.")),
            .input = say(MX_TEXT("core", "lines “a b” to the end, both to 10^9")),
            .output = say(MX_TEXT("core", "“1” if who begins wins, else “0”")),
            .sample = "2 1\n8 4\n4 7\n",
            .sampleAnswer = "0\n1\n0\n",
            .answer = wythoff};
}

} // namespace

std::vector<Problem> boardProblems() {
    return {
        {.id = "hdu2147",
         .game = "kiki",
         .title = say(MX_TEXT("core", "Kiki’s Game")),
         .statement = say(MX_TEXT("core", "A coin at the top right of a board of n × m goes one step left, "
                                          "down, or diagonally left and down; who cannot move loses.")),
         .input = say(MX_TEXT("core", "lines “n m” until “0 0”")),
         .output = say(MX_TEXT("core", "“Wonderful!” if who begins wins, else “What a pity!”")),
         .sample = "5 3\n5 4\n6 6\n0 0\n",
         .sampleAnswer = "What a pity!\nWonderful!\nWonderful!\n",
         .answer = hdu2147},
        wythoffProblem("hdu1527"),
        wythoffProblem("poj1067"),
    };
}

} // namespace mexplorer::judge
