#include "core/explain/say_folding.h"
#include "core/solve/periods.h"
#include "tests/core/break_values.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

using Values = std::vector<std::uint32_t>;

/// Whether from this row on every value is the one above it plus the same number, in three whole rows at
/// least and half of all.
bool isAlikeFrom(const Values& values, std::uint64_t width, std::uint64_t row) {
    const std::uint64_t whole = values.size() / width;
    if (row + 3 > whole || 2 * (whole - row) < whole) return false;
    const auto rise = std::int64_t{values.back()} - values[values.size() - 1 - width];
    if (rise < 0) return false;
    for (std::uint64_t n = row * width; n + width < values.size(); ++n) {
        if (std::int64_t{values[n + width]} - values[n] != rise) return false;
    }
    return true;
}

std::uint64_t firstAlikeBySearch(const Values& values, std::uint64_t width) {
    const std::uint64_t rows = (values.size() + width - 1) / width;
    for (std::uint64_t row = 0; row < rows; ++row) {
        if (isAlikeFrom(values, width, row)) return row;
    }
    return rows;
}

/// Some irregular values, then some that repeat, perhaps rising.
Values randomLine(std::mt19937_64& random) {
    Values values(random() % 30);
    for (std::uint32_t& value : values)
        value = static_cast<std::uint32_t>(random() % 4);
    const std::size_t period = 1 + random() % 8;
    const auto saltus = static_cast<std::uint32_t>(random() % 2 * (random() % 4));
    Values one(period);
    for (std::uint32_t& value : one)
        value = static_cast<std::uint32_t>(random() % 4);
    for (std::size_t n = 0, last = random() % 60; n < last; ++n)
        values.push_back(one[n % period] + static_cast<std::uint32_t>(n / period) * saltus);
    return values;
}

Period seen(std::uint64_t length, std::uint64_t start) {
    return {.status = Period::Status::observed, .length = length, .start = start};
}

} // namespace

class TestFolding : public QObject {
    Q_OBJECT

private slots:
    void theRowsThatAreAlikeAreThoseOfASearch() {
        constexpr unsigned seed = 20261;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        int alike = 0;
        for (int round = 0; round < 6000; ++round) {
            const Values values = randomLine(random);
            const std::uint64_t width = 1 + random() % 20;
            const Folding folding = folded(values, width);
            QCOMPARE(folding.rows, (values.size() + width - 1) / width);
            QCOMPARE(folding.firstAlike, firstAlikeBySearch(values, width));
            if (!folding.hasAlike()) continue;
            QCOMPARE(folding.rise, std::uint64_t{values.back()} - values[values.size() - 1 - width]);
            ++alike;
        }
        QVERIFY(alike > 500);
    }

    void aKnownPeriodTellsTheSame() {
        const Values kayles = plainBreakValues({{0, 7, 7}}, 1000);
        const Period period = seen(12, 71);
        for (std::uint64_t width = 1; width <= 100; ++width) {
            const Folding folding = folded(kayles, width, period);
            QCOMPARE(folding.firstAlike, folded(kayles, width).firstAlike);
            QCOMPARE(folding.hasAlike(), width % 12 == 0);
        }
        QCOMPARE(folded(kayles, 12, period).firstAlike, std::uint64_t{6}); // from n = 72 on
    }

    void theWidthIsThePeriodIfThatIsSeen() {
        QCOMPARE(usualWidth(200, seen(12, 71)), std::uint64_t{12});
        QCOMPARE(usualWidth(200, seen(50, 71)), std::uint64_t{20}); // two whole rows of it are not there
        QCOMPARE(usualWidth(60, seen(1, 0)), std::uint64_t{10});
        QCOMPARE(usualWidth(60, {}), std::uint64_t{10});
        QCOMPARE(usualWidth(10'000, {}), std::uint64_t{100});
        QCOMPARE(usualWidth(10'000'000, {}), std::uint64_t{4000});
        QCOMPARE(usualWidth(10'000'000, seen(longestFolded + 1, 0)), std::uint64_t{4000});
        QCOMPARE(usualWidth(10'000'000, seen(149'459, 105'350)), std::uint64_t{149'459}); // of .16
    }

    void theHeapsOfAValueAreFoundUnlessTheyAreMany() {
        const Values values{0, 1, 0, 2, 0};
        QCOMPARE(heapsWorth(values, 0, 3), (std::vector<std::uint64_t>{0, 2, 4}));
        QVERIFY(heapsWorth(values, 0, 2).empty());
        QVERIFY(heapsWorth(values, 7, 3).empty());
    }

    void whatIsAlikeIsSaid() {
        const Values kayles = plainBreakValues({{0, 7, 7}}, 400);
        const auto said = [&](std::uint64_t width) {
            return QString::fromStdString(sayAlike(folded(kayles, width), kayles).english())
                .replace(QChar(QChar::Nbsp), ' ');
        };
        QCOMPARE(said(12), QString("from n = 72 on every row is the same: 4 1 2 8 1 4 7 2 1 8 2 7"));
        QCOMPARE(said(36), QString("from n = 72 on every row is the same"));
        QCOMPARE(said(11), QString());
        const Values nim{0, 1, 2, 3, 4, 5};
        QCOMPARE(sayAlike(folded(nim, 2), nim).english(),
                 std::string("from n = 0 on every row is the one above it, plus 2"));
    }
};

MEXPLORER_TEST(TestFolding)
#include "test_folding.moc"
