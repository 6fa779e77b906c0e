#include "core/theory/golden.h"
#include "tests/runner/listed.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <QTest>

#include <random>

using namespace mexplorer;
using Big = boost::multiprecision::cpp_int;

namespace {

/// ⌊kφ⌋ = m exactly when m ≤ kφ < m + 1, that is when (2m − k)² ≤ 5k² < (2m + 2 − k)².
bool isFloorTimesPhi(std::uint64_t k, std::uint64_t m) {
    const Big low = 2 * Big(m) - k;
    const Big high = low + 2;
    const Big square = Big(5) * k * k;
    return low >= 0 && low * low <= square && square < high * high;
}

} // namespace

class TestGolden : public QObject {
    Q_OBJECT

private slots:
    void squareRootIsExactAroundSquares() {
        const std::uint64_t roots[] = {
            0, 1, 2, 3, 1000, (1ULL << 32) - 1, 1ULL << 32, (1ULL << 53) + 1, ~0ULL >> 1, ~0ULL};
        for (const std::uint64_t root : roots) {
            const Wide square = Wide{root} * root;
            QCOMPARE(integerSquareRoot(square), root);
            if (root > 0) QCOMPARE(integerSquareRoot(square - 1), root - 1);
            if (root > 0) QCOMPARE(integerSquareRoot(square + 2 * Wide{root}), root);
        }
    }

    void floorTimesPhiForSmallK() {
        for (std::uint64_t k = 0; k <= 1'000'000; ++k) {
            if (!isFloorTimesPhi(k, floorTimesPhi(k))) QFAIL(qPrintable(QString("k = %1").arg(k)));
        }
    }

    void floorTimesPhiUpToTheLimit() {
        constexpr unsigned seed = 20250101;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        for (int i = 0; i < 200'000; ++i) {
            const std::uint64_t k = (random() >> 1) >> (random() % 62);
            if (k > 1ULL << 62) continue;
            if (!isFloorTimesPhi(k, floorTimesPhi(k))) QFAIL(qPrintable(QString("k = %1").arg(k)));
        }
        for (std::uint64_t k = (1ULL << 62) - 1000; k <= (1ULL << 62) + 1; ++k)
            QVERIFY(isFloorTimesPhi(k, floorTimesPhi(k)));
    }

    /// ⌊a/φ⌋ = j exactly when j ≤ a(√5 − 1)/2 < j + 1, that is when (2j + a)² ≤ 5a² < (2j + 2 + a)².
    void floorOverPhiIsExact() {
        constexpr unsigned seed = 20260411;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        const auto check = [](std::uint64_t a) {
            const Big low = 2 * Big(floorOverPhi(a)) + a;
            const Big square = Big(5) * a * a;
            return low * low <= square && square < (low + 2) * (low + 2);
        };
        for (std::uint64_t a = 0; a < 10'000; ++a)
            QVERIFY(check(a));
        for (int i = 0; i < 50'000; ++i)
            QVERIFY(check((random() >> 2) >> (random() % 62)));
        for (std::uint64_t a = (1ULL << 62) - 100; a <= (1ULL << 62) + 1; ++a)
            QVERIFY(check(a));
    }

    /// Where floating point fails: for a Fibonacci number k, kφ is almost an integer.
    void floorTimesPhiAtFibonacciNumbers() {
        std::uint64_t before = 1;
        for (std::uint64_t k = 1; k <= 1ULL << 62;) {
            QVERIFY(isFloorTimesPhi(k, floorTimesPhi(k)));
            const std::uint64_t next = before + k;
            before = k;
            k = next;
        }
    }

    /// The sieve: a_k is the least number not yet used, b_k = a_k + k.
    void coldPairsEqualTheSieve() {
        constexpr std::uint64_t most = 1'000'000;
        std::vector<bool> used(3 * most, false);
        std::uint64_t a = 0;
        for (std::uint64_t k = 0; k <= most; ++k) {
            while (used[a])
                ++a;
            if (coldPair(k) != std::pair{a, a + k}) QFAIL(qPrintable(QString("k = %1").arg(k)));
            used[a] = true;
            used[a + k] = true;
        }
    }

    void everyNumberHasTheOnePartnerTheSieveGivesIt() {
        constexpr std::uint64_t most = 300'000;
        std::vector<std::uint64_t> partner(3 * most, 0);
        for (std::uint64_t k = 1; k <= most; ++k) {
            const auto [a, b] = coldPair(k);
            partner[a] = b;
            partner[b] = a;
        }
        for (std::uint64_t a = 0; a <= most; ++a) {
            if (coldPartner(a) != partner[a]) QFAIL(qPrintable(QString("a = %1").arg(a)));
        }
    }

    void partnersUpToTheLimitAreColdPairs() {
        constexpr unsigned seed = 1877;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        for (int i = 0; i < 100'000; ++i) {
            const std::uint64_t a = random() >> (2 + random() % 60);
            QVERIFY(isColdPair(a, coldPartner(a)));
        }
        for (std::uint64_t a = (1ULL << 62) - 1000; a <= 1ULL << 62; ++a)
            QVERIFY(isColdPair(a, coldPartner(a)));
    }

    void isColdPairAgreesWithTheList() {
        for (std::uint64_t a = 0; a < 300; ++a) {
            for (std::uint64_t b = a; b < 500; ++b) {
                const auto pair = coldPair(b - a);
                QCOMPARE(isColdPair(a, b), pair.first == a);
                QCOMPARE(isColdPair(b, a), isColdPair(a, b));
            }
        }
    }
};

MEXPLORER_TEST(TestGolden)
#include "test_golden.moc"
