#include "core/explain/lattice_trace.h"

#include "core/partizan/notation.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace mexplorer;

/// The games born by day 2, told in steps.
class TestLatticeTrace : public QObject {
    Q_OBJECT

private slots:
    void theDaysAreTold() {
        Task task;
        const LatticeTrace trace = latticeTrace(task).value();
        QCOMPARE(trace.states.size(), trace.steps.size());
        QCOMPARE(trace.steps[0].reason.english(),
                 std::string("On day 0 there are no games yet that could be options: only 0 is born."));
        QCOMPARE(trace.steps[1].reason.english(),
                 std::string("On day 1 each player may have the option 0 or none: 4 games by then."));
        QCOMPARE(trace.steps.back().reason.english(),
                 std::string("Any two have such bounds: the 22 games born by day 2 are a lattice. By day 3 "
                             "there are 1474."));
        QCOMPARE(trace.subject.countBornBy(2), std::size_t{22});
    }

    /// Each pair that is told is confused, and no game between says otherwise of its bounds; all pairs have
    /// such bounds.
    void boundsAreTight() {
        Task task;
        ShortGames games(task);
        const LatticeTrace trace = latticeTrace(task).value();
        std::vector<ShortGames::Id> ids;
        for (const LatticeGame& game : trace.subject.games)
            ids.push_back(readGame(game.name, games).value());
        const auto least = [&](ShortGames::Id a, ShortGames::Id b, bool isAbove) {
            std::vector<std::size_t> bounds;
            const auto isAtMost = [&](ShortGames::Id one, ShortGames::Id other) {
                return isAbove ? games.isAtMost(one, other) : games.isAtMost(other, one);
            };
            for (std::size_t i = 0; i < ids.size(); ++i)
                if (isAtMost(a, ids[i]) && isAtMost(b, ids[i])) bounds.push_back(i);
            std::vector<std::size_t> tightest;
            for (const std::size_t bound : bounds)
                if (std::ranges::all_of(bounds,
                                        [&](std::size_t other) { return isAtMost(ids[bound], ids[other]); }))
                    tightest.push_back(bound);
            return tightest;
        };
        for (const ShortGames::Id one : ids)
            for (const ShortGames::Id other : ids)
                for (const bool isAbove : {true, false})
                    QCOMPARE(least(one, other, isAbove).size(), std::size_t{1});
        int pairs = 0;
        for (const LatticeState& state : trace.states) {
            if (state.about.empty()) continue;
            ++pairs;
            const ShortGames::Id a = ids[state.about[0]];
            const ShortGames::Id b = ids[state.about[1]];
            QCOMPARE(games.order(a, b), GameOrder::confused);
            QCOMPARE(least(a, b, true).front(), *state.above);
            QCOMPARE(least(a, b, false).front(), *state.below);
        }
        QCOMPARE(pairs, 3);
    }

    void outcomesAreThoseBesideZero() {
        Task task;
        const LatticeTrace trace = latticeTrace(task).value();
        const std::map<std::string, Outcome> known = {
            {"0", Outcome::P},   {"1", Outcome::L},  {"-1/2", Outcome::R},
            {"*", Outcome::N},   {"^", Outcome::L},  {"v*", Outcome::N},
            {"+-1", Outcome::N}, {"1*", Outcome::L}, {"*2", Outcome::N}};
        std::size_t found = 0;
        for (const LatticeGame& game : trace.subject.games) {
            const auto expected = known.find(game.name);
            if (expected == known.end()) continue;
            ++found;
            QCOMPARE(game.outcome, expected->second);
        }
        QCOMPARE(found, known.size());
    }
};

MEXPLORER_TEST(TestLatticeTrace)
#include "test_lattice_trace.moc"
