#include "core/text/parse.h"
#include "core/text/quoted.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

using Numbers = std::vector<std::int64_t>;

Numbers numbersOf(std::string_view text) {
    return parseIntegers(text, -100, 1000).value_or(Numbers{-999});
}

std::string errorOf(std::string_view text, std::int64_t least = 0, std::int64_t most = 1000) {
    const auto numbers = parseIntegers(text, least, most);
    return numbers ? "no error" : numbers.error().english();
}

} // namespace

class TestParse : public QObject {
    Q_OBJECT

private slots:
    void numbersAreReadAsAPersonWritesThem() {
        QCOMPARE(numbersOf("3,5,7"), (Numbers{3, 5, 7}));
        QCOMPARE(numbersOf("1，2,3，4，5,6,7，8"), (Numbers{1, 2, 3, 4, 5, 6, 7, 8}));
        QCOMPARE(numbersOf(" 3 , 5,\t7 \n"), (Numbers{3, 5, 7}));
        QCOMPARE(numbersOf("3 5 7"), (Numbers{3, 5, 7}));
        QCOMPARE(numbersOf("3 5, 7"), (Numbers{3, 5, 7}));
        QCOMPARE(numbersOf("3，5， 7"), (Numbers{3, 5, 7}));
        QCOMPARE(numbersOf("007"), (Numbers{7}));
        QCOMPARE(numbersOf("-5,0"), (Numbers{-5, 0}));
    }

    void whatIsMissingIsNamedWithItsColumn() {
        QCOMPARE(errorOf(""), std::string("A number from 0 to 1000 is missing at column 1."));
        QCOMPARE(errorOf("   "), std::string("A number from 0 to 1000 is missing at column 4."));
        QCOMPARE(errorOf("3,,5"), std::string("A number from 0 to 1000 is missing at column 3."));
        QCOMPARE(errorOf("3, ,5"), std::string("A number from 0 to 1000 is missing at column 4."));
        QCOMPARE(errorOf("3,5,"), std::string("A number from 0 to 1000 is missing at column 5."));
        QCOMPARE(errorOf(",3"), std::string("A number from 0 to 1000 is missing at column 1."));
        QCOMPARE(errorOf("3，，5"), std::string("A number from 0 to 1000 is missing at column 3."));
    }

    void whatIsNoNumberIsQuotedWithItsColumn() {
        QCOMPARE(errorOf("3,x"), std::string("“x” at column 3 is not a whole number from 0 to 1000."));
        QCOMPARE(errorOf("3, 5a"), std::string("“5a” at column 4 is not a whole number from 0 to 1000."));
        QCOMPARE(errorOf("10^30"), std::string("“10^30” at column 1 is not a whole number from 0 to 1000."));
        QCOMPARE(errorOf("1.5"), std::string("“1.5” at column 1 is not a whole number from 0 to 1000."));
        QCOMPARE(errorOf("三"), std::string("“三” at column 1 is not a whole number from 0 to 1000."));
        QCOMPARE(errorOf("3，5，七"), std::string("“七” at column 5 is not a whole number from 0 to 1000."));
        QCOMPARE(errorOf("--3"), std::string("“--3” at column 1 is not a whole number from 0 to 1000."));
        QCOMPARE(errorOf("3:5"), std::string("“3:5” at column 1 is not a whole number from 0 to 1000."));
    }

    void whatIsOutOfRangeIsQuotedWithItsRange() {
        QCOMPARE(errorOf("3,-5"), std::string("-5 at column 3 is outside the range 0 to 1000."));
        QCOMPARE(errorOf("1001"), std::string("1001 at column 1 is outside the range 0 to 1000."));
        QCOMPARE(errorOf("1000000000000000000000000000000"),
                 std::string("100000000000000000000000… at column 1 is outside the range 0 to 1000."));
        QCOMPARE(errorOf("9223372036854775808", INT64_MIN, INT64_MAX).find("outside") != std::string::npos,
                 true);
        QCOMPARE(errorOf("9223372036854775807", INT64_MIN, INT64_MAX), std::string("no error"));
        QCOMPARE(errorOf("-9223372036854775808", INT64_MIN, INT64_MAX), std::string("no error"));
    }

    void aQuotationIsShortAndCleanWhateverTheBytes() {
        QCOMPARE(shortened("abc"), std::string("abc"));
        QCOMPARE(shortened("123456789012345678901234"), std::string("123456789012345678901234"));
        QCOMPARE(shortened("1234567890123456789012345"), std::string("123456789012345678901234…"));
        QCOMPARE(shortened("十十十十十十十十十十十十十十十十十十十十十十十十十"),
                 std::string("十十十十十十十十十十十十十十十十十十十十十十十十…"));
        QCOMPARE(shortened("a\tb\nc"), std::string("a b c"));
    }

    void aListOfAMillionIsReadInOneGo() {
        std::string commas;
        std::string blanks;
        for (int i = 0; i < 1'000'000; ++i) {
            commas += i == 0 ? "7" : ",7";
            blanks += i == 0 ? "7" : " 7";
        }
        QCOMPARE(numbersOf(commas).size(), std::size_t{1'000'000});
        QCOMPARE(numbersOf(blanks).size(), std::size_t{1'000'000});
        QCOMPARE(errorOf(commas + ",y").substr(0, 7), std::string("“y”"));
    }

    void quotationsAreReadHoweverTheirMarksAreWritten() {
        for (const char* text : {"", "a", "a\"b", "\"", "a\\", "\\\"", "x, \"y\"; z", "C:\\dir"}) {
            const std::string written = inQuotes(text);
            const auto read = readQuoted(written + ", more");
            QVERIFY(read.has_value());
            QCOMPARE(read->text, std::string(text));
            QCOMPARE(read->bytes, written.size());
        }
        QCOMPARE(readQuoted("\"a\"\"b\"")->text, std::string("a\"b"));
        QCOMPARE(readQuoted("\"a\\\"b\"")->text, std::string("a\"b"));
        QCOMPARE(readQuoted("\"a\\nb\"")->text, std::string("a\\nb")); // other backslashes are literal
        QCOMPARE(readQuoted("\"\" x")->bytes, std::size_t{2});
        for (const char* open : {"\"", "\"a", "\"a\"\"", "\"a\\\""})
            QVERIFY(!readQuoted(open));
    }

    void aRangeOfOneNumberIsNoRange() {
        QCOMPARE(parseInteger("5", 5, 5).value(), std::int64_t{5});
        for (const auto& [text, words] : {std::pair("3", "“3” at column 1 stands where only 5 fits."),
                                          std::pair("x", "“x” at column 1 stands where only 5 fits."),
                                          std::pair("", "The number 5 is missing at column 1.")})
            QCOMPARE(parseInteger(text, 5, 5).error().english(), std::string(words));
    }
};

MEXPLORER_TEST(TestParse)
#include "test_parse.moc"
