#include "core/solve/valuation.h"

#include "core/rules/grid_walk.h"
#include "core/rules/octal.h"
#include "core/rules/subtraction.h"
#include "core/rules/wythoff.h"
#include "core/solve/ways/breaks.h"
#include "core/solve/ways/cells.h"
#include "core/solve/ways/heaps.h"
#include "tests/core/plain.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>
#include <thread>

using namespace mexplorer;

namespace {

template <Rules R>
std::shared_ptr<SharedOf<R>> newShared() {
    return std::make_shared<SharedOf<R>>();
}

using SubtractionHeaps = WayOf<Subtraction>::HeapValues;

} // namespace

class TestValuation : public QObject {
    Q_OBJECT

private slots:
    /// {2, 3, 7} has no formula, but its proved period tells the value of any heap.
    void aHeapFarBeyondTheTableGetsItsValueByThePeriod() {
        constexpr unsigned seed = 1015;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        Task task;
        for (int round = 0; round < 40; ++round) {
            std::vector<std::uint64_t> set;
            for (std::uint64_t i = 0; i < 1 + random() % 4; ++i)
                set.push_back(2 + random() % 20);
            const Subtraction game(Play::normal, set);
            LineValues truth(20'000);
            QVERIFY(fillLineByDefinition(game, truth, task).has_value());
            const Period period = takingPeriod(truth, *game.longestTake());
            SubtractionHeaps singleHeaps(game, newShared<Subtraction>());
            for (int i = 0; i < 50; ++i) {
                const std::uint64_t near = random() % truth.size();
                QCOMPARE(*singleHeaps.value(near, task), Nimber{truth[near]});
                const std::uint64_t far = 1'000'000'000'000'000 + random() % 1'000'000'000;
                const std::uint64_t same = period.start + (far - period.start) % period.length;
                QCOMPARE(*singleHeaps.value(far, task), Nimber{truth[same]});
            }
        }
    }

    void theOrderOfQuestionsDoesNotMatter() {
        const Subtraction game(Play::normal, {4, 10, 12});
        Task task;
        LineValues truth(5000);
        QVERIFY(fillLineByDefinition(game, truth, task).has_value());
        for (const auto& order : {std::vector<std::uint64_t>{0, 1, 63, 64, 65, 130, 4999, 7},
                                  std::vector<std::uint64_t>{4999, 0, 112, 64, 63}}) {
            SubtractionHeaps singleHeaps(game, newShared<Subtraction>());
            for (const std::uint64_t n : order)
                QCOMPARE(*singleHeaps.value(n, task), Nimber{truth[n]});
        }
    }

    void aCancelledQuestionSaysSoAndLeavesTheNextOneRight() {
        const Subtraction game(Play::normal, {2, 5003, 7919, 10'000});
        SubtractionHeaps singleHeaps(game, newShared<Subtraction>());
        Task stopped;
        stopped.cancel();
        QCOMPARE(singleHeaps.value(1'000'000, stopped).error().kind, Error::Kind::cancelled);
        Task task;
        LineValues truth(60'000);
        QVERIFY(fillLineByDefinition(game, truth, task).has_value());
        QCOMPARE(*singleHeaps.value(59'999, task), Nimber{truth[59'999]});
    }

    void valuesOfCellsDoNotDependOnTheOrderOfQuestions() {
        const GridWalk game =
            GridWalk::make({{"piece", "knight"}, {"play", "misere"}, {"vectors", ""}}).value();
        PlainRecursion<GridWalk> plain(game);
        constexpr unsigned seed = 42;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        Valuation<GridWalk> valuation(game, newShared<GridWalk>());
        Task task;
        for (int i = 0; i < 200; ++i) {
            const Cell cell{random() % 90, random() % 90};
            QCOMPARE(valuation(cell, task)->nimber(), std::optional(plain(cell)));
        }
    }

    void whereTheTableWouldBeTooLargeTheTheoremStillTellsTheOutcome() {
        Task task;
        Valuation<Wythoff> valuation(Wythoff(Play::normal), newShared<Wythoff>());
        const auto small = valuation({6, 10}, task);
        QCOMPARE(small->nimber(), std::optional<Nimber>(0));
        const auto huge = valuation({1'000'000'000, 1'618'033'988}, task);
        QVERIFY(huge.has_value() && !huge->value);
        QCOMPARE(huge->outcome, Wythoff(Play::normal).closedForm({1'000'000'000, 1'618'033'988})->outcome);
    }

    void whereNeitherTableNorTheoremTellsTheLimitIsNamed() {
        const GridWalk game =
            GridWalk::make({{"piece", "own"}, {"play", "normal"}, {"vectors", "-1,0;0,-1"}}).value();
        Task task;
        const auto refused = Valuation<GridWalk>(game, newShared<GridWalk>())({1'000'000, 1'000'000}, task);
        QCOMPARE(refused.error().kind, Error::Kind::tooLarge);
        QVERIFY(refused.error().english().find("(1000000, 1000000)") != std::string::npos);
    }

    /// 0.6 has no known period, and 1583 of its first 32768 heaps are rare: 2²⁰ values take many seconds.
    void aPeriodOfSlowValuesIsNotLookedForAsFarAsTheyCanBeAsked() {
        const Octal game(Play::normal, BreakCode::parse("0.6").value());
        const auto shared = newShared<Octal>();
        Task task;
        const auto refused = WayOf<Octal>::HeapValues(game, shared).value(1'000'000'000, task);
        QCOMPARE(refused.error().english(),
                 std::string("A heap of 1000000000 is above the limit of 1048575."));
        QCOMPARE(shared->get()->values.size(), std::uint64_t{1} << 17U);
    }

    void threadsMayShareTheTables() {
        const Subtraction game(Play::normal, {4, 10, 12});
        Task task;
        LineValues truth(40'000);
        QVERIFY(fillLineByDefinition(game, truth, task).has_value());
        const auto shared = newShared<Subtraction>();
        std::atomic<int> wrong = 0;
        std::vector<std::thread> threads;
        for (unsigned t = 0; t < 4; ++t) {
            threads.emplace_back([&, t] {
                std::mt19937 random(t);
                SubtractionHeaps singleHeaps(game, shared);
                Task own;
                for (int i = 0; i < 2000; ++i) {
                    const std::uint64_t n = random() % truth.size() >> (random() % 12);
                    if (*singleHeaps.value(n, own) != truth[n]) ++wrong;
                }
            });
        }
        for (auto& thread : threads)
            thread.join();
        QCOMPARE(wrong.load(), 0);
    }

    void winningMovesOfHeapsAreTheLeastTakesThatWin_data() {
        QTest::addColumn<QString>("set");
        for (const char* set : {"1,2,3", "2,3,7", "1,4", "1,2,4", "2", "4,10,12"})
            QTest::newRow(set) << set;
    }
    void winningMovesOfHeapsAreTheLeastTakesThatWin() {
        QFETCH(QString, set);
        constexpr unsigned seed = 3;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        Task task;
        for (const char* play : {"normal", "misere"}) {
            const Subtraction game = Subtraction::make({{"set", set.toStdString()}, {"play", play}}).value();
            PlainRecursion<Subtraction> plain(game);
            SubtractionHeaps singleHeaps(game, newShared<Subtraction>());
            for (int round = 0; round < 60; ++round) {
                Heaps heaps(1 + random() % 3);
                for (auto& heap : heaps)
                    heap = random() % 16;
                std::map<std::size_t, std::uint64_t> truth;
                game.forEachOption(heaps, [&](const Take& take, const Heaps& option) {
                    if (plain(option) == 0) truth.emplace(take.heap, take.taken); // the first is the least
                });
                std::map<std::size_t, std::uint64_t> found;
                const auto moves = heapMoves(game, singleHeaps, heaps, task);
                for (const HeapMove& move : *moves) {
                    found.emplace(move.take.heap, move.take.taken);
                    QCOMPARE(move.newSize, heaps[move.take.heap] - move.take.taken);
                    QCOMPARE(move.newValue, *singleHeaps.value(move.newSize, task));
                }
                QVERIFY(found == truth);
            }
        }
    }
};

MEXPLORER_TEST(TestValuation)
#include "test_valuation.moc"
