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

/// Which pairs are lost for the player to move, by recursion without any of the program's types.
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

/// The number k of a lost pair: how many have a smaller minimum.
std::uint64_t numberOf(const Cell& lostPair, const std::vector<std::vector<bool>>& lost) {
    std::uint64_t before = 0;
    for (std::uint64_t a = 0; a < std::min(lostPair.a, lostPair.b); ++a) {
        for (std::uint64_t b = a; b < side; ++b)
            before += lost[a][b] ? 1 : 0;
    }
    return before;
}

/// Whether a step of the test, whether the cell is cold, points at two neighbouring lost pairs with their
/// numbers, between whose smaller numbers that of the cell lies, and finally at its own pair.
bool pointsAtColdPairs(const BoardMark& mark, const std::vector<std::vector<bool>>& lost, std::uint64_t low) {
    if (mark.lines.size() != 2 || mark.spoken > 2) return false;
    std::vector<std::uint64_t> numbers;
    std::vector<std::uint64_t> lows;
    for (const CaseLine& line : mark.lines) {
        if (!lost[line.to.a][line.to.b] || line.number != numberOf(line.to, lost) || line.applies)
            return false;
        numbers.push_back(line.number);
        lows.push_back(std::min(line.to.a, line.to.b));
    }
    const auto [first, last] = std::minmax(numbers[0], numbers[1]);
    const auto [from, to] = std::minmax(lows[0], lows[1]);
    const bool isIn = lows[0] == low || lows[1] == low;
    const bool isRight = mark.spoken == 0 || (mark.spoken == 1 ? lows[1] == low : !isIn);
    return last == first + 1 && from <= low && low <= to && isRight;
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
    /// The proof points at the options that it names, and these are all winning ones.
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
                for (const BoardMark& mark : {marks[0], marks[1]})
                    QVERIFY2(pointsAtColdPairs(mark, lost, std::min(a, b)), game.text(cell).c_str());
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
