#include "core/text/parse.h"
#include "core/text/plain_text.h"
#include "core/text/rows_text.h"
#include "core/text/utf16.h"
#include "tests/runner/listed.h"

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
        for (const char* text :
             {"3,5,7", " 3 5\t7 ", "3  5\r\n7", "(3,5,7)", "{3, 5, 7}", "[3;5;7]", "３、５，７",
              "\uFEFF3,5,7", "3\u00A05\u30007", "（３；５；７）", "3\n5\n7\n", "[3, 5, 7,]", "{3,5,7};",
              "(3,5,7),", "[[3, 5, 7]]", " [ [3,5,7,] ]\n"}) {
            const auto read = parseIntegers(text, 0, 9);
            QVERIFY2(read.has_value(), text);
            QCOMPARE(*read, (std::vector<std::int64_t>{3, 5, 7}));
        }
        for (const char* text : {"(3,5,7", "3,5,7)", "[3)", "()", "3,,5", "3,5,7,", "[3,,]", "[,]", "(3),,",
                                 "(3)(5)", "[(3])", "[[3],[5]]", "((3)", "x(3)"})
            QVERIFY2(!parseIntegers(text, 0, 9), text);
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
