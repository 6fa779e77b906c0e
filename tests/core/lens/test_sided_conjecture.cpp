#include "core/lens/sided_conjecture.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <array>
#include <numeric>

using namespace mexplorer;

namespace {

using SidedNames = std::vector<std::string>;

SidedConjecture ofHeaps(std::string_view text) {
    return SidedConjecture::parse(text, SidedNames{"n"}).value();
}
std::string heapsError(std::string_view text) {
    const auto read = SidedConjecture::parse(text, SidedNames{"n"});
    return read ? "no error" : read.error().english();
}
std::string saidOfHeap(const SidedConjecture& conjecture, std::int64_t n) {
    return conjecture.said(std::array{n}).value_or("?");
}

/// In lowest terms, by Euclid; the divisor is above 0.
std::string plainFraction(std::int64_t dividend, std::int64_t divisor) {
    const std::int64_t common = std::gcd(dividend, divisor);
    const std::string whole = std::to_string(dividend / common);
    return divisor == common ? whole : whole + "/" + std::to_string(divisor / common);
}

} // namespace

class TestSidedConjecture : public QObject {
    Q_OBJECT

private slots:
    void aFractionIsExact() {
        const SidedConjecture conjecture = ofHeaps("mean = (3n - 7) / (n + 2)");
        QVERIFY(conjecture.about() == SidedConjecture::About::mean);
        for (std::int64_t n = 0; n < 200; ++n)
            QCOMPARE(saidOfHeap(conjecture, n), plainFraction(3 * n - 7, n + 2));
        QCOMPARE(saidOfHeap(ofHeaps("value = -n/4"), 6), std::string("-3/2"));
        QCOMPARE(saidOfHeap(ofHeaps("temperature=n"), 6), std::string("6"));
        QCOMPARE(saidOfHeap(ofHeaps("mean = floor(n/2) / ⌊n/3⌋"), 7), std::string("3/2"));
    }

    void aFractionWithoutValueSaysNothing() {
        QCOMPARE(saidOfHeap(ofHeaps("mean = 1/n"), 0), std::string("?"));
        QCOMPARE(saidOfHeap(ofHeaps("mean = 1/n"), 3), std::string("1/3"));
        QCOMPARE(saidOfHeap(ofHeaps("mean = nu2(n)"), 0), std::string("?"));
    }

    void aQuotientThatWouldBeRoundedIsRefused() {
        for (const std::string text : {"mean = n/2 + 1", "mean = (n/2)/3", "mean = 1/2*n",
                                       "mean = max(n/2, 1)", "mean = n/3/2", "mean = |n/2|"})
            QVERIFY2(heapsError(text).find("would be rounded") != std::string::npos, text.c_str());
        QCOMPARE(saidOfHeap(ofHeaps("mean = floor(n/2) + 1"), 5), std::string("3"));
        QCOMPARE(saidOfHeap(ofHeaps("mean = ⌊n/2⌋ + 1"), 5), std::string("3"));
    }

    void anOutcomeIsSaidOrDenied() {
        const SidedConjecture conjecture = ofHeaps("L iff n mod 3 = 1");
        QCOMPARE(saidOfHeap(conjecture, 4), std::string("L"));
        QCOMPARE(saidOfHeap(conjecture, 5), std::string("not L"));
        QVERIFY(conjecture.isTrue("L", "L"));
        QVERIFY(!conjecture.isTrue("L", "N"));
        QVERIFY(conjecture.isTrue("not L", "N"));
        QVERIFY(!conjecture.isTrue("not L", "L"));
        QCOMPARE(SidedConjecture::parse("N ⇔ a = b", SidedNames{"a", "b"})
                     .value()
                     .said(std::array<std::int64_t, 2>{3, 3}),
                 std::optional<std::string>("N"));
    }

    void mistakesAreTold() {
        for (const std::string text : {"", "n/2", "median = n", "L iff n", "X iff n = 2"})
            QVERIFY2(heapsError(text).find("says nothing about a game of two sides") != std::string::npos,
                     text.c_str());
        QVERIFY(heapsError("mean = n = 2").find("is a condition") != std::string::npos);
        QVERIFY(heapsError("mean = k/2").find("column 8") != std::string::npos);
        QVERIFY(heapsError("mean = n/k").find("column 10") != std::string::npos);
        QVERIFY(heapsError("L iff k = 2").find("column 7") != std::string::npos);
        QVERIFY(heapsError("mean = ").find("column") != std::string::npos);
    }
};

MEXPLORER_TEST(TestSidedConjecture)
#include "test_sided_conjecture.moc"
