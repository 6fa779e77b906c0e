#include "core/solve/stones/stone_evaluation.h"

#include "core/solve/stones/stone_lines.h"

namespace mexplorer {

StoneEvaluation evaluate(const StoneShape& shape, const Stones& stones) {
    StoneEvaluation evaluation;
    evaluation.cells.assign(shape.cells(), 0);
    const StoneLines lines(shape);
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

} // namespace mexplorer
