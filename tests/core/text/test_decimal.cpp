#include "core/text/decimal.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

class TestDecimal : public QObject {
    Q_OBJECT

private slots:
    void numbersAreReadAsTheyAreWritten() {
        QCOMPARE(decimalText(0), "0");
        QCOMPARE(decimalText(-0.0), "0");
        QCOMPARE(decimalText(1.0 / 3, 3), "0.333");
        QCOMPARE(decimalText(-1.0 / 18), "−0.05556");
        QCOMPARE(decimalText(12.5), "12.5");
        QCOMPARE(decimalText(2.14e-6, 3), "2.14·10⁻⁶");
        QCOMPARE(decimalText(-9.999e-5, 3), "−1·10⁻⁴");
        QCOMPARE(decimalText(1e12, 3), "1·10¹²");
        QCOMPARE(decimalText(-1503.4, 3), "−1503");
        QCOMPARE(decimalText(999.96, 3), "1000");
        QCOMPARE(decimalText(0.00099996, 3), "0.001");
        QCOMPARE(decimalText(12.345, 3), "12.3");
        QCOMPARE(plainDecimal(-1.0 / 18), "-0.0555556");
        QCOMPARE(plainDecimal(-0.0), "0");
        QCOMPARE(plainDecimal(2.14e-6, 3), "2.14e-06");
    }
};

MEXPLORER_TEST(TestDecimal)
#include "test_decimal.moc"
