#include "core/rules/boards/stone_evaluation.h"

namespace mexplorer {

StoneEvaluation evaluate(const StoneLines& lines, const Stones& stones) {
    StoneEvaluation evaluation;
    evaluation.cells.assign(lines.cells(), 0);
    for (const std::uint64_t line : lines.all()) {
        const int firsts = std::popcount(line & stones.first);
        const int seconds = std::popcount(line & stones.second);
        if ((firsts == 0) == (seconds == 0)) continue; // open to both, or to neither
        const Score share = firsts - seconds;
        const Score points = share > 0 ? share * share : -share * share;
        evaluation.lines.push_back({line, share > 0, static_cast<unsigned>(firsts + seconds), points});
        evaluation.sum += points;
        for (std::uint64_t rest = line & stones.taken(); rest; rest &= rest - 1)
            evaluation.cells[static_cast<std::size_t>(std::countr_zero(rest))] += share;
    }
    return evaluation;
}

Estimate estimateOf(const StoneLines& lines, const Stones& stones) {
    Estimate firsts;
    for (const std::uint64_t line : lines.all()) {
        const Score first = std::popcount(line & stones.first);
        const Score second = std::popcount(line & stones.second);
        if (second == 0) firsts.mine += first * first;
        if (first == 0) firsts.theirs += second * second;
    }
    return stones.firstMoves() ? firsts : firsts.turned();
}

} // namespace mexplorer
