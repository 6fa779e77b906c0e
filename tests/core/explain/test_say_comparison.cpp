#include "core/explain/say_comparison.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

/// A comparison with so many places: by theorem, by outcome only, and differing.
template <class Place>
Comparison<Place> compared(std::uint64_t places, std::uint64_t byTheorem, std::uint64_t outcomes,
                           std::uint64_t differing) {
    return {.places = places, .byTheorem = byTheorem, .outcomes = outcomes, .differing = differing};
}

std::string said(const std::vector<Message>& sentences) {
    std::string all;
    for (const Message& sentence : sentences)
        all += (all.empty() ? "" : "; ") + sentence.english();
    return all;
}

} // namespace

class TestSayComparison : public QObject {
    Q_OBJECT

private slots:
    void aTableIsToldInSentences() {
        const auto told = [](auto... counts) { return said(sayComparison(compared<GridCell>(counts...))); };
        QCOMPARE(told(9U, 0U, 0U, 0U), std::string("says nothing about these cells"));
        QCOMPARE(told(9U, 9U, 0U, 0U), std::string("agrees with all cells: 9"));
        QCOMPARE(told(9U, 4U, 0U, 0U), std::string("agrees with all cells it speaks of: 4"));
        QCOMPARE(told(9U, 4U, 4U, 0U),
                 std::string("agrees with all cells it speaks of: 4; it tells only who wins"));
        QCOMPARE(told(9U, 9U, 2U, 3U), std::string("cells that differ: 3 of 9; of 2 it tells only who wins"));
    }

    void aLineIsToldInOne() {
        const auto told = [](auto... counts) {
            return sayComparison(compared<std::uint64_t>(counts...)).english();
        };
        QCOMPARE(told(9U, 0U, 0U, 0U), std::string("there is no closed form to compare with"));
        QCOMPARE(told(9U, 9U, 0U, 4U), std::string("different from the closed form: 4"));
        QCOMPARE(told(9U, 9U, 0U, 0U), std::string("equal to the closed form everywhere"));
        QCOMPARE(told(9U, 9U, 2U, 0U), std::string("as the closed form tells: values 7, only who wins 2"));
        QCOMPARE(told(9U, 5U, 0U, 0U), std::string("as the closed form tells: values 5, only who wins 0"));
    }

    void positionsAreToldWithWhoWasAsked() {
        using Below = Comparison<std::string>;
        Below found = compared<std::string>(8, 5, 0, 0);
        found.bySolver = 3;
        QCOMPARE(
            sayComparison(Expected<Below>(found)).english(),
            std::string("agrees with the definition, positions: 8; closed form asked at 5, solver at 3"));
        found.differing = 4;
        QCOMPARE(sayComparison(Expected<Below>(found)).english(),
                 std::string(
                     "differs from the definition, positions: 4 of 8; closed form asked at 5, solver at 3"));
        const Expected<Below> none = invalid(say(MX_TEXT("core", "no")));
        QCOMPARE(sayComparison(none).english(), std::string("not compared: no"));
    }
};

MEXPLORER_TEST(TestSayComparison)
#include "test_say_comparison.moc"
