#include "core/explain/canonical_trace.h"

#include "core/catalogue/families/families.h"
#include "core/explain/explain.h"
#include "core/partizan/notation.h"
#include "tests/core/asked.h"
#include "tests/core/partizan/plain_forms.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

CanonicalTrace canonicalOf(const std::string& game) {
    Task task;
    const auto form = makeGame(partizanGames(), "form", {}).value();
    return canonicalTrace(asked(*form, game)->as<ShortGameAspect>()->reduction(task).value());
}

std::vector<std::string> sentences(const Trace& trace) {
    std::vector<std::string> all;
    for (const Saying& step : trace.steps)
        all.push_back(step.reason.english());
    return all;
}

} // namespace

class TestCanonicalTrace : public QObject {
    Q_OBJECT

private slots:
    void dominatedOptionsAreStruckOut() {
        const CanonicalTrace trace = canonicalOf("{0,1/4|1,5/8}");
        QCOMPARE(sentences(trace),
                 (std::vector<std::string>{
                     "Left’s options: 0, 1/4. Right’s options: 1, 5/8.",
                     "Left never needs 0: 1/4 is at least as large. It is dominated.",
                     "Right never needs 1: 5/8 is at most as large. It is dominated.",
                     "Left’s 1/4 is reversible: Right answers with 1/2, which is at most the game "
                     "itself. What Left has there takes its place; then Left has: 0.",
                     "Right’s 5/8 is reversible: Left answers with 1/2, which is at least the game "
                     "itself. What Right has there takes its place; then Right has: 1.",
                     "What remains is 1/2."}));
        QCOMPARE(trace.subject, std::string("1/2"));
    }

    void reversibleOptionsAreBypassed() {
        const CanonicalTrace trace = canonicalOf("{*|*}");
        QCOMPARE(
            sentences(trace)[1],
            std::string(
                "Left’s ∗ is reversible: Right answers with 0, which is at most the game itself. What Left "
                "has there takes its place; then Left has: none."));
        QCOMPARE(trace.subject, std::string("0"));
    }

    void aCanonicalFormHasNothingToLose() {
        QCOMPARE(sentences(canonicalOf("{2|-1}"))[1],
                 std::string("Nothing is dominated, and nothing is reversible."));
    }

    /// At each step the options that are left make the same game, and what is said of them is so.
    void everyStepIsTrue() {
        constexpr unsigned seed = 120;
        qInfo("seed %u", seed);
        Random random(seed);
        Task task;
        ShortGames games(task);
        const auto form = makeGame(partizanGames(), "form", {}).value();
        const auto read = [&](const std::string& name) { return readGame(name, games).value(); };
        int bypassed = 0;
        for (int i = 0; i < 400; ++i) {
            const PlainForm game = randomGame(3, random);
            std::string text = "{";
            for (const PlainForm& option : game->left)
                text += (text.size() > 1 ? "," : "") + nameOf(canonical(option, games), games).value();
            text += "|";
            for (const PlainForm& option : game->right)
                text += (text.back() == '|' ? "" : ",") + nameOf(canonical(option, games), games).value();
            text += "}";
            const ShortGames::Id whole = canonical(game, games);
            const auto reduction = asked(*form, text)->as<ShortGameAspect>()->reduction(task).value();
            QCOMPARE(reduction.canonical, nameOf(whole, games).value());
            for (const auto& step : reduction.steps) {
                std::vector<ShortGames::Id> left;
                std::vector<ShortGames::Id> right;
                for (const std::string& name : step.left)
                    left.push_back(read(name));
                for (const std::string& name : step.right)
                    right.push_back(read(name));
                QCOMPARE(games.of(left, right), whole);
                const ShortGames::Id option = read(step.option);
                const ShortGames::Id because = read(step.because);
                if (step.isBypassed) {
                    ++bypassed;
                    QVERIFY(step.isLeft ? games.isAtMost(because, whole) : games.isAtMost(whole, because));
                } else {
                    QVERIFY(step.isLeft ? games.isAtMost(option, because) : games.isAtMost(because, option));
                }
            }
            const auto& last = reduction.steps.empty() ? reduction.left : reduction.steps.back().left;
            QCOMPARE(last.size(), games.left(whole).size());
        }
        QVERIFY(bypassed > 50);
    }

    void explainTellsIt() {
        Task task;
        const auto game = makeGame(partizanGames(), "domineering", {}).value();
        const auto start = asked(*game, "../..");
        const auto trace = explain(*game, *start, task).value();
        QCOMPARE(trace.steps.back().reason.english(), std::string("What remains is ±1."));
    }
};

MEXPLORER_TEST(TestCanonicalTrace)
#include "test_canonical_trace.moc"
