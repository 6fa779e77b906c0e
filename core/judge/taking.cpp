// Problems about one heap, or equivalent to one.
#include "core/judge/cases.h"
#include "core/judge/making/number_cases.h"
#include "core/judge/problem.h"
#include "core/rules/bash.h"
#include "core/rules/fibonacci.h"
#include "core/rules/subtraction.h"
#include "core/rules/take_between.h"
#include "core/text/parse.h"
#include "core/theory/zeckendorf.h"

#include <fmt/format.h>

namespace mexplorer::judge {

namespace {

std::uint64_t bashValue(std::uint64_t size, std::uint64_t most) {
    return *Bash(Play::normal, most).heapValue(size);
}
OpenedCase bashShown(std::uint64_t size, std::uint64_t most) {
    return {"bash", {{"m", fmt::format("{}", most)}}, fmt::format("{}", size)};
}

constexpr Wanted bashSize{"n", 1, largestNumber};
constexpr Wanted bashMost{"m", 1, largestNumber};

/// “n m”, often where n is a multiple of m + 1, or nearly.
std::shared_ptr<const CaseMaker> bashCases(Field size, Field most) {
    return makerOf({.fields = {size, most}, .telling = [](Random& random, auto limits) {
                        const std::uint64_t m = random.ofAnyLength(1, limits[1]);
                        return std::vector{besideMultiple(random, m + 1, limits[0]), m};
                    }});
}

/// The number of cases, then lines `n m`, as in hdu1846 and hdu2188.
void countedBash(Reader& reader, Answers& answers, std::string_view won, std::string_view lost) {
    countedCases(reader, answers, [&] {
        Two nm;
        if (!reader.twoNumbers(nm, bashSize, bashMost)) return false;
        if (answers.picked()) answers.show(bashShown(nm.first, nm.second));
        answers.line(bashValue(nm.first, nm.second) != 0 ? won : lost);
        return true;
    });
}

Expected<void> hdu1846(Reader& reader, Answers& answers, Task& /*task*/) {
    countedBash(reader, answers, "first", "second");
    return {};
}

Expected<void> hdu2188(Reader& reader, Answers& answers, Task& /*task*/) {
    countedBash(reader, answers, "Grass", "Rabbit");
    return {};
}

std::vector<std::uint64_t> powersUpTo(std::uint64_t most) {
    std::vector<std::uint64_t> powers;
    for (std::uint64_t power = 1; power <= most; power *= 2)
        powers.push_back(power);
    return powers;
}

/// A heap of n with the powers of two that can be taken from it, or from the heaps drawn beside it.
OpenedCase powersShown(std::uint64_t n) {
    constexpr std::uint64_t drawn = 64;
    return {"subtraction", {{"set", joined(powersUpTo(std::max(n, drawn)))}}, fmt::format("{}", n)};
}

constexpr Wanted cards{"n", 1, largestNumber};

/// Often multiples of 3, which are lost, or neighbours of these.
std::shared_ptr<const CaseMaker> cardCases() {
    return makerOf({.fields = {{cards, 1000}}, .telling = [](Random& random, auto limits) {
                        return std::vector{besideMultiple(random, 3, limits[0])};
                    }});
}

Expected<void> hdu1847(Reader& reader, Answers& answers, Task& /*task*/) {
    const Subtraction powers(Play::normal, powersUpTo(cards.most));
    casesToEnd(reader, answers, [&] {
        std::uint64_t n = 0;
        if (!reader.number(n, cards)) return false;
        if (answers.picked()) answers.show(powersShown(n));
        answers.line(*powers.heapValue(n) != 0 ? "Kiki" : "Cici");
        return true;
    });
    return {};
}

/// An auction. If one bid cannot end it, at most one bid wins, and it is shown as a heap of Bash's game. If
/// one can, several may win, and it is shown as a token that moves from price to price.
Expected<OpenedCase> auctionShown(std::uint64_t wanted, std::uint64_t most) {
    constexpr std::uint64_t mostArrows = 200'000; // few enough to be written and read in an instant
    if (most < wanted) return bashShown(wanted, most);
    if (wanted * most > mostArrows) {
        return tooLarge(say(MX_TEXT("core", "As a graph, this case has %1 · %2 arrows; the limit is %3."),
                            wanted, most, mostArrows));
    }
    std::string graph = "{";
    for (std::uint64_t price = 0; price < wanted; ++price) {
        graph += fmt::format("{}\"{}\": [", price == 0 ? "" : ",\n ", price);
        for (std::uint64_t bid = 1; bid <= most; ++bid)
            graph += fmt::format("{}\"{}\"", bid == 1 ? "" : ", ", price + bid);
        graph += "]";
    }
    return OpenedCase{"dag", {{"graph", graph + "}\n"}}, "0"};
}

/// Adds all first bids that win an auction: whoever reaches M wins, so the price is a heap of M from which
/// 1 … N can be taken.
void addBids(Answers& answers, std::uint64_t price, std::uint64_t most) {
    const std::uint64_t first = bashValue(price, most); // if most ≥ price, the price; higher bids win, too
    const std::uint64_t last = most >= price ? most : first;
    if (first == 0) {
        answers.add("none");
    } else {
        for (std::uint64_t bid = first; bid <= last; ++bid) {
            if (bid > first) answers.add(" ");
            answers.add(fmt::format_int(bid).str());
        }
    }
    answers.endLine();
}

constexpr std::uint64_t mostBids = 1'000'000; // an answer may have that many numbers
constexpr Wanted auctionPrice{"M", 1, mostBids};
constexpr Wanted auctionMost{"N", 1, mostBids};

Expected<void> hdu2149(Reader& reader, Answers& answers, Task& /*task*/) {
    casesToEnd(reader, answers, [&] {
        Two mn;
        if (!reader.twoNumbers(mn, auctionPrice, auctionMost)) return false;
        if (answers.picked()) answers.show(auctionShown(mn.first, mn.second));
        addBids(answers, mn.first, mn.second);
        return true;
    });
    return {};
}

OpenedCase betweenShown(std::uint64_t size, std::uint64_t least, std::uint64_t most) {
    return {"take-between",
            {{"p", fmt::format("{}", least)}, {"q", fmt::format("{}", most)}},
            fmt::format("{}", size)};
}

constexpr Wanted coins{"n", 1, largestNumber};
constexpr Wanted fewestCoins{"p", 1, largestNumber};
constexpr Wanted mostCoins{"q", 1, largestNumber};

/// Often where n mod (p + q) is 0, 1, p or p + 1.
std::shared_ptr<const CaseMaker> betweenCases() {
    constexpr std::uint64_t usual = 65'535;
    return makerOf({.fields = {{coins, usual}, {fewestCoins, usual}, {mostCoins, usual}},
                    .allowed = [](const auto& npq) { return npq[1] <= npq[2]; },
                    .telling =
                        [](Random& random, auto limits) {
                            const std::uint64_t q = random.ofAnyLength(1, limits[2]);
                            const std::uint64_t p = random.ofAnyLength(1, std::min(q, limits[1]));
                            const std::uint64_t whole = random.below(limits[0] / (p + q) + 1) * (p + q);
                            const std::uint64_t rests[] = {0, 1, p, p + 1};
                            return std::vector{whole + rests[random.below(4)], p, q};
                        }});
}

Expected<void> hdu2897(Reader& reader, Answers& answers, Task& /*task*/) {
    casesToEnd(reader, answers, [&] {
        Two np;
        std::uint64_t q = 0;
        if (!reader.twoNumbers(np, coins, fewestCoins)) return false;
        const auto [n, p] = np;
        if (!reader.number(q, {mostCoins.name, p, mostCoins.most})) return false;
        if (answers.picked()) answers.show(betweenShown(n, p, q));
        const bool won = isWon(TakeBetween(Play::misere, p, q).closedForm({n})->outcome);
        answers.line(won ? "WIN" : "LOST");
        return true;
    });
    return {};
}

constexpr Wanted fibonacciHeap{"n", 2, (std::uint64_t{1} << 31U) - 1, true};

/// Often Fibonacci numbers, which are lost, or numbers beside them.
std::shared_ptr<const CaseMaker> fibonacciCases() {
    return makerOf(
        {.fields = {{fibonacciHeap, fibonacciHeap.most}}, .telling = [](Random& random, auto limits) {
             const std::uint64_t most = random.ofAnyLength(2, std::max<std::uint64_t>(2, limits[0]));
             return std::vector{zeckendorfParts(most).front() - 1 + random.below(3)};
         }});
}

Expected<void> hdu2516(Reader& reader, Answers& answers, Task& /*task*/) {
    const Fibonacci fibonacci(Play::normal);
    casesToEnd(reader, answers, [&] {
        std::uint64_t n = 0;
        if (!reader.number(n, fibonacciHeap) || n == 0) return false;
        if (answers.picked()) answers.show(OpenedCase{"fibonacci", {}, fmt::format("{}", n)});
        const bool won = isWon(fibonacci.closedForm(Fibonacci::opening(n))->outcome);
        answers.line(won ? "First win" : "Second win");
        return true;
    });
    return {};
}

} // namespace

std::vector<Problem> takingProblems() {
    return {
        {.id = "hdu1846",
         .game = "bash",
         .title = say(MX_TEXT("core", "Brave Game")),
         .statement = say(MX_TEXT(
             "core", "Two players in turn take 1 to m of n stones; whoever takes the last one wins.")),
         .input = say(MX_TEXT("core", "C, then C lines “n m”")),
         .output = say(MX_TEXT("core", "“first” or “second”: who wins")),
         .sample = "2\n23 2\n4 3\n",
         .sampleAnswer = "first\nsecond\n",
         .answer = hdu1846,
         .form = {.ends = InputForm::Ends::byCount},
         .cases = bashCases({bashSize, 1000}, {bashMost, 1000})},
        {.id = "hdu1847",
         .game = "subtraction",
         .parameters = {{"set", joined(powersUpTo(Subtraction::largestInSet))}},
         .title = say(MX_TEXT("core", "Good Luck in CET-4")),
         .statement = say(MX_TEXT("core", "Kiki and Cici in turn take a power of two from n cards, Kiki "
                                          "first; whoever takes the last one wins.")),
         .input = say(MX_TEXT("core", "lines “n” to the end")),
         .output = say(MX_TEXT("core", "“Kiki” or “Cici”: who wins")),
         .sample = "1\n3\n",
         .sampleAnswer = "Kiki\nCici\n",
         .answer = hdu1847,
         .cases = cardCases()},
        {.id = "hdu2149",
         .game = "bash",
         .title = say(MX_TEXT("core", "Public Sale")),
         .statement = say(MX_TEXT("core", "From 0 on, two players in turn raise the price by 1 to N; whoever "
                                          "first reaches at least M wins the field.")),
         .input = say(MX_TEXT("core", "lines “M N” to the end, both to 1000000")),
         .output = say(MX_TEXT("core", "all first bids that win, ascending, or “none”")),
         .sample = "4 2\n3 2\n3 5\n",
         .sampleAnswer = "1\nnone\n3 4 5\n",
         .answer = hdu2149,
         .cases = bashCases({auctionPrice, 1099}, {auctionMost, 1099})},
        {.id = "hdu2188",
         .game = "bash",
         .title = say(MX_TEXT("core", "Choosing Volunteers")),
         .statement = say(MX_TEXT(
             "core", "Two players, Grass first, in turn add 1 to m to a sum; whoever first reaches n wins.")),
         .input = say(MX_TEXT("core", "C, then C lines “n m”")),
         .output = say(MX_TEXT("core", "“Grass” or “Rabbit”: who wins")),
         .sample = "2\n8 10\n11 10\n",
         .sampleAnswer = "Grass\nRabbit\n",
         .answer = hdu2188,
         .form = {.ends = InputForm::Ends::byCount},
         .cases = bashCases({bashSize, 10'000}, {bashMost, 10})},
        {.id = "hdu2897",
         .game = "take-between",
         .parameters = {{playId, "misere"}},
         .title = say(MX_TEXT("core", "A Chance Meeting")),
         .statement = say(MX_TEXT("core", "Two players in turn take p to q of n coins, and all of them when "
                                          "fewer than p are left; whoever takes the last one loses.")),
         .input = say(MX_TEXT("core", "lines “n p q” to the end, p ≤ q")),
         .output = say(MX_TEXT("core", "“WIN” or “LOST”: what awaits the first player")),
         .sample = "7 1 1\n7 2 4\n6 2 4\n",
         .sampleAnswer = "LOST\nLOST\nWIN\n",
         .answer = hdu2897,
         .cases = betweenCases()},
        {.id = "hdu2516",
         .game = "fibonacci",
         .title = say(MX_TEXT("core", "Taking Stones")),
         .statement =
             say(MX_TEXT("core", "Two players in turn take from n stones: at first not all, then at most "
                                 "twice what was taken just before; whoever takes the last one wins.")),
         .input = say(MX_TEXT("core", "lines “n”, 2 ≤ n < 2^31, until “0”")),
         .output = say(MX_TEXT("core", "“First win” or “Second win”")),
         .sample = "2\n13\n10000\n0\n",
         .sampleAnswer = "Second win\nSecond win\nFirst win\n",
         .answer = hdu2516,
         .form = {.ends = InputForm::Ends::byZeros},
         .cases = fibonacciCases()},
    };
}

} // namespace mexplorer::judge
