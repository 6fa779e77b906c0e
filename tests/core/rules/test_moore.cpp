#include "core/rules/moore.h"

#include "core/catalogue/catalogue.h"
#include "core/solve/ways/search.h"
#include "tests/core/asked.h"
#include "tests/core/plain.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <numeric>
#include <random>

using namespace mexplorer;

namespace {

Moore moore(bool misere, std::size_t most) {
    return Moore(misere ? Play::misere : Play::normal, most);
}

/// All lists of `count` heaps of at most `largest`.
std::vector<Heaps> allHeaps(std::size_t count, std::uint64_t largest) {
    std::vector<Heaps> all = {Heaps(count, 0)};
    for (std::size_t heap = 0; heap < count; ++heap) {
        const std::size_t before = all.size();
        for (std::size_t i = 0; i < before; ++i) {
            for (std::uint64_t size = 1; size <= largest; ++size) {
                all.push_back(all[i]);
                all.back()[heap] = size;
            }
        }
    }
    return all;
}

std::vector<Heaps> allSmallHeaps() {
    std::vector<Heaps> all = allHeaps(1, 12);
    for (const auto& more : {allHeaps(2, 7), allHeaps(3, 4), allHeaps(4, 3), allHeaps(5, 1)})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

/// Who wins, by recursion on sorted heaps without any of the program's types: lowers up to k heaps.
class PlainMoore {
public:
    PlainMoore(std::size_t most, bool misere) : most_(most), misere_(misere) {}

    bool wins(std::vector<int> heaps) {
        std::sort(heaps.begin(), heaps.end());
        if (const auto found = known_.find(heaps); found != known_.end()) return found->second;
        bool hasMove = false;
        const bool won = lowered(heaps, 0, most_, false, hasMove);
        return known_[heaps] = hasMove ? won : misere_;
    }

private:
    /// Whether lowering at most `left` heaps, from index `from` on, can reach a lost position.
    bool lowered(std::vector<int>& heaps, std::size_t from, std::size_t left, bool changed, bool& hasMove) {
        if (changed) {
            hasMove = true;
            if (!wins(heaps)) return true;
        }
        if (left == 0) return false;
        for (std::size_t i = from; i < heaps.size(); ++i) {
            const int size = heaps[i];
            for (int less = 0; less < size; ++less) {
                heaps[i] = less;
                const bool reached = lowered(heaps, i + 1, left - 1, true, hasMove);
                heaps[i] = size;
                if (reached) return true;
            }
        }
        return false;
    }

    std::size_t most_;
    bool misere_;
    std::map<std::vector<int>, bool> known_;
};

} // namespace

class TestMoore : public QObject {
    Q_OBJECT

private slots:
    void everythingAgreesOnSmallHeaps_data() {
        QTest::addColumn<bool>("misere");
        QTest::addColumn<int>("most");
        for (int most = 1; most <= 4; ++most) {
            QTest::addRow("normal, up to %d heaps", most) << false << most;
            QTest::addRow("misere, up to %d heaps", most) << true << most;
        }
    }
    void everythingAgreesOnSmallHeaps() {
        QFETCH(bool, misere);
        QFETCH(int, most);
        const Moore game = moore(misere, std::size_t(most));
        QCOMPARE(disagreement(game, allSmallHeaps()), std::string());
        QCOMPARE(wrongWinningMoves(game, allSmallHeaps()), std::string());
    }

    void randomHeapsAgreeWithRecursionWithoutOurTypes() {
        constexpr unsigned seed = 1910;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (std::size_t most = 1; most <= 3; ++most) {
            for (const bool misere : {false, true}) {
                PlainMoore plain(most, misere);
                for (int i = 0; i < 60; ++i) {
                    std::vector<int> heaps(1 + random() % 4);
                    for (int& heap : heaps)
                        heap = int(random() % 7);
                    const Heaps ours(heaps.begin(), heaps.end());
                    QCOMPARE(moore(misere, most).closedForm(ours)->outcome == Outcome::N, plain.wins(heaps));
                }
            }
        }
    }

    void theNumberOfOptionsIsTheOneThatAreVisited() {
        for (std::size_t most = 1; most <= 6; ++most) {
            for (const Heaps& heaps : allSmallHeaps()) {
                std::uint64_t visited = 0;
                moore(false, most).forEachOption(heaps, [&](const Moore::Move&, const Heaps&) { ++visited; });
                QCOMPARE(moore(false, most).optionCount(heaps), visited);
            }
        }
        QCOMPARE(moore(false, 2).optionCount({UINT64_MAX / 2, UINT64_MAX / 2}), UINT64_MAX);
        QCOMPARE(moore(false, 1000).optionCount(Heaps(1'000'000, 1)), UINT64_MAX);
    }

    void aMoveInHugeHeapsIsFoundAndWins() {
        constexpr unsigned seed = 62;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        for (const bool misere : {false, true}) {
            for (std::size_t most = 1; most <= 9; ++most) {
                const Moore game = moore(misere, most);
                for (int round = 0; round < 20; ++round) {
                    Heaps heaps(1 + random() % 30);
                    for (auto& heap : heaps)
                        heap = random() % (std::uint64_t{1} << (1 + random() % 62));
                    const bool won = game.closedForm(heaps)->outcome == Outcome::N;
                    const auto moves = game.winningMoves(heaps);
                    const bool empty = std::count(heaps.begin(), heaps.end(), 0U) == int(heaps.size());
                    QCOMPARE(!moves->empty(), won && !empty);
                    for (const Moore::Move& move : *moves) {
                        QVERIFY(move.size() >= 1 && move.size() <= most);
                        for (const Take& take : move)
                            QVERIFY(take.taken >= 1 && take.taken <= heaps[take.heap]);
                        QCOMPARE(game.closedForm(game.after(heaps, move))->outcome, Outcome::P);
                    }
                }
            }
        }
    }

    /// More than 2⁴⁹ choices of first heaps leave too few others: a search that tried them would not end.
    void noWayIsTriedForWhichTooFewHeapsAreLeft() {
        Heaps heaps(99);
        std::iota(heaps.begin(), heaps.end(), 1);
        for (const bool misere : {false, true}) {
            const Moore game = moore(misere, 90);
            const auto moves = game.winningMoves(heaps);
            QVERIFY(!moves->empty());
            for (const Moore::Move& move : *moves)
                QCOMPARE(game.closedForm(game.after(heaps, move))->outcome, Outcome::P);
        }
    }

    void theGameAnswersWhereItsMovesCannotBeListed() {
        Task task;
        const auto game = std::move(makeGame("moore", {{"k", "3"}}).value());
        const std::string heaps = "1000000007,998244353,123456789,987654321,555555555";
        const auto solution = asked(*game, heaps)->solution(task).value();
        QVERIFY(!solution->complete && !solution->evaluation.nimber());
        QCOMPARE(solution->evaluation.outcome, Outcome::N);
        QVERIFY(!solution->moves.empty());
        for (const SolvedMove& move : solution->moves)
            QCOMPARE(asked(*game, move.to)->closedForm()->outcome, Outcome::P);
    }

    void aTurnIsWordedWithAllItsHeaps() {
        QCOMPARE(moore(false, 2).moveText({3, 4, 5}, {{0, 2}, {2, 5}}).english(),
                 std::string("take 2, 5 from heaps 1, 3"));
        QCOMPARE(moore(false, 2).moveText({3, 4}, {{1, 4}}).english(), std::string("take 4 from heap 2"));
    }
};

MEXPLORER_TEST(TestMoore)
#include "test_moore.moc"
