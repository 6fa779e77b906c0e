#include "core/catalogue/catalogue.h"
#include "core/coalition/coalition_answer.h"
#include "core/coalition/coalition_aspect.h"
#include "core/explain/coalition/flow_trace.h"
#include "core/explain/coalition/nucleolus_trace.h"
#include "core/explain/coalition/shapley_trace.h"
#include "core/explain/coalition/shares_trace.h"
#include "core/explain/telling.h"
#include "core/game/aspects/instances.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

using namespace mexplorer;

namespace {

/// The steps of a section, from its first to the one after its last.
struct StepsOf {
    std::string name;
    std::size_t begin = 0;
    std::size_t end = 0;
};

std::vector<StepsOf> sectionsWithSteps(const Trace& trace) {
    std::vector<StepsOf> parts;
    for (const auto& [step, name] : trace.sections) {
        if (!parts.empty()) parts.back().end = step;
        parts.push_back({name.english(), step, trace.steps.size()});
    }
    return parts;
}

std::vector<std::string> partNames(const std::vector<StepsOf>& parts) {
    std::vector<std::string> names;
    for (const StepsOf& part : parts)
        names.push_back(part.name);
    return names;
}

/// “order 1”, “order 2” …
std::vector<std::string> numbered(const std::string& name, std::size_t count) {
    std::vector<std::string> names;
    for (std::size_t number = 1; number <= count; ++number)
        names.push_back(name + " " + std::to_string(number));
    return names;
}

/// A word or two, which the timeline has room for, from the first step on, each with steps of its own.
void checkParts(const Trace& trace) {
    constexpr int mostCharacters = 14;
    const std::vector<StepsOf> parts = sectionsWithSteps(trace);
    QVERIFY2(parts.size() >= 2, trace.title.english().c_str());
    QCOMPARE(parts.front().begin, std::size_t{0});
    for (const StepsOf& part : parts) {
        const QString name = QString::fromStdString(part.name);
        QVERIFY2(part.begin < part.end, part.name.c_str());
        QVERIFY2(!name.isEmpty() && name.size() <= mostCharacters, part.name.c_str());
        QVERIFY2(name.count(' ') <= 1 && !name.contains('%'), part.name.c_str());
    }
}

CoalitionSubject dividedBy(CoalitionKind kind, const char* text) {
    Task task;
    const auto game = readCoalitions(kind, text).value();
    return coalitionSubject(game, std::make_shared<const CoalitionAnswer>(answerOf(game, task).value()));
}

/// One vote each, of whom a majority wins.
CoalitionSubject voteOf(std::size_t players) {
    std::string text = "[" + std::to_string(players / 2 + 1) + "; 1";
    for (std::size_t player = 1; player < players; ++player)
        text += ",1";
    return dividedBy(CoalitionKind::vote, (text + "]").c_str());
}

} // namespace

/// The names of the parts of traces about coalitions, which hold what they are called by.
class TestCoalitionSections : public QObject {
    Q_OBJECT

private slots:
    void everyExampleHasThem() {
        int explained = 0;
        const auto first = makeGame("coalition").value();
        for (const Preset& preset : first->description().presets) {
            const auto game = makeGame("coalition", preset.parameters).value();
            const auto instance = instanceOf(*game, preset.position).value();
            Task task;
            checkParts(explain(*game, *instance, task).value());
            if (QTest::currentTestFailed()) return;
            ++explained;
            const auto* coalitions = instance->as<CoalitionAspect>();
            const auto answer = coalitions->answer(task).value();
            if (!answer->exact) continue;
            const CoalitionSubject subject = coalitionSubject(coalitions->game(), answer);
            checkParts(shapleyTrace(subject));
            checkParts(nucleolusTrace(subject));
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY(explained >= 10);
    }

    /// In a section of few players one order fills up, in one of five all orders have the same first.
    void ordersAreApart() {
        for (const std::size_t players : std::vector<std::size_t>{2, 3, 4, 5}) {
            const CoalitionTrace trace = shapleyTrace(voteOf(players));
            checkParts(trace);
            std::vector<StepsOf> parts = sectionsWithSteps(trace);
            QCOMPARE(parts.back().name, std::string("result"));
            QVERIFY(trace.states[parts.back().begin].done);
            parts.pop_back();
            std::size_t orders = 1;
            for (std::size_t n = 2; n <= players; ++n)
                orders *= n;
            QVERIFY(partNames(parts) ==
                    (players <= mostArriving
                         ? numbered("order", orders)
                         : std::vector<std::string>{"1 first", "2 first", "3 first", "4 first", "5 first"}));
            for (std::size_t part = 0; part < parts.size(); ++part) {
                const OrderState& first = trace.states[parts[part].begin].order.value();
                if (players > mostArriving) QCOMPARE(first.order.front(), part);
                for (std::size_t step = parts[part].begin; step < parts[part].end; ++step) {
                    const OrderState& order = trace.states[step].order.value();
                    QVERIFY(players > mostArriving ? order.order.front() == first.order.front()
                                                   : order.order == first.order);
                }
            }
        }
    }

    void largerOnesHaveContributions() {
        const auto parts = sectionsWithSteps(shapleyTrace(voteOf(7)));
        QVERIFY((partNames(parts) == std::vector<std::string>{"contributions", "result"}));
        QCOMPARE(parts.back().begin, std::size_t{7});
    }

    /// A linear program is solved in each round, which settles something.
    void theNucleolusGoesRoundByRound() {
        for (const char* table : {"68,102,0,170,710,762,992", "0,0,0,0,5,5,8,9,10,8,13,15,16,17,21"}) {
            const CoalitionSubject subject = dividedBy(CoalitionKind::table, table);
            const CoalitionTrace trace = nucleolusTrace(subject);
            checkParts(trace);
            const std::vector<StepsOf> parts = sectionsWithSteps(trace);
            std::vector<std::string> expected{"excess"};
            if (subject.players() == 3) expected.emplace_back("ε-core");
            std::ranges::move(numbered("round", subject.exact().nucleolus.steps.size()),
                              std::back_inserter(expected));
            expected.emplace_back("result");
            QVERIFY(partNames(parts) == expected);
            for (const StepsOf& part : parts) {
                const ExcessState& first = trace.states[part.begin].excess.value();
                const ExcessState& last = trace.states[part.end - 1].excess.value();
                const bool isRound = part.name.starts_with("round");
                QCOMPARE(first.excess.has_value(), part.name != "excess");
                QCOMPARE(last.payments.has_value(), isRound || part.name == "result");
                QCOMPARE(!last.newly.empty(), isRound);
            }
            QVERIFY(trace.states.back().done);
        }
    }

    /// The nucleolus follows the orders, with its own rounds.
    void togetherTheyHaveThoseOfBoth() {
        Task task;
        const auto game = makeGame("coalition").value();
        const auto instance = instanceOf(*game, game->description().position).value();
        const auto* coalitions = instance->as<CoalitionAspect>();
        const CoalitionSubject subject =
            coalitionSubject(coalitions->game(), coalitions->answer(task).value());
        const Trace orders = shapleyTrace(subject);
        const Trace nucleolus = nucleolusTrace(subject);
        const Trace both = explain(*game, *instance, task).value();
        QCOMPARE(both.sections.size(), orders.sections.size() + nucleolus.sections.size());
        for (std::size_t i = 0; i < both.sections.size(); ++i) {
            const bool isFirst = i < orders.sections.size();
            const Trace::Section& own =
                isFirst ? orders.sections[i] : nucleolus.sections[i - orders.sections.size()];
            QCOMPARE(both.sections[i].step, own.step + (isFirst ? 0 : orders.steps.size()));
            const std::string name = i == orders.sections.size() ? "nucleolus" : own.name.english();
            QCOMPARE(both.sections[i].name.english(), name);
        }
    }

    /// First how they are found, then what each gets.
    void sharesOfManyHaveTheirWay() {
        std::string ofMany = "1";
        for (int player = 1; player < 20; ++player)
            ofMany += ",1";
        const std::pair<CoalitionSubject, const char*> told[] = {
            {voteOf(20), "count"},
            {dividedBy(CoalitionKind::airport, (ofMany + ",2").c_str()), "parts"},
            {dividedBy(CoalitionKind::gloves, "12; 9"), "pairs"}};
        for (const auto& [subject, way] : told) {
            const CoalitionTrace trace = sharesTrace(subject);
            checkParts(trace);
            const std::vector<StepsOf> parts = sectionsWithSteps(trace);
            QVERIFY((partNames(parts) == std::vector<std::string>{way, "shares"}));
            QCOMPARE(parts.back().begin, std::size_t{1});
            QVERIFY(!trace.states.front().alike);
            for (std::size_t step = 1; step < trace.states.size(); ++step)
                QCOMPARE(trace.states[step].alike, std::optional(step - 1));
        }
    }

    void flowsHaveTheirPathsAndTheirCut() {
        const auto network = parseNetwork("digraph { s -> a [capacity=2, owner=A]\n"
                                          "a -> t [capacity=1, owner=B]; a -> b [capacity=1, owner=B]\n"
                                          "b -> t [capacity=1, owner=A] }")
                                 .value();
        const FlowTrace trace = flowTrace(network, {*network.find("s"), *network.find("t")});
        checkParts(trace);
        const std::vector<StepsOf> parts = sectionsWithSteps(trace);
        QVERIFY(
            (partNames(parts) == std::vector<std::string>{"zero flow", "path 1", "path 2", "cut", "core"}));
        for (const StepsOf& part : parts) {
            for (std::size_t step = part.begin; step < part.end; ++step) {
                const FlowState& state = trace.states[step];
                QCOMPARE(!state.path.empty(), part.name.starts_with("path"));
                QCOMPARE(state.showsCore, part.name == "core");
                QCOMPARE(state.showsCut, part.name == "cut" || part.name == "core");
            }
        }
        QCOMPARE(trace.states.front().value, std::int64_t{0});
    }
};

MEXPLORER_TEST(TestCoalitionSections)
#include "test_coalition_sections.moc"
