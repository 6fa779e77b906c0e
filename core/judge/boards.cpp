// Problems whose cases are two numbers, a cell of a board.
#include "core/judge/cases.h"
#include "core/judge/making/number_cases.h"
#include "core/judge/problem.h"
#include "core/rules/kiki.h"
#include "core/theory/golden.h"

#include <fmt/format.h>

namespace mexplorer::judge {

namespace {

constexpr Wanted boardRows{"n", 1, largestNumber, true};
constexpr Wanted boardColumns{"m", 1, largestNumber};

Expected<void> hdu2147(Reader& reader, Answers& answers, Task& /*task*/) {
    const Kiki kiki(Play::normal);
    casesToEnd(reader, answers, [&] {
        Two nm;
        if (!reader.number(nm.first, boardRows)) return false;
        const bool last = nm.first == 0;
        const Wanted second = last ? Wanted{boardColumns.name, 0, 0} : boardColumns;
        if (!reader.number(nm.second, second) || last) return false;
        if (answers.picked()) answers.show(OpenedCase{"kiki", {}, fmt::format("{},{}", nm.first, nm.second)});
        const bool won = isWon(kiki.closedForm({nm.first - 1, nm.second - 1})->outcome);
        answers.line(won ? "Wonderful!" : "What a pity!");
        return true;
    });
    return {};
}

constexpr std::uint64_t mostStones = 1'000'000'000;
constexpr Wanted firstHeap{"a", 0, mostStones};
constexpr Wanted secondHeap{"b", 0, mostStones};

/// Often cold pairs, in either order, or pairs beside them; some with the largest numbers, where solutions in
/// floating point go wrong.
std::vector<std::uint64_t> nearlyCold(Random& random, std::span<const std::uint64_t> most) {
    const std::uint64_t last = floorOverPhi(floorOverPhi(std::max(most[0], most[1])));
    const std::uint64_t k = random.once(4) ? last - random.below(std::min<std::uint64_t>(last, 20) + 1)
                                           : random.ofAnyLength(0, last);
    auto [a, b] = coldPair(k);
    if (random.once(3)) ++(random.once(2) ? a : b);
    if (random.once(2)) std::swap(a, b);
    return {a, b};
}

Expected<void> wythoff(Reader& reader, Answers& answers, Task& /*task*/) {
    casesToEnd(reader, answers, [&] {
        Two ab;
        if (!reader.twoNumbers(ab, firstHeap, secondHeap)) return false;
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
                                             "the same from both; whoever takes the last one wins.")),
            .input = say(MX_TEXT("core", "lines “a b” to the end, both to 10^9")),
            .output = say(MX_TEXT("core", "“1” if the first player wins, else “0”")),
            .sample = "2 1\n8 4\n4 7\n",
            .sampleAnswer = "0\n1\n0\n",
            .answer = wythoff,
            .cases = makerOf(
                {.fields = {{firstHeap, mostStones}, {secondHeap, mostStones}}, .telling = nearlyCold})};
}

} // namespace

std::vector<Problem> boardProblems() {
    return {
        {.id = "hdu2147",
         .game = "kiki",
         .title = say(MX_TEXT("core", "Kiki’s Game")),
         .statement = say(MX_TEXT("core", "A coin at the top right of a board of n × m goes one step left, "
                                          "down, or diagonally left and down; whoever cannot move loses.")),
         .input = say(MX_TEXT("core", "lines “n m” until “0 0”")),
         .output = say(MX_TEXT("core", "“Wonderful!” if the first player wins, else “What a pity!”")),
         .sample = "5 3\n5 4\n6 6\n0 0\n",
         .sampleAnswer = "What a pity!\nWonderful!\nWonderful!\n",
         .answer = hdu2147,
         .form = {.ends = InputForm::Ends::byZeros, .zeros = 2},
         .cases = makerOf({.fields = {{boardRows, 2000}, {boardColumns, 2000}}})},
        wythoffProblem("hdu1527"),
        wythoffProblem("poj1067"),
    };
}

} // namespace mexplorer::judge
