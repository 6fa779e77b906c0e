#include "core/rules/take_between.h"

#include "core/catalogue/catalogue.h"
#include "core/solve/line_engine.h"
#include "core/solve/ways/heaps.h"
#include "core/theory/mex.h"
#include "tests/core/asked.h"
#include "tests/core/plain.h"
#include "tests/core/plain_takes.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

/// All takes from a heap by the wording of the rules, without any of the program's types.
std::vector<std::uint64_t> takes(std::uint64_t size, std::uint64_t p, std::uint64_t q) {
    std::vector<std::uint64_t> found;
    for (std::uint64_t taken = 1; taken <= size; ++taken) {
        if (size < p ? taken == size : p <= taken && taken <= q) found.push_back(taken);
    }
    return found;
}

PlainTakes plain(std::uint64_t p, std::uint64_t q, bool misere) {
    return {[p, q](std::uint64_t size) { return takes(size, p, q); }, misere};
}

} // namespace

class TestTakeBetween : public QObject {
    Q_OBJECT

private slots:
    void theTakesAreThoseOfTheRules() {
        for (std::uint64_t p = 1; p <= 6; ++p) {
            for (std::uint64_t q = p; q <= 8; ++q) {
                const TakeBetween game(Play::normal, p, q);
                for (std::uint64_t size = 0; size <= 20; ++size) {
                    std::vector<std::uint64_t> found;
                    game.forEachTake(size, [&](std::uint64_t taken) { found.push_back(taken); });
                    QCOMPARE(found, takes(size, p, q));
                    QCOMPARE(game.takeCount(size), std::uint64_t(found.size()));
                }
            }
        }
    }

    void everyHeapTo200AgreesWithTheDefinition() {
        for (const Play play : {Play::normal, Play::misere}) {
            for (std::uint64_t p = 1; p <= 12; ++p) {
                for (std::uint64_t q = p; q <= 12; ++q) {
                    const TakeBetween game(play, p, q);
                    std::vector<Nimber> values;
                    for (std::uint64_t n = 0; n <= 200; ++n) {
                        std::vector<Nimber> options;
                        for (const std::uint64_t taken : takes(n, p, q))
                            options.push_back(values[n - taken]);
                        values.push_back(options.empty() ? terminalValue(play) : mex(options));
                        QCOMPARE(*game.closedForm({n}), evaluationOf(values.back()));
                    }
                    LineValues line(values.size());
                    for (std::size_t n = 0; n < values.size(); ++n)
                        line.data()[n] = static_cast<LineValues::Value>(values[n]);
                    line.finish(line.size());
                    const Period seen = takingPeriod(line, q);
                    QCOMPARE(seen.length, *game.valuePeriod());
                    QCOMPARE(seen.start, std::uint64_t{0});
                }
            }
        }
    }

    void oneHeapInMisereIsLostAsTheProblemSays() {
        for (std::uint64_t p = 1; p <= 12; ++p) {
            for (std::uint64_t q = p; q <= 12; ++q) {
                for (std::uint64_t n = 0; n <= 100; ++n) {
                    const std::uint64_t rest = n % (p + q);
                    QCOMPARE(TakeBetween(Play::misere, p, q).closedForm({n})->outcome == Outcome::P,
                             1 <= rest && rest <= p);
                }
            }
        }
    }

    void everythingAgreesOnSumsOfSmallHeaps_data() {
        QTest::addColumn<bool>("misere");
        QTest::addColumn<std::uint64_t>("p");
        QTest::addColumn<std::uint64_t>("q");
        for (std::uint64_t p = 1; p <= 4; ++p) {
            for (std::uint64_t q = p; q <= 6; ++q) {
                QTest::addRow("normal, %d to %d", int(p), int(q)) << false << p << q;
                QTest::addRow("misere, %d to %d", int(p), int(q)) << true << p << q;
            }
        }
    }
    void everythingAgreesOnSumsOfSmallHeaps() {
        QFETCH(bool, misere);
        QFETCH(std::uint64_t, p);
        QFETCH(std::uint64_t, q);
        std::vector<Heaps> positions;
        for (std::uint64_t a = 0; a <= 2 * (p + q); ++a) {
            for (std::uint64_t b = 0; b <= a; ++b)
                positions.push_back({a, b});
        }
        for (std::uint64_t a = 0; a < 729; ++a)
            positions.push_back({a % 9, a / 9 % 9, a / 81});
        QCOMPARE(disagreement(TakeBetween(misere ? Play::misere : Play::normal, p, q), positions),
                 std::string());
    }

    /// In general, single heaps do not decide misère play of several: here they do.
    void randomHeapsAgreeWithRecursionWithoutOurTypes() {
        constexpr unsigned seed = 2897;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        for (const bool misere : {false, true}) {
            for (int round = 0; round < 12; ++round) {
                const std::uint64_t p = 1 + random() % 5;
                const std::uint64_t q = p + random() % 5;
                const TakeBetween game(misere ? Play::misere : Play::normal, p, q);
                QCOMPARE(plain(p, q, misere).disagreement(game, 20, 13, random), std::string());
            }
        }
    }

    void theTakeToAValueIsTheLeastOne() {
        for (std::uint64_t p = 1; p <= 7; ++p) {
            for (std::uint64_t q = p; q <= 9; ++q) {
                const TakeBetween game(Play::normal, p, q);
                for (std::uint64_t size = 0; size <= 50; ++size) {
                    for (Nimber value = 0; value <= q + 2; ++value) {
                        std::optional<std::uint64_t> least;
                        game.forEachTake(size, [&](std::uint64_t taken) {
                            if (!least && game.heapValue(size - taken) == value) least = taken;
                        });
                        QCOMPARE(game.takeTo(size, value) == least, true);
                    }
                }
            }
        }
    }

    void theProofTellsAWinningTakeExactlyWhereThereIsOne() {
        for (const Play play : {Play::normal, Play::misere}) {
            for (std::uint64_t p = 1; p <= 5; ++p) {
                for (std::uint64_t q = p; q <= 7; ++q) {
                    const TakeBetween game(play, p, q);
                    PlainRecursion<TakeBetween> plain(game);
                    for (std::uint64_t size = 0; size <= 40; ++size) {
                        const Proof proof = *game.proof({size});
                        QVERIFY(!proof.steps.empty());
                        bool isWinning = false;
                        game.forEachOption({size}, [&](const Take& take, const Heaps& option) {
                            if (game.moveText({size}, take) == proof.move) isWinning = plain(option) == 0;
                        });
                        QCOMPARE(isWinning, plain({size}) != 0 && size > 0);
                        QCOMPARE(proof.move.empty(), !isWinning);
                        for (const ProofStep& step : proof.steps)
                            QVERIFY(step.codeLine < proof.pseudoCode.size());
                    }
                }
            }
        }
        QVERIFY(!TakeBetween(Play::normal, 2, 4).proof({3, 4}).has_value());
    }

    void theProofNamesTheCaseThatHolds() {
        const auto secondSentence = [](Play play, std::uint64_t size) {
            return TakeBetween(play, 2, 4).proof({size})->steps[1].reason.english();
        };
        for (const Play play : {Play::normal, Play::misere}) {
            const std::uint64_t bound = play == Play::normal ? 4 : 2; // q, or p
            for (std::uint64_t size = 1; size <= 40; ++size) {
                const std::uint64_t r = size % 6;
                const std::string said = secondSentence(play, size);
                const std::string holds = r == 0      ? "r = 0:"
                                          : r > bound ? fmt::format("r = {} is more than ", r)
                                                      : fmt::format("r = {} is from 1 to ", r);
                QVERIFY2(said.starts_with(holds), said.c_str());
            }
        }
        QCOMPARE(secondSentence(Play::misere, 9),
                 std::string("r = 3 is more than p = 2: the player to move wins."));
    }

    void theReasonOfAValueIsItsFormula() {
        QCOMPARE(TakeBetween(Play::normal, 2, 4).valueReason(17).english(),
                 std::string("⌊((17 + 1) mod 6) / 2⌋ = 0"));
    }

    void theLargestNumbersAreSolved() {
        Task task;
        const auto game =
            makeGame("take-between",
                     {{"p", "999999999999999999"}, {"q", "1000000000000000000"}, {"play", "misere"}})
                .value();
        const auto lost = asked(*game, "3999999999999999998")->solution(task).value(); // twice p + q
        QCOMPARE(lost->evaluation.outcome, Outcome::N);
        QCOMPARE(lost->moves.size(), std::size_t{2}); // 10^18 − 1 and 10^18
        QCOMPARE(asked(*game, "3999999999999999997")->evaluation(task)->outcome, Outcome::N);
        QCOMPARE(asked(*game, "3999999999999999999")->evaluation(task)->outcome, Outcome::P);
    }

    void theBoundsMustBeInOrder() {
        const auto game = makeGame("take-between", {{"p", "5"}, {"q", "4"}});
        QVERIFY(!game.has_value());
        QCOMPARE(game.error().english(), std::string("q: q is 4; it must be at least p, which is 5."));
        QVERIFY(makeGame("take-between", {{"p", "5"}, {"q", "5"}}).has_value());
        QVERIFY(!makeGame("take-between", {{"p", "0"}}).has_value());
    }
};

MEXPLORER_TEST(TestTakeBetween)
#include "test_take_between.moc"
