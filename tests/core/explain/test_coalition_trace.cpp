#include "core/catalogue/catalogue.h"
#include "core/coalition/coalition_answer.h"
#include "core/explain/coalition/coalition_words.h"
#include "core/explain/coalition/flow_trace.h"
#include "core/explain/coalition/nucleolus_trace.h"
#include "core/explain/coalition/shapley_trace.h"
#include "core/explain/coalition/shares_trace.h"
#include "core/explain/coalition/vessels_trace.h"
#include "core/explain/telling.h"
#include "core/game/aspects/instances.h"
#include "tests/core/coalition/made_games.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>

using namespace mexplorer;

namespace {

CoalitionSubject subjectOf(const CoalitionValues& values) {
    Task task;
    CoalitionGame game;
    game.parts = values.parts();
    for (unsigned player = 1; player <= values.players(); ++player)
        game.names.push_back(std::to_string(player));
    game.numbers = values.units();
    return {game.names, std::make_shared<const CoalitionAnswer>(answerOf(game, task).value())};
}

std::string sentence(const Trace& trace, std::size_t step) {
    return trace.steps[step].reason.english();
}

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

/// All placeholders of sentences are filled, and each sentence has a line of the code.
void checkSentences(const Trace& trace) {
    for (const Saying& step : trace.steps) {
        const std::string text = step.reason.english();
        QVERIFY2(!has(text, "%") && !has(text, ": .") && !has(text, "()") && !has(text, "  "), text.c_str());
        QVERIFY(step.codeLine < trace.pseudoCode.size());
    }
}

} // namespace

/// The sentences and states of steps about coalitions.
class TestCoalitionTrace : public QObject {
    Q_OBJECT

private slots:
    void whatIsDividedIsATitle() {
        Task task;
        const auto titleOf = [&](CoalitionKind kind, std::string_view text) {
            const auto game = readCoalitions(kind, text).value();
            const auto answer = std::make_shared<const CoalitionAnswer>(answerOf(game, task).value());
            return sayWhatIsDivided(coalitionSubject(game, answer)).english();
        };
        QCOMPARE(titleOf(CoalitionKind::vote, "[51; 50,49,1]"), "Power in a vote of 51 out of 100");
        QCOMPARE(titleOf(CoalitionKind::vote, "[2; 1,1,1] and [51; 50,49,1]"),
                 "Power in a vote of 2 majorities at once");
        QCOMPARE(titleOf(CoalitionKind::costs, "3,4,5"), "How a cost of 5 is shared");
        QCOMPARE(titleOf(CoalitionKind::airport, "1,2,3"), "How the cost of a runway, 3, is shared");
        QCOMPARE(titleOf(CoalitionKind::bankruptcy, "200; 100,200,300"), "How an estate of 200 is divided");
        QCOMPARE(titleOf(CoalitionKind::table, "0,0,-1/2"), "How a worth of −1/2 is divided");
    }

    /// Costs are told as what is paid, not as values with a minus sign.
    void costsArePaid() {
        Task task;
        const auto game =
            readCoalitions(CoalitionKind::costs, "163520,140826,250096,301607,378821,367370,412584").value();
        const auto subject =
            coalitionSubject(game, std::make_shared<const CoalitionAnswer>(answerOf(game, task).value()));
        const CoalitionTrace orders = shapleyTrace(subject);
        checkSentences(orders);
        QCOMPARE(sentence(orders, 1),
                 std::string("Order 1, 2, 3: player 2 joins {1} and adds c({1, 2}) − c({1}) "
                             "= 301607 − 163520 = 138087."));
        const CoalitionTrace nucleolus = nucleolusTrace(subject);
        checkSentences(nucleolus);
        for (const CoalitionTrace* trace : {&orders, &nucleolus})
            for (std::size_t step = 0; step < trace->steps.size(); ++step)
                QVERIFY2(!has(sentence(*trace, step), " gets "), sentence(*trace, step).c_str());
        // Ransmeier 1942; Straffin and Heaney 1981.
        QCOMPARE(sentence(nucleolus, nucleolus.steps.size() - 1),
                 std::string("Nothing is left free: the nucleolus is (116234, 93540, 202810)."));
    }

    /// A step for how they are found, and one for each group of players who are alike.
    void sharesOfMany() {
        Task task;
        const auto told = [&](CoalitionKind kind, const char* text) {
            const auto game = readCoalitions(kind, text).value();
            const CoalitionTrace trace = sharesTrace(coalitionSubject(
                game, std::make_shared<const CoalitionAnswer>(answerOf(game, task).value())));
            checkSentences(trace);
            return trace;
        };
        const CoalitionTrace vote = told(
            CoalitionKind::vote, "[9; 1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1] and [1; 1,1,1,1,1,1,1,1,1,1,1,1,1,"
                                 "1,1,1,0]");
        QCOMPARE(vote.steps.size(), std::size_t{3});
        QCOMPARE(sentence(vote, 0),
                 std::string("Exactly: coalitions are counted by their size and by what they weigh."));
        QVERIFY(sentence(vote, 1).starts_with(
            "Each of the 16 players 1, 2, 3, 4, 5, 6, 7, 8, …: Shapley value "));
        const CoalitionTrace runway = told(CoalitionKind::airport, "1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2");
        QCOMPARE(
            sentence(runway, 2),
            std::string("Player 17: Shapley value −18/17, absolute Banzhaf value −65537/65536, normalised "
                        "65537/65553."));
    }

    void ordersFillUp() {
        const auto subject = subjectOf(tableOf({68, 102, 0, 170, 710, 762, 992}));
        const CoalitionTrace trace = shapleyTrace(subject);
        checkSentences(trace);
        QCOMPARE(trace.steps.size(), std::size_t{6 * 4 + 1}); // for each order, three arrivals and the result
        QCOMPARE(sentence(trace, 2),
                 std::string("Order 1, 2, 3: player 3 joins {1, 2} and adds v({1, 2, 3}) − "
                             "v({1, 2}) = 992 − 170 = 822."));
        QVERIFY(has(sentence(trace, 24), "(229, 272, 491)"));
        for (std::size_t i = 0; i + 1 < trace.states.size(); ++i) {
            const OrderState& order = trace.states[i].order.value();
            QCOMPARE(order.arrived, std::min<std::size_t>(i % 4 + 1, 3));
            QCOMPARE(order.isFull, i % 4 == 3);
            QCOMPARE(order.ordersDone, i / 4 + (order.isFull ? 1 : 0));
            QCOMPARE(order.running.empty(), order.ordersDone == 0);
        }
        for (const CoalitionState& state : trace.states) {
            Coalition there = 0;
            QCOMPARE(state.order->added.size(), state.order->arrived);
            for (std::size_t i = 0; i < state.order->arrived; ++i) {
                const Coalition before = there;
                there |= alone(state.order->order[i]);
                QCOMPARE(state.order->added[i],
                         Rational(subject.values().value(there) - subject.values().value(before)));
            }
        }
        QCOMPARE(trace.states.back().order->order, (std::vector<unsigned>{2, 1, 0}));
        QCOMPARE(trace.states.back().order->running, subject.exact().power.shapley);
        const CoalitionTrace taken = shapleyTrace(subjectOf(tableOf({-1, 0, 0, -2, 0, 0, 5})));
        QVERIFY2(has(sentence(taken, 1), "= −2 − (−1) = −1."), sentence(taken, 1).c_str());
    }

    void largerOnesGoBySizes() {
        std::mt19937_64 random(6);
        const auto values = madeTable(random, 6, -30, 30, 7);
        const CoalitionTrace trace = shapleyTrace(subjectOf(values));
        checkSentences(trace);
        QCOMPARE(trace.steps.size(), std::size_t{7});
        for (unsigned player = 0; player < 6; ++player) {
            const SizesState& state = trace.states[player].sizes.value();
            QCOMPARE(state.means.size(), std::size_t{6});
            for (const Rational& mean : state.means)
                QVERIFY2(has(sentence(trace, player), shownExact(mean)), sentence(trace, player).c_str());
            QCOMPARE(state.means.front(), values.value(alone(player)));
            QCOMPARE(state.found.size(), std::size_t{player + 1});
        }
    }

    void theNucleolusIsSettledStepByStep() {
        std::mt19937_64 random(7);
        for (int round = 0; round < 30; ++round) {
            const auto players = static_cast<unsigned>(2 + random() % 5);
            const auto values =
                round % 2 == 0 ? madeConvex(random, players) : madeTable(random, players, -9, 9);
            const auto subject = subjectOf(values);
            const CoalitionTrace trace = nucleolusTrace(subject);
            checkSentences(trace);
            std::vector<Coalition> settled;
            std::optional<Rational> before;
            for (std::size_t i = 0; i < trace.states.size(); ++i) {
                const ExcessState& state = trace.states[i].excess.value();
                for (const Coalition coalition : state.newly) {
                    QVERIFY(std::find(settled.begin(), settled.end(), coalition) == settled.end());
                    settled.push_back(coalition);
                }
                QCOMPARE(state.settled.size(), settled.size());
                if (before && state.excess) QVERIFY(*state.excess <= *before); // ε never grows
                before = state.excess;
                for (const Coalition coalition : state.binding) {
                    const Rational excess = values.value(coalition) - paidTo(*state.payments, coalition);
                    QCOMPARE(excess, *state.excess);
                }
                for (const unsigned player : state.atTheirOwn)
                    QCOMPARE(state.payments->at(player), values.value(alone(player)));
            }
            QCOMPARE(settled.size(), (std::size_t{1} << players) - 2);
            QCOMPARE(trace.states.back().excess->payments.value(), subject.exact().nucleolus.payments);
        }
    }

    /// {1, 2} would gain if player 3 got less than alone.
    void whoGetsNoMoreThanAloneIsNamed() {
        const CoalitionTrace trace = nucleolusTrace(subjectOf(tableOf({0, 0, 0, 10, 0, 0, 5})));
        const auto isSaid = [&](const Saying& step) {
            return has(step.reason.english(), "cannot be below 5") &&
                   has(step.reason.english(), "{1, 2}, or a player who gets no more than alone: 3");
        };
        QVERIFY(std::any_of(trace.steps.begin(), trace.steps.end(), isSaid));
    }

    void flowsGrowToTheirCut() {
        const auto game = makeGame("coalition", {{"kind", "flow"}}).value();
        Task task;
        const auto told = explain(*game, *instanceOf(*game, "s,t").value(), task).value();
        checkSentences(told);
        const auto network = std::make_shared<const FlowNetwork>(
            parseNetwork("digraph { s -> a [capacity=1, owner=A]; s -> b [capacity=1, owner=A]\n"
                         "a -> d [capacity=1, owner=B]; a -> c [capacity=1, owner=B]\n"
                         "b -> d [capacity=1, owner=A]; c -> t [capacity=1, owner=A]\n"
                         "d -> t [capacity=\"1/2\", owner=B] }")
                .value());
        const FlowTrace trace = flowTrace(*network, {*network->find("s"), *network->find("t")});
        checkSentences(trace);
        std::int64_t value = 0;
        for (const FlowState& state : trace.states) {
            QVERIFY(state.value >= value);
            if (state.isPushed) QCOMPARE(state.value, value + state.bottleneck);
            value = state.value;
        }
        QVERIFY(trace.states.back().showsCut && trace.states.back().showsCore);
        QCOMPARE(trace.subject.cut.capacity, value);
    }

    void vesselsFill() {
        const VesselsTrace trace = vesselsTrace(200, {100, 200, 300}, 1);
        checkSentences(trace);
        for (std::size_t i = 1; i < trace.states.size(); ++i)
            QVERIFY(trace.states[i].level >= trace.states[i - 1].level);
        QCOMPARE(trace.states.back().level, Rational(75));
        QVERIFY(trace.states.back().done);
    }

    void manyPlayersAreNamedInShort() {
        std::vector<std::string> names;
        for (unsigned player = 1; player <= 16; ++player)
            names.push_back(std::to_string(player));
        QCOMPARE(briefText(everybody(16), names), std::string("{1…16}"));
        QCOMPARE(briefText(0b1000'0000'0110'1111, names), std::string("{1…4, 6, 7, 16}"));
        QCOMPARE(briefText(0b11, names), std::string("{1, 2}"));
        QCOMPARE(briefText(0, names), std::string("∅"));
        const std::vector<Coalition> some{0b11, everybody(9)};
        QCOMPARE(coalitionsList(some, names).english(), std::string("{1, 2}, {1…9}"));
    }
};

MEXPLORER_TEST(TestCoalitionTrace)
#include "test_coalition_trace.moc"
