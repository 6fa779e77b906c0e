#include "core/theory/zeckendorf.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace mexplorer;

namespace {

/// 1, 2, 3, 5, 8, … as far as 64 bits go.
std::vector<std::uint64_t> fibonacciNumbers() {
    std::vector<std::uint64_t> numbers = {1, 2};
    std::uint64_t next = 3;
    while (!__builtin_add_overflow(numbers.back(), numbers[numbers.size() - 2], &next))
        numbers.push_back(next);
    return numbers;
}

} // namespace

class TestZeckendorf : public QObject {
    Q_OBJECT

private slots:
    void anExampleIsTheOneOfTheBooks() {
        QCOMPARE(zeckendorfParts(85), (std::vector<std::uint64_t>{55, 21, 8, 1}));
        QVERIFY(zeckendorfParts(0).empty());
        QCOMPARE(zeckendorfParts(1), std::vector<std::uint64_t>{1});
        QCOMPARE(smallestZeckendorfPart(20), std::uint64_t{2});
    }

    void thePartsAreFibonacciNumbersNoTwoNeighboursAndAddUp() {
        constexpr unsigned seed = 1972;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        const auto numbers = fibonacciNumbers();
        std::vector<std::uint64_t> tried;
        for (std::uint64_t n = 0; n <= 3000; ++n)
            tried.push_back(n);
        for (int i = 0; i < 3000; ++i)
            tried.push_back(random() >> (random() % 60));
        for (const std::uint64_t number : numbers) {
            tried.push_back(number - 1);
            tried.push_back(number);
            tried.push_back(number + 1);
        }
        tried.push_back(UINT64_MAX);
        for (const std::uint64_t n : tried) {
            std::uint64_t sum = 0;
            std::size_t before = numbers.size() + 2;
            for (const std::uint64_t part : zeckendorfParts(n)) {
                const auto found = std::find(numbers.begin(), numbers.end(), part);
                QVERIFY(found != numbers.end());
                const auto index = static_cast<std::size_t>(found - numbers.begin());
                QVERIFY(index + 2 <= before);
                before = index;
                sum += part;
            }
            QCOMPARE(sum, n);
        }
    }
};

MEXPLORER_TEST(TestZeckendorf)
#include "test_zeckendorf.moc"
