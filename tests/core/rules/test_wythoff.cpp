#include "core/rules/wythoff.h"

#include "core/solve/ways/cells.h"
#include "core/theory/golden.h"
#include "tests/core/plain.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

constexpr std::uint64_t side = 260;

/// Which pairs are lost for the player to move, by recursion without any of our types.
std::vector<std::vector<bool>> lostPairs(bool misere) {
    std::vector<std::vector<bool>> lost(side, std::vector<bool>(side, false));
    for (std::uint64_t a = 0; a < side; ++a) {
        for (std::uint64_t b = 0; b < side; ++b) {
            bool wins = a == 0 && b == 0 && misere;
            for (std::uint64_t t = 1; t <= a && !wins; ++t)
                wins = lost[a - t][b];
            for (std::uint64_t t = 1; t <= b && !wins; ++t)
                wins = lost[a][b - t];
            for (std::uint64_t t = 1; t <= a && t <= b && !wins; ++t)
                wins = lost[a - t][b - t];
            lost[a][b] = !wins;
        }
    }
    return lost;
}

std::vector<std::string> movesByTrying(const Wythoff& game, const Cell& cell) {
    std::vector<std::string> moves;
    game.forEachOption(cell, [&](const Ride& ride, const Cell& option) {
        if (game.closedForm(option)->outcome == Outcome::P)
            moves.push_back(game.moveText(cell, ride).english());
    });
    return moves;
}

std::vector<std::string> movesByTheorem(const Wythoff& game, const Cell& cell) {
    std::vector<std::string> moves;
    const auto rides = *game.winningMoves(cell);
    for (const Ride& ride : rides)
        moves.push_back(game.moveText(cell, ride).english());
    return moves;
}

} // namespace

class TestWythoff : public QObject {
    Q_OBJECT

private slots:
    /// What the proof points at is what it says, and what it says is all that wins.
    void theProofPointsAtTheWinningOptions() {
        constexpr std::uint64_t most = 45;
        const auto lost = lostPairs(false);
        const Wythoff game(Play::normal);
        for (std::uint64_t a = 0; a < most; ++a) {
            for (std::uint64_t b = a == 0 ? 1 : 0; b < most; ++b) {
                const Cell cell{a, b};
                const auto steps = game.proof(cell)->steps;
                const std::vector<BoardMark> marks = game.proofMarks(cell);
                QCOMPARE(marks.size(), steps.size());
                std::vector<std::string> wins;
                game.forEachOption(cell, [&](const Ride&, const Cell& option) {
                    if (lost[option.a][option.b]) wins.push_back(game.text(option));
                });
                std::vector<std::string> told;
                for (const CaseLine& line : marks.back().lines)
                    if (line.applies) told.push_back(game.text(line.to));
                std::sort(wins.begin(), wins.end());
                std::sort(told.begin(), told.end());
                QVERIFY2(told == wins, game.text(cell).c_str());
                if (lost[a][b]) continue;
                QCOMPARE(marks.back().lines.size(), std::size_t{5});
                for (std::size_t i = 0; i < 5; ++i) { // after the two steps of the test
                    const BoardMark& mark = marks[i + 2];
                    QCOMPARE(mark.lines.size(), i + 1);
                    QCOMPARE(mark.spoken, i);
                    QCOMPARE(mark.lines.back().number, i + 1);
                    QCOMPARE(mark.lines.back().applies,
                             steps[i + 2].reason.english().find(" applies") != std::string::npos);
                }
            }
        }
        QVERIFY(game.proofMarks({0, 0}).empty());
        QVERIFY(Wythoff(Play::misere).proofMarks({5, 8}).empty());
    }

    void closedFormEqualsTheDefinitionInBothPlays() {
        for (const Play play : {Play::normal, Play::misere}) {
            const Wythoff game(play);
            const auto lost = lostPairs(play == Play::misere);
            for (std::uint64_t a = 0; a < side; ++a) {
                for (std::uint64_t b = 0; b < side; ++b) {
                    QCOMPARE(game.closedForm({a, b})->outcome == Outcome::P, bool(lost[a][b]));
                }
            }
        }
    }

    void everythingAgreesOnSmallPairs() {
        std::vector<Cell> cells;
        for (std::uint64_t a = 0; a < 24; ++a) {
            for (std::uint64_t b = 0; b < 24; ++b)
                cells.push_back({a, b});
        }
        QCOMPARE(disagreement(Wythoff(Play::normal), cells), std::string());
        QCOMPARE(disagreement(Wythoff(Play::misere), cells), std::string());
    }

    void winningMovesByTheoremAreAllThatTryingFinds() {
        for (const Play play : {Play::normal, Play::misere}) {
            const Wythoff game(play);
            for (std::uint64_t a = 0; a < 80; ++a) {
                for (std::uint64_t b = 0; b < 80; ++b) {
                    QCOMPARE(movesByTheorem(game, {a, b}), movesByTrying(game, {a, b}));
                }
            }
        }
    }

    void winningMovesOfHugePairsLeadToColdPairs() {
        constexpr unsigned seed = 1907;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        const Wythoff game(Play::normal);
        for (int i = 0; i < 20'000; ++i) {
            const Cell cell{random() >> (2 + random() % 50), random() >> (2 + random() % 50)};
            const auto moves = *game.winningMoves(cell);
            QCOMPARE(moves.empty(), game.closedForm(cell)->outcome == Outcome::P);
            for (const Ride& ride : moves) {
                const Cell to = game.after(cell, ride);
                QVERIFY(to.a <= cell.a && to.b <= cell.b);
                QVERIFY(isColdPair(to.a, to.b));
            }
        }
    }

    void movesAreWordedAsTakes() {
        const Wythoff game(Play::normal);
        QCOMPARE(game.moveText({5, 8}, {0, 2}).english(), std::string("take 2 from heap 1"));
        QCOMPARE(game.moveText({5, 8}, {1, 5}).english(), std::string("take 5 from heap 2"));
        QCOMPARE(game.moveText({5, 8}, {2, 1}).english(), std::string("take 1 from both heaps"));
    }
};

MEXPLORER_TEST(TestWythoff)
#include "test_wythoff.moc"
