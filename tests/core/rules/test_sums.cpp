#include "core/rules/sums.h"
#include "tests/runner/listed.h"

#include "core/rules/nim.h"
#include "core/theory/mex.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>

using namespace mexplorer;

namespace {

/// A game of heaps from which s ∈ `set` may be taken, by the definition.
class HeapsByRecursion {
public:
    HeapsByRecursion(std::vector<std::uint64_t> set, Play play) : set_(std::move(set)), play_(play) {}

    Nimber value(std::vector<std::uint64_t> heaps) {
        std::sort(heaps.begin(), heaps.end()); // the order of the heaps does not matter
        if (const auto known = known_.find(heaps); known != known_.end()) return known->second;
        std::vector<Nimber> options;
        for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
            for (const std::uint64_t taken : set_) {
                if (taken > heaps[heap]) continue;
                auto option = heaps;
                option[heap] -= taken;
                options.push_back(value(option));
            }
        }
        const Nimber value = options.empty() ? (play_ == Play::normal ? 0 : 1) : mex(options);
        return known_[heaps] = value;
    }

private:
    std::vector<std::uint64_t> set_;
    Play play_;
    std::map<std::vector<std::uint64_t>, Nimber> known_;
};

using Set = std::vector<std::uint64_t>;

} // namespace

class TestSums : public QObject {
    Q_OBJECT

private slots:
    void sumsOfHeapsAgreeWithRecursion_data() {
        QTest::addColumn<Set>("set");
        QTest::newRow("Nim") << Set{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
        QTest::newRow("at most three") << Set{1, 2, 3};
        QTest::newRow("powers of two") << Set{1, 2, 4, 8};
        QTest::newRow("1, 3, 4") << Set{1, 3, 4};
        QTest::newRow("2, 5: some heaps cannot be touched") << Set{2, 5};
        QTest::newRow("3, 4, 9") << Set{3, 4, 9};
        QTest::newRow("none") << Set{};
    }
    void sumsOfHeapsAgreeWithRecursion() {
        QFETCH(Set, set);
        for (const Play play : {Play::normal, Play::misere}) {
            HeapsByRecursion single(set, Play::normal);
            HeapsByRecursion sum(set, play);
            for (std::uint64_t i = 0; i <= 12; ++i) {
                for (std::uint64_t j = 0; j <= i; ++j) {
                    for (std::uint64_t k = 0; k <= j; ++k) {
                        const Nimber values[] = {single.value({i}), single.value({j}), single.value({k})};
                        const Nimber expected = sum.value({i, j, k});
                        const Evaluation found = evaluateHeaps(values, play);
                        QCOMPARE(*found.nimber(), expected);
                        QCOMPARE(found.outcome, expected == 0 ? Outcome::P : Outcome::N);
                    }
                }
            }
        }
    }

    void fourHeapsOfNimAgreeWithRecursion() {
        for (const Play play : {Play::normal, Play::misere}) {
            HeapsByRecursion nim({1, 2, 3, 4}, play);
            for (std::uint64_t code = 0; code < 5 * 5 * 5 * 5; ++code) {
                const Heaps heaps = {code % 5, code / 5 % 5, code / 25 % 5, code / 125};
                QCOMPARE(*evaluateHeaps(heaps, play).nimber(), nim.value(heaps));
                QCOMPARE(*Nim(play).closedForm(heaps)->nimber(), nim.value(heaps));
            }
        }
    }

    void noHeapsAreTerminal() {
        QCOMPARE(nimSum({}), Nimber{0});
        QCOMPARE(evaluateHeaps({}, Play::normal), (Evaluation{Outcome::P, 0}));
        QCOMPARE(evaluateHeaps({}, Play::misere), (Evaluation{Outcome::N, 1}));
    }

    /// For every length from 0 on, to cover the remainders of an unrolled loop.
    void nimSumsOfAnyLengthEqualColumnParities() {
        constexpr unsigned seed = 20250103;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        for (std::size_t length = 0; length < 200; ++length) {
            std::vector<Nimber> values(length);
            for (Nimber& value : values)
                value = random();
            Nimber expected = 0;
            for (unsigned column = 0; column < 64; ++column) {
                const auto ones = std::count_if(values.begin(), values.end(),
                                                [&](Nimber value) { return (value >> column) % 2 == 1; });
                if (ones % 2 == 1) expected += Nimber{1} << column;
            }
            QCOMPARE(nimSum(values), expected);
        }
    }

    /// One heap above 1, anywhere among many of 1, restores the rule of normal play.
    void oneRichHeapAmongManyDecidesTheMisereRule() {
        for (const std::size_t length : {std::size_t{1000}, std::size_t{1001}}) {
            std::vector<Nimber> heaps(length, 1);
            QCOMPARE(*evaluateHeaps(heaps, Play::misere).nimber(), Nimber{1 - length % 2});
            for (std::size_t rich = 0; rich < length; ++rich) {
                heaps[rich] = Nimber{1} << 40;
                QCOMPARE(*evaluateHeaps(heaps, Play::misere).nimber(), nimSum(heaps));
                heaps[rich] = 1;
            }
        }
    }
};

MEXPLORER_TEST(TestSums)
#include "test_sums.moc"
