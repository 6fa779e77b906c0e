#include "checks.h"
#include "core/game/aspects/sum.h"
#include "expect.h"

#include <algorithm>
#include <set>

namespace mexplorer {

namespace {

void checkSolution(const Game& game, const std::string& position, DefinitionOfGame& definition,
                   PositionGraph& graph, PositionGraph::Id id) {
    Task task;
    const auto found = asked(game, position)->solution(task);
    expect(found && (*found)->complete, position + " is solved with all its moves");
    if (!found) return;
    const auto& solution = *found;
    expect(solution->position == position, position + " is what was solved");
    expect(fits(solution->evaluation, definition(position)), position + ": the solution's value");
    const auto options = graph.options(id);
    expect(solution->moves.size() == options.size(), position + ": the number of moves");
    expect(graph.optionCount(id) == options.size(), position + ": the promised number of options");
    for (std::size_t i = 0; i < std::min(solution->moves.size(), options.size()); ++i) {
        const SolvedMove& move = solution->moves[i];
        expect(move.to == graph.text(options[i]), position + ": where move " + std::to_string(i) + " leads");
        expect(move.move == graph.moveText(id, i),
               position + ": how move " + std::to_string(i) + " is called");
        expect(!move.move.empty(), position + ": every move has words");
        expect(fits(move.evaluation, definition(move.to)),
               move.to + ", an option of " + position + ": the value");
    }
}

std::vector<std::string> textsOf(const std::vector<Component>& components) {
    std::vector<std::string> texts;
    for (const Component& component : components)
        texts.push_back(component.text);
    return texts;
}

/// Whether `after` is `before` with the i-th text replaced by one or more others.
bool differsOnlyAt(const std::vector<std::string>& before, const std::vector<std::string>& after,
                   std::size_t i) {
    const auto at = static_cast<std::ptrdiff_t>(i);
    const auto behind = static_cast<std::ptrdiff_t>(before.size()) - at - 1;
    return after.size() >= before.size() && std::equal(before.begin(), before.begin() + at, after.begin()) &&
           std::equal(before.end() - behind, before.end(), after.end() - behind);
}

/// Checks that the components' values give the game's, and that winningMoves has a move, which wins, for
/// exactly the components that have one. In misère play, the values may leave a sum undecided.
void checkSum(const Game& game, const std::string& position, DefinitionOfGame& definition) {
    Task task;
    const auto inquiry = asked(game, position);
    const auto undecided = inquiry->as<SumAspect>()->undecided(task);
    const auto foundComponents = inquiry->as<SumAspect>()->components(task);
    const auto foundMoves = inquiry->as<SumAspect>()->winningMoves(task);
    const bool isAnswered = undecided && foundComponents && foundMoves;
    expect(isAnswered, position + " is a sum");
    if (!isAnswered) return;
    if (!undecided->empty()) {
        expect(playOf(game) == Play::misere && (*foundMoves)->empty(), position + " is undecided");
        return;
    }
    const auto& components = *foundComponents;
    const auto& moves = *foundMoves;
    Nimber sum = 0;
    for (const Component& component : *components)
        sum ^= component.value;
    if (playOf(game) == Play::normal)
        expect(sum == definition(position), position + ": the XOR of its components");
    const auto graph = inquiry->graph();
    const auto span = graph->options(0);
    const std::vector<PositionGraph::Id> options(span.begin(), span.end());
    const auto isWinning = [&](const Message& move) {
        for (std::size_t i = 0; i < options.size(); ++i) {
            if (graph->moveText(0, i) == move && definition(graph->text(options[i])) == 0) return true;
        }
        return false;
    };
    std::set<std::size_t> movable;
    for (const ComponentMove& move : *moves) {
        movable.insert(move.component);
        expect(isWinning(move.move),
               position + ": the winning move in component " + std::to_string(move.component + 1) + " wins");
    }
    std::set<std::size_t> truth; // components that some winning move changes
    for (const auto id : options) {
        if (definition(graph->text(id)) != 0) continue;
        const auto option = asked(game, graph->text(id));
        const auto changed = option->as<SumAspect>()->components(task);
        std::vector<std::size_t> changing; // the components that may have become something else
        for (std::size_t i = 0; i < components->size(); ++i) {
            if (differsOnlyAt(textsOf(*components), textsOf(**changed), i)) changing.push_back(i);
        }
        // A component vanished, split or changed places: then it is not clear which one changed.
        if (changing.size() != 1) return;
        truth.insert(changing.front());
    }
    expect(movable == truth, position + ": in which components a move wins");
}

void checkPosition(const Game& game, const std::string& position, DefinitionOfGame& definition) {
    Task task;
    const Nimber truth = definition(position);
    const auto inquiry = asked(game, position);
    const auto evaluation = inquiry->evaluation(task);
    expect(evaluation && fits(*evaluation, truth) && evaluation->nimber(), position + ": the evaluation");
    if (const auto theorem = inquiry->closedForm())
        expect(fits(*theorem, truth), position + ": the closed form");
    expect(isSpelt(game, position), position + " is spelt as it should be");
    const auto graph = inquiry->graph();
    expect(graph->text(0) == position, position + " is where its graph begins");
    expect(graph->optionCount(0) == inquiry->optionCount(), position + ": how many options it has");
    checkSolution(game, position, definition, *graph, 0);
    if (inquiry->as<SumAspect>()) checkSum(game, position, definition);
}

} // namespace

bool checkWalk(const Game& game, const std::string& start, DefinitionOfGame& definition) {
    const auto graph = asked(game, start)->graph();
    if (!allBelow(*graph, mostWalked)) return false;
    Task task;
    std::set<std::string> texts;
    for (PositionGraph::Id id = 0; id < graph->size(); ++id) {
        const std::string text = graph->text(id);
        expect(texts.insert(text).second, text + " is met once");
        const auto evaluation = graph->evaluation(id, task);
        expect(evaluation && fits(*evaluation, definition(text)), text + ": the graph's evaluation");
        expect(graph->closedForm(id) == asked(game, text)->closedForm(), text + ": the graph's closed form");
        checkPosition(game, text, definition);
    }
    return true;
}

} // namespace mexplorer
