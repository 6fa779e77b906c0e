#include "core/rules/two_sided/colouring.h"

#include "core/catalogue/families/families.h"
#include "core/game/aspects/board.h"
#include "core/game/aspects/short_game.h"
#include "tests/core/asked.h"
#include "tests/core/rules/two_sided/definition.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

/// Each free cell that the player may colour. `bad`: the colour that none of its neighbours may have.
std::vector<std::string> coloured(const std::string& board, Side side, char bad) {
    const char own = side == Side::left ? 'L' : 'R';
    const char alone = side == Side::left ? 'l' : 'r';
    const auto width = static_cast<int>(std::min(board.find('/'), board.size())) + 1; // with the “/”
    std::vector<std::string> options;
    for (int cell = 0; cell < static_cast<int>(board.size()); ++cell) {
        const char was = board[static_cast<std::size_t>(cell)];
        bool isAllowed = was == '.' || was == alone;
        for (const int step : {-width, -1, 1, width}) {
            const int to = cell + step;
            if (to >= 0 && to < static_cast<int>(board.size()) && board[static_cast<std::size_t>(to)] == bad)
                isAllowed = false;
        }
        if (!isAllowed) continue;
        options.push_back(board);
        options.back()[static_cast<std::size_t>(cell)] = own;
    }
    return options;
}

std::vector<std::string> colOptions(const std::string& board, Side side) {
    return coloured(board, side, side == Side::left ? 'L' : 'R');
}
std::vector<std::string> snortOptions(const std::string& board, Side side) {
    return coloured(board, side, side == Side::left ? 'R' : 'L');
}

std::string colouringValue(const char* game, const std::string& board) {
    Task task;
    const auto made = makeGame(partizanGames(), game, {}).value();
    return asked(*made, board)->as<ShortGameAspect>()->facts(task).value().canonical;
}

} // namespace

class TestColouring : public QObject {
    Q_OBJECT

private slots:
    void valuesAreThoseOfTheDefinition() {
        AgainstDefinition col(Col(), colOptions);
        AgainstDefinition snort(Snort(), snortOptions);
        for (const auto& [rows, columns] :
             {std::pair<std::size_t, std::size_t>{1, 7}, {2, 3}, {3, 2}, {1, 1}}) {
            QCOMPARE(col.difference(allTexts("LR.", rows, columns)), QString());
            QCOMPARE(snort.difference(allTexts("LR.", rows, columns)), QString());
        }
        for (const auto& board : allTexts(".#", 3, 3)) {
            QCOMPARE(col.difference({board}), QString());
            QCOMPARE(snort.difference({board}), QString());
        }
    }

    void smallBoards_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("board");
        QTest::addColumn<QString>("value");
        // Worked out by hand.
        QTest::newRow("a free cell") << "col"
                                     << "."
                                     << "*";
        QTest::newRow("a free path") << "col"
                                     << "......."
                                     << "0";
        QTest::newRow("beside one of Left’s") << "col"
                                              << "L.."
                                              << "-1/2";
        QTest::newRow("between two of Left’s") << "col"
                                               << "L...L"
                                               << "-1";
        // As CGSuite 2.1’s own tests state them.
        QTest::newRow("a path of both") << "col"
                                        << "l.l.r.l.l."
                                        << "7/8";
        QTest::newRow("between two of Left’s, in Snort") << "snort"
                                                         << "l...l"
                                                         << "{4|0,+-1}";
        QTest::newRow("a free cell in Snort") << "snort"
                                              << "."
                                              << "*";
        QTest::newRow("two cells") << "snort"
                                   << ".."
                                   << "+-1";
        QTest::newRow("three cells") << "snort"
                                     << "..."
                                     << "+-2";
        QTest::newRow("four cells") << "snort"
                                    << "...."
                                    << "+-{2|1}";
        QTest::newRow("one end is Left’s") << "snort"
                                           << "L..."
                                           << "{2|-1}";
    }
    void smallBoards() {
        QFETCH(QString, game);
        QFETCH(QString, board);
        QFETCH(QString, value);
        QCOMPARE(colouringValue(game.toUtf8(), board.toStdString()), value.toStdString());
    }

    /// Conway, On numbers and games, 1976, chapter 8.
    void colIsANumberOrANumberAndAStar() {
        Task task;
        FormsOf<Col> forms(Col(), Budget{});
        std::size_t stars = 0;
        for (const auto& board : allTexts("LR.#", 2, 3)) {
            const auto game = forms.of(Col().parse(board).value(), task).value();
            const NumberUpStar* sum = forms.games().asSum(game);
            QVERIFY2(sum && sum->ups == 0 && sum->star <= 1, board.c_str());
            stars += sum->star;
        }
        QVERIFY(stars > 100);
    }

    void oppositeCellsAnswer() {
        for (int rows = 1; rows <= 4; ++rows)
            for (int columns = rows; rows * columns <= 12; ++columns) {
                const std::string size = std::to_string(rows) + "x" + std::to_string(columns);
                if (rows * columns % 2 == 0) QCOMPARE(colouringValue("col", size), std::string("0"));
                if (rows % 2 == 0 && columns % 2 == 0)
                    QCOMPARE(colouringValue("snort", size), std::string("0"));
            }
        QCOMPARE(colouringValue("snort", "4x4"), std::string("0"));
    }

    /// Boards whose canonical forms are out of reach; the opposite cells tell who wins, after the centre.
    void largeBoardsAreSearched() {
        Task task;
        const auto outcome = [&](const char* game, const char* board) {
            const auto made = makeGame(partizanGames(), game, {}).value();
            return asked(*made, board)->evaluation(task)->outcome;
        };
        QCOMPARE(outcome("snort", "4x6"), Outcome::P);
        QCOMPARE(outcome("snort", "5x5"), Outcome::N);
        QCOMPARE(outcome("col", "4x6"), Outcome::P);
        QVERIFY(!asked(*makeGame(partizanGames(), "snort", {}).value(), "5x5")->evaluation(task)->value);
    }

    void valuesAreWithinTheirBounds() {
        Task task;
        FormsOf<Snort> snort(Snort(), Budget{});
        FormsOf<Col> col(Col(), Budget{});
        const auto areWithin = [&](const auto& rules, auto& forms, const std::string& board) {
            const auto position = rules.parse(board).value();
            const auto form = forms.of(position, task).value();
            const MoveBounds bounds = rules.bounds(position);
            ShortGames& games = forms.games();
            const auto whole = [&](std::int64_t n) { return games.number(Dyadic(static_cast<int>(n))); };
            return games.isAtMost(whole(bounds.least), form) && games.isAtMost(form, whole(bounds.most));
        };
        for (const std::string& board : allTexts("LR.", 2, 3))
            QVERIFY2(areWithin(Snort(), snort, board) && areWithin(Col(), col, board), board.c_str());
    }

    void exchangedColoursAreTheNegative() {
        AgainstDefinition snort(Snort(), snortOptions);
        QVERIFY(snort.isNegative("L../..R", "R../..L"));
        QVERIFY(snort.isNegative("L...", "R..."));
        AgainstDefinition col(Col(), colOptions);
        QVERIFY(col.isNegative("L...L", "R...R"));
    }

    /// A cell that is free for one player alone is so by stones, or by itself.
    void cellsOfOnePlayer() {
        QCOMPARE(colouringValue("col", "l"), std::string("1"));
        QCOMPARE(colouringValue("snort", "l.r"), colouringValue("snort", "L.#/#.#/#.R"));
        AgainstDefinition col(Col(), colOptions);
        AgainstDefinition snort(Snort(), snortOptions);
        QCOMPARE(col.difference(allTexts("l.rL", 1, 5)), QString());
        QCOMPARE(snort.difference(allTexts("l.rL", 1, 5)), QString());
    }

    void boardsAreReadAndWritten_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("text");
        QTest::newRow("lines") << " L_\r\n#R\n"
                               << "L./#R";
        QTest::newRow("size") << "2x3"
                              << ".../...";
        QTest::newRow("free for one") << "l.r"
                                      << "l.r";
        QTest::newRow("as it was written, if nobody may") << "LlR#"
                                                          << "LlR#";
    }
    void boardsAreReadAndWritten() {
        QFETCH(QString, typed);
        QFETCH(QString, text);
        QCOMPARE(QString::fromStdString(Col().text(Col().parse(typed.toStdString()).value())), text);
    }

    void errorsSayWhatWouldBeRight() {
        const auto english = [](const char* text) { return Snort().parse(text).error().english(); };
        QVERIFY(english("L.x").starts_with("position: column 3: “x” is no cell: write L or R"));
        QCOMPARE(english("L./."), std::string("position: Row 2 has 1 cells, and another one 2."));
    }

    void cellsAreClicked() {
        const auto game = makeGame(partizanGames(), "snort", {}).value();
        const auto* board = game->as<BoardAspect>();
        QCOMPARE(board->picture("L#/.R")->pieces,
                 (std::vector<PlacedPiece>{
                     {{0, 0}, Piece::firstDisc}, {{0, 1}, Piece::wall}, {{1, 1}, Piece::secondDisc}}));
        std::string cells = "..";
        for (const char* next : {".L", ".R", ".#", ".."}) {
            cells = board->changed(cells, {0, 1}).value();
            QCOMPARE(cells, std::string(next));
        }
        QVERIFY(!board->changed("..", {1, 0}));
    }
};

MEXPLORER_TEST(TestColouring)
#include "test_colouring.moc"
