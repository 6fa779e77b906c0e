#include "core/solve/option_values.h"

namespace mexplorer {

std::optional<Evaluation> evaluationOf(const GridValues& values, const CellOption& option, Play play) {
    if (option.empty()) return evaluationOf(terminalValue(play));
    if (option.size() > 1 && play == Play::misere) return std::nullopt;
    const GridSize finished = values.finished();
    Nimber sum = 0;
    for (const GridCell& cell : option) {
        if (cell.a >= finished.rows || cell.b >= finished.columns) return std::nullopt;
        sum ^= values.at(static_cast<std::uint32_t>(cell.a), static_cast<std::uint32_t>(cell.b));
    }
    return evaluationOf(sum);
}

} // namespace mexplorer
