#include "core/rules/two_sided/clobber.h"

#include "core/catalogue/families/families.h"
#include "core/game/aspects/board.h"
#include "core/game/aspects/short_game.h"
#include "tests/core/asked.h"
#include "tests/core/rules/two_sided/definition.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

/// Each stone of the player onto each of the other’s beside it.
std::vector<std::string> clobbered(const std::string& board, Side side) {
    const char own = side == Side::left ? 'x' : 'o';
    const char other = side == Side::left ? 'o' : 'x';
    const auto width = static_cast<int>(std::min(board.find('/'), board.size())) + 1; // with the “/”
    std::vector<std::string> options;
    for (int from = 0; from < static_cast<int>(board.size()); ++from)
        for (const int step : {-width, -1, 1, width}) {
            const int to = from + step;
            if (to < 0 || to >= static_cast<int>(board.size())) continue;
            if (board[static_cast<std::size_t>(from)] != own || board[static_cast<std::size_t>(to)] != other)
                continue;
            options.push_back(board);
            options.back()[static_cast<std::size_t>(from)] = '.';
            options.back()[static_cast<std::size_t>(to)] = own;
        }
    return options;
}

} // namespace

class TestClobber : public QObject {
    Q_OBJECT

private slots:
    void valuesOfBooks_data() {
        QTest::addColumn<QString>("board");
        QTest::addColumn<QString>("value");
        // Albert, Grossman, Nowakowski, Wolfe, An introduction to Clobber, Integers 5(2), 2005.
        QTest::newRow("one stone") << "x"
                                   << "0";
        QTest::newRow("star") << "xo"
                              << "*";
        QTest::newRow("up") << "xxo"
                            << "^";
        QTest::newRow("down") << "oox"
                              << "v";
        // As CGSuite 2.1’s own tests state it.
        QTest::newRow("five stones") << "xox/ox."
                                     << "{^^*|*,v}";
        QTest::newRow("a row of six is zero") << "xoxoxo"
                                              << "0";
    }
    void valuesOfBooks() {
        QFETCH(QString, board);
        QFETCH(QString, value);
        Task task;
        const auto game = makeGame(partizanGames(), "clobber", {}).value();
        const auto position = asked(*game, board.toStdString());
        QCOMPARE(position->as<ShortGameAspect>()->facts(task).value().canonical, value.toStdString());
    }

    /// The same paper: of the rows xoxo… of even length up to 38, the one of six alone is won by whoever
    /// moves second; here as far as is quick.
    void rowsByTurnsAreWonByTheFirst() {
        Task task;
        const auto game = makeGame(partizanGames(), "clobber", {}).value();
        std::string row;
        for (std::size_t length = 2; length <= 16; length += 2) {
            row += "xo";
            QCOMPARE(asked(*game, row)->evaluation(task)->outcome, length == 6 ? Outcome::P : Outcome::N);
        }
    }

    /// Every board of 2 × 3 cells and of a row of seven: parts, images and all.
    void valuesAreThoseOfTheDefinition() {
        AgainstDefinition against(Clobber(), clobbered);
        QCOMPARE(against.difference(allTexts("xo.", 2, 3)), QString());
        QCOMPARE(against.difference(allTexts("xo.", 3, 2)), QString());
        QCOMPARE(against.difference(allTexts("xo.", 1, 7)), QString());
        QCOMPARE(against.difference({"xox/oxo/xox", "xxo/o.x/oxo", "xoxo/ox.o"}), QString());
    }

    void exchangedStonesAreTheNegative() {
        AgainstDefinition against(Clobber(), clobbered);
        QVERIFY(against.isNegative("xox/ox.", "oxo/xo."));
        QVERIFY(against.isNegative("xxo.ox", "oox.xo"));
        QVERIFY(!against.isNegative("xxo", "xxo"));
    }

    void boardsAreReadAndWritten_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("text");
        QTest::newRow("lines") << " XO\r\n_0\n"
                               << "xo/.o";
        QTest::newRow("size") << "2x3"
                              << "xox/oxo";
        QTest::newRow("stones that look like a size") << "oxo"
                                                      << "oxo";
    }
    void boardsAreReadAndWritten() {
        QFETCH(QString, typed);
        QFETCH(QString, text);
        QCOMPARE(QString::fromStdString(Clobber().text(Clobber().parse(typed.toStdString()).value())), text);
    }

    void errorsSayWhatWouldBeRight() {
        const auto english = [](const char* text) { return Clobber().parse(text).error().english(); };
        QVERIFY(english("xo/oz").starts_with("position: column 5: “z” is no cell: write x for a stone"));
        QCOMPARE(english("xo/x"), std::string("position: Row 2 has 1 cells, and another one 2."));
        QVERIFY(english("9x8").find("at most 64 cells") != std::string::npos);
        QVERIFY(english(" / ").find("at least one cell") != std::string::npos);
    }

    void cellsAreClicked() {
        const auto game = makeGame(partizanGames(), "clobber", {}).value();
        const auto* board = game->as<BoardAspect>();
        QCOMPARE(board->picture("xo/.x")->pieces,
                 (std::vector<PlacedPiece>{
                     {{0, 0}, Piece::cross}, {{0, 1}, Piece::nought}, {{1, 1}, Piece::cross}}));
        QCOMPARE(board->changed("xo/.x", {0, 0}).value(), std::string("oo/.x"));
        QCOMPARE(board->changed("xo/.x", {0, 1}).value(), std::string("x./.x"));
        QCOMPARE(board->changed("xo/.x", {1, 0}).value(), std::string("xo/xx"));
        QVERIFY(!board->changed("xo/.x", {2, 0}));
    }
};

MEXPLORER_TEST(TestClobber)
#include "test_clobber.moc"
