#include "core/rules/fibonacci.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/line.h"
#include "core/solve/ways/search.h"
#include "tests/core/asked.h"
#include "tests/core/plain.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

std::vector<LimitedHeap> allUpTo(std::uint64_t largest) {
    std::vector<LimitedHeap> all;
    for (std::uint64_t heap = 0; heap <= largest; ++heap) {
        for (std::uint64_t most = heap == 0 ? 0 : 1; most <= heap; ++most)
            all.push_back({heap, most});
    }
    all.push_back(Fibonacci::opening(1)); // the one heap of which nothing may be taken
    return all;
}

/// Who wins, by recursion on plain numbers: `most` is twice the last take, whether or not so much is there.
bool wins(int heap, int most, bool misere) {
    static std::map<std::tuple<int, int, bool>, bool> known;
    const auto key = std::tuple(heap, most, misere);
    if (const auto found = known.find(key); found != known.end()) return found->second;
    if (heap == 0 || most == 0) return misere;
    bool won = false;
    for (int taken = 1; taken <= std::min(heap, most) && !won; ++taken)
        won = !wins(heap - taken, 2 * taken, misere);
    return known[key] = won;
}

} // namespace

class TestFibonacci : public QObject {
    Q_OBJECT

private slots:
    void everythingAgreesOnSmallHeaps_data() {
        QTest::addColumn<bool>("misere");
        QTest::newRow("normal") << false;
        QTest::newRow("misere") << true;
    }
    void everythingAgreesOnSmallHeaps() {
        QFETCH(bool, misere);
        const Fibonacci game(misere ? Play::misere : Play::normal);
        QCOMPARE(disagreement(game, allUpTo(60)), std::string());
        QCOMPARE(wrongWinningMoves(game, allUpTo(90)), std::string());
    }

    void whoWinsIsWhatRecursionOnPlainNumbersSays() {
        for (const bool misere : {false, true}) {
            const Fibonacci game(misere ? Play::misere : Play::normal);
            for (int heap = 0; heap <= 250; ++heap) {
                for (int most = 1; most <= heap; ++most) {
                    const LimitedHeap position{std::uint64_t(heap), std::uint64_t(most)};
                    QCOMPARE(game.closedForm(position)->outcome == Outcome::N, wins(heap, most, misere));
                }
            }
        }
    }

    void theOpeningIsLostExactlyOnFibonacciNumbers() {
        const std::set<std::uint64_t> numbers = {1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377};
        const Fibonacci game(Play::normal);
        for (std::uint64_t heap = 1; heap <= 500; ++heap) {
            QCOMPARE(game.closedForm(Fibonacci::opening(heap))->outcome == Outcome::P,
                     numbers.count(heap) == 1);
        }
    }

    void hugeHeapsAreWonBySumsOfTheSmallestParts() {
        constexpr unsigned seed = 1963;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        for (const Play play : {Play::normal, Play::misere}) {
            const Fibonacci game(play);
            for (int i = 0; i < 2000; ++i) {
                const std::uint64_t heap = 2 + random() % ((std::uint64_t{1} << 62) - 2);
                const LimitedHeap position{heap, 1 + (random() >> (random() % 63)) % heap};
                const auto moves = game.winningMoves(position);
                QCOMPARE(moves->empty(), game.closedForm(position)->outcome == Outcome::P);
                for (const std::uint64_t taken : *moves) {
                    QVERIFY(taken >= 1 && taken <= position.most);
                    QCOMPARE(game.closedForm(game.after(position, taken))->outcome, Outcome::P);
                }
            }
        }
        const std::uint64_t largest = std::uint64_t{1} << 62;
        QVERIFY(!Fibonacci(Play::normal).winningMoves(Fibonacci::opening(largest))->empty());
    }

    void theLineOfOpeningsIsWhatTheDefinitionSays() {
        for (const char* play : {"normal", "misere"}) {
            const auto game = makeGame("fibonacci", {{"play", play}}).value();
            const LineAspect& line = *game->as<LineAspect>();
            Task task;
            LineValues solved(120);
            LineValues defined(120);
            QVERIFY(line.fill(solved, task).has_value() && line.fillByDefinition(defined, task).has_value());
            PlainRecursion<Fibonacci> plain(Fibonacci(playOf(*game)));
            for (std::uint64_t n = 0; n < 120; ++n) {
                QCOMPARE(Nimber{solved[n]}, plain(Fibonacci::opening(n)));
                QCOMPARE(defined[n], solved[n]);
                QCOMPARE(line.closedForm(n)->outcome, evaluationOf(solved[n]).outcome);
                QCOMPARE(line.heapOf(*asked(*game, line.positionAt(n))), std::optional(n));
            }
            QVERIFY(!line.heapOf(*asked(*game, "20/6")) && !line.optionsOf(20, 100));
            QVERIFY(line.check(30'001).has_value() && !line.check(30'002).has_value());
        }
    }

    void theProofOfMiserePlayLeavesTheLastOneToTheOtherPlayer() {
        const Fibonacci game(Play::misere);
        const auto sentences = [&](const LimitedHeap& position) {
            std::vector<std::string> all;
            const Proof proof = *game.proof(position);
            for (const ProofStep& step : proof.steps)
                all.push_back(step.reason.english());
            return all;
        };
        for (int heap = 2; heap <= 60; ++heap) {
            for (int most = 1; most <= heap; ++most) {
                const auto said = sentences({std::uint64_t(heap), std::uint64_t(most)});
                const bool endsWithLoss = said.back().ends_with("loses.");
                QCOMPARE(endsWithLoss, wins(heap, most, true)); // in misère play
                QVERIFY(said[1].starts_with(fmt::format("{} ", heap - 1)));
            }
        }
        const std::vector<std::string> five = sentences(Fibonacci::opening(5));
        QCOMPARE(five[1], std::string("4 = 3 + 1: Fibonacci numbers, no two of them neighbours."));
        QCOMPARE(five[3], std::string("Take 1 and leave 4, which is 3 and the one set aside. Then at most 2 "
                                      "may be taken."));
        const std::vector<std::string> six = sentences(Fibonacci::opening(6));
        QCOMPARE(six[1], std::string("5 is a Fibonacci number: it is its own only part."));
        QCOMPARE(six.back(), std::string("Take 5. Only the one set aside is left: the other player must take "
                                         "it and loses."));
        QCOMPARE(game.proof(Fibonacci::opening(5))->title.english(),
                 std::string("The smallest part of n − 1 = 4"));
    }

    void theGameAnswersAHeapWhoseMovesCannotBeListed() {
        Task task;
        const auto game = std::move(makeGame("fibonacci", {}).value());
        const auto solution = asked(*game, "4000000000000000000")->solution(task).value();
        QVERIFY(!solution->complete && !solution->moves.empty());
        QCOMPARE(asked(*game, solution->moves.front().to)->closedForm()->outcome, Outcome::P);
    }

    void aPositionIsAHeapAndWhatMayBeTakenOfIt() {
        const Fibonacci game(Play::normal);
        QCOMPARE(*game.parse("20"), (LimitedHeap{20, 19}));
        QCOMPARE(*game.parse(" 20 / 6 "), (LimitedHeap{20, 6}));
        QCOMPARE(*game.parse("20/99"), (LimitedHeap{20, 20}));
        QCOMPARE(game.text({20, 19}), std::string("20"));
        QCOMPARE(game.text({20, 20}), std::string("20/20"));
        QCOMPARE(game.text(*game.parse("1")), std::string("1"));
        QCOMPARE(game.parse("20/x").error().english(),
                 std::string("position: “x” at column 4 is not a whole number from 0 to 2⁶²."));
        QVERIFY(!game.parse("20/").has_value());
        QVERIFY(!game.parse("/6").has_value());
        QCOMPARE(game.parse("3,4").error().english(),
                 std::string("position: “,4” at column 2 stands after the only heap; write 20, or 20/6 where "
                             "at most 6 may be taken now."));
    }
};

MEXPLORER_TEST(TestFibonacci)
#include "test_fibonacci.moc"
