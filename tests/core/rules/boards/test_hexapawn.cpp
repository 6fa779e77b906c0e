#include "core/rules/boards/hexapawn.h"

#include "core/solve/scored_search.h"
#include "tests/core/rules/boards/plain_boards.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>
#include <set>

using namespace mexplorer;

namespace {

struct PawnBoard {
    std::uint32_t columns;
    std::uint32_t rows;
    Outcome outcome; ///< of the start position
};
const std::vector<PawnBoard> pawnBoards = {{3, 3, Outcome::P}, {1, 3, Outcome::N}, {2, 3, Outcome::P},
                                           {4, 3, Outcome::N}, {3, 4, Outcome::P}, {4, 4, Outcome::N}};

std::string refusal(const Hexapawn& game, std::string_view text) {
    const auto parsed = game.parse(text);
    return parsed ? "read as " + game.text(*parsed) : parsed.error().english();
}

} // namespace

class TestHexapawn : public QObject {
    Q_OBJECT

private slots:
    /// Each pawn counts 1 plus the rows it has advanced; always less than a win.
    void everyPositionsEstimateIsItsPawns() {
        for (const auto& [columns, rows, outcome] : pawnBoards) {
            const Hexapawn rules(columns, rows);
            plain::PawnsGame truth;
            truth.bestPlay(rules.text(rules.startPosition()));
            for (const auto& [text, worth] : truth.known()) {
                const plain::Rows board = plain::rowsOf(text);
                Score white = 0;
                Score black = 0;
                for (std::size_t row = 0; row < rows; ++row) {
                    for (const char piece : board[row]) {
                        if (piece == 'w') white += static_cast<Score>(rows - row);
                        if (piece == 'b') black += static_cast<Score>(row + 1);
                    }
                }
                const Pawns pawns = rules.parse(text).value();
                const bool isBlacks = text.ends_with(" b");
                QCOMPARE(rules.estimate(pawns), (isBlacks ? Estimate{black, white} : Estimate{white, black}));
                Score shared = 0;
                for (const EstimateShare& share : rules.estimateShares(pawns))
                    shared += share.points;
                QCOMPARE(shared, rules.estimate(pawns).worth());
                if (rules.optionCount(pawns) > 0)
                    QVERIFY(std::max(white, black) < rules.winBesideEstimates());
            }
        }
    }

    void everyPositionIsWorthWhatPlainRecursionSays() {
        Task task;
        Allowance enough(UINT64_MAX);
        for (const auto& [columns, rows, outcome] : pawnBoards) {
            const Hexapawn rules(columns, rows);
            plain::PawnsGame truth;
            truth.bestPlay(rules.text(rules.startPosition()));
            ScoredSearch<Hexapawn> inTurn(rules);
            for (const auto& [text, worth] : truth.known()) {
                const Pawns pawns = rules.parse(text).value();
                QCOMPARE(rules.text(pawns), text);
                QCOMPARE(inTurn.bestPlay(pawns, enough, task).value(), worth);
                const auto plainOptions = plain::PawnsGame::options(text);
                std::set<std::string> options;
                rules.forEachOption(pawns, [&](const Hexapawn::Move&, const Pawns& option) {
                    options.insert(rules.text(option));
                });
                QCOMPARE(rules.optionCount(pawns), plainOptions.size());
                QVERIFY2(options == std::set<std::string>(plainOptions.begin(), plainOptions.end()),
                         text.c_str());
            }
            const auto found = ScoredSearch<Hexapawn>(rules).outcome(rules.startPosition(), enough, task);
            QCOMPARE(found.value(), outcome);
        }
    }

    void whatAProofSaysIsTrue() {
        const Hexapawn rules(3, 3);
        plain::PawnsGame truth;
        truth.bestPlay("bbb/.../www");
        for (const auto& [text, worth] : truth.known()) {
            const Pawns pawns = rules.parse(text).value();
            const auto proof = rules.proof(pawns);
            QCOMPARE(proof.has_value(), *worth.plies <= 2);
            if (!proof) continue;
            QCOMPARE(proof->move.empty(), worth.score < 0);
            const std::string said = proof->steps.back().reason.english();
            const bool saysWhite = said.find("White wins") != std::string::npos ||
                                   said.find("White has won") != std::string::npos;
            QVERIFY2(saysWhite == ((worth.score > 0) == pawns.whiteMoves), (text + ": " + said).c_str());
            if (worth.score > 0) {
                rules.forEachOption(pawns, [&](const Hexapawn::Move& move, const Pawns& option) {
                    if (rules.moveText(pawns, move) == proof->move)
                        QCOMPARE(truth.known().at(rules.text(option)), (BestPlay{-1, 0}));
                });
            }
        }
    }

    void aPositionIsReadAsItIsWritten() {
        const Hexapawn rules(3, 3);
        QCOMPARE(refusal(rules, "BBB/W/.ww B"), std::string("read as bbb/w../.ww b"));
        QCOMPARE(refusal(rules, " bbb//www w "), std::string("read as bbb/.../www"));
        QCOMPARE(refusal(rules, "w.b/.../... b"), std::string("read as w.b/.../... b"));
        QCOMPARE(refusal(rules, ".../.../..b"), std::string("read as .../.../..b"));
        QCOMPARE(refusal(rules, "bbb/w./.ww b"), std::string("read as bbb/w../.ww b"));
        for (const char* text :
             {"bbb\nw--\n-ww b", "bbb w__ _ww b", "bbbw...ww b", "b b b\r\nw . .\r\n. w w\r\nb"})
            QCOMPARE(refusal(rules, text), std::string("read as bbb/w../.ww b"));
        for (const char* text : {"b b/ b /w w", "b.b/.b./w.w w", "b . b / . b . / w . w"})
            QCOMPARE(refusal(rules, text), std::string("read as b.b/.b./w.w"));
        QCOMPARE(refusal(rules, "b\tb\tb\n\t\t\nw\tw"), std::string("read as bbb/.../ww."));
        QCOMPARE(refusal(rules, " b\r\n\r\n w\r\n b"), std::string("read as .b./.../.w. b"));
        for (const char* text :
             {"bbb\n...\nwww", "b b b\n. . .\nw w w", "bbb\n\nwww\n", "bbb___www w", "b\tb\tb\n\t\t\nw\tw\tw",
              "b|b|b\n-+-+-\n | | \n-+-+-\nw|w|w", "[\"bbb\",\"...\",\"www\"]", "b,b,b;,,;w,w,w",
              "bbb//w w w", "b b b\n\nw w w", "b b b/. . ./w w w", "bbb//www w", "b b b/. . ./w w w w",
              "|b|b|b|\n|-|-|-|\n|.|.|.|\n|w|w|w|",
              "| b | b | b |\n|---|---|---|\n|   |   |   |\n| w | w | w |",
              "[['b','b','b'],[None,None,None],['w','w','w']]"})
            QCOMPARE(refusal(rules, text), std::string("read as bbb/.../www"));
    }

    void whatIsNoPositionIsRefusedAtItsPlace() {
        const std::pair<const char*, const char*> wrong[] = {
            {"bbb//w w", "“w” at column 8 may be a cell of the last row or say whose turn it is"},
            {"bbb//ww w", "“w” at column 9 may be a cell of the last row"},
            {"bb/  b/ww b", "The blank at column 4 may be an empty cell or nothing; write “.”"},
            {"b b b\n b\nw w w", "The blank at column 7 may be an empty cell or nothing"},
            {"", "3 of them, not 0. Empty it is “.../.../...”."},
            {"bbb/www", "3 of them, not 2"},
            {"bbb/.../wwww", "Row 3 has more than 3 cells: the next is at column 12"},
            {"bbb/.q./www", "“q” at column 6 is not one of w, b"},
            {"bbb/.../www x", "“x” at column 13 is neither w nor b"},
            {"bbb/.../www b b", "Row 3 has more than 3 cells: the next is at column 13"},
            {"bbb/..b/www", "There are 4 pawns “b”"},
            {"w../.../... w", "A pawn of White has reached the last row; so Black"},
            {".../.../b.. b", "A pawn of Black has reached the last row; so White"},
            {"ww./.../... b", "More than one pawn"},
            {"w../.../b..", "More than one pawn"}};
        const Hexapawn rules(3, 3);
        for (const auto& [text, part] : wrong) {
            const std::string found = refusal(rules, text);
            if (found.find(part) == std::string::npos) QFAIL((std::string(text) + ": " + found).c_str());
        }
    }

    /// Nothing is remarked of what play comes to; and the other turn is, wherever no pawn was taken yet.
    void theTurnIsRemarkedIfPlayLeadsToTheOther() {
        for (const auto& [columns, rows, outcome] : pawnBoards) {
            const Hexapawn rules(columns, rows);
            plain::PawnsGame truth;
            truth.bestPlay(rules.text(rules.startPosition()));
            for (const auto& [text, worth] : truth.known()) {
                const Pawns pawns = rules.parse(text).value();
                QVERIFY2(rules.remark(pawns).empty(), text.c_str());
                const Pawns turned{pawns.white, pawns.black, !pawns.whiteMoves};
                const bool isWhole =
                    std::popcount(pawns.white) + std::popcount(pawns.black) == static_cast<int>(2 * columns);
                if (isWhole && rules.check(turned) && worth.plies != 0)
                    QVERIFY2(!rules.remark(turned).empty(), text.c_str());
            }
        }
        const Hexapawn rules(3, 3);
        const auto remark = [&](const char* text) {
            return rules.remark(rules.parse(text).value()).english();
        };
        QVERIFY(remark("bbb/.../www b").find("only with White to move") != std::string::npos);
        QVERIFY(remark("bbb/w../.ww").find("only with Black to move") != std::string::npos);
        QVERIFY(remark("b../.../w.. b").find("only with White to move") != std::string::npos);
        QVERIFY(remark("b.b/.b./www").empty() && remark("b.b/.b./www b").empty()); // with neither
    }

    void anyBytesAreReadOrRefused() {
        constexpr unsigned seed = 1962;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const std::string_view likely = "wb./WB /\n\xE5 ";
        const Hexapawn rules(3, 3);
        for (int round = 0; round < 20'000; ++round) {
            std::string text(random() % 16, ' ');
            for (char& c : text)
                c = random() % 8 == 0 ? static_cast<char>(random() % 256) : likely[random() % likely.size()];
            const auto parsed = rules.parse(text);
            if (parsed)
                QVERIFY(rules.parse(rules.text(*parsed)).value() == *parsed);
            else
                QVERIFY(!parsed.error().english().empty());
        }
    }

    /// Every board with pawns that is a position, with either player to move.
    void clicksSetUpEveryPosition() {
        const Hexapawn rules(2, 3);
        std::set<std::string> met = {".../"};
        std::vector<Pawns> open = {rules.startPosition()};
        met = {rules.text(open.back())};
        while (!open.empty()) {
            const Pawns at = open.back();
            open.pop_back();
            for (std::uint32_t row = 0; row < 3; ++row) {
                for (std::uint32_t column = 0; column < 2; ++column) {
                    const auto next = rules.changed(at, {row, column});
                    if (next && met.insert(rules.text(*next)).second) open.push_back(*next);
                }
            }
        }
        std::size_t positions = 0;
        for (std::uint64_t white = 0; white < 64; ++white) {
            for (std::uint64_t black = 0; black < 64; ++black) {
                for (const bool whiteMoves : {true, false}) {
                    const Pawns pawns{white, black, whiteMoves};
                    if ((white & black) != 0 || !rules.check(pawns)) continue;
                    ++positions;
                    QVERIFY2(met.count(rules.text(pawns)) == 1, rules.text(pawns).c_str());
                }
            }
        }
        QCOMPARE(met.size(), positions);
    }

    void thePictureShowsThePawns() {
        const Hexapawn rules(3, 3);
        const BoardPicture picture = rules.picture(rules.parse("w.b/.../... b").value());
        QVERIFY((picture.pieces ==
                 std::vector<PlacedPiece>{{{0, 0}, Piece::whitePawn}, {{0, 2}, Piece::blackPawn}}));
        QCOMPARE(picture.line, (std::vector<BoardCell>{{0, 0}}));
        QVERIFY(rules.picture(rules.startPosition()).line.empty());
    }

    void movesAreNamedAsInChess() {
        const Hexapawn rules(3, 3);
        const Pawns pawns = rules.parse("bbb/w../.ww b").value();
        std::vector<std::string> moves;
        rules.forEachOption(pawns, [&](const Hexapawn::Move& move, const Pawns&) {
            moves.push_back(rules.moveText(pawns, move).english());
        });
        QCOMPARE(moves, (std::vector<std::string>{"b3 takes a2", "b3 to b2", "c3 to c2"}));
    }
};

MEXPLORER_TEST(TestHexapawn)
#include "test_hexapawn.moc"
