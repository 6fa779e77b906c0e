#include "core/explain/mex_trace.h"

#include "core/catalogue/board_game_of.h"
#include "core/catalogue/catalogue.h"
#include "core/rules/proof.h"
#include "tests/core/asked.h"
#include "tests/core/explain/take_set.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <set>

using namespace mexplorer;

namespace {

constexpr std::size_t mostSteps = 200;

/// A bishop that moves towards the corner; for terminal positions its theorem only has the outcome.
class Bishop : public VectorGame {
public:
    explicit Bishop(Play play) : VectorGame(play, {{-1, -1, false}}, 0) {}
    static Description describe() {
        return {.id = "bishop",
                .title = say("Bishop"),
                .group = say("Boards"),
                .summary = say("Step."),
                .parameters = {},
                .position = "1,1",
                .view = "tree",
                .positionHint = say("a cell")};
    }
    static Expected<Bishop> make(const Parameters& /*parameters*/) { return Bishop(Play::normal); }
    [[nodiscard]] std::optional<Evaluation> closedForm(const Cell& cell) const {
        const bool firstMovesLast = std::min(cell.a, cell.b) % 2 == 1;
        return Evaluation{firstMovesLast == (play() == Play::normal) ? Outcome::N : Outcome::P, {}};
    }
};

/// What is wrong with a trace of values, where `values` are the options' values by the definition.
std::string wrongValues(const MexTrace& trace, const std::vector<Nimber>& values, Nimber value) {
    if (auto found = wrongWith(trace); !found.empty()) return found;
    if (trace.steps.size() > mostSteps) return "too many steps";
    const MexSubject& subject = trace.subject;
    if (trace.states.size() != trace.steps.size()) return "not one state a step";
    if (subject.options.size() != values.size()) return "not every option is there";
    std::size_t shownSoFar = 0;
    std::optional<Nimber> candidate;
    for (std::size_t i = 0; i < trace.steps.size(); ++i) {
        const Saying& step = trace.steps[i];
        const MexState& state = trace.states[i];
        if (state.optionsShown < shownSoFar || state.optionsShown > values.size())
            return "options shown: wrong";
        if (state.option && *state.option >= state.optionsShown) return "an option is lit before it is shown";
        if (state.candidate && state.optionsShown < values.size())
            return "counted before all values were in S";
        if (candidate && (!state.candidate || *state.candidate < *candidate)) return "m goes back";
        if (state.done != (i + 1 == trace.steps.size())) return "done at the wrong step";
        shownSoFar = state.optionsShown;
        candidate = state.candidate;
        const bool missing = std::find(values.begin(), values.end(), candidate.value_or(0)) == values.end();
        const bool saysMissing = step.reason.id.find("is not in S") != std::string::npos;
        if (saysMissing && !missing) return "said to be missing and is not";
        if (step.reason.id.find("is in S, so g becomes") != std::string::npos && missing) return "not in S";
    }
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (subject.options[i].evaluation.nimber() != values[i]) return "an option's value is wrong";
    }
    return candidate == value ? "" : "the last candidate is not the value";
}

} // namespace

class TestMexTrace : public QObject {
    Q_OBJECT

private slots:
    void theLastCandidateIsTheValueByDefinition() {
        for (const Play play : {Play::normal, Play::misere}) {
            for (const auto& set : {std::vector<std::uint64_t>{1, 2, 3}, {1, 3, 4}, {2, 5}, {}}) {
                const HeapGameOf<TakeSet> game(TakeSet(play, set), Parameters{});
                BruteForce truth(set, play);
                forAllHeaps(6, 3, [&](const Heaps& heaps) {
                    std::vector<Nimber> values;
                    for (const Heaps& option : truth.options(heaps))
                        values.push_back(truth.value(option));
                    Task task;
                    const auto trace = mexTrace(game, *asked(game, joined(heaps)), task);
                    QVERIFY(trace);
                    QCOMPARE(wrongValues(*trace, values, truth.value(heaps)), std::string());
                });
            }
        }
    }

    void theValuesOfWythoffComeAbout() {
        constexpr std::uint64_t side = 8;
        for (const Play play : {Play::normal, Play::misere}) {
            const auto game = makeGame("wythoff", inPlay({}, play)).value();
            std::map<std::pair<std::uint64_t, std::uint64_t>, Nimber> table;
            for (std::uint64_t a = 0; a < side; ++a) {
                for (std::uint64_t b = 0; b < side; ++b) {
                    std::vector<Nimber> values;
                    for (std::uint64_t t = 1; t <= a; ++t)
                        values.push_back(table.at({a - t, b}));
                    for (std::uint64_t t = 1; t <= b; ++t)
                        values.push_back(table.at({a, b - t}));
                    for (std::uint64_t t = 1; t <= std::min(a, b); ++t)
                        values.push_back(table.at({a - t, b - t}));
                    Nimber value = values.empty() ? terminalValue(play) : 0;
                    while (!values.empty() && std::find(values.begin(), values.end(), value) != values.end())
                        ++value;
                    table[{a, b}] = value;
                    Task task;
                    const auto trace = mexTrace(*game, *asked(*game, fmt::format("{},{}", a, b)), task);
                    QVERIFY(trace);
                    QCOMPARE(wrongValues(*trace, values, value), std::string());
                }
            }
        }
    }

    void manyOptionsAndALongCountAreTakenSeveralAtAStep() {
        const auto game = makeGame("nim").value();
        for (const char* text : {"36", "37", "40", "41", "1000", "60,3", "99999"}) {
            Task task;
            const auto position = asked(*game, text);
            const auto trace = mexTrace(*game, *position, task);
            QVERIFY(trace);
            std::vector<Nimber> values;
            for (const SolvedMove& move : trace->subject.options)
                values.push_back(*move.evaluation.nimber());
            QCOMPARE(wrongValues(*trace, values, *position->closedForm()->nimber()), std::string());
            QCOMPARE(std::set<Nimber>(values.begin(), values.end()).size(), values.size());
        }
    }

    void anEndHasItsOwnSentence() {
        Task task;
        const auto nim = makeGame("nim").value();
        const auto normal = mexTrace(*nim, *asked(*nim, "0"), task);
        QCOMPARE(normal->steps.size(), std::size_t{2});
        QCOMPARE(normal->steps[0].reason.english(),
                 std::string("0 has no option: nothing is in S, and the least number missing is 0."));
        const auto misereNim = makeGame("nim", {{"play", "misere"}}).value();
        const auto misere = mexTrace(*misereNim, *asked(*misereNim, "0"), task);
        QCOMPARE(misere->steps[0].reason.english(),
                 std::string("0 has no option: in misère play its value is 1."));
        QVERIFY(normal->steps[1].reason == sayNothingLeft(Play::normal));
        QVERIFY(misere->steps[1].reason == sayNothingLeft(Play::misere));
    }

    void whereValuesAreOutOfReachOutcomesDecide() {
        for (const Play play : {Play::normal, Play::misere}) {
            const auto game = makeGame("wythoff", inPlay({}, play)).value();
            std::set<Outcome> met;
            for (const char* text : {"4999,8089", "5000,8089"}) { // the first is P: ⌊3090φ⌋ = 4999
                Task task;
                const auto position = asked(*game, text);
                const Outcome truth = position->closedForm()->outcome;
                met.insert(truth);
                const auto trace = mexTrace(*game, *position, task);
                QVERIFY(trace);
                QCOMPARE(wrongWith(*trace), std::string());
                QVERIFY(trace->steps.size() <= mostSteps);
                const auto& subject = trace->subject;
                QCOMPARE(subject.evaluation.nimber().has_value(), truth == Outcome::P); // then it is 0
                const Saying& last = trace->steps.back();
                const MexState& state = trace->states.back();
                QVERIFY(state.done);
                QCOMPARE(last.reason.id.find("No option is P") == 0, truth == Outcome::P);
                if (truth == Outcome::N) QVERIFY(subject.options.at(state.option.value()).wins());
                for (std::size_t i = 0; i + 1 < state.optionsShown; ++i)
                    QVERIFY(!subject.options[i].wins());
                QCOMPARE(trace->sections.back().step, trace->steps.size() - 1);
                QCOMPARE(trace->sections.back().name.english(), std::string("result"));
            }
            QCOMPARE(met.size(), std::size_t{2});
        }
    }

    void anEndOutOfReachIsStillWonOrLostByTheRuleOfPlay() {
        for (const Play play : {Play::normal, Play::misere}) {
            const BoardGameOf<Bishop> game(Bishop(play), Parameters{});
            Task task;
            const auto end = asked(game, "1099511627776,0");
            const auto trace = mexTrace(game, *end, task);
            QVERIFY(trace);
            QCOMPARE(trace->subject.evaluation.outcome, end->closedForm()->outcome);
            QCOMPARE(trace->states.back().candidate, std::optional(terminalValue(play)));
        }
    }

    /// By the definition: larger than the mex, in order, each once; only what leads to it can be moved back.
    void whatIsAboveTheMexIsSaidToBeMovedBack() {
        Task task;
        for (const Play play : {Play::normal, Play::misere}) {
            const HeapGameOf<TakeSet> game(TakeSet(play, {1, 3, 4}), Parameters{});
            BruteForce truth({1, 3, 4}, play);
            forAllHeaps(6, 3, [&](const Heaps& heaps) {
                const Nimber mex = truth.value(heaps);
                std::set<Nimber> larger;
                for (const Heaps& option : truth.options(heaps)) {
                    const std::vector<Heaps> after = truth.options(option);
                    const bool leadsToIt = std::any_of(after.begin(), after.end(), [&](const Heaps& back) {
                        return truth.value(back) == mex;
                    });
                    const Nimber value = truth.value(option);
                    if (value <= mex || (play == Play::misere && value == 1)) continue; // perhaps an end
                    QVERIFY(leadsToIt);
                    larger.insert(value);
                }
                const auto trace = mexTrace(game, *asked(game, joined(heaps)), task);
                QVERIFY(trace);
                const std::vector<Nimber>& said = trace->subject.movedBack;
                QVERIFY(std::equal(said.begin(), said.end(), larger.begin(), larger.end()));
                const auto step = std::find_if(trace->states.begin(), trace->states.end(),
                                               [](const MexState& s) { return s.movedBack && !s.done; });
                QCOMPARE(step != trace->states.end(), !larger.empty());
                if (larger.empty()) return;
                const auto& lit = trace->subject.options[step->option.value()];
                QCOMPARE(lit.evaluation.nimber(), std::optional(*larger.begin()));
            });
        }
    }

    void moreOptionsThanAreListedAreRefused() {
        Task task;
        const auto nim = makeGame("nim").value();
        const auto trace = mexTrace(*nim, *asked(*nim, "1000000000"), task);
        QVERIFY(!trace);
        QCOMPARE(trace.error().kind, Error::Kind::tooLarge);
    }

    /// What is known at once to be too much is refused before anything is solved: nothing is there to cancel.
    void tooManyOptionsAreRefusedBeforeTheWork() {
        const auto octal = makeGame("octal").value();
        std::string heaps = "0";
        for (int heap = 1; heap < 2000; ++heap)
            heaps += "," + std::to_string(heap);
        Task task;
        task.cancel();
        const auto trace = mexTrace(*octal, *asked(*octal, heaps), task);
        QVERIFY(!trace);
        QCOMPARE(trace.error().kind, Error::Kind::tooLarge);
        QVERIFY(trace.error().english().find("too many options") != std::string::npos);
    }
};

MEXPLORER_TEST(TestMexTrace)
#include "test_mex_trace.moc"
