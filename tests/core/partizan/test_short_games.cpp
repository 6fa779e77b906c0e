#include "core/partizan/notation.h"
#include "core/partizan/short_games.h"
#include "plain_forms.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <set>

using namespace mexplorer;

class TestShortGames : public QObject {
    Q_OBJECT

private slots:
    void bornByDay2AreComparedAsPlayed() {
        Task task;
        ShortGames games(task);
        std::set<ShortGames::Id> values;
        const std::vector<PlainForm> forms = allForms(bornByDay1());
        std::vector<ShortGames::Id> ids;
        for (const PlainForm& form : forms)
            values.insert(ids.emplace_back(canonical(form, games)));
        QCOMPARE(values.size(), std::size_t{22});
        for (std::size_t one = 0; one < forms.size(); ++one)
            for (std::size_t other = 0; other < forms.size(); ++other)
                QCOMPARE(games.order(ids[one], ids[other]), plainOrder(forms[one], forms[other]));
    }

    /// Siegel, Combinatorial Game Theory, table of III.1: 1,474 games are born by day 3. Only options that do
    /// not dominate each other need to be tried.
    void bornByDay3AreCounted() {
        Task task;
        ShortGames games(task);
        std::set<ShortGames::Id> day2;
        for (const PlainForm& form : allForms(bornByDay1()))
            day2.insert(canonical(form, games));
        std::vector<std::vector<ShortGames::Id>> incomparable = {{}};
        for (const ShortGames::Id game : day2) {
            for (std::size_t i = incomparable.size(); i-- > 0;) {
                const auto isConfused = [&](ShortGames::Id other) {
                    return games.order(game, other) == GameOrder::confused;
                };
                if (!std::ranges::all_of(incomparable[i], isConfused)) continue;
                incomparable.push_back(incomparable[i]);
                incomparable.back().push_back(game);
            }
        }
        std::set<ShortGames::Id> day3;
        for (const auto& left : incomparable)
            for (const auto& right : incomparable)
                day3.insert(games.of(left, right));
        QCOMPARE(day3.size(), std::size_t{1474});
    }

    /// The options that numbers, ups and nimbers are given without looking at games.
    void sumsOfNumbersUpsAndStarsHaveTheirOptions() {
        Task task;
        ShortGames games(task);
        for (const auto& number : {Dyadic(), Dyadic(2), Dyadic(-1), *Dyadic::of(3, 2)})
            for (std::int64_t ups = -3; ups <= 3; ++ups)
                for (std::uint32_t star = 0; star <= 4; ++star) {
                    const ShortGames::Id sum = games.of({number, ups, star});
                    QCOMPARE(canonical(plainOf(sum, games), games), sum);
                    isCanonical(sum, games);
                    // Added one by one, as games: the number, each up as {0|*}, the nimber by its options.
                    const PlainForm up = plainForm({plainForm({}, {})}, {plainOf(games.star(1), games)});
                    PlainForm all =
                        plainSum(plainOf(games.number(number), games), plainOf(games.star(star), games));
                    if (std::abs(ups) > 1 || star > 2) continue; // too large to play out
                    if (ups > 0) all = plainSum(all, up);
                    if (ups < 0) all = plainSum(all, plainOf(games.negative(canonical(up, games)), games));
                    QCOMPARE(canonical(all, games), sum);
                }
    }

    void birthdaysOfSuchSumsAreThoseOfTheirOptions() {
        Task task;
        ShortGames games(task);
        std::vector<ShortGames::Id> all;
        for (const auto& number : {Dyadic(), Dyadic(3), *Dyadic::of(-5, 3), *Dyadic::of(7, 1)})
            for (std::int64_t ups = -5; ups <= 5; ++ups)
                for (std::uint32_t star = 0; star <= 5; ++star)
                    all.push_back(games.of({number, ups, star}));
        for (const ShortGames::Id game : all) {
            std::int64_t day = -1;
            for (const auto options : {games.left(game), games.right(game)})
                for (const ShortGames::Id option : options)
                    day = std::max(day, games.birthday(option));
            QCOMPARE(games.birthday(game), day + 1);
        }
    }

    void multiplesAreSums() {
        Task task;
        ShortGames games(task);
        const ShortGames::Id hot = readGame("{2|-1}", games).value();
        ShortGames::Id sum = games.zero();
        for (int times = 0; times <= 12; ++times) {
            QCOMPARE(games.multiple(times, hot), sum);
            QCOMPARE(games.multiple(-times, hot), games.negative(sum));
            sum = games.sum(sum, hot);
        }
    }

    void largeNumbersAreAnswersOrWords() {
        Task task;
        ShortGames games(task);
        const ShortGames::Id large = games.multiple(1'000'000'000'000'000'000, games.of({.ups = 1}));
        QVERIFY(large != ShortGames::none);
        QCOMPARE(games.order(large, games.number(*Dyadic::of(1, 60))), GameOrder::less);
        const ShortGames::Id most = games.number(*Dyadic::of(Dyadic::most));
        QCOMPARE(games.sum(most, games.number(Dyadic(1))), ShortGames::none);
        QVERIFY(games.stopped().has_value());
        QVERIFY(games.stopped()->english().find("too large") != std::string::npos);
    }

    /// Wherever it stops, nothing is taken for a game that is none.
    void workMayStopAtEachStep() {
        Task task;
        int stopped = 0;
        bool isDone = false;
        for (std::uint64_t steps = 1; !isDone; steps += 1 + steps / 200) {
            ShortGames games(task, {.moves = steps});
            const auto game = readGame("{5/8^|{1,{2|*4}|-7}} + Tiny(2) - +-{2,1*} + ^[3]", games);
            const auto name = game ? nameOf(*game, games) : tl::unexpected(game.error());
            isDone = name.has_value();
            if (isDone) continue;
            ++stopped;
            QCOMPARE(name.error().kind, Error::Kind::tooLarge);
        }
        QVERIFY(stopped > 100);
        qInfo("stopped %d times", stopped);
    }

    void workIsCancelledAndKeepsToItsBudget() {
        Task task;
        task.cancel();
        ShortGames stopped(task);
        (void)readGame("9.{5|{1,{2|*}|-7}}", stopped);
        QVERIFY(readGame("40.{5|{1,{2|^}|-7}}", stopped).error().kind == Error::Kind::cancelled);
        Task free;
        ShortGames small(free, {.bytes = 100'000});
        const auto refused = readGame("40.{5|{1,{2|^}|-7}} + 20.{3|1/2}", small);
        QVERIFY(!refused && refused.error().kind == Error::Kind::tooLarge);
    }

private:
    /// No option is dominated, none reversible: from the definition, by play.
    static void isCanonical(ShortGames::Id id, ShortGames& games) {
        const auto isAtMost = [&](ShortGames::Id one, ShortGames::Id other) {
            return one == other || games.isAtMost(one, other); // compared with the definition elsewhere
        };
        for (const bool isLeft : {true, false}) {
            const auto options = isLeft ? games.left(id) : games.right(id);
            for (const ShortGames::Id option : options) {
                for (const ShortGames::Id other : options)
                    QVERIFY(option == other || !isAtMost(option, other));
                for (const ShortGames::Id answer : isLeft ? games.right(option) : games.left(option))
                    QVERIFY(!(isLeft ? isAtMost(answer, id) : isAtMost(id, answer)));
            }
        }
    }
};

MEXPLORER_TEST(TestShortGames)
#include "test_short_games.moc"
