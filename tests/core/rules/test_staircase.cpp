#include "core/rules/staircase.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/sum.h"
#include "core/solve/ways/search.h"
#include "tests/core/asked.h"
#include "tests/core/plain.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

std::vector<Heaps> smallStairs() {
    std::vector<Heaps> all;
    for (std::uint64_t a = 0; a <= 4; ++a) {
        all.push_back({a});
        for (std::uint64_t b = 0; b <= 3; ++b) {
            all.push_back({a, b});
            for (std::uint64_t c = 0; c <= 3; ++c) {
                all.push_back({a, b, c});
                for (std::uint64_t d = 0; d <= 2; ++d)
                    all.push_back({a, b, c, d});
            }
        }
    }
    return all;
}

/// Who wins, by recursion on plain numbers.
bool wins(const std::vector<int>& stairs, bool misere, std::map<std::vector<int>, bool>& known) {
    if (const auto found = known.find(stairs); found != known.end()) return found->second;
    bool hasMove = false;
    bool won = false;
    for (std::size_t stair = 0; stair < stairs.size(); ++stair) {
        auto option = stairs;
        for (int moved = 1; moved <= stairs[stair]; ++moved) {
            hasMove = true;
            --option[stair];
            if (stair > 0) ++option[stair - 1];
            won = won || !wins(option, misere, known);
        }
    }
    return known[stairs] = hasMove ? won : misere;
}

} // namespace

class TestStaircase : public QObject {
    Q_OBJECT

private slots:
    void everythingAgreesOnSmallStairs_data() {
        QTest::addColumn<bool>("misere");
        QTest::newRow("normal") << false;
        QTest::newRow("misere") << true;
    }
    void everythingAgreesOnSmallStairs() {
        QFETCH(bool, misere);
        const Staircase game(misere ? Play::misere : Play::normal);
        QCOMPARE(disagreement(game, smallStairs()), std::string());
        QCOMPARE(wrongWinningMoves(game, smallStairs()), std::string());
    }

    void randomStairsAgreeWithRecursionOnPlainNumbers() {
        constexpr unsigned seed = 1937;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (const bool misere : {false, true}) {
            const Staircase game(misere ? Play::misere : Play::normal);
            std::map<std::vector<int>, bool> known;
            for (int i = 0; i < 60; ++i) {
                std::vector<int> stairs(1 + random() % 5);
                for (int& stair : stairs)
                    stair = int(random() % 5);
                const Heaps ours(stairs.begin(), stairs.end());
                QCOMPARE(game.closedForm(ours)->outcome == Outcome::N, wins(stairs, misere, known));
            }
        }
    }

    void hugeStairsAreWonByTheMovesOfTheTheorem() {
        constexpr unsigned seed = 1938;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        for (const Play play : {Play::normal, Play::misere}) {
            const Staircase game(play);
            for (int i = 0; i < 500; ++i) {
                Heaps stairs(1 + random() % 12);
                for (auto& stair : stairs)
                    stair = random() % (std::uint64_t{1} << (random() % 58));
                const auto moves = game.winningMoves(stairs);
                const bool hasMove = game.optionCount(stairs) > 0;
                QCOMPARE(!moves->empty(), hasMove && game.closedForm(stairs)->outcome == Outcome::N);
                for (const StairMove& move : *moves)
                    QCOMPARE(game.closedForm(game.after(stairs, move))->outcome, Outcome::P);
            }
        }
    }

    void coinsAreCountedBeforeTheyOverflow() {
        const Staircase game(Play::normal);
        QCOMPARE(game.parse("4611686018427387904,1").error().english(),
                 std::string("position: There are more than 2⁶² coins in all."));
        QVERIFY(game.parse("4611686018427387903,1").has_value());
    }

    void theOddStairsAreTheComponents() {
        Task task;
        const auto game = std::move(makeGame("staircase", {}).value());
        const auto position = asked(*game, "3,4,5,2");
        const auto& sum = *position->as<SumAspect>();
        const auto components = sum.components(task).value();
        QCOMPARE(components->size(), std::size_t{2});
        QCOMPARE(components->back().text, std::string("5"));
        QCOMPARE(sum.name(1).english(), std::string("stair 3"));
        const auto moves = sum.winningMoves(task).value();
        QCOMPARE(moves->size(), std::size_t{2});
        QCOMPARE(moves->front().move.english(), std::string("move 2 from stair 2 to stair 1"));
        QCOMPARE(moves->back().move.english(), std::string("move 2 from stair 3 to stair 2"));
    }

    void theProofOfMiserePlaySaysWhyZeroMayBeWon() {
        const Staircase game(Play::misere);
        const auto said = [&](const Heaps& stairs, const char* part) {
            const Proof proof = *game.proof(stairs);
            return std::any_of(proof.steps.begin(), proof.steps.end(), [&](const ProofStep& step) {
                return step.reason.english().find(part) != std::string::npos;
            });
        };
        for (std::uint64_t code = 1; code < 1024; ++code) { // five stairs with 0 to 3 coins each
            const Heaps stairs = {code % 4, code / 4 % 4, code / 16 % 4, code / 64 % 4, code / 256};
            const auto above = (stairs[0] > 1) + (stairs[2] > 1) + (stairs[4] > 1);
            const std::uint64_t sum = stairs[0] ^ stairs[2] ^ stairs[4];
            const bool lost = above == 0 ? sum == 1 : sum == 0;
            QCOMPARE(said(stairs, "number of ones, 1, is odd") || said(stairs, "number of ones, 3, is odd"),
                     lost && above == 0);
            QCOMPARE(said(stairs, "S = 0, and more than one odd stair"), lost && above > 0);
            QCOMPARE(said(stairs, "is even."), !lost && above == 0);
            QCOMPARE(said(stairs, "Only one odd stair holds more than 1."), above == 1);
            QCOMPARE(said(stairs, "misère play goes as normal play does"), !lost && above > 1);
            QCOMPARE(said(stairs, "which is lost in misère Nim."), !lost);
        }
        QVERIFY(said({0, 0, 0}, "No move is left: in misère play the player to move has won."));
    }

    void aMoveNamesItsStairs() {
        const Staircase game(Play::normal);
        QCOMPARE(game.moveText({3}, {0, 2}).english(), std::string("move 2 from stair 1 to the ground"));
        QCOMPARE(game.moveText({3, 3}, {1, 3}).english(), std::string("move 3 from stair 2 to stair 1"));
    }
};

MEXPLORER_TEST(TestStaircase)
#include "test_staircase.moc"
