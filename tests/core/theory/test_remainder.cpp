#include "core/theory/remainder.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

class TestRemainder : public QObject {
    Q_OBJECT

private slots:
    void itIsThatOfDivision() {
        for (std::uint32_t divisor = 1; divisor <= 10'001; ++divisor) {
            const Remainder remainder(divisor);
            const std::uint32_t lastMultiple = UINT32_MAX / divisor * divisor;
            for (const std::uint32_t n :
                 {0U, 1U, divisor - 1, divisor, divisor + 1, 2 * divisor - 1, 2 * divisor, lastMultiple - 1,
                  lastMultiple, UINT32_MAX - 1, UINT32_MAX})
                QCOMPARE(remainder(n), n % divisor);
        }
        for (std::uint32_t divisor = 1; divisor <= 300; ++divisor) {
            const Remainder remainder(divisor);
            for (std::uint32_t n = 0; n <= 3000; ++n)
                QCOMPARE(remainder(n), n % divisor);
        }
    }

    void itIsThatOfDivisionForAnyDivisor() {
        constexpr unsigned seed = 32;
        std::mt19937 random(seed);
        qInfo("seed %u", seed);
        for (int round = 0; round < 1'000'000; ++round) {
            const auto divisor =
                std::max<std::uint32_t>(1, static_cast<std::uint32_t>(random()) >> random() % 32);
            const auto n = static_cast<std::uint32_t>(random());
            QCOMPARE(Remainder(divisor)(n), n % divisor);
        }
    }
};

MEXPLORER_TEST(TestRemainder)
#include "test_remainder.moc"
