#include "core/theory/saturating.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

class TestSaturating : public QObject {
    Q_OBJECT

private slots:
    void whatFitsIsExact() {
        QCOMPARE(saturatedSum(UINT64_MAX - 7, 7), UINT64_MAX);
        QCOMPARE(saturatedSum(UINT64_MAX - 7, 6), UINT64_MAX - 1);
        QCOMPARE(saturatedProduct(UINT64_MAX / 3, 3), UINT64_MAX); // 3 divides 2⁶⁴ − 1
        QCOMPARE(saturatedProduct(UINT64_MAX / 3 - 1, 3), UINT64_MAX - 3);
        QCOMPARE(saturatedProduct(UINT64_MAX, 0), std::uint64_t{0});
    }

    void whatDoesNotFitIsTheMost() {
        QCOMPARE(saturatedSum(UINT64_MAX - 7, 8), UINT64_MAX);
        QCOMPARE(saturatedSum(UINT64_MAX, UINT64_MAX), UINT64_MAX);
        QCOMPARE(saturatedProduct(UINT64_MAX / 3 + 1, 3), UINT64_MAX);
        QCOMPARE(saturatedProduct(std::uint64_t{1} << 32U, std::uint64_t{1} << 32U), UINT64_MAX);
    }
};

MEXPLORER_TEST(TestSaturating)
#include "test_saturating.moc"
