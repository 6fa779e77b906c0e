#include "core/explain/thermograph_trace.h"

#include "core/catalogue/families/families.h"
#include "core/game/aspects/tempering.h"
#include "core/partizan/notation.h"
#include "tests/core/asked.h"
#include "tests/core/explain/said_of.h"
#include "tests/core/partizan/plain_forms.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

ThermographTrace heatOf(const std::string& game) {
    Task task;
    const auto form = makeGame(partizanGames(), "form", {}).value();
    return thermographTrace(asked(*form, game)->as<ShortGameAspect>()->heat(task).value());
}

} // namespace

/// How thermographs are built, step by step. What each sentence says is checked in test_sentences.
class TestThermographTrace : public QObject {
    Q_OBJECT

private slots:
    void theWallsAreBuiltAndTheTaxRises() {
        const ThermographTrace trace = heatOf("{3||1|-2}");
        QCOMPARE(
            saidOf(trace),
            (std::vector<std::string>{
                "{3||1|−2} has the left options 3 and the right options {1|−2}.",
                "After Left’s move it is Right’s turn: what counts at each tax is the largest right wall of "
                "Left’s options.",
                "Left pays the tax t for the move: Left’s wall is that minus t.",
                "After Right’s move it is Left’s turn: what counts at each tax is the smallest left wall of "
                "Right’s options.",
                "Right pays the tax t for the move: Right’s wall is that plus t.",
                "Without a tax the walls stand at the stops: Left’s is 3, Right’s is 1.",
                "Right’s wall turns at t = 3/2, over 1.",
                "The walls meet at t = 7/4: at this tax nobody gains by a move. It is the temperature.",
                "Above it the mast stands over the mean, 5/4: with a higher tax nobody moves.",
                "{3||1|−2}: left stop 3, right stop 1, mean 5/4, temperature 7/4."}));
    }

    void aNumberHasAMastAlone() {
        const ThermographTrace trace = heatOf("{0,1/4|1,5/8}");
        QCOMPARE(trace.steps.size(), std::size_t{3});
        QVERIFY(trace.subject.isNumber && trace.states.back().hasMast);
        QCOMPARE(saidOf(trace).back(),
                 std::string("1/2: left stop 1/2, right stop 1/2, mean 1/2, temperature −1/2."));
    }

    /// A move costs the tax or earns the prize, by the thermographs: cooling lowers the temperature by it and
    /// keeps the mean; heating what was cooled by less than its temperature leads back up to it.
    void aGameIsCooledOrHeatedBefore() {
        Task task;
        const auto form = makeGame(partizanGames(), "form", {}).value();
        const auto heated = [&](const char* game, Tempering::Kind kind, int numerator, int halvings) {
            return asked(*form, game)
                ->as<ShortGameAspect>()
                ->heat({kind, *Dyadic::of(numerator, halvings)}, task)
                .value();
        };
        for (const char* game : {"{3||1|-2}", "+-1", "{5|-1}", "{4||2|0}"}) {
            const ShortGameHeat plain = asked(*form, game)->as<ShortGameAspect>()->heat(task).value();
            const ShortGameHeat cooled = heated(game, Tempering::Kind::cooled, 1, 1);
            QCOMPARE(cooled.whole.heat.mean, plain.whole.heat.mean);
            QCOMPARE(cooled.whole.heat.temperature, Rational(plain.whole.heat.temperature - Rational(1, 2)));
            QCOMPARE(cooled.untempered, plain.whole.name);
            const ShortGameHeat hotter = heated(game, Tempering::Kind::heated, 1, 1);
            QCOMPARE(hotter.whole.heat.temperature, Rational(plain.whole.heat.temperature + Rational(1, 2)));
        }
        QCOMPARE(
            saidOf(thermographTrace(heated("+-1", Tempering::Kind::cooled, 1, 1))).front(),
            std::string("±1 is cooled by 1/2: each move costs its player 1/2, until nobody gains by a move. "
                        "That is ±1/2."));
        QCOMPARE(
            saidOf(thermographTrace(heated("*", Tempering::Kind::heated, 2, 0))).front(),
            std::string("∗ is heated by 2: each move earns its player 2, but numbers stay as they are. That "
                        "is ±2."));
        QVERIFY(temperingOf({{"temper", "none"}, {"by", "rubbish"}}, task));
        for (const char* by : {"-1", "*", "", "1/3", "x", "9999999999999999999999"})
            QVERIFY2(!temperingOf({{"temper", "cooled"}, {"by", by}}, task), by);
    }

    /// From step to step it never falls, until it is no longer spoken of.
    void theTaxRises() {
        constexpr unsigned seed = 44;
        qInfo("seed %u", seed);
        Random random(seed);
        Task task;
        ShortGames games(task);
        int turns = 0;
        for (int i = 0; i < 300; ++i) {
            const ThermographTrace trace =
                heatOf(nameOf(canonical(randomGame(4, random), games), games).value());
            std::optional<Rational> before;
            for (const HeatState& state : trace.states) {
                if (!state.tax) continue;
                QVERIFY(!before || *state.tax >= *before);
                if (state.turn) QCOMPARE(state.turn->tax == *state.tax, true);
                turns += state.turn ? 1 : 0;
                before = state.tax;
            }
            QCOMPARE(before.has_value(), !trace.subject.isNumber);
        }
        QVERIFY(turns > 100);
    }

    /// Many ups have a thermograph though their options are deep.
    void manyUpsHaveAMastFromNoTaxOn() {
        const ThermographTrace trace = heatOf("1000000.^");
        QCOMPARE(saidOf(trace).back(),
                 std::string("↑1000000: left stop 0, right stop 0, mean 0, temperature 0."));
    }
};

MEXPLORER_TEST(TestThermographTrace)
#include "test_thermograph_trace.moc"
