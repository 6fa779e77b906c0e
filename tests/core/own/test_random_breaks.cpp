#include "core/own/own_breaks.h"
#include "core/own/rule_text.h"
#include "core/rules/heap_game.h"
#include "core/solve/own_break_engine.h"
#include "core/theory/random.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

using namespace mexplorer;

namespace {

/// “heap n: take k leave a + b where c₁ n + c₂ k + c₃ a + c₄ b mod m < r”, or with three parts.
class RandomBreaks {
public:
    RandomBreaks(Random& random, std::size_t parts) : parts_(parts) {
        for (std::uint64_t& factor : factors_)
            factor = random.below(4);
        modulus_ = random.between(2, 6);
        below_ = random.between(1, modulus_ - 1);
    }

    [[nodiscard]] std::string text() const {
        const std::string names = parts_ == 3 ? "a + b + c" : "a + b";
        const std::string third = parts_ == 3 ? " + " + std::to_string(factors_[4]) + "c" : "";
        return "heap n: take k leave " + names + " where (" + std::to_string(factors_[0]) + "n + " +
               std::to_string(factors_[1]) + "k + " + std::to_string(factors_[2]) + "a + " +
               std::to_string(factors_[3]) + "b" + third + ") mod " + std::to_string(modulus_) + " < " +
               std::to_string(below_);
    }
    /// In ascending order, without empty heaps.
    [[nodiscard]] std::set<Heaps> options(std::uint64_t n) const {
        std::set<Heaps> all;
        for (std::uint64_t k = 1; k <= n; ++k)
            for (std::uint64_t a = 0; a <= n - k; ++a)
                for (std::uint64_t b = 0; a + b <= n - k; ++b)
                    if ((parts_ == 3 || a + b == n - k) && holds({n, k, a, b, n - k - a - b}))
                        all.insert(sorted({a, b, n - k - a - b}));
        return all;
    }

private:
    using Numbers = std::array<std::uint64_t, 5>;

    [[nodiscard]] bool holds(const Numbers& numbers) const {
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < 2 + parts_; ++i)
            sum += factors_.at(i) * numbers.at(i);
        return sum % modulus_ < below_;
    }
    [[nodiscard]] static Heaps sorted(Heaps heaps) {
        std::erase(heaps, 0U);
        std::ranges::sort(heaps);
        return heaps;
    }

    std::size_t parts_;
    Numbers factors_{};
    std::uint64_t modulus_ = 2;
    std::uint64_t below_ = 1;
};

} // namespace

class TestRandomBreaks : public QObject {
    Q_OBJECT

private slots:
    /// Conditions of random comparisons, by which heaps break: each is computed here, for every way to break.
    void randomBreaksAreWhatTheyMean() {
        const std::uint64_t seed = 20'261'202;
        Random random(seed);
        for (int i = 0; i < 60; ++i) {
            const std::size_t parts = random.below(3) == 0 ? 3 : 2;
            const RandomBreaks rules(random, parts);
            const auto typed = parseHeapRules(rules.text());
            QVERIFY2(typed.has_value(), rules.text().c_str());
            const OwnBreakCode code(typed->turns);
            constexpr std::uint64_t heaps = 24;
            LineValues line(heaps);
            Task task;
            QVERIFY(fillBreakLine(code, line, task));
            std::vector<Nimber> plain;
            for (std::uint64_t n = 0; n < heaps; ++n) {
                const auto options = rules.options(n);
                std::set<Nimber> met;
                for (const Heaps& option : options) {
                    Nimber value = 0;
                    for (const std::uint64_t part : option)
                        value ^= plain[part];
                    met.insert(value);
                }
                Nimber mex = 0;
                while (met.contains(mex))
                    ++mex;
                plain.push_back(mex);
                const QString told =
                    QString("%1, n = %2, seed %3").arg(rules.text().c_str()).arg(n).arg(seed);
                QVERIFY2(line[n] == mex, qPrintable(told));
                QVERIFY2(code.canBreak(n) == !options.empty(), qPrintable(told));
                std::set<Heaps> listed;
                code.forEachBreak(n, [&](std::uint64_t, const HeapsLeft& left) {
                    QVERIFY2(code.mayLeave(n, left), qPrintable(told));
                    listed.insert(Heaps(left.begin(), left.end()));
                });
                QVERIFY2(listed == options, qPrintable(told));
            }
        }
    }
};

MEXPLORER_TEST(TestRandomBreaks)
#include "test_random_breaks.moc"
