#include "core/rules/boards/connect_four_book.h"

#include "core/rules/boards/stone_game.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <bit>

using namespace mexplorer;

namespace {

constexpr StoneShape board{7, 6, 4, true};

/// Column by column, counted from the other side.
Stones mirrored(const Stones& stones) {
    Stones image;
    for (std::uint32_t row = 0; row < board.rows; ++row) {
        for (std::uint32_t column = 0; column < board.columns; ++column) {
            const std::uint64_t to = board.bit(row, board.columns - 1 - column);
            if (stones.first & board.bit(row, column)) image.first |= to;
            if (stones.second & board.bit(row, column)) image.second |= to;
        }
    }
    return image;
}

std::vector<Stones> optionsOf(const Stones& stones) {
    std::vector<Stones> options;
    StoneGame(board).forEachOption(
        stones, [&](StoneGame::Move /*cell*/, const Stones& option) { options.push_back(option); });
    return options;
}

/// The best play that the definition gives to whoever chooses among the options; without plies if not all of
/// the best ones are known.
BestPlay bestOf(const std::vector<Stones>& options) {
    BestPlay best{-1};
    for (const Stones& option : options)
        best.score = std::max(best.score, -connectFourBook(option)->score);
    for (const Stones& option : options) {
        const BestPlay play = connectFourBook(option).value();
        if (play.score != -best.score) continue;
        if (!play.plies) return {best.score};
        const std::uint64_t plies = *play.plies + 1;
        if (!best.plies || (best.score > 0 ? plies < *best.plies : plies > *best.plies)) best.plies = plies;
    }
    return best;
}

unsigned discsOfTheBook() {
    unsigned discs = 0;
    while (connectFourBook(connectFourOpenings(discs + 1).front()))
        ++discs;
    return discs;
}

} // namespace

class TestConnectFourBook : public QObject {
    Q_OBJECT

private slots:
    /// As many as John Tromp has counted (oeis.org/A212693).
    void openingsAreAllPositions() {
        const std::vector<std::size_t> counts = {1, 7, 49, 238, 1120};
        for (unsigned discs = 0; discs < counts.size(); ++discs) {
            std::size_t count = 0;
            for (const Stones& stones : connectFourOpenings(discs)) {
                QCOMPARE(std::popcount(stones.taken()), static_cast<int>(discs));
                count += mirrored(stones) == stones ? 1 : 2;
            }
            QCOMPARE(count, counts[discs]);
        }
    }

    void theBeginnerWinsInTheMiddleWithThe41stDisc() {
        QCOMPARE(connectFourBook({}), std::optional(BestPlay{1, 41}));
        QCOMPARE(connectFourBook({board.bit(5, 3), 0}), std::optional(BestPlay{-1, 40}));
        QVERIFY(discsOfTheBook() >= 1);
    }

    void mirrorImagesAreWorthTheSame() {
        for (unsigned discs = 0; discs <= discsOfTheBook(); ++discs) {
            for (const Stones& stones : connectFourOpenings(discs))
                QCOMPARE(connectFourBook(mirrored(stones)), connectFourBook(stones));
        }
    }

    /// Where all options are in the book: their distances, too, if they are known.
    void eachPositionIsWorthItsBestOption() {
        for (unsigned discs = 0; discs < discsOfTheBook(); ++discs) {
            for (const Stones& stones : connectFourOpenings(discs)) {
                const BestPlay best = bestOf(optionsOf(stones));
                QCOMPARE(connectFourBook(stones)->score, best.score);
                if (best.plies) QCOMPARE(connectFourBook(stones)->plies, best.plies);
            }
        }
    }

    /// Whoever wins puts the last disc; a draw fills the board.
    void distancesEndWithTheWinner() {
        for (unsigned discs = 0; discs <= discsOfTheBook(); ++discs) {
            for (const Stones& stones : connectFourOpenings(discs)) {
                const BestPlay play = connectFourBook(stones).value();
                if (play.score == 0) QCOMPARE(play.plies, std::optional(std::uint64_t{42 - discs}));
                if (!play.plies || play.score == 0) continue;
                QVERIFY(*play.plies + discs <= 42);
                QCOMPARE(*play.plies % 2 == 1, play.score > 0);
            }
        }
    }
};

MEXPLORER_TEST(TestConnectFourBook)
#include "test_connect_four_book.moc"
