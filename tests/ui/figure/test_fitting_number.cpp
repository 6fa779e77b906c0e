#include "tests/runner/listed.h"
#include "ui/figure/fitting_number.h"

#include <QFontMetricsF>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

/// Numbers in narrow places.
class TestFittingNumber : public QObject {
    Q_OBJECT

private slots:
    /// Whatever the room: the fraction itself, or a number that says that it is rounded, and no wider.
    void aRoundedNumberSaysSo() {
        const QFont font;
        const QFontMetricsF metrics(font);
        for (const Rational& number : {Rational(409, 5038), Rational(-409, 5038), Rational(1, 3),
                                       Rational(123456789, 7), Rational(-1, 1000000007)}) {
            bool wasExact = false;
            for (double width = 0; width < 200; ++width) {
                const QString shown = fittingNumber(number, width, font);
                const bool isRounded = shown.startsWith(u'≈');
                QVERIFY(!(wasExact && isRounded)); // more room is never for less
                if (!isRounded) QCOMPARE(shown.toStdString().front() == '-', false);
                if (!isRounded) QVERIFY(shown.contains(u'/'));
                if (shown != QStringLiteral("≈")) QVERIFY(metrics.horizontalAdvance(shown) <= width);
                wasExact = !isRounded;
            }
        }
        QCOMPARE(fittingNumber(Rational(409, 5038), 1000, font), QStringLiteral("409/5038"));
        QCOMPARE(fittingNumber(5, 0, font), QStringLiteral("≈"));
    }

    void aRoundedDecimalSaysSo() {
        const QFont font;
        for (double width = 0; width < 100; ++width) {
            QVERIFY(fittingDecimal(1.0 / 3, width, font).startsWith(u'≈'));
            QVERIFY(fittingDecimal(-12.3456, width, font).startsWith(u'≈'));
            QCOMPARE(fittingDecimal(0.5, width, font), QStringLiteral("0.5"));
        }
        QCOMPARE(fittingDecimal(1.0 / 3, 1000, font), QStringLiteral("≈\u00A00.333"));
        QCOMPARE(fittingDecimal(1.0 / 3, 0, font), QStringLiteral("≈0.3"));
        QCOMPARE(fittingDecimal(-12.3456, 1000, font), QStringLiteral("≈\u00A0−12.3"));
    }
};

MEXPLORER_TEST(TestFittingNumber)
#include "test_fitting_number.moc"
