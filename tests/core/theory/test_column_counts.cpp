#include "core/theory/column_counts.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

class TestColumnCounts : public QObject {
    Q_OBJECT

private slots:
    void everyColumnIsCounted() {
        constexpr unsigned seed = 1910;
        std::mt19937_64 random(seed);
        qInfo("seed %u", seed);
        int divisible = 0;
        for (int round = 0; round < 2000; ++round) {
            const std::uint64_t divisor = 1 + random() % 3;
            std::vector<std::uint64_t> numbers(random() % 7);
            for (std::uint64_t& number : numbers)
                number = random() % 4 == 0 ? UINT64_MAX : random() % 3;
            ColumnCounts counts;
            for (const std::uint64_t number : numbers)
                counts.add(number);
            bool expected = true;
            for (unsigned bit = 0; bit < 64; ++bit) {
                const auto ones = std::count_if(numbers.begin(), numbers.end(),
                                                [bit](std::uint64_t number) { return (number >> bit) & 1U; });
                expected = expected && static_cast<std::uint64_t>(ones) % divisor == 0;
            }
            QCOMPARE(counts.allDivisibleBy(divisor), expected);
            divisible += expected ? 1 : 0;
        }
        QVERIFY(divisible > 100 && divisible < 1900);
    }
};

MEXPLORER_TEST(TestColumnCounts)
#include "test_column_counts.moc"
