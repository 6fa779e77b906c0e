#include "tests/runner/listed.h"
#include "ui/views/line/extremes.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace mexplorer::ui;

namespace {

std::vector<std::uint32_t> randomValues(std::mt19937_64& random, std::size_t size) {
    std::vector<std::uint32_t> values(size);
    const std::uint64_t range = 1 + random() % 50;
    for (std::uint32_t& value : values)
        value = static_cast<std::uint32_t>(random() % range);
    return values;
}

} // namespace

class TestExtremes : public QObject {
    Q_OBJECT

private slots:
    void theExtremesOfAnyPartAreThoseOfASearch() {
        std::mt19937_64 random = seeded();
        for (const std::size_t size : {1U, 5U, 1023U, 1024U, 1025U, 5000U, 20000U}) {
            const auto values = randomValues(random, size);
            const ExtremesIndex index(values);
            for (int round = 0; round < 200; ++round) {
                const std::uint64_t begin = random() % size;
                const std::uint64_t end = begin + 1 + random() % (size - begin);
                const auto found = index.of(begin, end);
                const auto first = values.begin() + static_cast<std::ptrdiff_t>(begin);
                const auto last = values.begin() + static_cast<std::ptrdiff_t>(end);
                QCOMPARE(found.least,
                         static_cast<std::uint64_t>(std::min_element(first, last) - values.begin()));
                QCOMPARE(found.greatest,
                         static_cast<std::uint64_t>(std::max_element(first, last) - values.begin()));
            }
        }
    }

    void fewValuesAreAllKept() {
        std::mt19937_64 random = seeded();
        const auto values = randomValues(random, 3000);
        const auto points = decimated(ExtremesIndex(values), 500, 1500, 1000);
        QCOMPARE(points.size(), 1000);
        for (int i = 0; i < 1000; ++i)
            QCOMPARE(points[i], QPointF(500 + i, values[static_cast<std::size_t>(500 + i)]));
    }

    void decimationKeepsTheLeastAndTheGreatestOfEveryBucket() {
        std::mt19937_64 random = seeded();
        for (int round = 0; round < 60; ++round) {
            const std::size_t size = 100 + random() % 60000;
            const auto values = randomValues(random, size);
            const std::uint64_t begin = random() % (size / 2);
            const std::uint64_t end = size - random() % (size / 4);
            const std::uint64_t most = 10 + random() % 2000;
            const auto points = decimated(ExtremesIndex(values), begin, end, most);
            QVERIFY(static_cast<std::uint64_t>(points.size()) <= most);
            const std::uint64_t width = bucketWidth(begin, end, most);
            qsizetype at = 0;
            for (std::uint64_t bucket = begin / width * width; bucket < end; bucket += width) {
                const std::uint64_t first = std::max(bucket, begin);
                const std::uint64_t beyond = std::min(bucket + width, end);
                double least = 1e9;
                double greatest = -1;
                for (; at < points.size() && points[at].x() < static_cast<double>(beyond); ++at) {
                    const auto n = static_cast<std::size_t>(points[at].x());
                    QVERIFY(n >= first);
                    QVERIFY(at == 0 || points[at - 1].x() < points[at].x());
                    QCOMPARE(points[at].y(), double(values[n])); // every point is a true value
                    least = std::min(least, points[at].y());
                    greatest = std::max(greatest, points[at].y());
                }
                const auto from = values.begin() + static_cast<std::ptrdiff_t>(first);
                const auto to = values.begin() + static_cast<std::ptrdiff_t>(beyond);
                QCOMPARE(least, double(*std::min_element(from, to)));
                QCOMPARE(greatest, double(*std::max_element(from, to)));
            }
            QCOMPARE(at, points.size());
        }
    }

    void bucketsStandStillWhileOnePans() {
        const std::vector<std::uint32_t> values(100'000, 1);
        const ExtremesIndex index(values);
        const auto here = decimated(index, 1000, 51'000, 500);
        const auto there = decimated(index, 1300, 51'300, 500);
        QSet<double> first;
        for (const QPointF& point : here)
            first << point.x();
        for (qsizetype i = 1; i < there.size(); ++i) // the first and last bucket may be partial
            QVERIFY(first.contains(there[i].x()) || there[i].x() >= 51'000);
    }

private:
    static std::mt19937_64 seeded() {
        constexpr unsigned seed = 77077;
        qInfo("seed %u", seed);
        return std::mt19937_64(seed);
    }
};

MEXPLORER_TEST(TestExtremes)
#include "test_extremes.moc"
