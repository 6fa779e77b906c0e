#include "core/text/entered_numbers.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

class TestEnteredNumbers : public QObject {
    Q_OBJECT

private slots:
    void wholeNumbersAreFoundInTheirOrder() {
        const std::string_view text = "[60; 40,-30, 7]";
        QCOMPARE(enteredNumber(text, 0), std::optional<std::int64_t>(60));
        QCOMPARE(enteredNumber(text, 1), std::optional<std::int64_t>(40));
        QCOMPARE(enteredNumber(text, 2), std::optional<std::int64_t>(-30));
        QCOMPARE(enteredNumber(text, 3), std::optional<std::int64_t>(7));
        QVERIFY(!enteredNumber(text, 4));
        QVERIFY(!enteredNumber("", 0));
    }

    void fractionsAndDecimalsCountButAreNotWhole() {
        const std::string_view text = "1/2,0.5,.5,3";
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(!enteredNumber(text, i));
        QCOMPARE(enteredNumber(text, 3), std::optional<std::int64_t>(3));
    }

    void digitsOfNamesAreNoNumbers() {
        QCOMPARE(enteredNumber("n2: 5, 堆3: 6", 0), std::optional<std::int64_t>(5));
        QCOMPARE(enteredNumber("n2: 5, 堆3: 6", 1), std::optional<std::int64_t>(6));
    }

    void sidesAreNumbersOnBothSidesOfTheirX() {
        const std::string_view cakes = "8x3, 2x12";
        for (const auto& [index, number] : {std::pair(0U, 8), {1U, 3}, {2U, 2}, {3U, 12}})
            QCOMPARE(enteredNumber(cakes, index), std::optional<std::int64_t>(number));
        QVERIFY(!enteredNumber(cakes, 4));
        QCOMPARE(withEnteredNumber(cakes, 1, 10), std::string("8x10, 2x12"));
        QVERIFY(!enteredNumber("x3", 0)); // a name
        QCOMPARE(enteredNumber("n2x3,5", 0), std::optional<std::int64_t>(5));
        QVERIFY(!enteredNumber("0.5x", 0) && !enteredNumber("2x", 0));
    }

    void aMinusAfterAWordIsNoSign() {
        QCOMPARE(enteredNumber("2-5", 1), std::optional<std::int64_t>(5));
        QCOMPARE(withEnteredNumber("2-5", 1, 6), std::string("2-6"));
    }

    void tooLongNumbersAreLeftAlone() {
        QVERIFY(enteredNumber(std::string(18, '9'), 0));
        QVERIFY(!enteredNumber(std::string(19, '9'), 0));
        QVERIFY(!enteredNumber("1" + std::string(1000, '0'), 0));
    }

    void anotherNumberTakesItsPlace() {
        QCOMPARE(withEnteredNumber("13,11,7", 1, 12), std::string("13,12,7"));
        QCOMPARE(withEnteredNumber("0,-1,2;1,0,-1", 1, 3), std::string("0,3,2;1,0,-1"));
        QCOMPARE(withEnteredNumber("0,3", 1, -4), std::string("0,-4"));
    }
};

MEXPLORER_TEST(TestEnteredNumbers)
#include "test_entered_numbers.moc"
