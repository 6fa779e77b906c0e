#include "core/rules/subtraction.h"

#include "core/solve/ways/heaps.h"
#include "tests/core/plain.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

using Set = std::vector<std::uint64_t>;

/// The values of single heaps by the definition, without any of the program's types.
std::vector<std::uint64_t> valuesOf(const Set& set, std::size_t count, bool misere) {
    std::vector<std::uint64_t> values;
    for (std::size_t n = 0; n < count; ++n) {
        std::set<std::uint64_t> options;
        for (const auto taken : set) {
            if (taken <= n) options.insert(values[n - taken]);
        }
        std::uint64_t value = options.empty() && misere ? 1 : 0;
        while (!options.empty() && options.count(value) != 0)
            ++value;
        values.push_back(value);
    }
    return values;
}

Set randomSet(std::mt19937_64& random, std::uint64_t most, std::uint64_t length) {
    Set set;
    for (std::uint64_t i = 0; i < length; ++i)
        set.push_back(1 + random() % most);
    return set;
}

} // namespace

class TestSubtraction : public QObject {
    Q_OBJECT

private slots:
    void everythingAgreesOnSmallHeaps_data() {
        QTest::addColumn<QString>("set");
        for (const char* set :
             {"1", "2", "1,2", "1,2,4", "2,3,7", "1,4", "2,5,6", "1,3,4", "1,2,3,7", "4,10,12"}) {
            QTest::newRow(set) << set;
        }
    }
    void everythingAgreesOnSmallHeaps() {
        QFETCH(QString, set);
        std::vector<Heaps> positions;
        for (std::uint64_t a = 0; a <= 80; ++a)
            positions.push_back({a});
        for (std::uint64_t a = 0; a <= 14; ++a) {
            for (std::uint64_t b = 0; b <= 14; ++b)
                positions.push_back({a, b});
        }
        for (std::uint64_t a = 0; a < 343; ++a)
            positions.push_back({a % 7, a / 7 % 7, a / 49});
        for (const char* play : {"normal", "misere"}) {
            const auto game = Subtraction::make({{"set", set.toStdString()}, {"play", play}});
            QCOMPARE(disagreement(*game, positions), std::string());
        }
    }

    void theSetIsSortedAndEveryNumberIsInItOnce() {
        QCOMPARE(Subtraction(Play::normal, {7, 2, 3, 2, 7}).set(), (Set{2, 3, 7}));
    }

    void theRemainderIsClaimedExactlyWhereTheSetAllowsIt() {
        QCOMPARE(Subtraction(Play::normal, {1, 2, 4}).valuePeriod(), std::optional<std::uint64_t>(3));
        QCOMPARE(Subtraction(Play::normal, {1, 2, 3}).valuePeriod(), std::optional<std::uint64_t>(4));
        QCOMPARE(Subtraction(Play::normal, {1, 2, 4, 8, 16, 32, 64, 128}).valuePeriod(),
                 std::optional<std::uint64_t>(3));
        QCOMPARE(Subtraction(Play::normal, {1, 3, 5}).valuePeriod(), std::optional<std::uint64_t>(2));
        QVERIFY(!Subtraction(Play::normal, {2, 4, 8}).valuePeriod());
        QVERIFY(!Subtraction(Play::normal, {1, 2, 3, 8}).valuePeriod());
        QVERIFY(!Subtraction(Play::normal, {1, 4}).valuePeriod());
    }

    void theRemainderIsTheDefinitionsValueForEverySubsetOfNine() {
        for (unsigned bits = 1; bits < 512; ++bits) {
            Set set;
            for (unsigned i = 0; i < 9; ++i) {
                if ((bits >> i & 1U) != 0) set.push_back(i + 1);
            }
            const Subtraction game(Play::normal, set);
            if (!game.valuePeriod()) continue;
            const auto truth = valuesOf(set, 200, false);
            for (std::uint64_t n = 0; n < truth.size(); ++n)
                QCOMPARE(game.heapValue(n), std::optional(truth[n]));
        }
    }

    void theLineEngineEqualsTheDefinition() {
        constexpr unsigned seed = 1974;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        for (int i = 0; i < 60; ++i) {
            const Set set = randomSet(random, 1 + random() % 40, 1 + random() % 7);
            for (const bool misere : {false, true}) {
                LineValues values(700);
                Task task;
                QVERIFY(fillLine(Subtraction(misere ? Play::misere : Play::normal, set), values, task)
                            .has_value());
                const auto truth = valuesOf(set, values.size(), misere);
                for (std::uint64_t n = 0; n < values.size(); ++n)
                    QCOMPARE(std::uint64_t{values[n]}, truth[n]);
            }
        }
    }
};

MEXPLORER_TEST(TestSubtraction)
#include "test_subtraction.moc"
