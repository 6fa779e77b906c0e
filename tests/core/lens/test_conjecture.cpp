#include "core/lens/conjecture.h"
#include "tests/core/lens/line_of.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

using Said = Conjecture::Said;

Conjecture ofLine(std::string_view text) {
    return Conjecture::parse(text, Conjecture::Shape::line).value();
}
Conjecture ofGrid(std::string_view text) {
    return Conjecture::parse(text, Conjecture::Shape::grid).value();
}
std::string lineError(std::string_view text) {
    const auto read = Conjecture::parse(text, Conjecture::Shape::line);
    return read ? "no error" : read.error().english();
}

/// What is said about n = 0, 1, 2 …: “0 1 ?”, “P N ?”
std::string saidOf(const Conjecture& conjecture, std::uint64_t count) {
    std::string text;
    for (std::uint64_t n = 0; n < count; ++n) {
        const Said said = conjecture.at(n);
        text += (n > 0 ? " " : "") + (said.value ? std::to_string(*said.value)
                                      : said.isP ? (*said.isP ? "P" : "N")
                                                 : "?");
    }
    return text;
}

} // namespace

class TestConjecture : public QObject {
    Q_OBJECT

private slots:
    void aFormulaGivesValues() {
        QCOMPARE(saidOf(ofLine("n mod 3"), 7), std::string("0 1 2 0 1 2 0"));
        QCOMPARE(saidOf(ofLine(" SG(n) = floor(n*phi)"), 5), std::string("0 1 3 4 6"));
        QCOMPARE(saidOf(ofLine("n - 2"), 4), std::string("-2 -1 0 1"));
        QVERIFY(!ofLine("n").isOfOutcomes());
        QVERIFY(!ofLine("n - 2").at(0).isTrueOf(0));
    }

    void aConditionTellsWhoWins() {
        QCOMPARE(saidOf(ofLine("P iff n mod 3 = 0"), 5), std::string("P N N P N"));
        QCOMPARE(saidOf(ofLine("n mod 3 = 0"), 5), std::string("P N N P N"));
        QCOMPARE(saidOf(ofLine("N iff n mod 3 = 0"), 5), std::string("N P P N P"));
        QCOMPARE(saidOf(ofLine("P ⇔ n = 1"), 3), std::string("N P N"));
        QCOMPARE(saidOf(ofLine("p <=> n = 1"), 3), std::string("N P N"));
        QVERIFY(ofLine("n = 1").isOfOutcomes());
    }

    void whereAFormulaHasNoValueNothingIsSaid() {
        QCOMPARE(saidOf(ofLine("nu2(n) + 1"), 5), std::string("? 1 2 1 3"));
        QCOMPARE(saidOf(ofLine("12/(n - 1)"), 4), std::string("-12 ? 12 6"));
    }

    void valuesAreReadAsTheyArePasted() {
        for (const char* text :
             {"0 1 2 0 1", "0, 1, 2, 0, 1", "[0, 1, 2, 0, 1]", "np.array([0,1,2,0,1])", "0\n1\n2\n0\n1\n"})
            QCOMPARE(saidOf(ofLine(text), 6), std::string("0 1 2 0 1 ?"));
        QCOMPARE(saidOf(ofLine("0, -1, 2"), 3), std::string("0 -1 2"));
        QCOMPARE(saidOf(ofLine("# A000045\n1 1\n2 1\n4 3\n"), 6), std::string("? 1 1 ? 3 ?"));
    }

    void oneNumberAndASumAreFormulas() {
        QCOMPARE(saidOf(ofLine("3"), 3), std::string("3 3 3"));
        QCOMPARE(saidOf(ofLine("3-1"), 2), std::string("2 2"));
        QCOMPARE(saidOf(ofLine("3 - 1"), 2), std::string("2 2"));
    }

    void theHeapsThatAreLostCanBeListed() {
        QCOMPARE(saidOf(ofLine("P: 0 3 5"), 7), std::string("P N N P N P ?"));
        QCOMPARE(saidOf(ofLine("P: # A000045\n0 0\n1 1\n2 1\n3 2\n4 3\n"), 5), std::string("P P P P ?"));
        QVERIFY(ofLine("P: 0 3").isOfOutcomes());
    }

    void aTableOfAGridHasRows() {
        const Conjecture table = ofGrid("0 1 2; 1 0 3");
        QCOMPARE(table.at({1, 2}, 0).value, std::optional<std::int64_t>(3));
        QCOMPARE(table.at({1, 2}, 1).value,
                 std::optional<std::int64_t>(3)); // whatever its first row is called
        QVERIFY(table.at({2, 0}, 0).isNothing());
        QVERIFY(table.at({0, 3}, 0).isNothing());
        QCOMPARE(ofGrid("0 1\n1 0").at({1, 0}, 0).value, std::optional<std::int64_t>(1));
        QVERIFY(!Conjecture::parse("0 1; 1 0.5", Conjecture::Shape::grid));
    }

    void aGridIsSpokenOfByItsOwnNumbers() {
        QCOMPARE(ofGrid("a xor b").at({5, 3}, 0).value, std::optional<std::int64_t>(6));
        QCOMPARE(ofGrid("10*a + b").at({5, 3}, 1).value, std::optional<std::int64_t>(64));
        QCOMPARE(ofGrid("P iff a = b").at({2, 2}, 0).isP, std::optional(true));
    }

    void anotherGameHasValuesAsFarAsTheyAreKnown() {
        const Conjecture line = Conjecture::ofValues("other", lineOfValues({4, 5}));
        QCOMPARE(saidOf(line, 3), std::string("4 5 ?"));
        QCOMPARE(line.text(), std::string("other"));
        auto values = std::make_shared<GridValues>(GridSize{2, 2});
        for (std::uint32_t cell = 0; cell < 4; ++cell)
            values->row(cell / 2)[cell % 2] = static_cast<GridValues::Value>(cell);
        values->finish({2, 2});
        const Conjecture grid = Conjecture::ofValues("other", values, 1); // rows 1 and 2
        QCOMPARE(grid.at({1, 0}, 1).value, std::optional<std::int64_t>(2));
        QCOMPARE(grid.at({1, 1}, 0).value, std::optional<std::int64_t>(0)); // of a game that counts from 0
        QVERIFY(grid.at({0, 1}, 0).isNothing());
        QVERIFY(grid.at({2, 1}, 1).isNothing());
    }

    void anotherGameIsNamed() {
        QCOMPARE(Conjecture::otherGame(" game: octal code=0.77 "),
                 std::optional<std::string>("octal code=0.77"));
        QVERIFY(!Conjecture::otherGame("n mod 4"));
    }

    void aFormulaIsShownAsItWasTyped() {
        for (const char* text : {"n mod 4", "P iff n mod 4 = 0", "N iff isprime(n)", "floor(n*phi)"}) {
            QCOMPARE(ofLine(text).text(), std::string(text));
            QCOMPARE(ofLine(ofLine(text).text()).text(), std::string(text));
        }
        QCOMPARE(ofLine("isprime(n)").text(), std::string("P iff isprime(n)"));
        QCOMPARE(ofLine("0 1 2").text(), std::string("0, 1, 2"));
    }

    void errorsSayWhatWouldBeRight() {
        QCOMPARE(
            lineError(" "),
            std::string("There is nothing to compare with: expected a formula in n, for example “n mod 4”, a "
                        "condition, “P iff n mod 4 = 0”, or values, “0 1 2 3 0 1 2 3”."));
        QCOMPARE(
            lineError("P iff n mod 4"),
            std::string("“n mod 4” is a number, but after “iff” stands a condition, for example “P iff n mod "
                        "4 = 0”."));
        QVERIFY(lineError("a + 1").find("a") != std::string::npos);
        QVERIFY(lineError("n mod") != "no error");
        QVERIFY(lineError("P:") != "no error");
        QVERIFY(lineError("# comment\n0 0\n0 1") != "no error");
    }
};

MEXPLORER_TEST(TestConjecture)
#include "test_conjecture.moc"
