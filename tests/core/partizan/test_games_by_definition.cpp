#include "against_plain.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace mexplorer;

/// Canonical forms, negatives, stops, means, temperatures, thermographs and birthdays against the
/// definitions.
class TestGamesByDefinition : public QObject {
    Q_OBJECT

private slots:
    void allFormsOfDay2() {
        Task task;
        ShortGames games(task);
        AgainstPlain against(games);
        for (const PlainForm& plain : allForms(bornByDay1())) {
            const ShortGames::Id game = canonical(plain, games);
            QCOMPARE(against.difference(against.plain().of(plain), game), QString());
            QCOMPARE(games.negative(game), canonical(plainNegative(plain), games));
        }
    }

    /// A game is born on the first day on which a form is that is equal to it.
    void birthdaysOfDay2AreThoseOfEqualForms() {
        Task task;
        ShortGames games(task);
        PlainFacts facts;
        const std::vector<std::vector<PlainForm>> days{
            {plainForm({}, {})}, bornByDay1(), allForms(bornByDay1())};
        for (const PlainForm& form : days.back()) {
            const auto isAmong = [&](const std::vector<PlainForm>& day) {
                return isOneOf(day, facts.of(form), facts);
            };
            const auto first = std::ranges::find_if(days, isAmong);
            QCOMPARE(games.birthday(canonical(form, games)), std::int64_t{first - days.begin()});
        }
    }

    void randomGamesOfDays3And4() {
        const std::vector<PlainForm> day2 = valuesOfDay2();
        QCOMPARE(day2.size(), std::size_t{22});
        int hot = 0;
        int late = 0;
        checkRandomGames(1976, [&](const RandomGame& sample) {
            QCOMPARE(sample.against.difference(sample.form, sample.game), QString());
            QCOMPARE(sample.games.negative(sample.game),
                     canonical(plainNegative(sample.plain), sample.games));
            PlainFacts& facts = sample.against.plain();
            const bool isLate = facts.birthday(sample.form) > 2;
            if (sample.random.once(4)) QCOMPARE(!isOneOf(day2, sample.form, facts), isLate);
            hot += facts.mast(sample.form).temperature > 0 ? 1 : 0;
            late += isLate ? 1 : 0;
        });
        qInfo("%d are hot, %d not born by day 2", hot, late);
        QVERIFY(hot > 1000 && late > 500);
    }

private:
    /// Whether the form is equal to one of these.
    static bool isOneOf(const std::vector<PlainForm>& forms, PlainFacts::Kept form, PlainFacts& facts) {
        return std::ranges::any_of(forms, [&](const PlainForm& other) {
            return facts.order(form, facts.of(other)) == GameOrder::equal;
        });
    }
    /// Those born by day 2, in the first form of each.
    static std::vector<PlainForm> valuesOfDay2() {
        PlainFacts facts;
        std::set<PlainFacts::Kept> known;
        std::vector<PlainForm> values;
        for (const PlainForm& form : allForms(bornByDay1()))
            if (known.insert(facts.simplest(facts.of(form))).second) values.push_back(form);
        return values;
    }
};

MEXPLORER_TEST(TestGamesByDefinition)
#include "test_games_by_definition.moc"
