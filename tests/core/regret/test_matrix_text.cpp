#include "core/regret/matrix_text.h"
#include "core/text/parse.h"
#include "tests/core/regret/random_matrix.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

constexpr unsigned matrixTextSeed = 20261402;

std::string errorOf(std::string_view text) {
    const auto read = readMatrix(text);
    return read ? "none" : read.error().message.english();
}

std::string spelling(std::string_view text) {
    return matrixText(readMatrix(text).value());
}

} // namespace

/// Matrices as text.
class TestMatrixText : public QObject {
    Q_OBJECT

private slots:
    void spellings() {
        QCOMPARE(spelling(" 1 , -1 ; -1 ,1 "), "1,-1;-1,1");
        QCOMPARE(spelling("1，−1；－1，+1；"), "1,-1;-1,1");
        QCOMPARE(spelling("1\n2\r\n3\n"), "1;2;3");
        QCOMPARE(spelling("2/4,0.25,-0.5,1.000,007"), "1/2,1/4,-1/2,1,7");
        QCOMPARE(spelling("2|1,0｜0;0|0,1／2|2"), "2|1,0|0;0|0,1/2|2");
        QCOMPARE(spelling("1|-1,-2|2"), "1,-2"); // of zero sum
        QCOMPARE(spelling("1;2\n3;0"), "1,2;3,0");
        QCOMPARE(spelling("1;2;3\r\n4;5;6\r\n"), "1,2,3;4,5,6");
        QCOMPARE(spelling("1,2;\n3,0;"), "1,2;3,0");
        QCOMPARE(spelling("3,3 0,5; 5,0 1,1"), "3|3,0|5;5|0,1|1");
        QCOMPARE(spelling("3,3\t0,5\n5,0\t1,1\n"), "3|3,0|5;5|0,1|1");
        QCOMPARE(spelling("3,3; 5,0"), "3,3;5,0");
        QCOMPARE(spelling("[1,2] [3,4]"), "1,2;3,4");
        for (const char* cells :
             {"(3,3) (0,5); (5,0) (1,1)", "(3,3),(0,5)\n(5,0),(1,1)\n", "(3, 3)\t(0, 5)\n(5, 0)\t(1, 1)",
              "[[(3,3),(0,5)],[(5,0),(1,1)]]", "(3|3) (0|5); (5|0) (1|1)", "(3,3) & (0,5) \\\\ (5,0) & (1,1)",
              "3,3 & 0,5 \\\\ 5,0 & 1,1"})
            QCOMPARE(spelling(cells), "3|3,0|5;5|0,1|1");
        for (const char* rows : {"(1,2),(3,4)", "((1,2),(3,4))", "(1,2)\n(3,4)", "[1,2]; [3,4]",
                                 "1 & 2 \\\\ 3 & 4", "\\begin{bmatrix}1&2\\\\3&4\\\\\\end{bmatrix}"})
            QCOMPARE(spelling(rows), "1,2;3,4");
        QCOMPARE(spelling("4.333...,0.1666…,.1212...,2.0999..."), "13/3,1/6,4/33,21/10");
    }

    void whatIsWrongIsToldWithItsPlace_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* text, const char* error) { QTest::newRow(text) << text << error; };
        row("", "A matrix is missing: rows separated by “;”, payoffs by “,”.");
        row(";;", "A matrix is missing: rows separated by “;”, payoffs by “,”.");
        row("1,2;3", "Row 2: there are 1, but 2 cells in the first row.");
        row("1,2;3,4,5", "Row 2: there are 3, but 2 cells in the first row.");
        row("nan", "Row 1: “nan” at column 1 is not a payoff, which is a number such as 3, -1/2 or 0.25.");
        row("1,1e30",
            "Row 1: “1e30” at column 3 is not a payoff, which is a number such as 3, -1/2 or 0.25.");
        const char* const tooLong = "-1000000000000000000000000000000000000000000000000000000000000";
        row(tooLong, "Row 1: the payoff -10000000000000000000000… at column 1 is longer than 60 characters.");
        row("1,,2", "Row 1: a payoff is missing at column 3.");
        row("1;;2", "Row 2: a payoff is missing at column 1.");
        row("1|,2", "Row 1: a payoff is missing at column 3.");
        row("1|2|3", "Row 1: “2|3” at column 3 is not a payoff, which is a number such as 3, -1/2 or 0.25.");
        row("1|2,3", "Row 1: cell 2 has one payoff, the first cell of all two.");
        row("1,2;3,4|5", "Row 2: cell 2 has two payoffs, the first cell of all one.");
        row("  1,x", "Row 1: “x” at column 5 is not a payoff, which is a number such as 3, -1/2 or 0.25.");
        row("--1", "Row 1: “--1” at column 1 is not a payoff, which is a number such as 3, -1/2 or 0.25.");
        row("1.5/2",
            "Row 1: “1.5/2” at column 1 is not a payoff, which is a number such as 3, -1/2 or 0.25.");
        row("0.25...",
            "Row 1: “0.25...” at column 1 is not a payoff, which is a number such as 3, -1/2 or 0.25.");
        row("[1,2;3,4",
            "Row 1: “[1” at column 1 is not a payoff, which is a number such as 3, -1/2 or 0.25.");
        row("(3,3) (0,5); (5,0)", "Row 2: there are 1, but 2 cells in the first row.");
        row("[[[3,3],[0,5]],[[5,0],[1,1]]]",
            "Row 1: “[[[3” at column 1 is not a payoff, which is a number such as 3, -1/2 or 0.25.");
        row("1/0", "Row 1: the payoff 1/0 at column 1 has the denominator 0.");
        static const std::string rows = joined(std::vector<int>(61, 7), ";");
        static const std::string columns = "0;" + joined(std::vector<int>(61, 7), ",");
        row(rows.c_str(), "There are more than 60 rows.");
        row(columns.c_str(), "Row 2: there are more than 60 columns.");
    }
    void whatIsWrongIsToldWithItsPlace() {
        QFETCH(QString, text);
        QFETCH(QString, error);
        QCOMPARE(QString::fromStdString(errorOf(text.toStdString())), error);
    }

    void whatIsWrittenReadsBackTheSame() {
        std::mt19937 random(matrixTextSeed);
        qInfo("seed %u", matrixTextSeed);
        for (int round = 0; round < 200; ++round) {
            const auto rows = randomSize(random, 12);
            const auto columns = randomSize(random, 12);
            const MatrixGame game(randomTable(random, rows, columns, 1000000, 1000),
                                  randomTable(random, rows, columns, 3));
            QCOMPARE(matrix(matrixText(game)), game);
            const MatrixGame fair = zeroSum(randomTable(random, rows, columns, 20, 4));
            QCOMPARE(matrix(matrixText(fair)), fair);
        }
    }

    /// Published games have such numbers.
    void numbersOfAnySize() {
        const MatrixGame game = matrix("12345678901234567890123,-1/1000000007;0.123456789,-1000001");
        QCOMPARE(rationalText(game.payoff(MatrixSide::row, 0, 0)), "12345678901234567890123");
        QCOMPARE(game.payoff(MatrixSide::row, 0, 1), Rational(-1, 1000000007));
        QCOMPARE(game.payoff(MatrixSide::row, 1, 0), Rational(123456789, 1000000000));
        QCOMPARE(matrix(matrixText(game)), game);
    }

    void aCellIsWrittenAnew() {
        const MatrixGame game = matrix("1,-1;-1,1");
        QCOMPARE(matrixText(withCell(game, {0, 1}, "1/2").value()), "1,1/2;-1,1");
        QCOMPARE(matrixText(withCell(game, {0, 1}, "1/2|3").value()), "1|-1,1/2|3;-1|1,1|-1");
        const MatrixGame other = matrix("1|2,3|4");
        QCOMPARE(matrixText(withCell(other, {0, 0}, "-1|-2").value()), "-1|-2,3|4");
        QCOMPARE(QString::fromStdString(withCell(other, {0, 0}, "5").error().message.english()),
                 "Both players’ payoffs are needed, as in “1|2”.");
        QVERIFY(!withCell(other, {0, 0}, "x|1"));
    }

    void rowsAndColumnsComeAndGo() {
        const MatrixGame game = matrix("1,2;3,4");
        QCOMPARE(matrixText(withSize(game, 3, 1).value()), "1;3;0");
        QVERIFY(!withSize(game, 0, 1));
        QVERIFY(!withSize(game, 61, 1));
    }
};

MEXPLORER_TEST(TestMatrixText)
#include "test_matrix_text.moc"
