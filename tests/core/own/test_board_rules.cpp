#include "core/own/board_rules.h"

#include "tests/runner/listed.h"

#include <QTest>

#include <random>
#include <set>

using namespace mexplorer;

namespace {

OwnBoardRules rulesIn(const std::string& text) {
    auto rules = parseBoardRules(text);
    if (!rules) qFatal("%s: %s", text.c_str(), rules.error().english().c_str());
    return std::move(*rules);
}

OwnBoardMoves movesIn(const std::string& text) {
    auto moves = movesOf(rulesIn(text));
    if (!moves) qFatal("%s: %s", text.c_str(), moves.error().english().c_str());
    return std::move(*moves);
}

using Places = std::set<std::pair<std::uint64_t, std::uint64_t>>;

Places targetsOf(const OwnBoardMoves& moves, const Cell& from) {
    Places places;
    moves.targets(from, [&](const Cell& to) {
        places.emplace(to.a, to.b);
        return true;
    });
    return places;
}

/// All cells that `isTarget` accepts.
Places placesWhere(std::uint64_t rows, std::uint64_t columns,
                   const std::function<bool(std::int64_t row, std::int64_t column)>& isTarget) {
    Places places;
    for (std::uint64_t row = 0; row < rows; ++row)
        for (std::uint64_t column = 0; column < columns; ++column)
            if (isTarget(static_cast<std::int64_t>(row), static_cast<std::int64_t>(column)))
                places.emplace(row, column);
    return places;
}

} // namespace

class TestBoardRules : public QObject {
    Q_OBJECT

private slots:
    void theyHaveOneSpelling() {
        const std::vector<std::pair<const char*, const char*>> spellings = {
            {"board 8 x 8: (-1,-2) (-2,-1) | (-k,0) where k in {1,3,4}; holes (2,3) (4,4)",
             "board 8 x 8: (-1, -2) (-2, -1) | (-k, 0) where k in {1, 3, 4}; holes (2, 3) (4, 4)"},
            {"board 20 x 30: (-k,0) | (0,-k) | (-k,-k) where row + column is even; play misere",
             "board 20 x 30: (-k, 0) | (0, -k) | (-k, -k) where (row + column) mod 2 = 0; play misere"},
            {"  board 8×8 :(−1，0)\n|\n(0,\n-1)", "board 8 x 8: (-1, 0) | (0, -1)"},
            {"board 3 by 4: (-1,0), (0,-1) or (-1,-1)", "board 3 x 4: (-1, 0) (0, -1) (-1, -1)"},
            {"board 3*4: (-2k, 1); last loses", "board 3 x 4: (-(2*k), 1); play misere"},
            {"board 3 X 4: (-1,0); last wins; hole (1,1);",
             "board 3 x 4: (-1, 0); holes (1, 1); play normal"},
            {"board 3 x 4: (-1,0); holes (1,1), (2,2) and (2,3)",
             "board 3 x 4: (-1, 0); holes (1, 1) (2, 2) (2, 3)"},
            {"board 3 x 4: (-1,0);holes (1,1);holes (0,2)", "board 3 x 4: (-1, 0); holes (1, 1) (0, 2)"},
            {"board 9 x 9: (-|k-j|, -(k+j)) where k<j", "board 9 x 9: (-abs(k - j), -(k + j)) where k < j"},
        };
        for (const auto& [typed, spelt] : spellings) {
            QCOMPARE(QString::fromStdString(rulesIn(typed).text), QString(spelt));
            QCOMPARE(QString::fromStdString(rulesIn(spelt).text), QString(spelt));
        }
    }

    void errorsTellTheColumnAndWhatIsRight() {
        const std::vector<std::pair<const char*, const char*>> errors = {
            {"", "The text of the rules breaks off at column 1:"},
            {"boards 8 x 8: (-1,0)", "“boards” at column 1"},
            {"board: (-1,0)", "“:” at column 6 does not belong here: the rows and columns"},
            {"board 8: (-1,0)", "the rows and columns would"},
            {"board 8 x: (-1,0)", "the rows and columns would"},
            {"board 8 x 8 (-1,0)", "“(” at column 13 does not belong here: “:”"},
            {"board 8 x 8:", "breaks off at column 13"},
            {"board 8 x 8: k", "“k” at column 14 does not belong here: a move would"},
            {"board 8 x 8: (-1,0) | ", "breaks off at column 23"},
            {"board 8 x 8: (-1,0), ", "breaks off at column 22"},
            {"board 8 x 8: (-1)", "“)” at column 17 does not belong here: “,” and the change of the column"},
            {"board 8 x 8: (-1,0,0)", "“,” at column 19 does not belong here: “)”"},
            {"board 8 x 8: (-1,)", "“)” at column 18"},
            {"board 8 x 8: (-1,0) where", "breaks off at column 26"},
            {"board 8 x 8: (-1,0) where 3", "“3” at column 27 is a number"},
            {"board 8 x 8: (-1,0) where k = 1", "“k” at column 27"},
            {"board 8 x 8: (-k,k<3)", "“<” at column 19 does not belong here: “)” or an operation"},
            {"board 8 x 8: (-k,(k<3))", "“k < 3” at column 18 is a condition"},
            {"board 8 x 8: (-row,0)", "“row” at column 16 is not the same for all moves"},
            {"board 8 x 8: (-1,-column)", "“column” at column 19 is not the same"},
            {"board 8 x 8: (-a,-b) (-c,0)", "“c” at column 24 is one name too many"},
            {"board 8 x 8: (-1,0) | (0,0)", "(0, 0) at column 24 leads nowhere"},
            {"board 8 x 8: (1-1,2*0)", "leads nowhere"},
            {"board 8 x 8: (-1,0); holes", "breaks off at column 27"},
            {"board 8 x 8: (-1,0); holes 2",
             "“2” at column 28 does not belong here: a cell would, like (2,3)"},
            {"board 8 x 8: (-1,0); holes (2)", "“(” at column 28 does not belong here: a cell"},
            {"board 8 x 8: (-1,0); holes (2,-3)", "a cell would"},
            {"board 8 x 8: (-1,0); holes (2,3),", "breaks off at column 34"},
            {"board 8 x 8: (-1,0); play", "breaks off at column 26"},
            {"board 8 x 8: (-1,0); play well",
             "“well” at column 27 does not belong here: “play normal” or “play misere”"},
            {"board 8 x 8: (-1,0); play misere; play normal", "“play” at column 35 does not belong here"},
            {"board 8 x 8: (-1,0) holes", "breaks off at column 26"},
            {"board 8 x 8: (-1,0) nonsense", "“nonsense” at column 21 does not belong here: another move"},
            {"board 201 x 8: (-1,0)", "1 … 200 rows"},
            {"board 8 x 99999999999999999999: (-1,0)", "1 … 200 columns"},
        };
        for (const auto& [typed, said] : errors) {
            const auto rules = parseBoardRules(typed);
            QVERIFY2(!rules, typed);
            const std::string error = rules.error().english();
            QVERIFY2(error.find(said) != std::string::npos, (std::string(typed) + ": " + error).c_str());
        }
        std::string vectors = "board 8 x 8:";
        for (int i = 0; i < 64; ++i)
            vectors += " (-1,0)";
        QVERIFY(parseBoardRules(vectors));
        QVERIFY(!parseBoardRules(vectors + " (-1,0)"));
        std::string turns = "board 8 x 8: (-1,0)";
        for (int i = 1; i < 32; ++i)
            turns += "|(-1,0)";
        QVERIFY(parseBoardRules(turns));
        QVERIFY(!parseBoardRules(turns + "|(-1,0)"));
        QVERIFY(!parseBoardRules("board 8 x 8: (-1,0) where " + std::string(5'000, ' ') + "row = 1"));
    }

    void anyBytesAreReadOrRefused() {
        constexpr unsigned seed = 2611;
        std::mt19937 random(seed);
        const std::vector<std::string> pieces = {
            "board",  " ",      "8",      "x",    ":",       "(-1,-2)", "(",      ")",    ",",
            "|",      "where ", "k",      "-",    "row",     "; ",      "\n",     "hole", "holes",
            "(2,3)",  "play ",  "misere", "in {", "}",       "\xff",    "×",      "（",   "j",
            "(-k,0)", "0",      "= 1",    "<",    "is even", "normal ", "column", "2k"};
        int read = 0;
        for (int round = 0; round < 30'000; ++round) {
            std::string text = random() % 8 == 0   ? ""
                               : random() % 2 == 0 ? "board 8 x 8:"
                                                   : "board 3 x 9:(-1,0)";
            for (std::size_t i = random() % 10; i > 0; --i)
                text += random() % 20 == 0 ? std::string(1, static_cast<char>(random() % 256))
                                           : pieces[random() % pieces.size()];
            const auto rules = parseBoardRules(text);
            if (!rules) {
                QVERIFY(!rules.error().english().empty());
                continue;
            }
            ++read;
            const auto again = parseBoardRules(rules->text);
            QVERIFY2(again.has_value(), rules->text.c_str());
            QCOMPARE(again->text, rules->text);
            QCOMPARE(again->holes, rules->holes);
            QCOMPARE(again->play, rules->play);
        }
        QVERIFY(read > 500);
    }

    void movesAreThoseOfTheConditions() {
        const Cell from{5, 6};
        QCOMPARE(targetsOf(movesIn("board 8 x 8: (-1,-2) (-2,-1) (1,1) (3,0)"), from),
                 (Places{{4, 4}, {3, 5}, {6, 7}}));
        QCOMPARE(targetsOf(movesIn("board 8 x 8: (-k,0) where k in {1,3,9} | (0,-2)"), from),
                 (Places{{4, 6}, {2, 6}, {5, 4}}));
        QCOMPARE(targetsOf(movesIn("board 9 x 7: (-k,j) where k > j"), from),
                 placesWhere(9, 7, [](std::int64_t, std::int64_t) { return false; })); // no column is left
        QCOMPARE(targetsOf(movesIn("board 9 x 12: (-k,j) where k > j"), from),
                 placesWhere(9, 12, [](std::int64_t row, std::int64_t column) {
                     return row < 5 && column > 6 && 5 - row > column - 6;
                 }));
        QCOMPARE(targetsOf(movesIn("board 9 x 12: (j-k,0)"), from),
                 placesWhere(9, 12, [](std::int64_t row, std::int64_t column) {
                     return row != 5 && column == 6; // to stay is no move
                 }));
        const OwnBoardMoves placed =
            movesIn("board 9 x 9: (-k,0) where row + k is even | (0,-k) where column > k");
        for (std::uint64_t a = 0; a < 9; ++a)
            for (std::uint64_t b = 0; b < 9; ++b)
                QCOMPARE(targetsOf(placed, {a, b}),
                         placesWhere(9, 9, [&](std::int64_t row, std::int64_t column) {
                             const auto k = static_cast<std::int64_t>(a) - row;
                             const auto left = static_cast<std::int64_t>(b) - column;
                             return (left == 0 && k > 0 && (static_cast<std::int64_t>(a) + k) % 2 == 0) ||
                                    (k == 0 && left > 0 && static_cast<std::int64_t>(b) > left);
                         }));
    }

    void itIsKnownWhetherMovesComeNearer() {
        QVERIFY(movesIn("board 8 x 8: (-1,-2) (1,-2) | (-k,0)").comeNearer);
        QVERIFY(movesIn("board 8 x 8: (j,-k) where j < k").comeNearer);
        QVERIFY(!movesIn("board 8 x 8: (j,-k)").comeNearer);
        QVERIFY(!movesIn("board 8 x 8: (1,0)").comeNearer);
        QVERIFY(!movesIn("board 8 x 8: (-k,0) | (1,-1)").comeNearer);
    }

    void whatCannotBeTriedIsRefused() {
        QVERIFY(movesOf(rulesIn("board 200 x 200: (-k,0) | (0,-k) | (-k,-k)")));
        const auto refused = movesOf(rulesIn("board 200 x 200: (-j,-k)"));
        QVERIFY(!refused && refused.error().kind == Error::Kind::tooLarge);
    }
};

MEXPLORER_TEST(TestBoardRules)
#include "test_board_rules.moc"
