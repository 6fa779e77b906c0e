// Problems about sums of heaps.
#include "core/judge/cases.h"
#include "core/judge/making/number_cases.h"
#include "core/judge/problem.h"
#include "core/rules/heap_game.h"
#include "core/theory/column_counts.h"
#include "core/theory/remainder.h"

#include <fmt/format.h>

#include <bit>

namespace mexplorer::judge {

namespace {

constexpr Wanted heapCount{"M", 1, mostHeaps, true};
constexpr Wanted anyHeap{"h", 0, largestNumber};

/// Often heaps whose nim-sum is 0 or 1.
std::shared_ptr<const CaseMaker> nimCases() {
    constexpr std::uint64_t usualHeap = 1'000'000;
    constexpr std::uint64_t usualCount = 100;
    return makerOf(
        {.fields = {{heapCount, usualCount}},
         .list = NumberList{.item = {anyHeap, usualHeap}, .usualCount = usualCount, .countField = 0},
         .telling = [](Random& random, auto limits) {
             Heaps numbers{0};
             for (std::uint64_t left = random.between(1, 5); left > 0; --left)
                 numbers.push_back(random.ofAnyLength(0, limits[1]));
             numbers.push_back(nimSum(Heaps(numbers.begin() + 1, numbers.end())));
             if (random.once(3)) numbers.back() ^= 1;
             return numbers;
         }});
}

Expected<void> hdu1850(Reader& reader, Answers& answers, Task& /*task*/) {
    Heaps heaps;
    casesToEnd(reader, answers, [&] {
        std::uint64_t count = 0;
        if (!reader.number(count, heapCount) || count == 0) return false;
        heaps.clear();
        const bool read = reader.numbers(count, anyHeap, [&](std::uint64_t heap) { heaps.push_back(heap); });
        if (!read) return false;
        if (answers.picked()) answers.show(OpenedCase{"nim", {}, joined(heaps)});
        // Only heaps that have the sum's highest one bit can be lowered to make the sum 0, each in one way.
        const std::uint64_t highest = std::bit_floor(nimSum(heaps));
        const auto moves = std::count_if(heaps.begin(), heaps.end(),
                                         [&](std::uint64_t heap) { return (heap & highest) != 0; });
        answers.line(fmt::format_int(moves).str());
        return true;
    });
    return {};
}

constexpr Wanted stones = {"h", 0, UINT32_MAX};

/// Reads and shows the heaps after “N m”. Empty if the reader failed. Not inlined, as at most one of millions
/// of cases comes here.
[[gnu::noinline]] std::optional<Heaps> showStones(Reader& reader, Answers& answers, Two nm) {
    Heaps heaps;
    if (!reader.numbers(nm.first, stones, [&](std::uint64_t heap) { heaps.push_back(heap); }))
        return std::nullopt;
    answers.show(OpenedCase{"bounded-nim", {{"m", fmt::format("{}", nm.second)}}, joined(heaps)});
    return heaps;
}

constexpr Wanted stonesHeaps = {"N", 1, 10'000};
constexpr Wanted stonesMost = {"m", 1, 10'000};
constexpr Verdicts stonesVerdicts("Lost", "Win");

/// The value of a heap, by Bash's theorem.
Remainder stonesValue(std::uint64_t most) {
    return Remainder(static_cast<std::uint32_t>(most + 1));
}

/// Often heaps whose remainders have the nim-sum 0, or nearly.
std::shared_ptr<const CaseMaker> stonesCases() {
    return makerOf(
        {.fields = {{stonesHeaps, stonesHeaps.most}, {stonesMost, stonesMost.most}},
         .list = NumberList{.item = {stones, stones.most}, .usualCount = stonesHeaps.most, .countField = 0},
         .telling = [](Random& random, auto limits) {
             const std::uint64_t most = random.ofAnyLength(1, limits[1]);
             Heaps numbers{0, most};
             Nimber sum = 0;
             for (std::uint64_t left = random.between(1, 5); left > 0; --left) {
                 numbers.push_back(random.ofAnyLength(0, limits[2]));
                 sum ^= numbers.back() % (most + 1);
             }
             numbers.push_back(sum + random.below(3) * (most + 1));
             if (random.once(3)) ++numbers.back();
             return numbers;
         }});
}

/// Answers the cases before the picked one whose numbers the reader has already found; false if there are
/// none. Up to three heaps are added without a branch on their number, which processors cannot predict.
bool knownStones(Reader& reader, Answers& answers) {
    constexpr std::size_t few = 3;
    const auto known = reader.ahead(2 + few);
    std::size_t at = 0;
    while (!answers.picked() && known.size() - at >= 2 + few) {
        const std::uint64_t count = known[at];
        const std::uint64_t most = known[at + 1];
        const auto heaps = known.subspan(at + 2);
        if (!stonesHeaps.has(count) || !stonesMost.has(most) || heaps.size() < count) break;
        const Remainder value = stonesValue(most);
        Nimber sum = 0;
        std::uint64_t all = 0; // the bits of all heaps
        const auto add = [&](std::uint64_t heap) {
            all |= heap;
            sum ^= value(static_cast<std::uint32_t>(heap));
        };
        if (count <= few) {
            for (std::size_t i = 0; i < few; ++i)
                add(heaps[i] & (i < count ? UINT64_MAX : 0));
        } else {
            std::for_each_n(heaps.begin(), count, add);
        }
        if (all > UINT32_MAX) break;
        at += 2 + count;
        answers.line(stonesVerdicts[sum != 0]);
    }
    reader.skip(at);
    return at > 0;
}

/// The heaps of a case are stored only if it is picked for display.
Expected<void> stones2(Reader& reader, Answers& answers, Task& /*task*/) {
    casesToEnd(reader, answers, [&] {
        if (knownStones(reader, answers)) return true;
        Two nm;
        if (!reader.twoNumbers(nm, stonesHeaps, stonesMost)) return false;
        const Remainder value = stonesValue(nm.second);
        NimTotal total;
        const auto add = [&](std::uint64_t heap) { total.add(value(static_cast<std::uint32_t>(heap))); };
        if (answers.picked()) {
            const auto seen = showStones(reader, answers, nm);
            if (!seen) return false;
            std::for_each(seen->begin(), seen->end(), add);
        } else if (!reader.numbers(nm.first, stones, add)) {
            return false;
        }
        answers.line(stonesVerdicts[total.sum() != 0]);
        return true;
    });
    return {};
}

constexpr Wanted mostTouched{"k", 1, largestNumber};

/// Columns with multiples of k + 1 ones, or nearly.
std::vector<std::uint64_t> nearlyEven(Random& random, std::span<const std::uint64_t> most) {
    const std::uint64_t k = random.between(1, std::min<std::uint64_t>(most[0], 5));
    Heaps numbers(1 + k + random.between(1, 4));
    for (std::uint64_t bit = 1; 2 * bit <= most[1]; bit *= 2) {
        if (random.once(2)) continue;
        std::uint64_t wanted = k + 1;
        for (std::size_t i = 1; wanted > 0; ++i) {
            if (random.below(numbers.size() - i) >= wanted) continue;
            numbers[i] |= bit;
            --wanted;
        }
    }
    if (random.once(3)) numbers.back() ^= 1;
    numbers.front() = k;
    return numbers;
}

std::shared_ptr<const CaseMaker> columnCases() {
    constexpr std::uint64_t usualHeap = 1'000'000'000;
    constexpr std::uint64_t usualCount = 100;
    return makerOf({.fields = {{mostTouched, usualCount}},
                    .list = NumberList{.item = {anyHeap, usualHeap},
                                       .usualCount = usualCount,
                                       .place = NumberList::Place::behindFields},
                    .telling = nearlyEven});
}

Expected<void> nimK(Reader& reader, Answers& answers, Task& /*task*/) {
    casesToEnd(reader, answers, [&] {
        std::uint64_t k = 0;
        if (!reader.number(k, mostTouched)) return false;
        const bool picked = answers.picked();
        Heaps seen;
        ColumnCounts columns;
        do {
            std::uint64_t heap = 0;
            if (!reader.numberOnLine(heap, anyHeap)) return false;
            columns.add(heap);
            if (picked) seen.push_back(heap);
        } while (!reader.atLineEnd());
        if (reader.failure()) return false;
        if (picked) { // k larger than the number of heaps allows no more than all of them
            const std::uint64_t most = std::min<std::uint64_t>(k, seen.size());
            answers.show(OpenedCase{"moore", {{"k", fmt::format("{}", most)}}, joined(seen)});
        }
        answers.line(columns.allDivisibleBy(k + 1) ? "P" : "N");
        return true;
    });
    return {};
}

} // namespace

std::vector<Problem> heapProblems() {
    return {
        {.id = "hdu1850",
         .game = "nim",
         .title = say(MX_TEXT("core", "Being a Good Boy in Spring Festival")),
         .statement = say(MX_TEXT(
             "core",
             "Two players in turn take any number from one of M heaps; whoever takes the last one wins.")),
         .input = say(MX_TEXT("core", "cases “M”, then M heaps, until “0”")),
         .output = say(MX_TEXT("core", "how many winning first moves there are")),
         .sample = "3\n5 7 9\n2\n4 4\n0\n",
         .sampleAnswer = "1\n0\n",
         .answer = hdu1850,
         .form = {.ends = InputForm::Ends::byZeros},
         .cases = nimCases()},
        {.id = "csdn-stones-2",
         .game = "bounded-nim",
         .title = say(MX_TEXT("core", "The Game of Stones (2)")),
         .statement = say(MX_TEXT(
             "core",
             "Two players in turn take 1 to m stones from one of N heaps; whoever cannot take loses.")),
         .input =
             say(MX_TEXT("core", "cases to the end: “N m”, both to 10000, then N heaps of at most 2^32 − 1")),
         .output = say(MX_TEXT("core", "“Win” or “Lost”: what awaits the first player")),
         .sample = "2 3\n4 4\n3 4\n5 9 14\n",
         .sampleAnswer = "Lost\nLost\n",
         .answer = stones2,
         .cases = stonesCases()},
        {.id = "nim-k",
         .game = "moore",
         .title = say(MX_TEXT("core", "Moore’s Nim-k")),
         .statement = say(MX_TEXT("core", "Two players in turn take from at least one and at most k heaps, "
                                          "any number from each; whoever takes the last one wins.")),
         .input = say(MX_TEXT("core", "lines “k h1 h2 …” to the end")),
         .output = say(MX_TEXT("core", "“N” if the first player wins, else “P”")),
         .sample = "1 3 5 6\n2 3 5 6\n2 4 4 4\n",
         .sampleAnswer = "P\nN\nP\n",
         .answer = nimK,
         .cases = columnCases()},
    };
}

} // namespace mexplorer::judge
