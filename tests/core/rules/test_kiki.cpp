#include "core/rules/kiki.h"
#include "core/solve/ways/cells.h"

#include "tests/core/plain.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

using namespace mexplorer;

class TestKiki : public QObject {
    Q_OBJECT

private slots:
    void everythingAgreesOnEveryBoardUpToForty() {
        std::vector<Cell> cells;
        for (std::uint64_t a = 0; a < 40; ++a) {
            for (std::uint64_t b = 0; b < 40; ++b)
                cells.push_back({a, b});
        }
        QCOMPARE(disagreement(Kiki(Play::normal), cells), std::string());
        QCOMPARE(disagreement(Kiki(Play::misere), cells), std::string());
    }

    /// The answer of HDU 2147, by its own table of wins on a board counted from 1.
    void lostExactlyWhereRowAndColumnAreOdd() {
        const Kiki kiki(Play::normal);
        bool wins[31][31] = {};
        for (int row = 1; row <= 30; ++row) {
            for (int column = 1; column <= 30; ++column) {
                wins[row][column] = (row > 1 && !wins[row - 1][column]) ||
                                    (column > 1 && !wins[row][column - 1]) ||
                                    (row > 1 && column > 1 && !wins[row - 1][column - 1]);
                const auto cell = kiki.parse(fmt::format("{},{}", row, column));
                QCOMPARE(kiki.closedForm(*cell)->outcome == Outcome::N, wins[row][column]);
                QCOMPARE(wins[row][column], row % 2 == 0 || column % 2 == 0);
            }
        }
    }

    void theBoardIsCountedFromOne() {
        const Kiki kiki(Play::normal);
        QCOMPARE(kiki.text(*kiki.parse("8,11")), std::string("8,11"));
        QCOMPARE(*kiki.parse(" 8 11 "), (Cell{7, 10}));
        QCOMPARE(kiki.parse("0,5").error().english(),
                 std::string("position: 0 at column 1 is outside the range 1 to 2⁶²."));
        QCOMPARE(kiki.parse("3").error().english(),
                 std::string("position: A cell is two numbers, for example 4,7; here is one."));
    }

    void movesSayLeftDownAndDiagonally() {
        const Kiki kiki(Play::normal);
        std::map<std::string, std::string> moves;
        kiki.forEachOption(*kiki.parse("8,11"), [&](const Ride& ride, const Cell& option) {
            moves[kiki.text(option)] = kiki.moveText(*kiki.parse("8,11"), ride).english();
        });
        QCOMPARE(moves.size(), std::size_t{3});
        QCOMPARE(moves.at("8,10"), std::string("move left"));
        QCOMPARE(moves.at("7,11"), std::string("move down"));
        QCOMPARE(moves.at("7,10"), std::string("move diagonally, left and down"));
    }
};

MEXPLORER_TEST(TestKiki)
#include "test_kiki.moc"
