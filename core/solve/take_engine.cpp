#include "core/solve/take_engine.h"

namespace mexplorer {

bool neverSplits(const BreakCode& code) {
    return code.longestTake() && !code.allows(BreakCode::twoHeaps) && !code.allows(BreakCode::threeHeaps);
}

Expected<void> fillTakeLine(const BreakCode& code, LineValues& values, Task& task, const GoOn& goOn) {
    std::vector<std::uint64_t> takes; // those that may leave a heap, ascending
    for (std::uint64_t taken = 1; taken <= *code.longestTake(); ++taken) {
        if ((code.digit(taken) & BreakCode::oneHeap) != 0) takes.push_back(taken);
    }
    return fillByMarks(values, Play::normal, task, goOn, [&](std::uint64_t n, const auto& visit) {
        for (const std::uint64_t taken : takes) {
            if (taken >= n) break;
            visit(n - taken);
        }
        if (n > 0 && (code.digit(n) & BreakCode::nothing) != 0) visit(0);
    });
}

} // namespace mexplorer
