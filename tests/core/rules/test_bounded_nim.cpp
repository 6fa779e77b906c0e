#include "core/rules/bounded_nim.h"

#include "core/catalogue/catalogue.h"
#include "core/solve/ways/heaps.h"
#include "tests/core/asked.h"
#include "tests/core/plain.h"
#include "tests/core/plain_takes.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

PlainTakes plain(std::uint64_t most, bool misere) {
    const auto takes = [most](std::uint64_t size) {
        std::vector<std::uint64_t> found;
        for (std::uint64_t taken = 1; taken <= std::min(size, most); ++taken)
            found.push_back(taken);
        return found;
    };
    return {takes, misere};
}

} // namespace

class TestBoundedNim : public QObject {
    Q_OBJECT

private slots:
    void everythingAgreesOnSmallHeaps_data() {
        QTest::addColumn<bool>("misere");
        QTest::addColumn<std::uint64_t>("most");
        for (std::uint64_t most = 1; most <= 5; ++most) {
            QTest::addRow("normal, 1 to %d", int(most)) << false << most;
            QTest::addRow("misere, 1 to %d", int(most)) << true << most;
        }
    }
    void everythingAgreesOnSmallHeaps() {
        QFETCH(bool, misere);
        QFETCH(std::uint64_t, most);
        std::vector<Heaps> positions;
        for (std::uint64_t a = 0; a < 343; ++a)
            positions.push_back({a % 7, a / 7 % 7, a / 49});
        QCOMPARE(disagreement(BoundedNim(misere ? Play::misere : Play::normal, most), positions),
                 std::string());
    }

    void randomHeapsAgreeWithRecursionWithoutOurTypes() {
        constexpr unsigned seed = 1612;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        for (const bool misere : {false, true}) {
            for (std::uint64_t most = 1; most <= 4; ++most) {
                const BoundedNim game(misere ? Play::misere : Play::normal, most);
                QCOMPARE(plain(most, misere).disagreement(game, 50, 11, random), std::string());
            }
        }
    }

    void theWinningTakesOfHugeHeapsLeaveTheOtherPlayerLost() {
        Task task;
        for (const char* play : {"normal", "misere"}) {
            const auto game = std::move(makeGame("bounded-nim", {{"m", "9"}, {"play", play}}).value());
            const auto position = asked(*game, "1000000000000000000,31,4000000000000000007");
            const auto solution = position->solution(task).value();
            QVERIFY(solution->complete);
            QCOMPARE(solution->evaluation.outcome, Outcome::N); // 0 ⊕ 1 ⊕ 7
            QCOMPARE(std::count_if(solution->moves.begin(), solution->moves.end(),
                                   [](const SolvedMove& move) { return move.wins(); }),
                     3);
        }
    }
};

MEXPLORER_TEST(TestBoundedNim)
#include "test_bounded_nim.moc"
