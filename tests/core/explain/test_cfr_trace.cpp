#include "core/catalogue/catalogue.h"
#include "core/explain/cfr_trace.h"
#include "core/explain/say_cfr.h"
#include "core/explain/telling.h"
#include "core/game/aspects/instances.h"
#include "core/regret/poker_aspect.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <set>

using namespace mexplorer;

namespace {

struct Opened {
    std::unique_ptr<Game> game;
    std::shared_ptr<const Instance> instance;

    [[nodiscard]] const ExtensiveAspect& asked() const { return *instance->as<ExtensiveAspect>(); }
};

Opened open(const char* id, const Parameters& parameters = {}, const char* text = nullptr) {
    Opened opened{makeGame(id, parameters).value(), nullptr};
    opened.instance = instanceOf(*opened.game, text ? text : startPosition(*opened.game)).value();
    return opened;
}

std::string stepOf(const Trace& trace, std::size_t step) {
    std::string text = trace.steps[step].reason.english();
    constexpr std::string_view tied = " "; // an action and its number
    for (auto at = text.find(tied); at != std::string::npos; at = text.find(tied))
        text.replace(at, tied.size(), " ");
    return text;
}

} // namespace

/// The sentences about an iteration, a run and a deal.
class TestCfrTrace : public QObject {
    Q_OBJECT

private slots:
    void whatRoundingLeavesOfNothingIsNothing() {
        Task task;
        const Opened kuhn = open("kuhn-poker", {{"method", "cfr"}});
        const CfrTrace trace = cfrTrace(kuhn.asked(), 5, task).value();
        for (const Saying& step : trace.steps)
            QVERIFY2(!QString::fromStdString(step.reason.english()).contains("·10⁻¹"),
                     step.reason.english().c_str());
    }

    void theFirstIterationIsTold() {
        Task task;
        const Opened kuhn = open("kuhn-poker");
        const CfrTrace trace = cfrTrace(kuhn.asked(), 1, task).value();
        QCOMPARE(trace.steps.size(), std::size_t{1 + 12 * 4 + 1});
        QCOMPARE(trace.steps.size(), trace.states.size());
        QCOMPARE(stepOf(trace, 0), "Before iteration 1 nothing is regretted: all actions are as likely.");
        QCOMPARE(stepOf(trace, 1),
                 "Look at player 1 with K after check, bet: chance and the opponent lead to its 2 "
                 "nodes with probability 1/12, 1/12.");
        // Reached with 1/6 in all, a fold pays −1 and a call +2: 1/6 · (−1), 1/6 · 2, and half of both.
        QCOMPARE(stepOf(trace, 2),
                 "Counterfactual values, reach times what follows: fold −1/6, call +1/3; as it "
                 "is played, 1/12.");
        QCOMPARE(stepOf(trace, 3),
                 "Regret, by how much each action does better: fold −0.25, call +0.25. In all, with "
                 "negative ones forgotten: fold 0, call +0.25.");
        QCOMPARE(stepOf(trace, 4),
                 "In proportion to the positive regrets, the next strategy is: fold 0, call 1.");
        for (std::size_t i = 0; i < trace.steps.size(); ++i)
            QVERIFY(trace.steps[i].codeLine < trace.pseudoCode.size());
    }

    /// For Leduc, only the sets of the drawn deal.
    void ofADealItsSetsAreTold() {
        Task task;
        const Opened leduc = open("leduc-poker", {}, "J K J");
        const CfrTrace trace = cfrTrace(leduc.asked(), 3, task).value();
        QCOMPARE(trace.steps.size(), std::size_t{1 + 36 * 4 + 1}); // 6 decisions, and 6 after each of 5 ways
        std::set<std::string> names;
        for (const CfrState& state : trace.states) {
            if (state.phase != CfrState::Phase::worth) continue;
            const CfrSetUpdate& update = trace.subject.iteration.updates[state.update];
            names.insert((*leduc.asked().form())->player(update.player).names[update.set]);
        }
        QCOMPARE(names.size(), std::size_t{36});
        for (const std::string& name : names)
            QVERIFY(name.front() == 'J' || name.front() == 'K');
        QVERIFY(names.contains("K check check / J check"));
    }

    void whatIsRoundedIsSaidToBe() {
        Task task;
        const Opened kuhn = open("kuhn-poker");
        const CfrTrace trace = cfrTrace(kuhn.asked(), 30, task).value();
        const std::string regrets = trace.steps[3].reason.english(); // no short fractions by then
        QVERIFY2(regrets.find("≈\u00A0−0.") != std::string::npos, regrets.c_str());
        QCOMPARE(worthText(-1.0 / 12), "−1/12");
        QCOMPARE(worthText(0.001234567), "≈\u00A00.00123");
        QCOMPARE(worthText(1e-17), "0");
    }

    void aRunIsToldPointByPoint() {
        Task task;
        const Opened kuhn = open("kuhn-poker", {{"method", "outcome-sampling"}, {"iterations", "200"}});
        QVERIFY(!cfrTrace(kuhn.asked(), 1, task)); // outcome sampling looks at one play at a time
        const Trace trace = explain(*kuhn.game, *kuhn.instance, task).value();
        QCOMPARE(trace.steps.size(), std::size_t{20});
        QVERIFY(stepOf(trace, 0).starts_with("After 1 iteration: value "));
        QVERIFY(stepOf(trace, 19).starts_with("After 200 iterations: value "));
        const Why told = why(*kuhn.game, *kuhn.instance, task).value();
        QCOMPARE(told.reasons[3].english(), "The plays were drawn with seed 1.");
    }

    void whatIsKnownStandsBesideWhatIsLearnt() {
        Task task;
        const Opened kuhn = open("kuhn-poker");
        const Why told = why(*kuhn.game, *kuhn.instance, task).value();
        QCOMPARE(told.headline.english(), "Player 1 gets ≈\u00A0−0.05556 a game");
        QVERIFY(told.reasons[1].english().starts_with("In equilibrium it is −1/18 ≈\u00A0−0.05556"));
        QVERIFY(told.reasons[3].english().starts_with("The nearest of Kuhn’s equilibria has α ≈\u00A0"
                                                      "0.2"));
    }

    void dealsAreRead() {
        const auto game = makeGame("leduc-poker").value();
        QCOMPARE(instanceOf(*game, "kqj").value()->text(), "K Q J");
        QCOMPARE(instanceOf(*game, " Q,Q / K ").value()->text(), "Q Q K");
        for (const char* wrong : {"", "K Q", "K Q J J", "K Q A", "J J J"}) {
            const auto read = instanceOf(*game, wrong);
            QVERIFY2(!read, wrong);
            QCOMPARE(read.error().field, "position");
        }
        const auto kuhn = makeGame("kuhn-poker").value();
        QCOMPARE(instanceOf(*kuhn, " ").value()->text(), "all");
        QCOMPARE(instanceOf(*kuhn, "kq").value()->text(), "K Q");
        for (const char* wrong : {"K", "K K", "K Q J", "everything"})
            QVERIFY2(!instanceOf(*kuhn, wrong), wrong);
    }

    void decisionsAreNamed() {
        const Opened kuhn = open("kuhn-poker");
        std::vector<std::string> texts;
        for (const KuhnDecision& decision : kuhn.instance->as<PokerAspect>()->known().family)
            texts.push_back(familyText(decision));
        const std::set<std::string> all(texts.begin(), texts.end());
        QCOMPARE(all, (std::set<std::string>{"0", "1", "1/3", "α", "3 α", "1/3 + α"}));
    }
};

MEXPLORER_TEST(TestCfrTrace)
#include "test_cfr_trace.moc"
