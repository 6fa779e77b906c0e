#include "core/catalogue/catalogue.h"
#include "core/own/own_description.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <set>

using namespace mexplorer;

namespace {

/// Values by the definition, of heaps of 0 to 250 from which k may be taken if `allows` (n, k).
std::vector<int> plainValues(const std::function<bool(int n, int k)>& allows) {
    std::vector<int> values;
    for (int n = 0; n <= 250; ++n) {
        std::set<int> options;
        for (int k = 1; k <= n; ++k)
            if (allows(n, k)) options.insert(values[static_cast<std::size_t>(n - k)]);
        int mex = 0;
        while (options.count(mex) != 0)
            ++mex;
        values.push_back(mex);
    }
    return values;
}

/// The smallest heap at which a conjecture fails.
int firstFailure(const std::vector<int>& values, const std::function<bool(int n, int value)>& holds) {
    int n = 0;
    while (holds(n, values[static_cast<std::size_t>(n)]))
        ++n;
    return n;
}

/// The example in the list with these rules.
const Preset* presetWith(const std::string& rules) {
    static const Description own = describeOwn();
    const auto found = std::ranges::find_if(
        own.presets, [&](const Preset& preset) { return preset.parameters.at(ownRulesId) == rules; });
    return found == own.presets.end() ? nullptr : &*found;
}

} // namespace

/// Examples whose obvious conjecture holds for long, and then fails: as their titles say.
class TestLateFailures : public QObject {
    Q_OBJECT

private slots:
    /// 144 is the first Fibonacci number that 6 divides.
    void fibonacciNumbersOrFour() {
        const std::set<int> allowed{1, 2, 3, 4, 5, 8, 13, 21, 34, 55, 89, 144, 233};
        const auto values = plainValues([&](int /*n*/, int k) { return allowed.count(k) != 0; });
        const int failure = firstFailure(values, [](int n, int value) { return value == n % 6; });
        QCOMPARE(failure, 144);
        const Preset* preset = presetWith("heap n: take k where k is fibonacci or k = 4");
        QVERIFY(preset);
        QCOMPARE(preset->position, std::to_string(failure));
        QVERIFY(preset->title.english().find(preset->position) != std::string::npos);
    }

    /// 190 is the first multiple of 10 whose digits add up to 10.
    void theSumOfItsDigitsAtMost() {
        const auto values = plainValues([](int n, int k) { return k <= n % 10 + n / 10 % 10 + n / 100; });
        const int failure =
            firstFailure(values, [](int n, int value) { return (value == 0) == (n % 10 == 0); });
        QCOMPARE(failure, 190);
        const Preset* preset = presetWith("heap n: take k where k <= digits(n)");
        QVERIFY(preset);
        QCOMPARE(preset->position, std::to_string(failure));
        QVERIFY(preset->title.english().find(std::to_string(failure - 10)) != std::string::npos);
    }
};

MEXPLORER_TEST(TestLateFailures)
#include "test_late_failures.moc"
