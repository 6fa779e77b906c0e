#include "core/text/parse.h"
#include "core/text/pasted_list.h"
#include "core/text/rows_text.h"
#include "core/text/utf16.h"
#include "tests/runner/listed.h"

#include <QElapsedTimer>
#include <QTest>

using namespace mexplorer;

/// Numbers as people paste them.
class TestPlainText : public QObject {
    Q_OBJECT

private slots:
    void everySignBecomesOne() {
        QCOMPARE(plainText("\uFEFF３、５，７；\u00A0·77－１２（９）｛０．５｝\u3000−3"),
                 std::string("3,5,7; .77-12(9){0.5} -3"));
        QCOMPARE(plainText("石子 \uFEFF \xFF"),
                 std::string("石子 \uFEFF \xFF")); // no other way to write a sign
        QCOMPARE(Plain("3,5").text(), std::string_view("3,5"));
    }

    void aLongTextIsPlainUntilItIsNot() {
        std::string text(5000, '7');
        QVERIFY(isAscii(text));
        for (std::size_t at = 0; at < text.size(); at += 37) {
            text[at] = '\x80';
            QVERIFY2(!isAscii(text), std::to_string(at).c_str());
            text[at] = '7';
        }
    }

    void listsAreReadHoweverTheyAreWritten() {
        for (const char* text : {"3,5,7",
                                 " 3 5\t7 ",
                                 "3  5\r\n7",
                                 "(3,5,7)",
                                 "{3, 5, 7}",
                                 "[3;5;7]",
                                 "３、５，７",
                                 "\uFEFF3,5,7",
                                 "3\u00A05\u30007",
                                 "（３；５；７）",
                                 "3\n5\n7\n",
                                 "[3, 5, 7,]",
                                 "{3,5,7};",
                                 "(3,5,7),",
                                 "[[3, 5, 7]]",
                                 " [ [3,5,7,] ]\n",
                                 "[[3],[5],[7]]",
                                 "[[3]\n [5]\n [7]]",
                                 "{{3}; {5}; {7}}",
                                 "array([3, 5, 7])",
                                 "np.array([3, 5, 7], dtype=np.int64)",
                                 "array([[3],\n       [5],\n       [7]])",
                                 "c(3, 5, 7)",
                                 "list(3, 5, 7)",
                                 "set([3, 5, 7])",
                                 "torch.tensor([3, 5, 7])",
                                 "heaps = [3, 5, 7];",
                                 "x <- c(3, 5, 7)",
                                 "int a[] = {3, 5, 7};",
                                 "|3|5|7|",
                                 "| 3 | 5 | 7 |\n|---|:-:|---|",
                                 "|3|\n|5|\n|7|",
                                 "$3, 5, 7$",
                                 "$\\{3, 5, 7\\}$",
                                 "\\left(3, 5, 7\\right)",
                                 "３；５；７"}) {
            const auto read = parseIntegers(text, 0, 9);
            QVERIFY2(read.has_value(), text);
            QCOMPARE(*read, (std::vector<std::int64_t>{3, 5, 7}));
        }
        for (const char* text : {"(3,5,7",
                                 "3,5,7)",
                                 "[3)",
                                 "()",
                                 "3,,5",
                                 "3,5,7,",
                                 "[3,,]",
                                 "[,]",
                                 "(3),,",
                                 "(3)(5)",
                                 "[(3])",
                                 "[[3],[5,7]]",
                                 "((3)",
                                 "x(3)",
                                 "[[3],[]]",
                                 "[[3],5]",
                                 "[[[3]],[[5]]]",
                                 "max(3,5,7)",
                                 "range(3,7)",
                                 "array(3,5)",
                                 "array([3]).T",
                                 "array([3, 5], dtype=bool)",
                                 "array([3, 5], ndmin=2)",
                                 "c(3, 5, byrow=T)",
                                 "matrix(c(3,5,7,9), nrow=2)",
                                 "m=3",
                                 "m==[3]",
                                 "|3|5",
                                 "3|5",
                                 "| 3|5 | 7 |",
                                 "$3, $5",
                                 "1-5",
                                 "3..5"})
            QVERIFY2(!parseIntegers(text, 0, 9), text);
    }

    void groupsOfDigitsAreRefused() {
        const auto said = [](const char* text) {
            const auto read = parseIntegers(text, 0, 9'999'999);
            return read ? std::string() : read.error().english();
        };
        QCOMPARE(said("7; 1,000,050"),
                 std::string("“1,000,050” at column 4 may be one number or several; write "
                             "1000050 for one, “1, 000, 050” for several."));
        QCOMPARE(said("1\u00A0000"),
                 std::string("“1 000” at column 1 may be one number or several; write 1000 for "
                             "one, “1, 000” for several."));
        for (const char* clear : {"1, 000", "1;000", "1,234,567", "001,002,010,100,020", "1,0", "12,00",
                                  "1,0000", "1234,000", "0,000"})
            QVERIFY2(said(clear).empty(), clear);
    }

    void setsHaveRanges_data() {
        QTest::addColumn<QByteArray>("text");
        for (const char* text :
             {"1,2,3,4,5,9", "1-5,9", "1..5, 9", "1…5 9", "1...5;9", "1–5，9", "{1 - 5, 9}", "1, 2, …, 5, 9",
              "1,...,5,9", "1-3 4-5 9", "[1-5, 9,]", "array([1,2,3,4,5,9])"})
            QTest::newRow(text) << QByteArray(text);
    }
    void setsHaveRanges() {
        QFETCH(QByteArray, text);
        const auto read = parseRanges(text.toStdString(), 1, 99);
        QVERIFY2(read.has_value(), text);
        QCOMPARE(*read, (std::vector<std::int64_t>{1, 2, 3, 4, 5, 9}));
    }

    void whatIsNoRangeIsRefused() {
        const auto said = [](const char* text) {
            const auto read = parseRanges(text, 1, 99);
            return read ? std::string("read") : read.error().english();
        };
        QCOMPARE(said("5-1"), std::string("1 at column 3 is outside the range 5 to 99."));
        QCOMPARE(said("1-"), std::string("A number from 1 to 99 is missing at column 3."));
        QCOMPARE(said("1 -5"), std::string("-5 at column 3 is outside the range 1 to 99."));
        QCOMPARE(said("-5"), std::string("-5 at column 1 is outside the range 1 to 99."));
        QCOMPARE(said("1-100"), std::string("100 at column 3 is outside the range 1 to 99."));
        for (const char* wrong : {"", "1-2-3", "1..2..3", "…", "…,5", "1,3,…,9", "1,2,…", "1,…,…,5", "1.5",
                                  "1:5", "1-x", "x-1", "1--5", "1,,5", "..", "-", "1~5"})
            QVERIFY2(said(wrong) != "read", wrong);
        std::string many = "1-9999";
        for (int i = 0; i < 200'000; ++i)
            many += ",1-9999";
        QVERIFY(parseRanges(many, 1, 10'000).error().english().starts_with("There are more than"));
    }

    void longTextsOfAnyBytesAreRefusedAtOnce() {
        constexpr std::size_t many = 300'000; // squared, that would be many seconds
        for (const char* part : {"x",    "[",        "(",     "array(", "a=",   "|",   "| |", "$", "\\",
                                 "\\{",  "\"",       "'",     "[[",     "[1]",  "-",   ".",   "…", "1 000,",
                                 "\xFF", "\xE2\x80", "[None", "dtype=", "c(1,", "\n|", "<-"}) {
            std::string text;
            while (text.size() < many)
                text += part;
            QElapsedTimer timer;
            timer.start();
            QVERIFY2(!parseIntegers(text, 0, 9), part);
            QVERIFY2(!parseRanges(text, 1, 9), part);
            (void)rowsAndCells(withoutFrames(withoutMaker(withoutLatex(text))));
            (void)withoutQuotes("[" + text);
            QVERIFY2(timer.elapsed() < 3000, part);
        }
    }

    void whatIsInvisibleIsQuotedVisibly() {
        QCOMPARE(shortened("\uFEFF0"), std::string("U+FEFF 0"));
        QCOMPARE(shortened("1\u200B2"), std::string("1 U+200B 2"));
        QCOMPARE(shortened("\u200B"), std::string("U+200B"));
        QCOMPARE(shortened("5\u200B\u2060"), std::string("5 U+200B U+2060"));
        QCOMPARE(shortened("甲\u200D乙"), std::string("甲\u200D乙")); // joins letters that one sees
        QCOMPARE(parseIntegers("3,\u2060"
                               "5",
                               0, 9)
                     .error()
                     .english(),
                 std::string("“U+2060 5” at column 3 is not a whole number from 0 to 9."));
    }

    void tablesArePastedFromAnywhere_data() {
        QTest::addColumn<QByteArray>("text");
        for (const char* text :
             {"0.,1.;1.,0.", "[[0., 1.], [1., 0.]]", "0. 1.\n1. 0.", "0.\t1.\r\n1.\t0.\r\n",
              "{{0., 1.}, {1., 0.}}", "[0. 1.; 1. 0.]", "[[0. 1.]\n [1. 0.]]", "0., 1.\n\n1., 0.\n",
              "[[0., 1.],\n [1., 0.]]", "0.  1. ; 1.  0."})
            QTest::newRow(text) << QByteArray(text);
    }
    void tablesArePastedFromAnywhere() {
        QFETCH(QByteArray, text);
        std::string cells = rowsAndCells(text.toStdString());
        QCOMPARE(cells.size(), std::size_t(text.size())); // columns stay
        std::erase_if(cells, [](char c) { return c == ' ' || c == '\r'; });
        while (cells.ends_with(';'))
            cells.pop_back();
        QCOMPARE(cells, std::string("0.,1.;1.,0."));
    }

    void whiteSpaceOfAnyKindIsOne() {
        for (const char* blank : {" ", "\n", "\u00A0", "\u3000", "\u2003", "\u2028", "\uFEFF"})
            QCOMPARE(blankLength(std::string(blank) + "x"), std::string_view(blank).size());
        for (const char* none : {"", "x", "，", "\u200B", "\xC2", "\xFF"})
            QCOMPARE(blankLength(none), std::size_t{0});
    }

    void tablesInLatexAreRead() {
        const auto cells = [](const char* text) {
            std::string all = rowsAndCells(withoutLatex(text));
            std::erase(all, ' ');
            return all;
        };
        QCOMPARE(cells("0 & 1 \\\\ -1 & 0"), std::string("0,1;-1,0"));
        QCOMPARE(cells("\\begin{pmatrix} 0 & 1 \\\\ -1 & 0 \\end{pmatrix}"), std::string("0,1;-1,0"));
        QCOMPARE(cells("\\begin{"), std::string());
        QCOMPARE(cells("$\\left(\\begin{array}{cc}0&1\\\\-1&0\\end{array}\\right)$"),
                 std::string("0,1;-1,0"));
    }

    void bracketsThatDoNotFitStay() {
        for (const char* text :
             {"[1,2", "1,2]", "[1,2)", "[[1,2],[3,4]", "[[[1,2],[3,4]]]", "[[1],[2]],[[3],[4]]"})
            QVERIFY2(rowsAndCells(text).find_first_of("[]") != std::string::npos, text);
    }

    void rowsOfStringsAreLines() {
        const auto lines = [](std::string text) {
            text = withoutQuotes(text);
            std::erase(text, '\r');
            return text;
        };
        QCOMPARE(lines(R"(["X.O", ". X"])"), std::string("X.O\n..X"));
        QCOMPARE(lines("[['X', '', 'O'],\n ['.', ' ', 'X']]\n"), std::string("X.O\n..X"));
        QCOMPARE(lines("{{'X', null, 'O'}, {None, '', 'X'}}"), std::string("X.O\n..X"));
        for (const char* other :
             {"", " ", "X.O", "[1,2]", "[\"X\"", "[\"X\"]]", "[\"X]", "x[\"X\"]", "[\"X\"] b"})
            QCOMPARE(withoutQuotes(other), std::string(other));
    }

    void utf16IsRead() {
        const std::string little("\xFF\xFE"
                                 "3\0,\0\x32\x75\x3D\xD8\x00\xDE",
                                 12);
        QCOMPARE(inUtf8(little), std::string("3,甲😀"));
        const std::string big("\xFE\xFF\0"
                              "3\x75\x32",
                              6);
        QCOMPARE(inUtf8(big), std::string("3甲"));
        QCOMPARE(inUtf8("\uFEFFx"), std::string("x"));
        QCOMPARE(inUtf8("x"), std::string("x"));
        QCOMPARE(inUtf8(std::string("\xFF\xFE\x3D\xD8", 4)), std::string("\uFFFD"));
        const std::string wider("\xFF\xFE\0\0x\0\0\0", 8); // UTF-32
        QVERIFY(!utf16Order(wider));
        QCOMPARE(inUtf8(wider), wider);
    }
};

MEXPLORER_TEST(TestPlainText)
#include "test_plain_text.moc"
