#include "core/partizan/born_by.h"

#include "plain_forms.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <set>

using namespace mexplorer;

namespace {

/// All games of the next day by the definition: every set of options, compared by playing the differences.
std::vector<PlainForm> plainNextDay(const std::vector<PlainForm>& before) {
    std::vector<PlainForm> all = before;
    const auto chosen = [&](unsigned set) {
        std::vector<PlainForm> options;
        for (std::size_t i = 0; i < before.size(); ++i)
            if ((set >> i & 1U) != 0) options.push_back(before[i]);
        return options;
    };
    for (unsigned left = 0; left < 1U << before.size(); ++left) {
        for (unsigned right = 0; right < 1U << before.size(); ++right) {
            const PlainForm made = plainForm(chosen(left), chosen(right));
            const bool isNew = std::ranges::none_of(
                all, [&](const PlainForm& known) { return plainOrder(known, made) == GameOrder::equal; });
            if (isNew) all.push_back(made);
        }
    }
    return all;
}

} // namespace

/// The games born by some day.
class TestBornBy : public QObject {
    Q_OBJECT

private slots:
    /// Conway 1976: 1, 4, 22; day 3 by Dean Hickerson (Wolfe, Fraser 2004).
    void thereAreAsManyAsKnown() {
        Task task;
        ShortGames games(task);
        const std::size_t counts[] = {1, 4, 22, 1474};
        for (int day = 0; day <= 3; ++day) {
            const auto all = bornBy(day, games);
            QCOMPARE(all.size(), counts[day]);
            QCOMPARE(std::set<ShortGames::Id>(all.begin(), all.end()).size(), all.size());
            for (const ShortGames::Id game : all)
                QVERIFY(games.birthday(game) <= day);
        }
    }

    void theyAreThoseOfTheDefinition() {
        Task task;
        ShortGames games(task);
        std::vector<PlainForm> plain = {plainForm({}, {})};
        for (int day = 1; day <= 2; ++day) {
            plain = plainNextDay(plain);
            std::set<ShortGames::Id> expected;
            for (const PlainForm& game : plain)
                expected.insert(canonical(game, games));
            const auto all = bornBy(day, games);
            QVERIFY(std::set<ShortGames::Id>(all.begin(), all.end()) == expected);
        }
    }

    /// One game is above another if and only if lines lead up to it.
    void theCoversAreTheOrder() {
        Task task;
        ShortGames games(task);
        const auto all = bornBy(2, games);
        const auto covers = coversAmong(all, games);
        std::vector<std::vector<bool>> reaches(all.size(), std::vector<bool>(all.size()));
        for (std::size_t i = 0; i < all.size(); ++i)
            reaches[i][i] = true;
        for (std::size_t round = 0; round < all.size(); ++round)
            for (const auto& [lower, upper] : covers)
                for (std::size_t i = 0; i < all.size(); ++i)
                    if (reaches[i][lower]) reaches[i][upper] = true;
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t k = 0; k < all.size(); ++k)
                QCOMPARE(bool(reaches[i][k]), games.isAtMost(all[i], all[k]));
        for (const auto& one : covers) // none leads past another game
            for (const auto& other : covers)
                QVERIFY(one.first != other.first || one == other || !reaches[one.second][other.second]);
    }

    void aCancelledTaskLeavesNone() {
        Task task;
        task.cancel();
        ShortGames games(task);
        QVERIFY(bornBy(3, games).empty());
    }
};

MEXPLORER_TEST(TestBornBy)
#include "test_born_by.moc"
