#include "core/theory/mex.h"

#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>
#include <vector>

using namespace mexplorer;

class TestMex : public QObject {
    Q_OBJECT

private slots:
    /// Of all that is below, in any order and repeated, and with numbers that are far above.
    void itIsTheLeastNumberThatIsMissing_data() {
        QTest::addColumn<std::size_t>("count");
        for (const int count : {0, 1, 62, 63, 64, 65, 127, 128, 1022, 1023, 1024, 1025, 5000})
            QTest::addRow("%d", count) << static_cast<std::size_t>(count);
    }
    void itIsTheLeastNumberThatIsMissing() {
        QFETCH(const std::size_t, count);
        constexpr unsigned seed = 1935;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        for (int round = 0; round < 50; ++round) {
            std::vector<Nimber> values(count);
            for (std::size_t i = 0; i < count; ++i)
                values[i] = i;
            std::ranges::shuffle(values, random);
            const std::size_t changed = round % 3 == 0 || count == 0 ? 0 : random() % count;
            for (std::size_t i = 0; i < changed; ++i)
                values[random() % count] = round % 2 == 0 ? random() : random() % (count + 2);
            const std::set<Nimber> all(values.begin(), values.end());
            Nimber least = 0;
            while (all.contains(least))
                ++least;
            QCOMPARE(mex(values), least);
            MexOfMany many;
            for (const Nimber value : values)
                if (value <= count + 2) many.add(value); // it needs a bit for each number up to the largest
            QCOMPARE(many.mex(), least);
        }
    }
};

MEXPLORER_TEST(TestMex)
#include "test_mex.moc"
