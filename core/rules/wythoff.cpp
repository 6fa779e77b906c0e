#include "core/rules/wythoff.h"

#include "core/rules/heap_game.h"

namespace mexplorer {

Description Wythoff::describe() {
    return {
        .id = "wythoff",
        .title = say(MX_TEXT("core", "Wythoff")),
        .group = say(MX_TEXT("core", "Heaps")),
        .summary = say(MX_TEXT("core", "Two heaps: take any number from one, or the same number from both.")),
        .parameters = {playParameter()},
        .position = "6,10",
        .view = "grid",
        .positionHint = say(MX_TEXT("core", "two heaps, for example 4,7")),
        .presets = {{say(MX_TEXT("core", "A cold pair: 6, 10")), {}, "6,10"},
                    {say(MX_TEXT("core", "A hot one by the five cases: 5, 8")),
                     {},
                     "5,8",
                     "grid",
                     {{"explain", "proof"}}},
                    {say(MX_TEXT("core", "A small tree: 1, 2")), {}, "1,2", "tree"},
                    {say(MX_TEXT("core", "Discovering the P-positions")),
                     {},
                     "6,10",
                     "grid",
                     {{"explain", "outcomes"}, {"rows", "14"}, {"columns", "14"}}},
                    {say(MX_TEXT("core", "Beatty’s proof: every number in one pair")), {}, "6,10", "beatty"}},
        .theorems = {theoremOf(ChessPiece::queen)},
    };
}

Message Wythoff::moveText(const Cell& cell, const Ride& ride) const {
    if (ride.vector < 2) return takeText({cell.a, cell.b}, {ride.vector, ride.times});
    return say(MX_TEXT("core", "take %1 from both heaps"), ride.times);
}

} // namespace mexplorer
