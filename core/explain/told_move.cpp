#include "core/explain/told_move.h"

#include "core/explain/xor_trace.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// As the steps name it; empty if they name none.
Message namedBySteps(const Game& game, const std::string& position, Task& task) {
    if (const auto proof = game.proof(position); proof && !proof->move.empty()) return proof->move;
    if (!game.sum()) return {};
    const auto scene = xorScene(*game.sum(), position, task);
    return scene && scene->move ? scene->move->move : Message{};
}

} // namespace

Expected<const SolvedMove*> toldMove(const Game& game, const Solution& solution, Task& task) {
    const auto find = [&](const auto& wanted) {
        return std::find_if(solution.moves.begin(), solution.moves.end(), wanted);
    };
    auto found = find([](const SolvedMove& move) { return move.wins(); });
    if (found == solution.moves.end()) return nullptr;
    if (const Message named = namedBySteps(game, solution.position, task); !named.empty()) {
        const auto same = find([&](const SolvedMove& move) { return move.wins() && move.move == named; });
        if (same != solution.moves.end()) found = same;
    }
    if (task.cancelled()) return cancelled();
    return &*found;
}

} // namespace mexplorer
