#include "core/theory/fibonacci.h"

#include <QTest>

#include <set>

using namespace mexplorer;

class TestFibonacci : public QObject {
    Q_OBJECT

private slots:
    void theFibonacciNumbersAreThoseOfTheSequence() {
        std::set<std::uint64_t> sequence;
        for (std::uint64_t a = 1, b = 2; a <= (std::uint64_t{1} << 62U); b += a, a = b - a)
            sequence.insert(a);
        for (std::uint64_t n = 0; n <= 5000; ++n)
            QCOMPARE(isFibonacci(n), sequence.count(n) == 1);
        for (const std::uint64_t number : sequence) {
            QVERIFY(isFibonacci(number));
            if (number > 5) QVERIFY(!isFibonacci(number + 1) && !isFibonacci(number - 1));
        }
    }
};

QTEST_APPLESS_MAIN(TestFibonacci)
#include "test_fibonacci.moc"
