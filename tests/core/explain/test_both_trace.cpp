#include "core/explain/both_trace.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>

using namespace mexplorer;

namespace {

const BothSides bothTitles = {say("left"), say("right")};

std::shared_ptr<const Trace> sideTrace(const std::string& name, const std::vector<std::string>& said,
                                       std::vector<Trace::Section> sections = {}) {
    auto trace = std::make_shared<Trace>();
    trace->title = verbatim(name);
    trace->pseudoCode = {verbatim(name + " code")};
    for (const std::string& one : said)
        trace->steps.push_back({verbatim(one), 0});
    trace->sections = std::move(sections);
    return trace;
}

} // namespace

class TestBothTrace : public QObject {
    Q_OBJECT

private slots:
    void theShorterOneStaysAtItsLast() {
        for (std::size_t left = 1; left < 5; ++left) {
            for (std::size_t right = 1; right < 5; ++right) {
                std::vector<std::string> ofLeft;
                std::vector<std::string> ofRight;
                for (std::size_t i = 0; i < left; ++i)
                    ofLeft.push_back("l" + std::to_string(i));
                for (std::size_t i = 0; i < right; ++i)
                    ofRight.push_back("r" + std::to_string(i));
                const BothTrace both =
                    bothTrace({sideTrace("L", ofLeft), sideTrace("R", ofRight)}, bothTitles, {});
                QCOMPARE(both.steps.size(), std::max(left, right));
                QCOMPARE(both.states.size(), both.steps.size());
                for (std::size_t i = 0; i < both.steps.size(); ++i) {
                    const std::size_t atLeft = std::min(i, left - 1);
                    const std::size_t atRight = std::min(i, right - 1);
                    QVERIFY(both.states[i].steps == (std::array{atLeft, atRight}));
                    QCOMPARE(both.steps[i].reason.english(),
                             "left: " + ofLeft[atLeft] + " right: " + ofRight[atRight]);
                }
            }
        }
    }

    void whatBothSayIsSaidOnce() {
        const BothTrace both =
            bothTrace({sideTrace("T", {"same", "l"}), sideTrace("T", {"same"})}, bothTitles, {});
        QCOMPARE(both.title.english(), std::string("T"));
        QCOMPARE(both.steps[0].reason.english(), std::string("same"));
        QCOMPARE(both.steps[1].reason.english(), std::string("left: l right: same"));
    }

    void differencesComeLast() {
        const BothTrace both = bothTrace({sideTrace("L", {"l"}), sideTrace("R", {"r", "s"})}, bothTitles,
                                         {say("one"), say("two")});
        QCOMPARE(both.steps.size(), std::size_t{4});
        QCOMPARE(both.title.english(), std::string("L | R"));
        QVERIFY(!both.states[1].difference);
        for (std::size_t i = 0; i < 2; ++i) {
            QCOMPARE(both.states[2 + i].difference, std::optional(i));
            QCOMPARE(both.steps[2 + i].codeLine, both.pseudoCode.size() - 1);
        }
        QCOMPARE(both.steps[3].reason.english(), std::string("two"));
        QCOMPARE(both.sections.back().step, std::size_t{2});
    }

    void oneSideAloneIsEnough() {
        const BothTrace right = bothTrace({nullptr, sideTrace("R", {"r"})}, bothTitles, {});
        QCOMPARE(right.steps.size(), std::size_t{1});
        QCOMPARE(right.steps[0].reason.english(), std::string("r"));
        QCOMPARE(right.pseudoCode.front().english(), std::string("R code"));
        const BothTrace none = bothTrace({}, bothTitles, {say("one")});
        QCOMPARE(none.steps.size(), std::size_t{1});
        QCOMPARE(none.states[0].difference, std::optional<std::size_t>(0));
        QVERIFY(bothTrace({}, bothTitles, {}).steps.empty());
    }

    void sectionsBeginWhereOneOfEitherDoes() {
        const BothTrace both = bothTrace({sideTrace("L", {"0", "1", "2"}, {{0, say("a")}, {2, say("b")}}),
                                          sideTrace("R", {"0", "1", "2"}, {{0, say("a")}, {1, say("c")}})},
                                         bothTitles, {});
        QCOMPARE(both.sections.size(), std::size_t{3});
        const std::vector<std::string> names = {"a", "a | c", "b | c"};
        for (std::size_t i = 0; i < names.size(); ++i) {
            QCOMPARE(both.sections[i].step, i);
            QCOMPARE(both.sections[i].name.english(), names[i]);
        }
    }
};

MEXPLORER_TEST(TestBothTrace)
#include "test_both_trace.moc"
