#include "core/solve/value_census.h"

#include "tests/core/break_values.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

class TestValueCensus : public QObject {
    Q_OBJECT

private slots:
    void everyHeapIsCountedOnce() {
        const auto values = plainBreakValues({{0, 7, 7}}, 1000);
        const ValueCensus census = censusOf(values);
        QCOMPARE(census.heaps, std::uint64_t{1000});
        std::uint64_t sum = 0;
        for (std::uint32_t value = 0; value < census.counts.size(); ++value) {
            QCOMPARE(census.counts[value], static_cast<std::uint64_t>(std::ranges::count(values, value)));
            sum += census.counts[value];
        }
        QCOMPARE(sum, census.heaps);
    }

    void kaylesHasFewRareHeaps() {
        const auto values = plainBreakValues({{0, 7, 7}}, 1000);
        const ValueCensus census = censusOf(values);
        QVERIFY(census.isSparse());
        for (std::uint64_t n = 1; n < values.size(); ++n)
            QCOMPARE(census.space.isRare(values[n]), std::ranges::binary_search(census.rare, n));
        QVERIFY(census.rare.size() < 20 && census.rare.back() == 70);
    }

    void linesWithoutFewRareHeapsOrWithLargeValuesSaySo() {
        std::vector<std::uint32_t> nim;
        for (std::uint32_t n = 0; n < 5000; ++n)
            nim.push_back(n);
        QVERIFY(censusOf(nim).counts.empty() && !censusOf(nim).isSparse());
        nim.resize(300);
        QVERIFY(!censusOf(nim).isSparse());
        QCOMPARE(censusOf(nim).counts.size(), std::size_t{300});
        QVERIFY(censusOf({}).counts.empty());
        const auto few = plainBreakValues({{0, 7, 7}}, 50);
        QVERIFY(!censusOf(few).isSparse());
    }
};

MEXPLORER_TEST(TestValueCensus)
#include "test_value_census.moc"
