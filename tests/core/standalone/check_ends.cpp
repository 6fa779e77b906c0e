#include "checks.h"
#include "core/game/aspects/cyclic.h"
#include "core/game/aspects/two_sided.h"
#include "expect.h"
#include "tests/core/plain_endings.h"

#include <map>
#include <set>

namespace mexplorer {

namespace {

constexpr std::size_t mostEndless = 3000; // the same for games in which play may go on for ever

/// In a game of two sides: who wins by moving first is the player with an option that the other, moving
/// first, does not win.
Outcome outcomeOfSides(const std::vector<Side>& sides, const std::vector<Outcome>& options) {
    const auto wins = [&](Side mover) {
        for (std::size_t i = 0; i < options.size(); ++i)
            if (sides[i] == mover &&
                (options[i] == Outcome::P || options[i] == (mover == Side::left ? Outcome::L : Outcome::R)))
                return true;
        return false;
    };
    if (wins(Side::left)) return wins(Side::right) ? Outcome::N : Outcome::L;
    return wins(Side::right) ? Outcome::R : Outcome::P;
}

Outcome outcomeOfOptions(const std::vector<Outcome>& options) {
    const std::set<Outcome> found(options.begin(), options.end());
    return found.contains(Outcome::P)      ? Outcome::N
           : found.contains(Outcome::draw) ? Outcome::draw
                                           : Outcome::P;
}

/// Who wins a game that the last move does not decide, from the options alone.
Outcome outcomeBelow(const Game& game, PositionGraph& graph, PositionGraph::Id id,
                     std::map<PositionGraph::Id, Outcome>& known) {
    if (const auto found = known.find(id); found != known.end()) return found->second;
    Task task;
    const auto span = graph.options(id);
    const std::vector<PositionGraph::Id> options(span.begin(), span.end());
    const auto inquiry = asked(game, graph.text(id));
    const auto told = inquiry->evaluation(task);
    const bool hasSides = game.as<TwoSidedAspect>() != nullptr;
    expect(told && !told->nimber(), graph.text(id) + " has an outcome and no value");
    if (options.empty() && !hasSides) return known[id] = told ? told->outcome : Outcome::draw;
    std::vector<Outcome> found;
    for (const auto option : options)
        found.push_back(outcomeBelow(game, graph, option, known));
    const Outcome outcome = hasSides ? outcomeOfSides(graph.sides(id), found) : outcomeOfOptions(found);
    expect(told && told->outcome == outcome, graph.text(id) + ": who wins");
    expect(isSpelt(game, graph.text(id)), graph.text(id) + " is spelt as it should be");
    const auto solution = inquiry->solution(task);
    expect(solution && (*solution)->moves.size() == options.size(), graph.text(id) + ": the number of moves");
    return known[id] = outcome;
}

} // namespace

bool checkOutcomes(const Game& game, PositionGraph& graph) {
    if (!allBelow(graph, mostWalked)) return false;
    std::map<PositionGraph::Id, Outcome> known;
    (void)outcomeBelow(game, graph, 0, known);
    return true;
}

bool checkEndless(const Game& game, PositionGraph& graph) {
    Task task;
    if (!allBelow(graph, mostEndless)) return false;
    PlainGame plain;
    for (PositionGraph::Id id = 0; id < graph.size(); ++id) {
        const auto options = graph.options(id);
        plain.options.emplace_back(options.begin(), options.end());
        plain.wonAtEnd.push_back(options.empty() && graph.scoreAtEnd(id) > 0);
    }
    const std::vector<BestPlay> truth = plainEndings(plain);
    for (PositionGraph::Id id = 0; id < graph.size(); ++id) {
        const std::string position = graph.text(id);
        const auto inquiry = asked(game, position);
        const auto told = inquiry->evaluation(task);
        expect(told && told->outcome == outcomeOf(truth[id].score) && !told->value, position + ": who wins");
        const auto ending = inquiry->as<BestPlayAspect>()->bestPlay(task);
        expect(ending && *ending == truth[id], position + ": how play ends");
        expect(isSpelt(game, position), position + " is spelt as it should be");
        expect(inquiry->optionCount() == plain.options[id].size(), position + ": the number of options");
    }
    return true;
}

} // namespace mexplorer
