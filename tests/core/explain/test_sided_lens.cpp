#include "core/catalogue/catalogue.h"
#include "core/explain/sided_lens.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <initializer_list>

using namespace mexplorer;

namespace {

std::vector<SidedPlace> heapsTo(std::int64_t last) {
    std::vector<SidedPlace> places;
    places.reserve(static_cast<std::size_t>(last) + 1);
    for (std::int64_t n = 0; n <= last; ++n)
        places.push_back({{n}, std::to_string(n)});
    return places;
}

std::vector<SidedPlace> boardsTo(std::int64_t last) {
    std::vector<SidedPlace> places;
    for (std::int64_t a = 1; a <= last; ++a)
        for (std::int64_t b = 1; b <= last; ++b)
            places.push_back({{a, b}, std::to_string(a) + "x" + std::to_string(b)});
    return places;
}

LensReport sidedReport(const std::string& id, const Parameters& parameters, const std::string& text,
                       const std::vector<SidedPlace>& places) {
    const auto names = places.front().numbers.size() == 1 ? std::vector<std::string>{"n"}
                                                          : std::vector<std::string>{"a", "b"};
    Task task;
    return sidedLensReport(*makeGame(id, parameters).value(), SidedConjecture::parse(text, names).value(),
                           places, task)
        .value();
}

const Parameters takeRules = {{"rules", "Left: take 1 or 3; Right: take 2 or 3"}};

/// Whether the player wins by moving first from a heap, by what each may take.
bool winsFirst(std::int64_t heap, bool isLeft) {
    for (const std::int64_t number : {isLeft ? 1 : 2, 3})
        if (number <= heap && !winsFirst(heap - number, !isLeft)) return true;
    return false;
}

} // namespace

class TestSidedLens : public QObject {
    Q_OBJECT

private slots:
    void outcomesAreThoseOfTheDefinition() {
        const auto places = heapsTo(12);
        const std::string letters = "LRNP";
        for (const char letter : letters) {
            const LensReport report =
                sidedReport("own", takeRules, std::string(1, letter) + " iff n >= 0", places);
            std::vector<std::vector<std::string>> failures;
            for (const SidedPlace& place : places) {
                const std::int64_t n = place.numbers.front();
                const bool left = winsFirst(n, true);
                const bool right = winsFirst(n, false);
                const char found = left ? (right ? 'N' : 'L') : right ? 'R' : 'P';
                if (found != letter)
                    failures.push_back({std::to_string(n), std::string(1, found), std::string(1, letter)});
            }
            QVERIFY(report.failures == failures);
            QCOMPARE(report.failing, failures.size());
            QCOMPARE(report.agreeing, places.size() - failures.size());
        }
    }

    // of one row or column of Domineering: the dominoes that fit; of 2 × 3 by Conway’s table {2|-1/2}
    void meansAreExact() {
        const LensReport right = sidedReport(
            "domineering", {}, "mean = if a = b then 0 else floor(a/2) - floor(b/2)", boardsTo(2));
        QCOMPARE(right.failing, std::uint64_t{0});
        QCOMPARE(right.margin, std::uint64_t{3});
        QCOMPARE(right.headline.english(),
                 std::string("mean = if a = b then 0 else floor(a/2) - floor(b/2) agrees with all cells"));
        const LensReport wrong = sidedReport("domineering", {}, "mean = (a - b)/2", boardsTo(3));
        QCOMPARE(wrong.failures.front(), (std::vector<std::string>{"1", "2", "-1", "-1/2"}));
        QCOMPARE(wrong.headline.english(), std::string("mean = (a - b)/2 fails first at (1, 2)"));
        QCOMPARE(wrong.margin, std::uint64_t{1});
        const std::vector<std::string> twoByThree = {"2", "3", "3/4", "-1/2"};
        QCOMPARE(std::ranges::count(wrong.failures, twoByThree), 1);
    }

    void theSmallestFailureHasItsGame() {
        const LensReport report = sidedReport("own", takeRules, "mean = n", heapsTo(6));
        QCOMPARE(report.counterExample.english(), std::string("G(2) = {1|0}: its mean is 1/2, not 2"));
        QCOMPARE(report.margin, std::uint64_t{2});
        QCOMPARE(report.headline.english(), std::string("mean = n fails first at n = 2"));
        const LensReport values = sidedReport("own", takeRules, "value = n", heapsTo(6));
        QCOMPARE(values.counterExample.english(), std::string("G(2) = {1|0}, not 2"));
        const LensReport outcomes = sidedReport("own", takeRules, "P iff n <= 2", heapsTo(6));
        QCOMPARE(outcomes.counterExample.english(),
                 std::string("G(1) = 1: its outcome is L, but the formula says: P"));
    }

    void fromWhereItAgreesIsTold() {
        const LensReport report = sidedReport("own", takeRules, "L iff n > 3", heapsTo(9));
        QCOMPARE(report.failures, (std::vector<std::vector<std::string>>{{"1", "L", "not L"}}));
        const std::vector<Message> expected = report.counts;
        QVERIFY(std::ranges::any_of(
            expected, [](const Message& said) { return said.english() == "nothing fails from n = 2 on"; }));
    }

    void whatSaysNothingIsCounted() {
        const LensReport report = sidedReport("own", takeRules, "temperature = -1/n", heapsTo(1));
        QCOMPARE(report.undefined, std::uint64_t{1});
        QCOMPARE(report.agreeing, std::uint64_t{1});
    }
};

MEXPLORER_TEST(TestSidedLens)
#include "test_sided_lens.moc"
