#include "core/explain/told_move.h"

#include "core/explain/xor_subject.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// As the steps name it; empty if they name none.
Message namedBySteps(const Inquiry& asked, Task& task) {
    if (const auto proof = asked.proof(); proof && !proof->move.empty()) return proof->move;
    const auto* sum = asked.as<SumAspect>();
    if (!sum) return {};
    const auto subject = xorSubject(*sum, task);
    return subject && subject->move ? subject->move->move : Message{};
}

} // namespace

Expected<const SolvedMove*> toldMove(const Inquiry& asked, const Solution& solution, Task& task) {
    const auto find = [&](const auto& wanted) {
        return std::find_if(solution.moves.begin(), solution.moves.end(), wanted);
    };
    auto found = find([](const SolvedMove& move) { return move.wins(); });
    if (found == solution.moves.end()) return nullptr;
    if (const Message named = namedBySteps(asked, task); !named.empty()) {
        const auto same = find([&](const SolvedMove& move) { return move.wins() && move.move == named; });
        if (same != solution.moves.end()) found = same;
    }
    if (task.cancelled()) return cancelled();
    return &*found;
}

} // namespace mexplorer
