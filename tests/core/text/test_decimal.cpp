#include "core/text/decimal.h"
#include "core/text/powers.h"
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
        QCOMPARE(roundedText(0.25), "0.25");
        QCOMPARE(roundedText(0.1 + 0.2), "0.3"); // but for the rounding of its computation
        QCOMPARE(roundedText(-1.0 / 18), "≈\u00A0−0.05556");
        QCOMPARE(roundedText(1503.4, 3), "≈\u00A01503");
        QCOMPARE(roundedText(1503, 3), "1503");
        QCOMPARE(roundedText(0), "0");
        QCOMPARE(roundedText(1.23456e-9, 3), "≈\u00A01.23·10⁻⁹");
        QCOMPARE(fractionText(-1.0 / 12, 3), "−1/12");
        QCOMPARE(fractionText(0.375, 3), "0.375");
        QCOMPARE(fractionText(7.0 / 3), "7/3");
        QCOMPARE(fractionText(1.0 / 1009, 3), "≈\u00A00.000991");
        QCOMPARE(fractionText(0.0833333, 3), "≈\u00A00.0833"); // nearly a twelfth
        QCOMPARE(roundedToDecimals(0.5, 2), "0.5");
        QCOMPARE(roundedToDecimals(1.0 / 3, 2), "≈\u00A00.33");
        QCOMPARE(roundedToDecimals(-0.004, 2), "≈\u00A00");
        QCOMPARE(roundedToDecimals(-1.996, 2), "≈\u00A0−2");
        QCOMPARE(roundedToDecimals(0.1 + 0.2, 3), "0.3");
        QCOMPARE(roundedToDecimals(4.2e-17, 2), "0");
        QCOMPARE(roundedToDecimals(1500, 0), "1500");
        QCOMPARE(plainDecimal(-1.0 / 18), "-0.0555556");
        QCOMPARE(plainDecimal(-0.0), "0");
        QCOMPARE(plainDecimal(2.14e-6, 3), "2.14e-06");
    }

    void limitsThatArePowersAreWrittenAsSuch() {
        const auto text = [](std::int64_t limit) { return limitText(limit); };
        QCOMPARE(text(0), std::string("0"));
        QCOMPARE(text(1000), std::string("1000"));
        QCOMPARE(text(-4096), std::string("−4096"));
        QCOMPARE(text(std::int64_t{1} << 39), std::string("549755813888"));
        QCOMPARE(text(std::int64_t{1} << 40), std::string("2⁴⁰"));
        QCOMPARE(text(std::int64_t{1} << 62), std::string("2⁶²"));
        QCOMPARE(text(INT64_MIN), std::string("−2⁶³"));
        QCOMPARE(text(INT64_MAX), std::string("9223372036854775807"));
        QCOMPARE(text(999'999'999'999), std::string("999999999999"));
        QCOMPARE(text(1'000'000'000'000), std::string("10¹²"));
        QCOMPARE(text(-1'000'000'000'000'000'000), std::string("−10¹⁸"));
        QCOMPARE(text(1'000'000'000'001), std::string("1000000000001"));
        QCOMPARE(limitText(std::uint64_t{1} << 63U), std::string("2⁶³"));
        QCOMPARE(text(2'000'000'000'000), std::string("2000000000000"));
    }
};

MEXPLORER_TEST(TestDecimal)
#include "test_decimal.moc"
