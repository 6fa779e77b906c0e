#include "core/formula/formula.h"

#include "core/formula/words.h"
#include "core/text/utf8.h"
#include "core/theory/random.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

const std::vector<std::string> namesHere = {"n", "k"};

std::string repeated(std::string_view part, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i)
        all += part;
    return all;
}

std::string errorOf(const std::string& text, std::size_t column = 1) {
    const auto formula = Formula::parse(text, namesHere, column);
    return formula ? "read as " + formula->text() : formula.error().english();
}

} // namespace

class TestFormulaErrors : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrongIsNamed_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* text, const char* error) { QTest::newRow(text) << text << error; };
        row("", "breaks off at column 1");
        row("   ", "breaks off at column 4");
        row("(", "breaks off at column 2");
        row("n +", "breaks off at column 4");
        row("n + )", "“)” at column 5 does not belong here: a number, a name or a bracket would");
        row("(n", "breaks off at column 3");
        row("(n k)", "“k” at column 4 does not belong here: “)” or an operation would");
        row("|n k|", "“k” at column 4 does not belong here: “|” or an operation would");
        row("|n", "breaks off at column 3");
        row("⌊n k", "“k” at column 4 does not belong here: “⌋” or an operation would");
        row("⌈n⌋", "“⌋” at column 3 does not belong here: “⌉” or an operation would");
        row("n k", "“k” at column 3 does not belong here: an operation would, or the end");
        row("n | k", "“|” at column 3 does not belong here: an operation would, or the end");
        row("n, k", "“,” at column 2 does not belong here: an operation would, or the end");
        row("n; k", "“;” at column 2");
        row("n\nk", "at column 2 does not belong here");
        row("n -> k", "“-” at column 3");
        row("n: k", "“:” at column 2");
        row("n 12.5", "“12.5” at column 3");
        row("２ｎ ＋ ｘ", "“ｘ” at column 6 is not known here. Known are: n, k");
        row("m", "“m” at column 1 is not known here. Known are: n, k");
        row("N", "“N” at column 1 is not known here");
        row("m(3)", "There is no function “m” (column 1). There are min");
        row("2 + mn(3)", "no function “mn” (column 5)");
        row("min 3", "“3” at column 5 does not belong here: after the name of a function, “(” would");
        row("abs(1, 2)", "“abs” at column 1 takes one number, and here it has 2");
        row("floor(n, 2)", "“floor” at column 1 takes one number, and here it has 2");
        row("n and k", "A condition is needed at column 1, but what begins with “n” is a number");
        row("n > 1 and k", "A condition is needed at column 11");
        row("not n", "A condition is needed at column 5");
        row("not not n", "A condition is needed at column 9");
        row("n + (k > 2)", "A number is needed at column 6, but what begins with “k” is a condition");
        row("(n > 1) = (k > 1)", "A number is needed at column 2");
        row("true + 1", "A number is needed at column 1");
        row("if n then 1 else 2", "A condition is needed at column 4");
        row("if n > 2 then 3", "breaks off at column 16");
        row("if n > 2 3", "“3” at column 10 does not belong here: “then” or an operation would");
        row("if n > 2 then 3)", "“)” at column 16 does not belong here: “else” or an operation would");
        row("if n > 2 then 3 else k > 2", "A number is needed at column 22");
        row("if n > 2 then k > 2 else 3", "A condition is needed at column 26");
        row("phi", "A whole number is needed at column 1, but what begins with “phi” may be another: floor");
        row("n*φ", "A whole number is needed at column 1, but what begins with “n”");
        row("sqrt(n)", "A whole number is needed at column 1");
        row("1.5", "A whole number is needed at column 1, but what begins with “1.5”");
        row("floor(phi mod 2)", "A whole number is needed at column 7");
        row("floor(sqrt(2)+sqrt(3))",
            "“sqrt” at column 7 cannot be computed exactly: it has roots of different");
        row("floor(sqrt(sqrt(n)))",
            "“sqrt” at column 7 cannot be computed exactly: it has roots of different");
        row("floor(1/sqrt(n))",
            "cannot be computed exactly: it divides by a root that is not always of the same");
        row("floor(phi^n)", "“phi” at column 7 cannot be computed exactly: the exponent");
        row("floor(phi^65)", "cannot be computed exactly: the exponent");
        row("n in 3", "“3” at column 6 does not belong here: after “in”, a set like {1, 3, 5..8} would");
        row("n in {1 2}", "“2” at column 9 does not belong here: “,” or “}” would");
        row("n in {1-5}", "A range in a set is written like 1..5, and a difference there in brackets");
        row("n is big", "“big” at column 6 does not belong here: after “is”, one of prime, square");
        row("99999999999999999999",
            "“99999999999999999999” at column 1 is too large or too long; the largest is");
        row("floor(0.0000000000000000001)", "is too large or too long");
        row("2^-1", "“-” at column 3 does not belong here: a number");
        row("n << 2", "“<” at column 4 does not belong here: a number");
        row("in", "“in” at column 1 does not belong here: a number");
    }
    void whatIsWrongIsNamed() {
        QFETCH(QString, text);
        QFETCH(QString, error);
        const auto said = QString::fromStdString(errorOf(text.toStdString()));
        QVERIFY2(said.contains(error), qPrintable(said));
    }

    void columnsCountFromWhereTheTextBegins() {
        QVERIFY(errorOf("n + )", 11).find("column 15") != std::string::npos);
        QVERIFY(errorOf("n + m", 11).find("column 15") != std::string::npos);
        QVERIFY(errorOf("", 11).find("column 11") != std::string::npos);
    }

    void withoutNamesNoneIsKnown() {
        const auto formula = Formula::parse("n", {});
        QVERIFY(!formula);
        QCOMPARE(formula.error().english(), std::string("“n” at column 1 is not known: no names are, here."));
    }

    void deepNestingIsRefused() {
        constexpr std::size_t allowed = 60;
        for (const auto& [open, close] : {std::pair("(", ")"), std::pair("|", "|"), std::pair("abs(", ")"),
                                          std::pair("if n = 1 then 1 else ", ""), std::pair("⌊", "⌋")}) {
            const std::string fine = repeated(open, allowed) + "n" + repeated(close, allowed);
            QVERIFY2(Formula::parse(fine, namesHere), errorOf(fine).c_str());
            const std::size_t most = Formula::longest / (std::string_view(open).size() + 4);
            const std::string deep = errorOf(repeated(open, most) + "n" + repeated(close, most));
            QVERIFY2(deep.find("is nested too deeply at column ") != std::string::npos, deep.c_str());
            const std::string begun = errorOf(repeated(open, most));
            QVERIFY2(begun.find("is nested too deeply at column ") != std::string::npos, begun.c_str());
        }
        QVERIFY(errorOf("n" + repeated("-n", 500)).find("nested too deeply") != std::string::npos);
        QVERIFY(errorOf("n" + repeated(" xor n", 500)).find("nested too deeply") != std::string::npos);
        QVERIFY(errorOf("n" + repeated("^n", 500)).find("nested too deeply") != std::string::npos);
    }

    void longFormulasThatAreNotDeepAreRead() {
        for (const std::string& text :
             {repeated("-", 4000) + "n", repeated("not ", 1000) + "n = 1", "n" + repeated("+n", 2000),
              "n" + repeated("*n", 2000), "n = 1" + repeated(" and n = 1", 400), "n" + repeated(" < n", 1000),
              "n in {1" + repeated(", 1", 1000) + "}", "min(n" + repeated(", n", 1000) + ")"}) {
            const auto formula = Formula::parse(text, namesHere);
            QVERIFY2(formula, (text.substr(0, 20) + errorOf(text)).c_str());
            const std::vector<std::int64_t> numbers = {1, 1};
            QVERIFY(formula->value(numbers).has_value());
        }
    }

    void tooLongIsRefused() {
        QVERIFY(Formula::parse("n" + std::string(Formula::longest - 1, ' '), namesHere));
        QCOMPARE(errorOf("n" + std::string(Formula::longest, ' ')),
                 std::string("The formula has 4097 bytes; at most 4096 are allowed."));
        const std::string product = "floor((n*phi+k)*" + repeated("(n*phi+k)*", 40) + "2)";
        QVERIFY(errorOf(product).find("gets too long to be computed exactly") != std::string::npos);
    }

    /// The middle of a chain is in both its relations: each level within another doubles the whole.
    void whatWouldGrowWithoutEndIsRefused() {
        std::string text = "n";
        for (int level = 0; level < 18; ++level)
            text = "(if 0 < " + text + " < 9 then 1 else 0)";
        QVERIFY(errorOf(text).find("gets too long") != std::string::npos);
    }

    void wordsOfTheLanguageAreReserved() {
        for (const char* word : {"and", "mod", "min", "phi", "true", "ν2", "floor", "divides"})
            QVERIFY2(isReservedWord(word), word);
        for (const char* word : {"n", "AND", "moda", "a", "prime", "where"})
            QVERIFY2(!isReservedWord(word), word);
        const auto formula = Formula::parse("prime + where2 + a_b", {"prime", "where2", "a_b"});
        QVERIFY(formula);
        QCOMPARE(formula->text(), std::string("prime + where2 + a_b"));
    }

    void anyBytesAreReadOrRefused() {
        constexpr std::uint64_t seed = 7;
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        Random random(seed);
        const std::string_view pieces[] = {
            "n",    "k",    "2",      "(",    ")",     "|",     "+",      "-",     "*", "/", "^",
            "mod ", "and ", "or ",    "not ", "<",     "=",     ">",      "{",     "}", ",", "..",
            "in ",  "is ",  "prime ", "if ",  "then ", "else ", "floor(", "sqrt(", "φ", "√", "⌊",
            "⌋",    "≤",    "∈",      "²",    "1.5",   " ",     "\xFF",   "\xCE",  "\n"};
        for (int i = 0; i < 30'000; ++i) {
            std::string text;
            for (std::uint64_t length = random.below(30); length > 0; --length) {
                if (random.once(20))
                    text += static_cast<char>(random.below(256));
                else
                    text += pieces[random.below(std::size(pieces))];
            }
            const auto formula = Formula::parse(text, namesHere);
            if (formula) continue;
            const std::string error = formula.error().english();
            QVERIFY2(!error.empty() && validLength(error) == error.size(), error.c_str());
            QVERIFY2(error.find('%') == std::string::npos || text.find('%') != std::string::npos,
                     error.c_str());
        }
    }
};

MEXPLORER_TEST(TestFormulaErrors)
#include "test_formula_errors.moc"
