#include "core/solve/value_sets.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <array>
#include <random>
#include <vector>

using namespace mexplorer;

namespace {

using PlainSet = std::vector<bool>;

std::uint64_t leastAbsentPlainly(const std::array<PlainSet, 2>& sets) {
    std::uint64_t value = 0;
    while (sets[0][value] || sets[1][value])
        ++value;
    return value;
}

} // namespace

class TestValueSets : public QObject {
    Q_OBJECT

private slots:
    void newSetsAreEmpty() {
        const ValueSetShape shape(100);
        ValueSets sets(3, shape);
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(shape.leastAbsent(std::array{sets.view().set(i)}), 0U);
    }

    /// While a set is filled in ascending order, the next value is the least absent: across words, and across
    /// groups of 64 words.
    void theNextValueIsFoundWhereverTheSetEnds() {
        constexpr std::uint64_t largest = 3 * 4096 + 5;
        const ValueSetShape shape(largest);
        ValueSets sets(1, shape);
        auto* const set = sets.view().set(0);
        for (std::uint64_t value = 0; value < largest; ++value) {
            shape.insert(set, value);
            QCOMPARE(shape.leastAbsent(std::array{set}), value + 1);
        }
    }

    void aValueTakenOutOfAFullSetIsFound() {
        constexpr std::uint64_t largest = 9000;
        const ValueSetShape shape(largest);
        ValueSets sets(1, shape);
        auto* const set = sets.view().set(0);
        for (std::uint64_t value = 0; value < largest; ++value)
            shape.insert(set, value);
        for (std::uint64_t value = 0; value < largest; value += 7) {
            shape.erase(set, value);
            QCOMPARE(shape.leastAbsent(std::array{set}), value);
            shape.insert(set, value);
            QCOMPARE(shape.leastAbsent(std::array{set}), largest);
        }
    }

    /// Sets that are full only together, which none of their summaries shows.
    void valuesMissingFromNoneOfSeveralSetsArePassedOver() {
        constexpr std::uint64_t largest = 9000;
        const ValueSetShape shape(largest);
        ValueSets sets(3, shape);
        const auto view = sets.view();
        for (std::uint64_t value = 0; value < largest; ++value)
            shape.insert(view.set(value % 3), value);
        QCOMPARE(shape.leastAbsent(std::array{view.set(0), view.set(1), view.set(2)}), largest);
        QCOMPARE(shape.leastAbsent(std::array{view.set(0), view.set(2)}), 1U);
    }

    void randomSetsAgreeWithPlainOnes() {
        constexpr unsigned seed = 20250106;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        constexpr std::uint64_t largest = 4200;
        const ValueSetShape shape(largest);
        for (int round = 0; round < 20; ++round) {
            ValueSets sets(2, shape);
            const std::array pointers{sets.view().set(0), sets.view().set(1)};
            std::array<PlainSet, 2> plain{PlainSet(largest + 1), PlainSet(largest + 1)};
            const unsigned rare = 2U << (random() % 6); // one operation in so many takes a value out
            for (int step = 0; step < 6000; ++step) {
                const std::size_t which = random() % 2;
                const std::uint64_t least = leastAbsentPlainly(plain);
                QCOMPARE(shape.leastAbsent(pointers), least);
                const std::uint64_t some = random() % (least + 1);
                if (random() % rare == 0 && plain[which][some]) {
                    shape.erase(pointers[which], some);
                    plain[which][some] = false;
                } else if (const std::uint64_t value = least + random() % 3; value < largest) {
                    shape.insert(pointers[which], value);
                    plain[which][value] = true;
                }
            }
        }
    }

    void memoryIsAskedForInProportion() {
        QVERIFY(ValueSets::bytes(1000, ValueSetShape(8000)) >= 1000 * 8000 / 8);
        QVERIFY(ValueSets::bytes(1000, ValueSetShape(8000)) <= 1000 * 8192 / 8 * 1.1);
        QVERIFY(ValueSets::inProportion(1 << 20, 1));
        QVERIFY(!ValueSets::inProportion(1e9, 1e6));
        QVERIFY(ValueSets::inProportion(1e9, 1e9));
    }
};

MEXPLORER_TEST(TestValueSets)
#include "test_value_sets.moc"
