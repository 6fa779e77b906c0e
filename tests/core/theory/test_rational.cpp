#include "core/theory/rational.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

class TestRational : public QObject {
    Q_OBJECT

private slots:
    void decimalsAlign() {
        QCOMPARE(alignedDecimals(Rational(1, 4), 4), "0.2500");
        QCOMPARE(alignedDecimals(Rational(1, 3), 4), "≈\u00A00.3333");
        QCOMPARE(alignedDecimals(Rational(-2, 3), 2), "≈\u00A0−0.67");
        QCOMPARE(alignedDecimals(Rational(0), 3), "0.000");
        QCOMPARE(alignedDecimals(Rational(-1, 1000), 2), "≈\u00A00.00"); // no −0
        QCOMPARE(alignedDecimals(Rational(999, 1000), 2), "≈\u00A01.00");
        QCOMPARE(alignedDecimals(Rational(5, 2), 0), "≈\u00A03"); // halves away from zero
        QCOMPARE(alignedDecimals(Rational(-5, 2), 0), "≈\u00A0−3");
        QCOMPARE(alignedDecimals(Rational(12), 0), "12");
        QCOMPARE(alignedDecimals(Rational(Integer("123456789012345678901234567890"), 11), 1),
                 "≈\u00A011223344455667788991021324353.6");
    }
};

MEXPLORER_TEST(TestRational)
#include "test_rational.moc"
