#include "against_plain.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <map>

using namespace mexplorer;

/// Order and sums against the definitions.
class TestSumsByDefinition : public QObject {
    Q_OBJECT

private slots:
    /// Of each two values, in the first form that has it: the program knows no other difference.
    void allGamesOfDay2() {
        Task task;
        ShortGames games(task);
        AgainstPlain against(games);
        std::map<ShortGames::Id, PlainFacts::Kept> forms;
        for (const PlainForm& form : allForms(bornByDay1()))
            forms.emplace(canonical(form, games), against.plain().of(form));
        QCOMPARE(forms.size(), std::size_t{22});
        for (const auto& one : forms)
            for (const auto& other : forms)
                checkSum(games, against, one, other);
    }

    /// The second has up to two options for each player, as the sum has a position for each two of theirs.
    void randomGamesOfDays3And4() {
        int day = 0;
        checkRandomGames(1982, [&](const RandomGame& sample) {
            day = day == 2 ? 3 : 2; // of the second
            const PlainForm other = randomGame(day, sample.random, 2);
            checkSum(sample.games, sample.against, {sample.game, sample.form},
                     {canonical(other, sample.games), sample.against.plain().of(other)});
        });
    }

    void randomGamesAreInOrder() {
        std::map<GameOrder, int> found;
        checkRandomGames(2013, [&](const RandomGame& sample) {
            const PlainForm other = randomGame(3 + static_cast<int>(sample.random.below(2)), sample.random);
            const GameOrder order = sample.games.order(sample.game, canonical(other, sample.games));
            QCOMPARE(order, sample.against.plain().order(sample.form, sample.against.plain().of(other)));
            ++found[order];
        });
        QCOMPARE(found.size(), std::size_t{4});
    }

private:
    using Pair = std::pair<ShortGames::Id, PlainFacts::Kept>;

    static void checkSum(ShortGames& games, AgainstPlain& against, const Pair& one, const Pair& other) {
        PlainFacts& plain = against.plain();
        const ShortGames::Id sum = games.sum(one.first, other.first);
        QCOMPARE(plain.order(plain.sum(one.second, other.second), against.formOf(sum)), GameOrder::equal);
        QCOMPARE(games.sum(other.first, one.first), sum);
        QCOMPARE(games.order(one.first, other.first), plain.order(one.second, other.second));
        QCOMPARE(games.difference(one.first, one.first), games.zero());
        QCOMPARE(games.negative(games.negative(one.first)), one.first);
    }
};

MEXPLORER_TEST(TestSumsByDefinition)
#include "test_sums_by_definition.moc"
