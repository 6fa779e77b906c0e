#include "core/explain/search_code.h"

namespace mexplorer {

namespace {

constexpr SearchLines minimaxLines{0, 1, 1, 2, 3, 4, 4, 5};
constexpr SearchLines alphaBetaLines{0, 1, 1, 2, 3, 4, 5, 6};
constexpr SearchLines negamaxLines{0, 1, 2, 3, 4, 4, 5, 7};
constexpr SearchLines deepeningLines{1, 3, 3, 4, 5, 6, 7, 8};

Message endLine(bool hasHorizon) {
    return hasHorizon
               ? say(MX_TEXT("core", "    if x is an end: return its score; d moves deep: the estimate"))
               : say(MX_TEXT("core", "    if x is an end: return its score"));
}

std::vector<Message> alphaBetaCode(bool hasHorizon) {
    return {say(MX_TEXT("core", "alphabeta(x, α, β):")),
            endLine(hasHorizon),
            say(MX_TEXT("core", "    for each option y of x:")),
            say(MX_TEXT("core", "        MAX: v ← max(v, alphabeta(y, α, β)); α ← max(α, v)")),
            say(MX_TEXT("core", "        MIN: v ← min(v, alphabeta(y, α, β)); β ← min(β, v)")),
            say(MX_TEXT("core", "        if β ≤ α: leave out the rest")),
            say(MX_TEXT("core", "    return v"))};
}

std::vector<Message> deepeningCode() {
    std::vector<Message> code = {say(MX_TEXT("core", "for d = 1, 2, 3 …, until only ends are reached:")),
                                 say(MX_TEXT("core", "    alphabeta(root, −∞, ∞), at most d moves deep"))};
    for (Message& line : alphaBetaCode(true))
        code.push_back(std::move(line));
    code[deepeningLines.each] = say(MX_TEXT("core", "    for each option y of x, best of the last d first:"));
    return code;
}

} // namespace

const SearchLines& searchLines(SearchMethod method) {
    switch (method) {
    case SearchMethod::minimax:
        return minimaxLines;
    case SearchMethod::table:
        return negamaxLines;
    case SearchMethod::deepening:
        return deepeningLines;
    default:
        return alphaBetaLines;
    }
}

std::vector<Message> searchCode(const SearchSettings& settings) {
    const bool hasHorizon = settings.horizon > 0;
    switch (settings.method) {
    case SearchMethod::minimax:
        return {say(MX_TEXT("core", "minimax(x):")),
                endLine(hasHorizon),
                say(MX_TEXT("core", "    for each option y of x:")),
                say(MX_TEXT("core", "        MAX: v ← max(v, minimax(y))")),
                say(MX_TEXT("core", "        MIN: v ← min(v, minimax(y))")),
                say(MX_TEXT("core", "    return v"))};
    case SearchMethod::alphaBeta:
        return alphaBetaCode(hasHorizon);
    case SearchMethod::deepening:
        return deepeningCode();
    case SearchMethod::table:
        return {say(MX_TEXT("core", "negamax(x, α, β):")),
                say(MX_TEXT("core", "    if the table decides x between α and β: return that")),
                endLine(hasHorizon),
                say(MX_TEXT("core", "    for each option y of x:")),
                say(MX_TEXT("core", "        v ← max(v, −negamax(y, −β, −α)); α ← max(α, v)")),
                say(MX_TEXT("core", "        if β ≤ α: leave out the rest")),
                say(MX_TEXT("core", "    the table keeps v: exact, or at least or at most so much")),
                say(MX_TEXT("core", "    return v"))};
    case SearchMethod::depthFirst:
        return {say(MX_TEXT("core", "visit(x):")),
                say(MX_TEXT("core", "    for each option y of x: visit(y)"))};
    case SearchMethod::breadthFirst:
        break;
    }
    return {say(MX_TEXT("core", "queue ← the position")),
            say(MX_TEXT("core", "while the queue is not empty:")),
            say(MX_TEXT("core", "    x ← its first, taken out")),
            say(MX_TEXT("core", "    put the options of x at its end"))};
}

} // namespace mexplorer
