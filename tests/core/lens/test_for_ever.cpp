#include "core/lens/for_ever.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

Conjecture supposed(std::string_view text) {
    return Conjecture::parse(text, Conjecture::Shape::line).value();
}

std::optional<std::int64_t> riseIn(std::string_view text, std::int64_t step) {
    return riseOf(supposed(text).formula()->tree(), step);
}

Period proved(std::uint64_t length, std::uint64_t saltus, std::uint64_t start) {
    return {.status = Period::Status::proved, .length = length, .start = start, .saltus = saltus};
}

std::optional<std::int64_t> valueOf(const Conjecture& conjecture, std::uint64_t n) {
    const auto said = conjecture.at(n);
    return said.isP ? std::optional<std::int64_t>(*said.isP ? 1 : 0) : said.value;
}

} // namespace

class TestForEver : public QObject {
    Q_OBJECT

private slots:
    void aRiseIsThatOfEveryStep_data() {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"5", "n", "n + 3", "7 - 2*n", "n mod 4", "(n + 1) mod 6", "floor(((n + 1) mod 6)/2)",
              "floor(n/3)", "2*floor(n/4) + n mod 4", "if n mod 4 = 3 then n + 1 else n",
              "(n mod 4) xor (n mod 6)", "P iff n mod 5 in {0, 2}", "P iff 3 divides n", "min(n, n + 2)",
              "floor(floor(n/2)/3)", "popcount(n mod 8)", "n mod 4 < 2 and n mod 3 = 0"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void aRiseIsThatOfEveryStep() {
        QFETCH(QString, text);
        const Conjecture conjecture = supposed(text.toStdString());
        const auto step = stepFor(conjecture.formula()->tree(), 1);
        QVERIFY(step);
        const auto rise = riseOf(conjecture.formula()->tree(), *step);
        QVERIFY(rise);
        for (std::uint64_t n = 0; n < 200; ++n) {
            const auto now = valueOf(conjecture, n);
            const auto later = valueOf(conjecture, n + static_cast<std::uint64_t>(*step));
            QCOMPARE(*later, *now + *rise);
        }
    }

    void whatDoesNotRiseSoIsNotSaidTo() {
        for (const char* text : {"n*n", "popcount(n)", "nu2(n)", "floor(n*phi)", "n xor 1", "min(n, 3)",
                                 "n = 4", "isprime(n)", "n mod n", "if n = 0 then 1 else 0"})
            QVERIFY2(!riseIn(text, 60), text);
        QVERIFY(!riseIn("n mod 2 + (n*(-4611686018427387904)) mod (-1)", 2)); // −2⁶³ by −1 is no number
        QVERIFY(!riseIn("n mod 4", 6));
        QVERIFY(!riseIn("floor(n/4)", 6));
    }

    void aProvedPeriodProvesAFormula() {
        QCOMPARE(provedFrom(supposed("n mod 4"), proved(4, 0, 0), 0), std::optional<std::uint64_t>(3));
        QCOMPARE(provedFrom(supposed("n mod 4"), proved(4, 0, 10), 0), std::optional<std::uint64_t>(13));
        QCOMPARE(provedFrom(supposed("n mod 6"), proved(4, 0, 0), 0), std::optional<std::uint64_t>(11));
        QCOMPARE(provedFrom(supposed("n"), proved(1, 1, 0), 5), std::optional<std::uint64_t>(5));
        QCOMPARE(provedFrom(supposed("P iff n mod 3 = 0"), proved(3, 0, 1), 0),
                 std::optional<std::uint64_t>(3));
    }

    void nothingElseIsProved() {
        QVERIFY(!provedFrom(supposed("n"), proved(4, 0, 0), 0));           // rises, and the values do not
        QVERIFY(!provedFrom(supposed("n mod 4"), proved(4, 1, 0), 0));     // the other way round
        QVERIFY(!provedFrom(supposed("n mod 3 = 0"), proved(3, 1, 0), 0)); // values that rise are not 0 later
        QVERIFY(!provedFrom(supposed("popcount(n)"), proved(4, 0, 0), 0));
        QVERIFY(!provedFrom(supposed("0 1 2"), proved(4, 0, 0), 0));
        Period seen = proved(4, 0, 0);
        seen.status = Period::Status::observed;
        QVERIFY(!provedFrom(supposed("n mod 4"), seen, 0));
    }
};

MEXPLORER_TEST(TestForEver)
#include "test_for_ever.moc"
