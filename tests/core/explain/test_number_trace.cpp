#include "core/explain/number_trace.h"

#include "core/catalogue/families/families.h"
#include "core/partizan/notation.h"
#include "tests/core/asked.h"
#include "tests/core/explain/said_of.h"
#include "tests/core/partizan/plain_forms.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

NumberTrace numberOf(const std::string& game, const Parameters& parameters, const std::string& position) {
    Task task;
    const auto made = makeGame(partizanGames(), game, parameters).value();
    return numberTrace(asked(*made, position)->as<ShortGameAspect>()->numberSought(task).value());
}
NumberTrace numberOf(const std::string& form) {
    return numberOf("form", {}, form);
}

} // namespace

/// How the simplest number is found, step by step. What each sentence says is checked in test_sentences.
class TestNumberTrace : public QObject {
    Q_OBJECT

private slots:
    void theSimplestNumberIsFound() {
        QCOMPARE(
            saidOf(numberOf("{0,1/4|1,5/8}")),
            (std::vector<std::string>{
                "Left’s options: 1/4, 0. Right’s options: 5/8, 1. Sought is the number x that is born first "
                "of those with no left option ≥ x and no right option ≤ x.",
                "Of Left’s options 1/4 excludes most: x must be greater than 1/4.",
                "Of Right’s options 5/8 excludes most: x must be less than 5/8.",
                "Day 0: 0 is too small, as 1/4 ≥ 0. On to the greater child.",
                "Day 1: 1 is too large, as 5/8 ≤ 1. On to the lesser child.",
                "Day 2: 1/2 fits, and nothing that fits is born earlier. The game is 1/2.",
                "The signs on the way are +−. As a stalk of Hackenbush: from the ground up a blue branch for "
                "each +, a red one for each −.",
                "Read in binary: of the branches before the colour changes all but the last count 1 each, "
                "together 0.",
                "The first two branches of unequal colours are the binary point.",
                "After it a blue branch is a 1, a red one a 0, and a last 1 is put at the end: .1.",
                "In binary 0.1 is 1/2. Back again: as many branches as the whole part, two for the point, "
                "then "
                "one for each digit but the last 1.",
                "In its simplest form Left moves to 0, Right to 1: whoever moves loses 1/2 by it. Nobody "
                "moves "
                "in a number while there is anything else.",
                "The number is 1/2, born on day 2, with the sign expansion +−."}));
    }

    /// Berlekamp’s rule: the branches of a stalk, from the ground up, are the signs of what it is worth.
    void stalksAreTheirSigns() {
        for (int length = 1; length <= 7; ++length) {
            for (unsigned colours = 0; colours < 1U << length; ++colours) {
                std::string stalk;
                std::string signs;
                for (int i = 0; i < length; ++i) {
                    const bool isBlue = (colours >> i & 1U) != 0;
                    stalk += isBlue ? 'L' : 'R';
                    signs += isBlue ? "+" : "−";
                }
                const NumberTrace trace =
                    numberOf("red-blue", {{"stalks", stalk}}, "1-" + std::to_string(length));
                QCOMPARE(signText(trace.subject.signs), signs);
            }
        }
    }

    void whatIsNoNumberSaysSo() {
        for (const char* game : {"{2|-1}", "*", "^", "{0|*}", "+-1", "{1/2|1/2}"}) {
            const NumberTrace trace = numberOf(game);
            QVERIFY2(!trace.subject.sought.number && trace.subject.way.empty(), game);
            QCOMPARE(trace.steps.size(), std::size_t{4});
            QVERIFY(saidOf(trace).back().starts_with("No number is left between: "));
        }
    }

    /// Options that are no numbers bound numbers, too: ∗ leaves 0 free.
    void anOptionThatIsNoNumber() {
        QCOMPARE(numberOf("{*|*}").subject.sought.number.value(), Dyadic());
        QCOMPARE(numberOf("{^|}").subject.sought.number.value(), Dyadic(1)); // above all of ↑
        QCOMPARE(numberOf("{v|}").subject.sought.number.value(), Dyadic());
        QCOMPARE(numberOf("{2|-1||1}").subject.sought.number.value(), Dyadic());
    }

    /// However far the number is, there are few steps, and each of them has something new to see.
    void farNumbersAreFoundInFewSteps() {
        for (const char* game : {"4000000000000000000", "-4000000000000000000", "1/1152921504606846976",
                                 "1000000000000001/2", "-12345/1024"}) {
            const NumberTrace trace = numberOf(game);
            QVERIFY(trace.steps.size() < 80);
            QCOMPARE(trace.states.size(), trace.steps.size());
            QCOMPARE(trace.subject.way.back().number, *trace.subject.sought.number);
            QCOMPARE(trace.subject.way.back().day, dayOf(trace.subject.signs));
        }
    }

    /// The way ends at the number on its day, each of its numbers a child of the one before.
    void theWayLeadsToTheNumber() {
        for (int halvings = 0; halvings <= 5; ++halvings) {
            for (int numerator = -(12 << halvings); numerator <= 12 << halvings; ++numerator) {
                const Dyadic number = *Dyadic::of(numerator, halvings);
                const NumberTrace trace = numberOf(number.text());
                const std::vector<NumberMet>& way = trace.subject.way;
                QCOMPARE(way.back().number, number);
                QCOMPARE(way.back().day, dayOf(trace.subject.signs));
                for (std::size_t i = 1; i < way.size(); ++i) {
                    QCOMPARE(way[i].day, way[i - 1].day + way[i].passed + 1);
                    if (way[i].passed == 0)
                        QCOMPARE(way[i].number, *childOf(way[i - 1].number, way[i].isPlus));
                }
            }
        }
    }

    /// What no Dyadic holds is refused in words, and is no other game.
    void numbersOutOfRangeAreRefused() {
        const auto form = makeGame(partizanGames(), "form", {}).value();
        for (const char* game :
             {"{4611686018427387903|}", "{|-4611686018427387903}", "{0|1/1152921504606846976}"}) {
            const auto asked = ask(*form, game);
            QVERIFY2(!asked, game);
            QVERIFY2(asked.error().english().find("too large") != std::string::npos,
                     asked.error().english().c_str());
        }
    }

    /// Whether a game is a number, and which, against the canonical forms, with options as they come.
    void numbersAreFoundAmongRandomGames() {
        constexpr unsigned seed = 443;
        qInfo("seed %u", seed);
        Random random(seed);
        Task task;
        ShortGames games(task);
        int numbers = 0;
        for (int i = 0; i < 1500; ++i) {
            const PlainForm game = randomGame(4, random);
            const NumberTrace trace = numberOf(nameOf(canonical(game, games), games).value());
            QVERIFY(trace.subject.sought.number == games.asNumber(canonical(game, games)));
            numbers += trace.subject.sought.number ? 1 : 0;
        }
        QVERIFY(numbers > 50);
    }
};

MEXPLORER_TEST(TestNumberTrace)
#include "test_number_trace.moc"
