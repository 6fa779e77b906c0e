#include "core/explain/say_position.h"
#include "core/explain/why.h"
#include "core/text/quoted.h"

#include "core/catalogue/catalogue.h"
#include "core/explain/explain.h"
#include "tests/core/asked.h"
#include "tests/core/explain/take_set.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <set>

using namespace mexplorer;

namespace {

std::string allSaid(const Why& why) {
    std::string all;
    for (const Message& reason : why.reasons)
        all += reason.english() + " ";
    return all;
}

Why explained(const char* id, const std::string& position) {
    Task task;
    const auto game = makeGame(id).value();
    return why(*game, *asked(*game, position), task).value();
}

/// What is wrong with an explanation of `heaps`, by the definition.
std::string wrong(const Why& why, const Heaps& heaps, BruteForce& truth) {
    const auto options = truth.options(heaps);
    std::set<Nimber> values;
    std::size_t winning = 0;
    for (const Heaps& option : options) {
        values.insert(truth.value(option));
        winning += truth.isP(option) ? 1U : 0U;
    }
    const bool lost = truth.isP(heaps);
    if (!why.headline.english().ends_with(lost ? " is P" : " is N")) return "the headline";
    if (why.reasons.empty()) return "no reason";
    if (why.options != options.size()) return "how many options";
    if (!std::equal(why.optionValues.begin(), why.optionValues.end(), values.begin(), values.end()))
        return "the set";
    if (why.value != truth.value(heaps)) return "the value";
    const std::string said = allSaid(why);
    const auto has = [&](std::string_view words) { return said.find(words) != std::string::npos; };
    if (has("No move is left") != options.empty()) return "the end";
    if (has("Whatever you do") != (lost && !options.empty())) return "whatever you do";
    if (has("only winning move") != (winning == 1)) return "the only winning move";
    if (has(fmt::format("There are {} winning moves", winning)) != (winning > 1)) return "the winning moves";
    if (!has("Move to ")) return winning == 0 ? "" : "where to move";
    const bool named = std::any_of(options.begin(), options.end(), [&](const Heaps& option) {
        const std::string to =
            option.size() == 1 ? joined(option) : fmt::format("({})", joined(option, ", "));
        return truth.isP(option) && has("Move to " + to + ", which is P");
    });
    return named ? "" : "the move it names does not win";
}

} // namespace

class TestWhy : public QObject {
    Q_OBJECT

private slots:
    void whatItSaysOfSmallHeapsIsTrue() {
        for (const Play play : {Play::normal, Play::misere}) {
            const auto nim = makeGame("nim", inPlay({}, play)).value();
            BruteForce nimTruth({1, 2, 3, 4, 5}, play);
            forAllHeaps(5, 3, [&](const Heaps& heaps) {
                Task task;
                QCOMPARE(wrong(why(*nim, *asked(*nim, joined(heaps)), task).value(), heaps, nimTruth),
                         std::string());
            });
            for (const auto& set : {std::vector<std::uint64_t>{1, 2, 3}, {2, 5}, {}}) {
                const HeapGameOf<TakeSet> game(TakeSet(play, set), Parameters{});
                BruteForce truth(set, play);
                forAllHeaps(7, 2, [&](const Heaps& heaps) {
                    Task task;
                    QCOMPARE(wrong(why(game, *asked(game, joined(heaps)), task).value(), heaps, truth),
                             std::string());
                });
            }
        }
    }

    /// In both plays, for each heap: its move and where that leads, or that it has none.
    void ofAChosenHeapItTellsItsMove() {
        for (const Play play : {Play::normal, Play::misere}) {
            const auto nim = makeGame("nim", inPlay({}, play)).value();
            BruteForce truth({1, 2, 3, 4, 5}, play);
            forAllHeaps(5, 3, [&](const Heaps& heaps) {
                if (heaps.size() < 2 || truth.options(heaps).empty()) return;
                for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
                    Task task;
                    const std::string said =
                        allSaid(why(*nim, *asked(*nim, joined(heaps)), task, heap).value());
                    Heaps after = heaps;
                    while (after[heap] > 0)
                        if (--after[heap]; truth.isP(after)) break;
                    const bool wins = after[heap] < heaps[heap] && truth.isP(after);
                    const std::string none = fmt::format("No move in heap {} wins.", heap + 1);
                    QCOMPARE(said.find(none) != std::string::npos, !wins);
                    for (std::size_t other = 0; other < heaps.size(); ++other) {
                        const std::string name = fmt::format(" from heap {}", other + 1);
                        QCOMPARE(said.find(name) != std::string::npos, wins && other == heap);
                    }
                    const std::string to = fmt::format("Move to ({}), which is P", joined(after, ", "));
                    if (wins) QVERIFY2(said.find(to) != std::string::npos, said.c_str());
                }
            });
        }
    }

    /// The numbers are those of the heaps, and the moves are all winning ones.
    void theXorIsSaidWithItsNumbers() {
        const auto nim = makeGame("nim").value();
        forAllHeaps(6, 3, [&](const Heaps& heaps) {
            const auto left = std::count_if(heaps.begin(), heaps.end(), [](auto n) { return n > 0; });
            if (heaps.size() < 2 || left == 0) return;
            Task task;
            const std::string said = allSaid(why(*nim, *asked(*nim, joined(heaps)), task).value());
            std::uint64_t sum = 0;
            std::string summands;
            for (const std::uint64_t heap : heaps) {
                sum ^= heap;
                summands += (summands.empty() ? "" : " ⊕ ") + std::to_string(heap);
            }
            QVERIFY2(said.find(fmt::format("The XOR: {} = {}.", summands, sum)) != std::string::npos,
                     said.c_str());
            for (const std::uint64_t heap : heaps) {
                const bool wins = (heap ^ sum) < heap;
                const std::string move = fmt::format("{} ⊕ {} = {}: take {}", heap, sum, heap ^ sum,
                                                     wins ? heap - (heap ^ sum) : 0);
                QCOMPARE(said.find(move) != std::string::npos, wins);
            }
        });
    }

    void fewWinningMovesAreListed() {
        const std::string said = allSaid(explained("wythoff", "5,5"));
        QVERIFY(said.find("There are 3 winning moves.") != std::string::npos);
        for (const char* to : {"(3, 5)", "(5, 3)", "(0, 0)"})
            QVERIFY2(said.find(fmt::format("leads to {}, which is P.", to)) != std::string::npos, to);
    }

    /// Moves on boards are told by their names, and the panel draws the board.
    void aBoardIsToldByItsMoves() {
        const Why won = explained("tic-tac-toe", "XX./OO./...");
        QCOMPARE(won.verdict.english(), std::string("This position is N"));
        QCOMPARE(won.headline.english(), std::string("XX./OO./... is N"));
        QCOMPARE(
            won.reasons.front().english(),
            std::string("“put X in row 1, column 3” leads to P: from there the other player cannot win."));
        for (const Message& reason : won.reasons)
            QVERIFY2(reason.english().find("./") == std::string::npos, reason.english().c_str());
        QCOMPARE(explained("tic-tac-toe", ".../.../...").verdict.english(),
                 std::string("This position is a draw"));
    }

    /// Even several in one component; those of a chosen one alone; of many, the first and how many more.
    void allWinningMovesOfASumAreListed() {
        const auto stars = [](int leaves) { // leaves on a stalk, beside a single branch
            std::string graph = "graph { ground -- x; ground -- y;";
            for (int leaf = 0; leaf < leaves; ++leaf)
                graph += fmt::format(" y -- l{};", leaf);
            return graph + " }";
        };
        const auto said = [&](int leaves, std::optional<std::size_t> chosen) {
            const auto game = makeGame("hackenbush", {{"graph", stars(leaves)}}).value();
            Task task;
            const auto start = asked(*game, fmt::format("1-{}", leaves + 2));
            return allSaid(why(*game, *start, task, chosen).value());
        };
        const auto count = [](const std::string& text, const std::string& part) {
            std::size_t found = 0;
            for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; ++at)
                ++found;
            return found;
        };
        const std::string three = said(3, {}); // 1 ⊕ 2: each of three leaves, cut, leaves 1 ⊕ 1
        QVERIFY2(three.find("There are 3 winning moves.") != std::string::npos, three.c_str());
        QVERIFY2(count(three, "2 ⊕ 3 = 1: cut edge ") == 3, three.c_str());
        QCOMPARE(three.find(" more."), std::string::npos);
        QCOMPARE(count(said(3, 1), ": cut edge "), std::size_t{3});
        QCOMPARE(count(said(3, 0), ": cut edge "), std::size_t{0});
        const std::string many = said(11, {});
        QCOMPARE(count(many, ": cut edge "), std::size_t{8});
        QVERIFY2(many.find("And 3 more.") != std::string::npos, many.c_str());
    }

    void manyWinningMovesOfOtherGamesAreListedToo() {
        const auto game = makeGame("subtraction", {{"set", "1,2,3,4,5,6,7,8,9,10"}, {"play", "misere"}});
        Task task;
        const std::string said = allSaid(why(**game, *asked(**game, "11,1,1,1,1,1,1,1,1,1,1"), task).value());
        QVERIFY2(said.find("There are 11 winning moves.") != std::string::npos, said.c_str());
        QVERIFY2(said.find("And 3 more.") != std::string::npos, said.c_str());
    }

    /// A node’s name does not explain its value, nor does the size of a heap that may be divided.
    void whatIsOnlyCalledAsItsValueIsExplainedByMex() {
        Task task;
        const auto graph = makeGame("dag", {{"graph", "digraph { 2 -> 1 -> 0; 2 -> 0 }"}}).value();
        const auto onTwo = asked(*graph, "2");
        QVERIFY(!isXorTelling(*onTwo, task).value());
        QVERIFY(!onTwo->as<SumAspect>()->components(task).value()->front().isHeap);
        const auto kayles = makeGame("octal", {{"code", "0.77"}}).value();
        QVERIFY(!isXorTelling(*asked(*kayles, "2"), task).value());
        const auto nim = makeGame("nim").value();
        QVERIFY(isXorTelling(*asked(*nim, "2"), task).value());
    }

    void aColdPairIsExplained() {
        Task task;
        const Why found = explained("wythoff", "6,10");
        QCOMPARE(found.headline.english(), std::string("(6, 10) is P"));
        QCOMPARE(found.reasons.size(), std::size_t{1});
        QCOMPARE(found.reasons[0].english(),
                 std::string("Whatever you do from here, the other player wins: every option is N."));
        QCOMPARE(found.value, std::optional<Nimber>(0));
        QVERIFY(!found.optionValues.empty() && found.optionValues.front() > 0);
        QCOMPARE(found.options, std::uint64_t{6 + 10 + 6});
    }

    void optionsThatAreNotListedAreCountedAllTheSame() {
        Task task;
        const Why found = explained("nim", "1000000000,1");
        QCOMPARE(found.options, std::uint64_t{1'000'000'001});
        QVERIFY(found.optionValues.empty());
        QVERIFY(!found.value); // there is no set whose mex it would be
        QCOMPARE(found.headline.english(), std::string("(1000000000, 1) is N"));
        QVERIFY(allSaid(found).find("Move to (1, 1)") == 0);
        QVERIFY(allSaid(found).find("the only winning move") != std::string::npos); // at most one per heap
        const Why some = explained("octal", "1000000000000000");
        QCOMPARE(some.reasons.size(), std::size_t{1}); // how many moves win was not counted
    }

    void outcomesWithoutValuesShowNoSet() {
        Task task;
        const Why found = explained("wythoff", "5000,4000");
        QCOMPARE(found.headline.english(), std::string("(5000, 4000) is N"));
        QVERIFY(!found.reasons.empty() && found.optionValues.empty() && !found.value);
        QCOMPARE(found.options, std::uint64_t{5000 + 4000 + 4000});
    }

    void ofALongPositionTheBeginningIsSaid() {
        std::string heaps = "1";
        for (int i = 0; i < 100'000; ++i)
            heaps += ",2000000000";
        const std::string said = shown(heaps);
        QVERIFY(said.size() < 300);
        const std::string beginning = "(1, 2000000000, 2000000000, ";
        const std::string end = "2000000000, …)"; // numbers are not cut
        QCOMPARE(said.substr(0, beginning.size()), beginning);
        QCOMPARE(said.substr(said.size() - end.size()), end);
        QVERIFY(shown(std::string(1'000'000, 'H')).size() < 300);
        QCOMPARE(shown("a\x1B,b"), std::string("(a\uFFFD, b)"));
        const std::string graph = inQuotes("digraph { \"a,b\" -> c -> d; a -> d }");
        QCOMPARE(shown("nim: 3; dag graph=" + graph + ": \"a,b\"; dag graph=" + graph + ": c"),
                 std::string("nim: 3; dag …: \"a,b\"; dag …: c"));
        QCOMPARE(shown("octal code=\"0.77\": 9"), std::string("octal code=\"0.77\": 9")); // short
        QCOMPARE(shown("x=\"" + std::string(30, 'y')), "x=\"" + std::string(30, 'y'));    // not closed
    }
};

MEXPLORER_TEST(TestWhy)
#include "test_why.moc"
