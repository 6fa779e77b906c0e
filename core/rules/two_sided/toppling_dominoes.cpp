#include "core/rules/two_sided/toppling_dominoes.h"

#include "core/text/parse.h"
#include "core/text/text_place.h"

#include <algorithm>

namespace mexplorer {

Expected<DominoRow> TopplingDominoes::parse(std::string_view typed) const {
    DominoRow row;
    bool isEmptyRow = false;
    for (std::size_t at = 0; at < typed.size(); ++at) {
        const char c = typed[at];
        if (c == 'L' || c == 'l')
            row.dominoes += 'L';
        else if (c == 'R' || c == 'r')
            row.dominoes += 'R';
        else if (c == 'E' || c == 'e')
            row.dominoes += 'E';
        else if (c == '.')
            isEmptyRow = true;
        else if (c != ' ' && c != '\t' && c != '\r' && c != '\n')
            return invalid(positionId,
                           say(MX_TEXT("core", "column %1: “%2” is no domino: write L for one of Left’s, R "
                                               "for one of Right’s, E for one of either’s."),
                               columnOf(typed, at), shortened(typed.substr(at))));
    }
    if (row.dominoes.empty() && !isEmptyRow)
        return invalid(positionId, say(MX_TEXT("core", "Write the dominoes of the row, LRRLRRL for example, "
                                                       "or . if none is left.")));
    if (row.dominoes.size() > mostDominoes)
        return invalid(positionId, say(MX_TEXT("core", "A row has at most %1 dominoes."), mostDominoes));
    return row;
}

Message TopplingDominoes::moveText(const DominoRow& /*row*/, const Move& move) const {
    if (move.side == Side::left)
        return move.toRight ? say(MX_TEXT("core", "Left: domino %1 to the right"), move.domino + 1)
                            : say(MX_TEXT("core", "Left: domino %1 to the left"), move.domino + 1);
    return move.toRight ? say(MX_TEXT("core", "Right: domino %1 to the right"), move.domino + 1)
                        : say(MX_TEXT("core", "Right: domino %1 to the left"), move.domino + 1);
}

std::uint64_t TopplingDominoes::optionCount(const DominoRow& row) const {
    std::uint64_t count = 0;
    for (const char domino : row.dominoes)
        count += domino == 'E' ? 4 : 2;
    return count;
}

std::vector<DominoRow> TopplingDominoes::parts(const DominoRow& row) const {
    DominoRow mirrored{{row.dominoes.rbegin(), row.dominoes.rend()}};
    return {std::min(row, mirrored)};
}

MoveBounds TopplingDominoes::bounds(const DominoRow& row) const {
    const auto of = [&row](Side side) {
        return std::ranges::count_if(row.dominoes, [&](char domino) { return mayTopple(domino, side); });
    };
    const std::int64_t left = of(Side::left);
    const std::int64_t right = of(Side::right);
    return {-right, left, static_cast<double>(left - right)};
}

DominoRow TopplingDominoes::after(const DominoRow& row, const Move& move) {
    return {move.toRight ? row.dominoes.substr(0, move.domino) : row.dominoes.substr(move.domino + 1)};
}

Description TopplingDominoes::describe() {
    return {
        .id = "toppling-dominoes",
        .title = say(MX_TEXT("core", "Toppling Dominoes")),
        .group = say(MX_TEXT("core", "Two sides")),
        .summary = say(MX_TEXT(
            "core", "Dominoes stand in a row. Left topples one of his own, L, or one of either’s, E, to the "
                    "left or to the right: it and all dominoes in that direction fall. Right does the same "
                    "with R or E. Whoever cannot has lost.")),
        .parameters = {},
        .position = "LRRLRRL",
        .view = "tree",
        .positionHint = say(MX_TEXT("core", "L for a domino of Left’s, R for one of Right’s, E for one of "
                                            "either’s, for example LRRLRRL")),
        .presets = {{say(MX_TEXT("core", "A number: 1/2")), {}, "LRL"},
                    {say(MX_TEXT("core", "A switch")), {}, "LLLRRR"},
                    {say(MX_TEXT("core", "Either’s: a heap of Nim")), {}, "EEE"},
                    {say(MX_TEXT("core", "Up")), {}, "LRRL"},
                    {say(MX_TEXT("core", "Tiny")), {}, "LRRLRRL"}},
        .theorems = {
            {say(MX_TEXT("core", "Numbers are palindromes")),
             say(MX_TEXT("core", "For every number there is exactly one row of that value. It reads the same "
                                 "from both ends.")),
             say(MX_TEXT("core", "all rows")), "Fink, Nowakowski, Siegel, Wolfe 2015"},
            {say(MX_TEXT("core", "Switches")),
             say(MX_TEXT("core", "If rows are worth the numbers a and b, a ≥ b, the row that consists of the "
                                 "first, L, R and the second is worth {a|b}.")),
             say(MX_TEXT("core", "all rows that are numbers")), "Fink, Nowakowski, Siegel, Wolfe 2015"},
            {say(MX_TEXT("core", "Exchanged dominoes")),
             say(MX_TEXT("core", "With L and R exchanged a row is the negative.")),
             say(MX_TEXT("core", "all rows")), "Albert, Nowakowski, Wolfe 2007"}}};
}

} // namespace mexplorer
