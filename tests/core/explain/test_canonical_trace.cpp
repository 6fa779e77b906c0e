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

namespace {

/// The difference is that of the two games; a comparison that holds answers each of Right’s moves, another
/// one has a move for each player.
void checkPlayed(const ShortGameReduction::Step& step, ShortGames::Id whole, ShortGames& games) {
    const FormComparison& played = step.comparison;
    const auto read = [&](const std::string& name) {
        return name.empty() ? whole : readGame(name, games).value();
    };
    const ShortGames::Id difference = games.difference(read(played.greater), read(played.lesser));
    QCOMPARE(read(played.difference), difference);
    QCOMPARE(played.holds, step.kind != FormStep::compared);
    QCOMPARE(played.holds, plainOrder(plainOf(difference, games), plainForm({}, {})) != GameOrder::confused);
    std::vector<ShortGames::Id> begun[2];
    for (const FormComparison::Line& line : played.lines) {
        const ShortGames::Id to = read(line.to);
        const auto options = line.isLeft ? games.left(difference) : games.right(difference);
        QVERIFY(std::ranges::count(options, to) == 1);
        begun[line.isLeft ? 0 : 1].push_back(to);
        // Whoever has moved last wins if the other one does not by moving now.
        const ShortGames::Id last = line.answer.empty() ? to : read(line.answer);
        if (!line.answer.empty()) QVERIFY(std::ranges::count(games.left(to), last) == 1);
        const bool leftMoved = line.isLeft || !line.answer.empty();
        QVERIFY(!winsDifference(plainOf(last, games), plainForm({}, {}), !leftMoved));
    }
    QCOMPARE(begun[0].size(), std::size_t{played.holds ? 0U : 1U});
    QCOMPARE(begun[1].size(), played.holds ? games.right(difference).size() : std::size_t{1});
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
                     "The simplest number between 0 and 1 is 1/2.", "What remains is 1/2."}));
        QCOMPARE(trace.subject.canonical, std::string("1/2"));
    }

    void reversibleOptionsAreBypassed() {
        const CanonicalTrace trace = canonicalOf("{*|*}");
        QCOMPARE(
            sentences(trace)[1],
            std::string(
                "Left’s ∗ is reversible: Right answers with 0, which is at most the game itself. What Left "
                "has there takes its place; then Left has: none."));
        QCOMPARE(trace.subject.canonical, std::string("0"));
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
                checkPlayed(step, whole, games);
                const ShortGames::Id option = read(step.option);
                const ShortGames::Id because = read(step.because);
                if (step.kind == FormStep::compared) {
                    QCOMPARE(games.order(option, because), GameOrder::confused);
                } else if (step.kind == FormStep::reversible) {
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

    /// What comes in the place of a reversible option is told by it.
    void whatComesInItsPlaceIsKnown() {
        const FormSubject subject = canonicalOf("{0,-1*,+-1|2,{3|1/2}}").subject;
        QCOMPARE(subject.options.size(), std::size_t{5}); // all that comes is there already
        const FormSubject other = canonicalOf("{{1|*}|-1}").subject;
        for (const FormOption& option : other.options)
            if (!option.from.empty())
                QCOMPARE(other.find(option.isLeft, option.from) < other.options.size(), true);
    }

    /// Of a state, what is kept is what the form has.
    void fatesAreThoseOfTheOptions() {
        for (const char* game :
             {"{0,-1*,+-1|2,{3|1/2}}", "{0,1/4|1,5/8}", "{*|*}", "{^|^*}", "{0,1,*|2,3}"}) {
            const CanonicalTrace trace = canonicalOf(game);
            for (const FormState& state : trace.states) {
                std::size_t kept = 0;
                for (std::size_t i = 0; i < state.fates.size(); ++i) {
                    if (state.fates[i] != FormState::Fate::kept) continue;
                    const FormOption& option = trace.subject.options[i];
                    const auto& options = option.isLeft ? state.left : state.right;
                    QVERIFY(std::ranges::count(options, option.name) == 1);
                    ++kept;
                }
                QCOMPARE(kept, state.left.size() + state.right.size());
            }
        }
    }

    /// A difference with a name that nobody could read is not made.
    void differencesOfLongNamesAreNotPlayed() {
        Task task;
        const auto snort = makeGame(partizanGames(), "snort", {}).value();
        const auto reduction = asked(*snort, "4x4")->as<ShortGameAspect>()->reduction(task).value();
        QCOMPARE(reduction.canonical, std::string("0"));
        int untold = 0;
        for (const auto& step : reduction.steps) {
            QCOMPARE(step.comparison.isPlayed, !step.comparison.difference.empty());
            if (!step.comparison.isPlayed) ++untold;
        }
        QVERIFY(untold > 0);
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
