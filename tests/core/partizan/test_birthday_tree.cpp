#include "core/partizan/birthday_tree.h"

#include "core/partizan/short_games.h"
#include "core/theory/random.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace mexplorer;

namespace {

/// The numbers born by a day, in order, from the definition: those born on the next day are the simplest
/// between neighbours, and beyond the ends.
std::vector<Dyadic> bornBy(int day) {
    std::vector<Dyadic> numbers = {Dyadic()};
    for (int i = 0; i < day; ++i) {
        std::vector<Dyadic> next = {*simplestBetween({}, numbers.front())};
        for (std::size_t k = 0; k < numbers.size(); ++k) {
            next.push_back(numbers[k]);
            const auto above = k + 1 < numbers.size() ? std::optional(numbers[k + 1]) : std::nullopt;
            next.push_back(*simplestBetween(numbers[k], above));
        }
        numbers = std::move(next);
    }
    return numbers;
}

/// The signs as a number, by walking the tree.
Dyadic walked(const std::vector<SignRun>& signs) {
    Dyadic number;
    for (const SignRun& run : signs)
        for (std::int64_t i = 0; i < run.count; ++i)
            number = *childOf(number, run.isPlus);
    return number;
}

} // namespace

/// The tree of numbers by their birthdays.
class TestBirthdayTree : public QObject {
    Q_OBJECT

private slots:
    /// A child is the simplest number between its parent and the next ancestor on that side.
    void childrenAreTheSimplestBetweenAncestors() {
        const std::vector<Dyadic> early = bornBy(6);
        QCOMPARE(early.size(), std::size_t{127});
        const std::vector<Dyadic> all = bornBy(7);
        for (std::size_t i = 0; i < early.size(); ++i) {
            Task task;
            ShortGames games(task);
            const bool isBornLast = games.birthday(games.number(early[i])) == 6;
            if (!isBornLast) continue; // others have children that are early as well
            QCOMPARE(*childOf(early[i], false), all[2 * i]);
            QCOMPARE(*childOf(early[i], true), all[2 * i + 2]);
        }
    }

    void theSignsLeadToTheNumber() {
        Task task;
        ShortGames games(task);
        for (const Dyadic number : bornBy(8)) {
            const std::vector<SignRun> signs = signExpansion(number);
            QCOMPARE(walked(signs), number);
            QCOMPARE(dayOf(signs), games.birthday(games.number(number)));
            for (std::size_t i = 1; i < signs.size(); ++i)
                QVERIFY(signs[i].isPlus != signs[i - 1].isPlus && signs[i].count > 0);
        }
        constexpr unsigned seed = 3044;
        qInfo("seed %u", seed);
        Random random(seed);
        for (int i = 0; i < 2000; ++i) {
            const auto numerator = static_cast<std::int64_t>(random.below(1U << 20)) - (1 << 19);
            const Dyadic number = *Dyadic::of(numerator, static_cast<int>(12 + random.below(20)));
            QCOMPARE(walked(signExpansion(number)), number);
        }
    }

    /// Of numbers at the edge of what is exact, and beyond it.
    void farNumbers() {
        const Dyadic largest = *Dyadic::of(Dyadic::most);
        QVERIFY(!childOf(largest, true));
        QCOMPARE(signExpansion(largest), (std::vector<SignRun>{{true, Dyadic::most}}));
        const Dyadic finest = *Dyadic::of(1, Dyadic::finest);
        QVERIFY(!childOf(finest, true) && !childOf(finest, false));
        QCOMPARE(signExpansion(finest), (std::vector<SignRun>{{true, 1}, {false, Dyadic::finest}}));
        QCOMPARE(signExpansion(-finest), (std::vector<SignRun>{{false, 1}, {true, Dyadic::finest}}));
        QVERIFY(signExpansion(Dyadic()).empty());
        QVERIFY(placeBelow(*Dyadic::of(1, Dyadic::finest - 1), Dyadic()) < 1e-9);
        QCOMPARE(placeBelow(Dyadic(), largest) > 0.999 && placeBelow(Dyadic(), -largest) < 0.001, true);
    }

    /// In the order of the numbers; each in the middle of what its parent leaves it.
    void placesAreInOrder() {
        const std::vector<Dyadic> numbers = bornBy(7);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            QCOMPARE(placeBelow(Dyadic(), numbers[i]),
                     static_cast<double>(i + 1) / static_cast<double>(numbers.size() + 1));
        QCOMPARE(placeBelow(*Dyadic::of(1, 1), *Dyadic::of(3, 2)), 0.75);
        QVERIFY(placeBelow(*Dyadic::of(1, 1), Dyadic(5)) > 0.999); // outside of that part
        QVERIFY(placeBelow(*Dyadic::of(1, 1), Dyadic(-5)) < 0.001);
    }
};

MEXPLORER_TEST(TestBirthdayTree)
#include "test_birthday_tree.moc"
