#include "core/theory/interval_values.h"
#include "core/theory/row_choices.h"
#include "core/theory/row_scores.h"
#include "tests/core/plain_rows.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

constexpr unsigned seed = 20261388;

std::vector<std::int64_t> part(const std::vector<std::int64_t>& row, const Stretch& stretch) {
    return {row.begin() + static_cast<std::ptrdiff_t>(stretch.begin),
            row.begin() + static_cast<std::ptrdiff_t>(stretch.end)};
}

/// Calls `visit` with every non-empty stretch of so many numbers, by length and then by begin.
void everyStretch(std::size_t numbers, const std::function<void(const Stretch&)>& visit) {
    for (std::size_t length = 1; length <= numbers; ++length)
        for (std::size_t begin = 0; begin + length <= numbers; ++begin)
            visit({begin, begin + length});
}

} // namespace

/// The table of all stretches and the better ends, compared with trying everything.
class TestIntervalValues : public QObject {
    Q_OBJECT

private slots:
    void everyCellIsAsTryingEverythingTells() {
        std::mt19937 random(seed);
        qInfo("seed %u", seed);
        Task task;
        for (int round = 0; round < 60; ++round) {
            const auto row = randomRow(random, 9, -4, 9);
            const IntervalValues values = IntervalValues::of(row, task).value();
            const RowChoices choices = RowChoices::of(row, task).value();
            std::size_t place = 0;
            everyStretch(row.size(), [&](const Stretch& stretch) {
                const auto [mine, theirs] = playedOut(part(row, stretch));
                QCOMPARE(values.total(stretch), mine);
                QCOMPARE(values.lead(stretch), mine - theirs);
                QCOMPARE(values.sum(stretch), mine + theirs);
                QCOMPARE(values.total(stretch), (values.sum(stretch) + values.lead(stretch)) / 2);
                QCOMPARE(choices.lead(row, stretch.begin, stretch.end), mine - theirs);
                QCOMPARE(values.placeOf(stretch.length()) + stretch.begin, place);
                QVERIFY(values.at(place++) == stretch);
                const auto byLeft = values.left(stretch) + playedOut(part(row, stretch.withoutLeft())).second;
                const auto byRight =
                    values.right(stretch) + playedOut(part(row, stretch.withoutRight())).second;
                const RowEnd best = byLeft == byRight  ? RowEnd::either
                                    : byLeft > byRight ? RowEnd::left
                                                       : RowEnd::right;
                QCOMPARE(values.choice(stretch), best);
                QCOMPARE(choices.takesRight(stretch.begin, stretch.end), best == RowEnd::right);
            });
            QCOMPARE(values.size(), place);
        }
    }

    void theExampleOfTheProblem() {
        Task task;
        const IntervalValues values = IntervalValues::of({4, 7, 2, 9, 5, 2}, task).value();
        QCOMPARE(values.total(values.whole()), 18);
        QCOMPARE(values.sum(values.whole()) - values.total(values.whole()), 11);
        QCOMPARE(values.lead(values.whole()), 7);
        QCOMPARE(values.choice(values.whole()), RowEnd::right);
    }

    void theLeadsOfARowAndItsRestsAreThoseOfTheTable() {
        std::mt19937 random(seed);
        Task task;
        for (int round = 0; round < 60; ++round) {
            auto row = randomRow(random, 40, -50, 50);
            row.push_back(7);
            const IntervalValues values = IntervalValues::of(row, task).value();
            const RowLeads leads = rowLeads(row, task).value();
            QCOMPARE(leads.whole, values.lead(values.whole()));
            QCOMPARE(leads.withoutLeft, values.lead(values.whole().withoutLeft()));
            QCOMPARE(leads.withoutRight, values.lead(values.whole().withoutRight()));
        }
    }

    void largeTablesAreRefusedOrCancelled() {
        const std::vector<std::int64_t> longest(IntervalValues::mostNumbers, 1);
        Task task;
        std::vector<std::int64_t> longer = longest;
        longer.push_back(1);
        QCOMPARE(IntervalValues::of(longer, task).error().kind, Error::Kind::tooLarge);
        const auto bits = RowChoices::of(longest, task, Budget{.bytes = 1'500'000});
        QCOMPARE(bits.error().kind, Error::Kind::tooLarge);
        QVERIFY(RowChoices::of(longest, task, Budget{.bytes = 1'600'000}).has_value());
        task.cancel();
        QCOMPARE(IntervalValues::of(longest, task).error().kind, Error::Kind::cancelled);
        QCOMPARE(RowChoices::of(longest, task).error().kind, Error::Kind::cancelled);
    }

    void ofAnEmptyRowThereIsNothing() {
        Task task;
        const IntervalValues values = IntervalValues::of({}, task).value();
        QCOMPARE(values.size(), std::size_t{0});
        QCOMPARE(values.lead(values.whole()), 0);
        QVERIFY(rowScores({}, task).value() == Scores{});
    }
};

MEXPLORER_TEST(TestIntervalValues)
#include "test_interval_values.moc"
