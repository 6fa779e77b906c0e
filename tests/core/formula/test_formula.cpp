#include "core/formula/formula.h"

#include "tests/core/formula/plain_formula.h"
#include "tests/core/formula/random_formula.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <array>
#include <functional>
#include <numeric>
#include <stdexcept>

#include <QTest>

using namespace mexplorer;

namespace {

using plain::Big;

const std::vector<std::string> formulaNames = {"n", "k"};
constexpr std::int64_t mostNumber = INT64_MAX;

Formula formulaOf(const std::string& text) {
    const auto formula = Formula::parse(text, formulaNames);
    if (!formula) throw std::invalid_argument(text + ": " + formula.error().english());
    return *formula;
}

std::optional<std::int64_t> valueOf(const std::string& text, std::int64_t n, std::int64_t k = 1) {
    const std::int64_t numbers[] = {n, k};
    return formulaOf(text).value(numbers);
}

std::string spelt(const std::string& text) {
    return formulaOf(text).text();
}

/// Whether r is the floor of (a + b√d) / c, c > 0, b ≥ 0: r ≤ that < r + 1, by squares.
bool isFloorOf(const Big& r, const Big& a, const Big& b, const Big& c, const Big& d) {
    const auto isAtMost = [&](const Big& number) {
        const Big x = c * number - a;
        return x <= 0 || x * x <= b * b * d;
    };
    return isAtMost(r) && !isAtMost(r + 1);
}

std::int64_t floored(std::int64_t a, std::int64_t b) {
    return static_cast<std::int64_t>(plain::floorOf(b > 0 ? a : -a, b > 0 ? b : -b));
}

} // namespace

class TestFormula : public QObject {
    Q_OBJECT

private slots:
    void operationsAgreeWithTheirDefinitions() {
        using Reference = std::function<std::int64_t(std::int64_t, std::int64_t)>;
        const std::pair<const char*, Reference> all[] = {
            {"n + k", [](auto n, auto k) { return n + k; }},
            {"n - k", [](auto n, auto k) { return n - k; }},
            {"n*k", [](auto n, auto k) { return n * k; }},
            {"-n", [](auto n, auto) { return -n; }},
            {"|n - k|", [](auto n, auto k) { return std::abs(n - k); }},
            {"min(n, k)", [](auto n, auto k) { return std::min(n, k); }},
            {"max(n, k)", [](auto n, auto k) { return std::max(n, k); }},
            {"gcd(n, k)", [](auto n, auto k) { return std::gcd(n, k); }},
            {"n = k", [](auto n, auto k) { return n == k ? 1 : 0; }},
            {"n != k", [](auto n, auto k) { return n != k ? 1 : 0; }},
            {"n < k", [](auto n, auto k) { return n < k ? 1 : 0; }},
            {"n <= k", [](auto n, auto k) { return n <= k ? 1 : 0; }},
            {"n > k", [](auto n, auto k) { return n > k ? 1 : 0; }},
            {"n >= k", [](auto n, auto k) { return n >= k ? 1 : 0; }},
            {"k divides n", [](auto n, auto k) { return (k == 0 ? n == 0 : n % k == 0) ? 1 : 0; }},
            {"n in {1, k, 3..5}",
             [](auto n, auto k) { return n == 1 || n == k || (n >= 3 && n <= 5) ? 1 : 0; }},
            {"n is even", [](auto n, auto) { return n % 2 == 0 ? 1 : 0; }},
            {"n is odd", [](auto n, auto) { return n % 2 != 0 ? 1 : 0; }},
            {"n < k or n < 0 and k < 0", [](auto n, auto k) { return n < k || (n < 0 && k < 0) ? 1 : 0; }},
            {"not n < k", [](auto n, auto k) { return n >= k ? 1 : 0; }},
            {"-5 < n < k", [](auto n, auto k) { return -5 < n && n < k ? 1 : 0; }},
            {"if n < k then n else 2k", [](auto n, auto k) { return n < k ? n : 2 * k; }},
            {"digitsum(n)", [](auto n, auto) { return std::abs(n) % 10 + std::abs(n) / 10; }},
            {"2n^2 + 3k", [](auto n, auto k) { return 2 * n * n + 3 * k; }},
        };
        for (const auto& [text, reference] : all) {
            const Formula formula = formulaOf(text);
            for (std::int64_t n = -30; n <= 30; ++n) {
                for (std::int64_t k = -30; k <= 30; ++k) {
                    const std::int64_t numbers[] = {n, k};
                    QVERIFY2(formula.value(numbers) == reference(n, k), text);
                }
            }
        }
    }

    void divisionGivesTheFloorAndTheRemainderIsNotNegative() {
        for (std::int64_t n = -30; n <= 30; ++n) {
            for (std::int64_t k = -7; k <= 7; ++k) {
                if (k == 0) continue;
                QCOMPARE(*valueOf("n/k", n, k), floored(n, k));
                const std::int64_t remainder = *valueOf("n mod k", n, k);
                QVERIFY(remainder >= 0 && remainder < std::abs(k) && (n - remainder) % k == 0);
            }
        }
        QVERIFY(!valueOf("n/k", 1, 0));
        QVERIFY(!valueOf("n mod k", 1, 0));
    }

    void functionsOfOneNumberAgreeWithTheirDefinitions() {
        for (std::int64_t n = 0; n <= 2000; ++n) {
            const auto same = [n](const std::string& text, Operation operation) {
                return Big(*valueOf(text, n)) == *plain::unary(operation, n);
            };
            QVERIFY(same("popcount(n)", Operation::bitCount));
            QVERIFY(same("isqrt(n)", Operation::root));
            QVERIFY(same("floor(sqrt(n))", Operation::root));
            QVERIFY(same("isprime(n)", Operation::isPrime));
            QVERIFY(same("n is fibonacci", Operation::isFibonacci));
            QVERIFY(same("issquare(n)", Operation::isSquare));
            if (n > 0) QVERIFY(same("ν2(n)", Operation::twos));
            if (n <= 92) QVERIFY(same("fib(n)", Operation::fibonacci));
        }
    }

    void largePrimesAreKnown() {
        QCOMPARE(*valueOf("isprime(n)", 9223372036854775783), 1); // the largest below 2^63
        QCOMPARE(*valueOf("isprime(n)", 9223372036854775787), 0);
        QCOMPARE(*valueOf("isprime(n)", 3215031751), 0);          // looks prime to 2, 3, 5 and 7
        QCOMPARE(*valueOf("isprime(n)", 3825123056546413051), 0); // and to all up to 23
        QCOMPARE(*valueOf("isprime(n)", std::int64_t{1'000'000'007} * 1'000'000'009), 0);
    }

    void whatDoesNotFitHasNoValue() {
        QVERIFY(!valueOf("n + 1", mostNumber));
        QVERIFY(!valueOf("2n", mostNumber));
        QVERIFY(!valueOf("-n - 2", mostNumber));
        QVERIFY(!valueOf("n^2", mostNumber));
        QVERIFY(!valueOf("2^n", 63));
        QCOMPARE(*valueOf("2^n", 62), std::int64_t{1} << 62);
        QCOMPARE(*valueOf("(-2)^n", 63), INT64_MIN);
        QVERIFY(!valueOf("-(-2)^n", 63));
        QVERIFY(!valueOf("|(-2)^n|", 63));
        QVERIFY(!valueOf("(-2)^n / k", 63, -1));
        QCOMPARE(*valueOf("(-2)^n mod k", 63, -1), 0);
        QVERIFY(!valueOf("gcd((-2)^n)", 63));
        QVERIFY(!valueOf("2^n", -1));
        QVERIFY(!valueOf("fib(n)", 93));
        QVERIFY(!valueOf("isqrt(n)", -1));
        QVERIFY(!valueOf("nu2(n)", 0));
        QVERIFY(!valueOf("n xor k", -1, 1));
        QVERIFY(!valueOf("popcount(n)", -1));
        QVERIFY(!valueOf("floor(n*phi)", mostNumber));
        QVERIFY(!valueOf("1/0", 1));
        QVERIFY(!formulaOf("n/k = 2").holds(std::vector<std::int64_t>{1, 0}));
    }

    void conditionsLookOnlyAtWhatTheyNeed() {
        QCOMPARE(*valueOf("k != 0 and n/k = 2", 5, 0), 0);
        QCOMPARE(*valueOf("k = 0 or n/k = 2", 5, 0), 1);
        QVERIFY(!valueOf("n/k = 2 and k != 0", 5, 0));
        QVERIFY(!valueOf("n/k = 2 or k = 0", 5, 0));
        QCOMPARE(*valueOf("if k = 0 then n else n/k", 5, 0), 5);
        QVERIFY(!valueOf("if k != 0 then n else n/k", 5, 0));
        QCOMPARE(*valueOf("n in {5, n/k}", 5, 0), 1);
        QVERIFY(!valueOf("n in {n/k, 5}", 5, 0));
    }

    void floorsOfMultiplesOfRootsAreExact() {
        struct Case {
            const char* text;
            std::function<std::array<Big, 4>(Big)> form; // a, b, c, d
        };
        const Case cases[] = {
            {"floor(n*phi)",
             [](Big n) {
                 return std::array<Big, 4>{n, n, 2, 5};
             }},
            {"⌊n·φ⌋",
             [](Big n) {
                 return std::array<Big, 4>{n, n, 2, 5};
             }},
            {"floor(n*(1+√5)/2)",
             [](Big n) {
                 return std::array<Big, 4>{n, n, 2, 5};
             }},
            {"floor(n*phi*phi)",
             [](Big n) {
                 return std::array<Big, 4>{3 * n, n, 2, 5};
             }},
            {"floor(n*phi^2)",
             [](Big n) {
                 return std::array<Big, 4>{3 * n, n, 2, 5};
             }},
            {"floor(n/phi)",
             [](Big n) {
                 return std::array<Big, 4>{-n, n, 2, 5};
             }},
            {"floor(n*sqrt(2))",
             [](Big n) {
                 return std::array<Big, 4>{0, n, 1, 2};
             }},
            {"floor(n*sqrt(8)/4)",
             [](Big n) {
                 return std::array<Big, 4>{0, n, 2, 2};
             }},
            {"floor(n*(2 + sqrt(2)))",
             [](Big n) {
                 return std::array<Big, 4>{2 * n, n, 1, 2};
             }},
            {"floor((n*sqrt(3) + 5)/7 + n/2)",
             [](Big n) {
                 return std::array<Big, 4>{7 * n + 10, 2 * n, 14, 3};
             }},
            {"floor(n/(sqrt(2) - 1))",
             [](Big n) {
                 return std::array<Big, 4>{n, n, 1, 2};
             }},
            {"floor((sqrt(8n+1) - 1)/2)",
             [](Big n) {
                 return std::array<Big, 4>{-1, 1, 2, 8 * n + 1};
             }},
            {"round(n*phi)",
             [](Big n) {
                 return std::array<Big, 4>{n + 1, n, 2, 5};
             }},
            {"floor(1.25n + 0.5)",
             [](Big n) {
                 return std::array<Big, 4>{5 * n + 2, 0, 4, 1};
             }},
        };
        std::vector<std::int64_t> numbers;
        for (std::int64_t n = 0; n <= 10'000; ++n)
            numbers.push_back(n);
        for (std::int64_t n = 1'000'000'000; n < mostNumber / 30; n = n * 3 + 1)
            numbers.push_back(n);
        for (const std::int64_t fibonacci : {12586269025, 20365011074, 1100087778366101931 / 100})
            numbers.push_back(fibonacci);
        for (const Case& one : cases) {
            const Formula formula = formulaOf(one.text);
            for (const std::int64_t n : numbers) {
                const std::int64_t both[] = {n, 1};
                const auto value = formula.value(both);
                const auto [a, b, c, d] = one.form(n);
                QVERIFY2(value && isFloorOf(*value, a, b, c, d), one.text);
            }
        }
    }

    void ceilingsAreFloorsBelowZero() {
        for (std::int64_t n = -500; n <= 500; ++n) {
            QCOMPARE(*valueOf("ceil(n/7)", n), -floored(-n, 7));
            QCOMPARE(*valueOf("ceil(n*phi)", n), -*valueOf("floor(-n*phi)", n));
            QCOMPARE(*valueOf("ceil(n*phi)", n), *valueOf("floor(n*phi)", n) + (n != 0 ? 1 : 0));
            if (n < 0) continue;
            QCOMPARE(*valueOf("⌈sqrt(n)⌉", n), *valueOf("isqrt(n) + (if n is square then 0 else 1)", n));
        }
    }

    void whatIsExactAnywayNeedsNoFloor() {
        QCOMPARE(spelt("sqrt(9)"), std::string("3"));
        QCOMPARE(spelt("phi*phi - phi"), std::string("1"));
        QCOMPARE(spelt("sqrt(2)*sqrt(8)"), std::string("4"));
        QCOMPARE(spelt("floor(sqrt(k)*sqrt(k))"), std::string("k"));
    }

    void whatReadsAlikeIsWrittenAlike_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* typed, const char* text) { QTest::newRow(typed) << typed << text; };
        row("k<=n/2 and n mod k=0", "k <= n/2 and n mod k = 0");
        row("k ≤ n÷2 ∧ n % k == 0", "k <= n/2 and n mod k = 0");
        row("ｋ＜＝ｎ／２", "k <= n/2");
        row("n ≥ k", "k <= n");
        row("n <> k", "n != k");
        row("¬(n = k)", "n != k");
        row("!(n = k) ∨ n≠3", "n != k or n != 3");
        row("n × k · 2", "2*n*k");
        row("n − 1", "n - 1");
        row("1 + n", "n + 1");
        row("n - (k - 1)", "n - (k - 1)");
        row("n - -k", "n - (-k)");
        row("2**n**2", "2^n^2");
        row("(2^n)^2", "(2^n)^2");
        row("-n^2", "-n^2");
        row("(-n)^2", "(-n)^2");
        row("1/2n", "1/(2*n)");
        row("2(n+1)", "2*(n + 1)");
        row("2φ·0 + n³", "n^3");
        row("|k-3| < 2", "abs(k - 3) < 2");
        row("||k|-3|", "abs(abs(k) - 3)");
        row("n ⊕ k = 0", "n xor k = 0");
        row("n xor (k xor 1)", "n xor (k xor 1)");
        row("n ∈ {1, 3, 4..7}", "n in {1, 3, 4, 5, 6, 7}");
        row("n not in {1…3}", "n not in {1, 2, 3}");
        row("n in {1..1000}", "1 <= n and n <= 1000");
        row("n is not prime", "not isprime(n)");
        row("v2(n) + ν2(n)", "nu2(n) + nu2(n)");
        row("1 <= k <= n", "1 <= k and k <= n");
        row("(if n > 1 then n else k) + 1", "(if 1 < n then n else k) + 1");
        row("if n > 1 then n else k + 1", "if 1 < n then n else k + 1");
        row("floor(n*phi)", "floor((n + n*sqrt(5))/2)");
        row("floor(sqrt(n))", "isqrt(n)");
        row("floor(n/2 + k/3)", "(3*n + 2*k)/6");
        row("n/2 + k/3", "n/2 + k/3");
        row("-9223372036854775807 - 1", "-9223372036854775807 - 1");
    }
    void whatReadsAlikeIsWrittenAlike() {
        QFETCH(QString, typed);
        QFETCH(QString, text);
        QCOMPARE(QString::fromStdString(spelt(typed.toStdString())), text);
        QCOMPARE(QString::fromStdString(spelt(text.toStdString())), text);
    }

    void conditionsAreToldFromNumbers() {
        for (const char* condition :
             {"n < k", "true", "n in {}", "isprime(n)", "if n < k then true else n = 2"})
            QVERIFY2(formulaOf(condition).isCondition(), condition);
        for (const char* number : {"n", "1 + 1", "if n < k then n else 2"})
            QVERIFY2(!formulaOf(number).isCondition(), number);
    }

    void randomFormulasAgreeWithTheirTreesAndTexts() {
        constexpr std::uint64_t seed = 2026;
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        Random random(seed);
        RandomFormula writer(random);
        std::size_t read = 0;
        std::size_t undefined = 0;
        for (int i = 0; i < 12'000; ++i) {
            const int depth = static_cast<int>(random.between(1, 5));
            const std::string typed = random.once(2) ? writer.condition(depth) : writer.number(depth);
            const auto formula = Formula::parse(typed, formulaNames);
            if (!formula) continue; // as of mixed roots
            ++read;
            const std::string text = formula->text();
            const auto again = Formula::parse(text, formulaNames);
            QVERIFY2(again && again->tree() == formula->tree() && again->text() == text,
                     (typed + " is written as " + text).c_str());
            for (int times = 0; times < 6; ++times) {
                const auto large = static_cast<std::int64_t>(random.ofAnyLength(0, INT64_MAX));
                const std::int64_t numbers[] = {times < 3   ? large % 40
                                                : times < 5 ? large
                                                            : -large,
                                                static_cast<std::int64_t>(random.below(12)) - 3};
                const auto value = formula->value(numbers);
                const auto truth = plain::value(formula->tree(), numbers);
                QVERIFY2(value.has_value() == truth.has_value() && (!value || *value == *truth),
                         fmt::format("{} with {}, {}", text, numbers[0], numbers[1]).c_str());
                undefined += value ? 0 : 1;
            }
        }
        QVERIFY(read > 10'000);
        QVERIFY(undefined > 1'000);
    }
};

MEXPLORER_TEST(TestFormula)
#include "test_formula.moc"
