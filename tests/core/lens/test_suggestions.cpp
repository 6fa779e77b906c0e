#include "core/catalogue/catalogue.h"
#include "core/game/aspects/line.h"
#include "core/lens/conjecture.h"
#include "core/lens/line_candidates.h"
#include "core/lens/suggestions.h"
#include "core/theory/golden.h"
#include "tests/core/lens/line_of.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <array>
#include <bit>
#include <random>
#include <set>

using namespace mexplorer;

namespace {

using Values = std::vector<std::uint32_t>;
using Kind = Suggestion::Kind;

std::vector<Suggestion> suggested(const Values& values) {
    Task task;
    return suggestionsFor(*lineOfValues(values), Period{}, task).value();
}

std::vector<Suggestion> suggestedFor(const char* id, const Parameters& parameters, std::uint64_t size) {
    const auto game = makeGame(id, parameters).value();
    LineValues values(size);
    Task task;
    (void)game->as<LineAspect>()->fill(values, task);
    return suggestionsFor(values, game->as<LineAspect>()->period(values), task).value();
}

/// The formula of the suggestion that has one, or the number of its sequence, or its kind.
std::string firstOf(const std::vector<Suggestion>& suggestions) {
    if (suggestions.empty()) return "nothing";
    const Suggestion& first = suggestions.front();
    if (!first.formula.empty()) return first.formula;
    if (first.values) return std::string(first.values->number);
    if (first.set) return std::string(first.set->number);
    return first.kind == Kind::period ? "period" : first.kind == Kind::borders ? "borders" : "other";
}

bool has(const std::vector<Suggestion>& suggestions, Kind kind) {
    return std::ranges::any_of(suggestions, [kind](const Suggestion& one) { return one.kind == kind; });
}

/// What a suggestion says is so at each n, decided anew.
bool isTrueOf(const Suggestion& suggestion, const Values& values) {
    for (std::uint64_t n = suggestion.from; n < values.size(); ++n) {
        bool isRight = true;
        if (!suggestion.formula.empty()) {
            const auto conjecture = Conjecture::parse(suggestion.formula, Conjecture::Shape::line);
            if (!conjecture || !conjecture->at(n).isTrueOf(values[n])) return false;
        }
        if (suggestion.kind == Kind::values) isRight = suggestion.values->at(n) == values[n];
        if (suggestion.kind == Kind::period) {
            const std::uint64_t next = n + suggestion.period->length;
            isRight = next >= values.size() || values[next] == values[n] + suggestion.period->saltus;
        }
        if (suggestion.kind == Kind::losing) {
            const auto terms = suggestion.set->termsTo(values.size() + 1);
            const auto term = static_cast<std::int64_t>(n) + suggestion.shift;
            const bool isTerm = std::ranges::any_of(
                terms, [term](std::uint64_t one) { return static_cast<std::int64_t>(one) == term; });
            isRight = isTerm == (values[n] == 0);
        }
        if (!isRight) return false;
    }
    return true;
}

std::shared_ptr<GridValues> gridBy(GridSize size, std::uint64_t (*value)(std::uint64_t, std::uint64_t)) {
    auto values = std::make_shared<GridValues>(size);
    for (std::uint32_t a = 0; a < size.rows; ++a)
        for (std::uint32_t b = 0; b < size.columns; ++b)
            values->row(a)[b] = static_cast<GridValues::Value>(value(a, b));
    values->finish(size);
    return values;
}

std::vector<Suggestion> suggestedIn(const GridValues& values, std::uint64_t first = 0) {
    Task task;
    return suggestionsFor(values, first, task).value();
}

/// 1 where n is no term, else 0.
Values losingAt(const std::set<std::uint64_t>& terms, std::uint64_t size) {
    return valuesBy(size, [&](std::uint64_t n) { return terms.count(n) == 0 ? 1 : 0; });
}

std::uint64_t twosIn(std::uint64_t n) {
    std::uint64_t count = 0;
    for (; n > 0 && n % 2 == 0; n /= 2)
        ++count;
    return count;
}

} // namespace

class TestSuggestions : public QObject {
    Q_OBJECT

private slots:
    void eachFormulaIsFoundAndNoLongerIfOneValueIsWrong_data() {
        QTest::addColumn<QString>("formula");
        QTest::addColumn<Values>("values");
        const auto add = [](const char* formula, const auto& value) {
            QTest::newRow(formula) << QString::fromUtf8(formula) << valuesBy(100, value);
        };
        add("7", [](std::uint64_t) { return 7; });
        add("n", [](std::uint64_t n) { return n; });
        add("n + 2", [](std::uint64_t n) { return n + 2; });
        add("3*n + 1", [](std::uint64_t n) { return 3 * n + 1; });
        add("floor(n/3)", [](std::uint64_t n) { return n / 3; });
        add("floor((n + 1)/4) + 2", [](std::uint64_t n) { return (n + 1) / 4 + 2; });
        add("n mod 5", [](std::uint64_t n) { return n % 5; });
        add("(n + 3) mod 5", [](std::uint64_t n) { return (n + 3) % 5; });
        add("floor((n mod 6)/2)", [](std::uint64_t n) { return n % 6 / 2; });
        add("floor(((n + 1) mod 6)/2)", [](std::uint64_t n) { return (n + 1) % 6 / 2; });
        add("nu2(n)", [](std::uint64_t n) { return twosIn(n); });
        add("nu2(n) + 1", [](std::uint64_t n) { return twosIn(n) + 1; });
        add("popcount(n)", [](std::uint64_t n) { return std::popcount(n); });
        add("popcount(n) mod 2", [](std::uint64_t n) { return std::popcount(n) % 2; });
        add("isqrt(n)", [](std::uint64_t n) { return integerSquareRoot(n); });
        add("n xor floor(n/2)", [](std::uint64_t n) { return n ^ (n / 2); });
        add("n xor 5", [](std::uint64_t n) { return n ^ 5U; });
        add("n xor (n + 1)", [](std::uint64_t n) { return n ^ (n + 1); });
        add("n xor (n mod 3)", [](std::uint64_t n) { return n ^ (n % 3); });
        add("floor(n/3) xor (n mod 3)", [](std::uint64_t n) { return (n / 3) ^ (n % 3); });
        add("floor(n*phi)", [](std::uint64_t n) { return floorTimesPhi(n); });
        add("floor(n*phi) + n", [](std::uint64_t n) { return floorTimesPhi(n) + n; });
        add("floor(n*sqrt(2))", [](std::uint64_t n) { return integerSquareRoot(Wide{2} * n * n); });
        add("floor((n + 1)/phi)", [](std::uint64_t n) { return floorOverPhi(n + 1); });
        add("if n mod 5 in {2, 3} then 1 else if n mod 5 = 4 then 2 else 0", [](std::uint64_t n) {
            return std::array{0, 0, 1, 1, 2}[n % 5];
        });
        add("4*floor(n/6) + (if n mod 6 in {0, 1} then 0 else if n mod 6 = 2 then 5 else 3)",
            [](std::uint64_t n) {
                return 4 * (n / 6) + std::array<std::uint64_t, 6>{0, 0, 5, 3, 3, 3}[n % 6];
            });
        add("P iff n mod 3 = 0", [](std::uint64_t n) { return n % 3 == 0 ? 0 : n; });
        add("P iff n mod 7 in {0, 2}", [](std::uint64_t n) { return n % 7 == 0 || n % 7 == 2 ? 0 : n; });
        add("P iff n = 0", [](std::uint64_t n) { return n * n; });
        add("P iff isfib(n)", [](std::uint64_t n) {
            return std::set<std::uint64_t>{0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89}.count(n) > 0 ? 0 : n * n;
        });
        add("P iff issquare(n)", [](std::uint64_t n) {
            const std::uint64_t root = integerSquareRoot(n);
            return root * root == n ? 0 : n * n;
        });
        add("P iff popcount(n) mod 2 = 0",
            [](std::uint64_t n) { return std::popcount(n) % 2 == 0 ? 0 : n * n; });
    }
    void eachFormulaIsFoundAndNoLongerIfOneValueIsWrong() {
        QFETCH(QString, formula);
        QFETCH(Values, values);
        const auto found = suggested(values);
        QCOMPARE(QString::fromStdString(firstOf(found)), formula);
        QVERIFY(!found.front().isProved); // nothing is known about the period
        values[57] = values[57] == 0 ? 1 : 0;
        for (const Suggestion& one : suggested(values))
            QVERIFY(QString::fromStdString(one.formula) != formula);
    }

    void functionsWithoutAFormulaHaveTheirNumber() {
        const auto log2 = [](std::uint64_t n) { return n == 0 ? 0 : std::bit_width(n) - 1; };
        QCOMPARE(firstOf(suggested(valuesBy(100, log2))), std::string("A000523"));
        // The values of the game in which at most half is taken (OEIS A025480)
        const auto halving = [](std::uint64_t n) {
            while (n % 2 == 1)
                n /= 2;
            return n / 2;
        };
        auto values = valuesBy(100, halving);
        QCOMPARE(firstOf(suggested(values)), std::string("A025480"));
        values[99] += 1;
        QVERIFY(!has(suggested(values), Kind::values));
    }

    void theHeapsThatAreLostAreNamed() {
        for (const NamedSet& set : namedSets()) {
            const auto terms = set.termsTo(3000);
            auto values = losingAt({terms.begin(), terms.end()}, 3000);
            for (std::uint64_t n = 0; n < values.size(); ++n) // so that no formula says the values
                if (values[n] > 0) values[n] = static_cast<std::uint32_t>(1 + n * n % 97);
            const auto found = suggested(values);
            QVERIFY2(!found.empty(), set.name.data());
            const bool isResidue = set.number == "A005843" || set.number == "A005408";
            QVERIFY2(isResidue || found.back().set == &set, set.name.data());
            QVERIFY(isTrueOf(found.back(), values));
            const auto wrong = static_cast<std::size_t>(std::ranges::find(values, 0U, {}) - values.begin());
            values[wrong == 0 ? static_cast<std::size_t>(terms[1]) : wrong] =
                5; // at n = 0 it could be an exception
            for (const Suggestion& one : suggested(values))
                QVERIFY2(one.set != &set || one.shift != 0, set.name.data());
        }
    }

    void aSetMayBeShifted() {
        const auto isLost = [](std::uint64_t n) { return std::popcount(n + 1) == 1 || n == 5; };
        const auto before = valuesBy(300, [](std::uint64_t n) {
            return std::set<std::uint64_t>{0, 1, 2, 4, 7, 12, 20, 33, 54, 88, 143, 232}.count(n) > 0 ? 0
                                                                                                     : n + 1;
        });
        const auto found = suggested(before); // n + 1 is a Fibonacci number
        QVERIFY(!found.empty());
        QCOMPARE(found.back().set->number, std::string_view("A000045"));
        QCOMPARE(found.back().shift, 1);
        QCOMPARE(found.back().formula, std::string("P iff isfib((n + 1))"));
        QVERIFY(isTrueOf(found.back(), before));
        QVERIFY(suggested(valuesBy(300, [&](std::uint64_t n) { return isLost(n) ? 0 : n + 1; })).empty());
    }

    void aPeriodIsFoundWithItsStart() {
        // Kayles: period 12 from n = 71 on (Guy and Smith 1956)
        const auto found = suggestedFor("octal", {{"code", "0.77"}}, 400);
        const auto period =
            std::ranges::find_if(found, [](const Suggestion& one) { return one.kind == Kind::period; });
        QVERIFY(period != found.end());
        QCOMPARE(period->period->length, std::uint64_t{12});
        QCOMPARE(period->from, std::uint64_t{71});
        QVERIFY(period->isProved);
        auto values = valuesBy(300, [](std::uint64_t n) { return n < 20 ? n * n % 11 : n % 7 * 3 % 5; });
        QVERIFY(has(suggested(values), Kind::period));
        values[290] += 1;
        QVERIFY(!has(suggested(values), Kind::period));
    }

    void publishedFacts() {
        const auto isProvedFirst = [](const std::vector<Suggestion>& found, const char* formula) {
            return !found.empty() && found.front().formula == formula && found.front().isProved;
        };
        QVERIFY(isProvedFirst(suggestedFor("nim", {}, 100), "n"));
        QVERIFY(isProvedFirst(suggestedFor("bash", {{"m", "3"}}, 100), "n mod 4"));
        QVERIFY(isProvedFirst(suggestedFor("take-between", {{"p", "2"}, {"q", "4"}}, 100),
                              "floor(((n + 1) mod 6)/2)"));
        QCOMPARE(suggestedFor("fibonacci", {}, 100).back().set->number, std::string_view("A000045"));
        QVERIFY(suggestedFor("grundy", {}, 300).empty());
    }

    void ofFewValuesNothingIsSaid() {
        for (std::uint64_t size = 0; size < leastSuggested; ++size)
            QVERIFY(suggested(valuesBy(size, [](std::uint64_t n) { return n; })).empty());
        QCOMPARE(firstOf(suggested(valuesBy(leastSuggested, [](std::uint64_t n) { return n; }))),
                 std::string("n"));
    }

    void nothingThatIsSuggestedIsWrong() {
        constexpr unsigned seed = 7814;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        std::size_t said = 0;
        for (int round = 0; round < 2000; ++round) {
            const std::uint64_t period = 1 + random() % 6;
            const std::uint64_t saltus = random() % 3 == 0 ? random() % 5 : 0;
            Values values(8 + random() % 60);
            for (std::uint64_t n = 0; n < values.size(); ++n) {
                const bool isNew = n < period || random() % 200 == 0;
                values[n] = isNew ? static_cast<std::uint32_t>(random() % 4)
                                  : static_cast<std::uint32_t>(values[n - period] + saltus);
            }
            for (const Suggestion& one : suggested(values)) {
                QVERIFY2(isTrueOf(one, values), firstOf({one}).c_str());
                ++said;
            }
        }
        QVERIFY(said > 500);
    }

    void eachFormulaOfAGridIsFound_data() {
        QTest::addColumn<QString>("formula");
        QTest::addColumn<std::uint64_t (*)(std::uint64_t, std::uint64_t)>("value");
        using Value = std::uint64_t (*)(std::uint64_t, std::uint64_t);
        const auto add = [](const char* formula, Value value) {
            QTest::newRow(formula) << QString::fromUtf8(formula) << value;
        };
        add("3", [](std::uint64_t, std::uint64_t) { return std::uint64_t{3}; });
        add("a xor b", [](std::uint64_t a, std::uint64_t b) { return a ^ b; });
        add("a + b", [](std::uint64_t a, std::uint64_t b) { return a + b; });
        add("abs(a - b)", [](std::uint64_t a, std::uint64_t b) { return a > b ? a - b : b - a; });
        add("max(a, b)", [](std::uint64_t a, std::uint64_t b) { return std::max(a, b); });
        add("min(a, b)", [](std::uint64_t a, std::uint64_t b) { return std::min(a, b); });
        add("a xor b xor 5", [](std::uint64_t a, std::uint64_t b) { return a ^ b ^ 5U; });
        add("(a mod 3) xor (b mod 3)", [](std::uint64_t a, std::uint64_t b) { return (a % 3) ^ (b % 3); });
        add("floor(a/2) xor floor(b/2)", [](std::uint64_t a, std::uint64_t b) { return (a / 2) ^ (b / 2); });
        add("(a + b) mod 5", [](std::uint64_t a, std::uint64_t b) { return (a + b) % 5; });
        add("P iff a = b", [](std::uint64_t a, std::uint64_t b) { return a == b ? 0 : a * a + b + 1; });
        add("P iff a xor b = 4",
            [](std::uint64_t a, std::uint64_t b) { return (a ^ b) == 4 ? 0 : a * a + b + 1; });
        add("P iff a mod 3 = b mod 3",
            [](std::uint64_t a, std::uint64_t b) { return a % 3 == b % 3 ? 0 : a * a + b + 1; });
        add("P iff a mod 3 = 0 and b mod 3 = 0",
            [](std::uint64_t a, std::uint64_t b) { return a % 3 == 0 && b % 3 == 0 ? 0 : a * a + b + 1; });
        add("P iff min(a, b) = floor(abs(a - b)*phi)",
            [](std::uint64_t a, std::uint64_t b) { return isColdPair(a, b) ? 0 : a * a + b + 1; });
    }
    void eachFormulaOfAGridIsFound() {
        QFETCH(QString, formula);
        using Value = std::uint64_t (*)(std::uint64_t, std::uint64_t);
        QFETCH(Value, value);
        const auto values = gridBy({24, 20}, value);
        const auto formulas = [&] {
            QStringList all;
            for (const Suggestion& one : suggestedIn(*values))
                if (!one.formula.empty()) all << QString::fromStdString(one.formula);
            return all;
        };
        QCOMPARE(formulas(), QStringList{formula});
        values->row(7)[11] = values->at(7, 11) == 0 ? 1 : 0;
        QVERIFY(!formulas().contains(formula));
    }

    void theStructureOfAGridIsSaid() {
        const auto sum = gridBy(
            {16, 16}, [](std::uint64_t a, std::uint64_t b) { return (a * a % 7) ^ (b * b % 11) ^ 3U; });
        QVERIFY(has(suggestedIn(*sum), Kind::borders));
        QVERIFY(!has(suggestedIn(*sum), Kind::symmetric));
        const auto symmetric =
            gridBy({16, 16}, [](std::uint64_t a, std::uint64_t b) { return a * b % 13 + a + b; });
        QVERIFY(has(suggestedIn(*symmetric), Kind::symmetric));
        QVERIFY(!has(suggestedIn(*symmetric), Kind::borders));
        symmetric->row(3)[9] += 1;
        QVERIFY(!has(suggestedIn(*symmetric), Kind::symmetric));
        const auto rows =
            gridBy({5, 60}, [](std::uint64_t a, std::uint64_t b) { return b / (a + 2) * 3 + a * a; });
        const auto found = suggestedIn(*rows);
        const auto periods =
            std::ranges::find_if(found, [](const Suggestion& one) { return one.kind == Kind::rows; });
        QVERIFY(periods != found.end());
        QCOMPARE(periods->rows.size(), std::size_t{5});
        for (std::size_t a = 0; a < 5; ++a) {
            QCOMPARE(periods->rows[a].length, a + 2);
            QCOMPARE(periods->rows[a].saltus, std::uint64_t{3});
        }
    }

    void aGridSpeaksItsOwnNumbers() {
        const auto game = makeGame("kiki").value();
        GridValues values({20, 20});
        Task task;
        QVERIFY(game->as<GridAspect>()->fill(values, task));
        const auto found = suggestedIn(values, game->as<GridAspect>()->firstNumber());
        QCOMPARE(found.back().formula, std::string("P iff a mod 2 = 1 and b mod 2 = 1"));
        const auto nim = gridBy({20, 20}, [](std::uint64_t a, std::uint64_t b) { return a ^ b; });
        QCOMPARE(firstOf(suggestedIn(*nim, 1)), std::string("(a - 1) xor (b - 1)"));
    }

    void itCanBeCancelled() {
        Task task;
        task.cancel();
        const auto line = suggestionsFor(*lineOfValues(Values(20)), Period{}, task);
        QVERIFY(!line && line.error().kind == Error::Kind::cancelled);
        const auto values = gridBy({9, 9}, [](std::uint64_t a, std::uint64_t b) { return a + b; });
        const auto grid = suggestionsFor(*values, 0, task);
        QVERIFY(!grid && grid.error().kind == Error::Kind::cancelled);
    }
};

MEXPLORER_TEST(TestSuggestions)
#include "test_suggestions.moc"
