#include "core/rules/domineering.h"

#include "core/catalogue/families/families.h"
#include "core/game/aspects/short_game.h"
#include "core/partizan/notation.h"
#include "core/text/parse.h"
#include "tests/core/asked.h"
#include "tests/core/partizan/plain_forms.h"
#include "tests/core/solve/by_rules.h"
#include "tests/core/two_sided_rules.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

/// The board with its lines and columns exchanged.
std::string turned(const std::string& board) {
    std::vector<std::string> columns(board.find('/') == std::string::npos ? board.size() : board.find('/'));
    for (std::size_t at = 0, column = 0; at < board.size(); ++at) {
        if (board[at] == '/')
            column = 0;
        else
            columns[column++] += board[at];
    }
    return joined(columns, "/");
}

/// The game of the board, by rules of the tests’ own.
PlainForm plainBoard(const std::string& board) {
    const auto options = [&](Side side) {
        std::vector<PlainForm> all;
        for (const std::string& option : domineering(board, side))
            all.push_back(plainBoard(option));
        return all;
    };
    return plainForm(options(Side::left), options(Side::right));
}

std::string boardOf(std::uint64_t cells, std::size_t rows, std::size_t columns) {
    std::string board;
    for (std::size_t cell = 0; cell < rows * columns; ++cell) {
        if (cell > 0 && cell % columns == 0) board += '/';
        board += (cells >> cell & 1U) != 0 ? '.' : '#';
    }
    return board;
}

} // namespace

class TestDomineering : public QObject {
    Q_OBJECT

private slots:
    void valuesOfBooks_data() {
        QTest::addColumn<QString>("board");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("mean");
        QTest::addColumn<QString>("temperature");
        // Berlekamp, Conway, Guy 1982, chapter 5; Berlekamp 1988.
        QTest::newRow("1 x 1") << "."
                               << "0"
                               << "0"
                               << "-1";
        QTest::newRow("2 x 1") << "./."
                               << "1"
                               << "1"
                               << "-1";
        QTest::newRow("2 x 2") << "../.."
                               << "+-1"
                               << "0"
                               << "1";
        QTest::newRow("2 x 3") << ".../..."
                               << "{2|-1/2}"
                               << "3/4"
                               << "5/4";
        QTest::newRow("2 x 4") << "2x4"
                               << "Miny(2)"
                               << "0"
                               << "0";
        QTest::newRow("3 x 3") << "3x3"
                               << "+-1"
                               << "0"
                               << "1";
        QTest::newRow("3 x 4") << "3x4"
                               << "-3/2"
                               << "-3/2"
                               << "-1/2";
        QTest::newRow("4 x 4") << "4x4"
                               << "+-{0,{{2|0},2Tiny(2)|{2|0},Miny(2)}}"
                               << "0"
                               << "0";
        QTest::newRow("4 x 5") << "4x5"
                               << "1"
                               << "1"
                               << "-1";
        QTest::newRow("a corner") << ".#/.."
                                  << "*"
                                  << "0"
                                  << "0";
        QTest::newRow("two parts") << ".#./.#."
                                   << "2"
                                   << "2"
                                   << "-1";
    }
    void valuesOfBooks() {
        QFETCH(QString, board);
        QFETCH(QString, value);
        QFETCH(QString, mean);
        QFETCH(QString, temperature);
        Task task;
        const auto game = makeGame(partizanGames(), "domineering", {}).value();
        const auto position = asked(*game, board.toStdString());
        const auto facts = position->as<ShortGameAspect>()->facts(task).value();
        QCOMPARE(facts.canonical, value.toStdString());
        QCOMPARE(facts.mean, mean.toStdString());
        QCOMPARE(facts.temperature, temperature.toStdString());
        QCOMPARE(position->evaluation(task)->value.text(), value.toStdString());
        // From the evaluation, now that it is known.
        const auto again = position->as<ShortGameAspect>()->facts(task).value();
        QCOMPARE(again.canonical, facts.canonical);
        QCOMPARE(again.leftStop, facts.leftStop);
        QCOMPARE(again.rightStop, facts.rightStop);
        QCOMPARE(again.mean, facts.mean);
        QCOMPARE(again.temperature, facts.temperature);
        QCOMPARE(again.birthday, facts.birthday);
    }

    /// Every board of 3 × 3 and 2 × 4 cells, with any holes: parts, mirror images and all.
    void valuesAreThoseOfTheDefinition() {
        Task task;
        ShortGames games(task);
        FormsOf<Domineering> forms(Domineering(), Budget{});
        for (const auto& [rows, columns] :
             {std::pair<std::size_t, std::size_t>{3, 3}, {2, 4}, {4, 2}, {1, 6}, {6, 1}})
            for (std::uint64_t cells = 0; cells < std::uint64_t{1} << (rows * columns); ++cells) {
                const std::string board = boardOf(cells, rows, columns);
                const auto position = Domineering().parse(board).value();
                const auto found = forms.of(position, task).value();
                QCOMPARE(nameOf(found, forms.games()).value(),
                         nameOf(canonical(plainBoard(board), games), games).value());
            }
    }

    void aTurnedBoardIsTheNegative() {
        constexpr unsigned seed = 1976;
        qInfo("seed %u", seed);
        Random random(seed);
        Task task;
        FormsOf<Domineering> forms(Domineering(), Budget{});
        for (int i = 0; i < 200; ++i) {
            const std::string board = boardOf(random.next(), random.between(1, 4), random.between(1, 5));
            const auto value = forms.of(Domineering().parse(board).value(), task).value();
            const auto negative = forms.of(Domineering().parse(turned(board)).value(), task).value();
            QCOMPARE(forms.games().negative(value), negative);
        }
    }

    /// The empty ones of the books: who wins them; turned by 90°, each is its negative.
    void emptyBoardsAreWonAsInBooks() {
        Task task;
        const auto game = makeGame(partizanGames(), "domineering", {}).value();
        FormsOf<Domineering> forms(Domineering(), Budget{});
        for (const auto& [size, outcome] : {std::pair{"2x2", Outcome::N},
                                            {"2x3", Outcome::N},
                                            {"2x4", Outcome::R},
                                            {"3x3", Outcome::N},
                                            {"3x4", Outcome::R},
                                            {"4x4", Outcome::N},
                                            {"4x5", Outcome::L}}) {
            QCOMPARE(asked(*game, size)->evaluation(task)->outcome, outcome);
            const auto board = Domineering().parse(size).value();
            const std::string other = turned(Domineering().text(board));
            const auto value = forms.of(board, task).value();
            const auto negative = forms.of(Domineering().parse(other).value(), task).value();
            QCOMPARE(forms.games().negative(value), negative);
        }
    }

    void boardsAreReadAndWritten_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("text");
        QTest::newRow("rows") << "../.#"
                              << "../.#";
        QTest::newRow("lines") << " ..\r\n.X\n"
                               << "../.#";
        QTest::newRow("size") << "2x3"
                              << ".../...";
        QTest::newRow("size with blanks") << " 2 X 3 "
                                          << ".../...";
        QTest::newRow("column of 64") << "64x1" << QString("./").repeated(63) + ".";
        QTest::newRow("row of 64") << "1x64" << QString(".").repeated(64);
        QTest::newRow("8 x 8") << "8x8" << QString("......../").repeated(7) + "........";
        QTest::newRow("holes only") << "##"
                                    << "##";
    }
    void boardsAreReadAndWritten() {
        QFETCH(QString, typed);
        QFETCH(QString, text);
        const auto board = Domineering().parse(typed.toStdString());
        QVERIFY2(board.has_value(), board ? "" : board.error().english().c_str());
        QCOMPARE(QString::fromStdString(Domineering().text(*board)), text);
    }

    void cellsAreClickedFreeAndFilled() {
        const auto board = Domineering().parse("../#.").value();
        QCOMPARE(Domineering().text(Domineering().changed(board, {0, 1}).value()), std::string(".#/#."));
        QCOMPARE(Domineering().text(Domineering().changed(board, {1, 0}).value()), std::string("../.."));
        QVERIFY(!Domineering().changed(board, {2, 0}));
        const BoardPicture picture = Domineering().picture(board);
        QCOMPARE(picture.pieces, (std::vector<PlacedPiece>{{{1, 0}, Piece::wall}}));
    }

    void errorsSayWhatWouldBeRight() {
        for (const char* wrong : {"", "../.", "..a", "9x8", "0x3", "1x", "99999999999999999999x2"})
            QVERIFY2(!Domineering().parse(wrong), wrong);
        QCOMPARE(Domineering().parse("../.").error().english(),
                 std::string("position: Row 2 has 1 cells, and another one 2."));
        QVERIFY(
            Domineering().parse("../.?").error().english().starts_with("position: column 5: “?” is no cell"));
    }

    void longRowsAndColumnsHaveTheirMoves() {
        const auto row = Domineering().parse("1x64").value();
        QCOMPARE(Domineering().optionCount(row), std::uint64_t{63});
        const auto column = Domineering().parse("64x1").value();
        QCOMPARE(Domineering().optionCount(column), std::uint64_t{63});
        Task task;
        FormsOf<Domineering> forms(Domineering(), Budget{});
        QCOMPARE(nameOf(forms.of(row, task).value(), forms.games()).value(), std::string("-32"));
        QCOMPARE(nameOf(forms.of(column, task).value(), forms.games()).value(), std::string("32"));
    }
};

MEXPLORER_TEST(TestDomineering)
#include "test_domineering.moc"
