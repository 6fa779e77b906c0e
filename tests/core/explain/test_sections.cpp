#include "core/catalogue/catalogue.h"
#include "core/explain/telling.h"
#include "core/explain/xor_trace.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

/// The names of the parts of a trace.
class TestSections : public QObject {
    Q_OBJECT

private slots:
    void eachBeginsAtAStepOfItsOwn() {
        int named = 0;
        for (const Entry& entry : catalogue()) {
            const std::string& id = entry.description.id;
            const auto game = makeGame(id).value();
            Task task;
            const auto start = instanceOf(*game, game->description().position);
            if (!start) continue; // asks for something to be typed
            const auto trace = explain(*game, **start, task);
            QVERIFY2(trace, id.c_str());
            std::size_t next = 0;
            for (const auto& [step, name] : trace->sections) {
                QVERIFY2(step >= next && step < trace->steps.size(), id.c_str());
                QVERIFY2(!name.empty(), id.c_str());
                next = step + 1;
                ++named;
            }
        }
        QVERIFY(named > 0);
    }

    void theXorHasTheOnesThatItsCodeHas() {
        Task task;
        const auto game = makeGame("nim").value();
        const auto trace = xorTrace(*game, *ask(*game, "13,11,7").value(), task).value();
        std::vector<std::pair<std::size_t, std::string>> sections;
        for (const auto& [step, name] : trace.sections)
            sections.emplace_back(step, name.english());
        // three heaps, four columns, the sum, three lines of code, the move
        const decltype(sections) expected{
            {0, "write"}, {3, "count"}, {7, "decide"}, {8, "find the move"}, {11, "move"}};
        QVERIFY(sections == expected);
    }

    void aSectionWithoutStepsIsNone() {
        Trace trace;
        trace.begin(say("first"));
        trace.begin(say("second"));
        trace.steps.push_back({say("step")});
        QCOMPARE(trace.sections.size(), std::size_t{1});
        QCOMPARE(trace.sections.front().name.english(), std::string("second"));
    }
};

MEXPLORER_TEST(TestSections)
#include "test_sections.moc"
