#include "core/rules/kiki.h"

namespace mexplorer {

Description Kiki::describe() {
    return {
        .id = "kiki",
        .title = say(MX_TEXT("core", "Kiki’s board")),
        .group = say(MX_TEXT("core", "Boards")),
        .summary =
            say(MX_TEXT("core", "A coin at the top right of a board goes one step left, down, or diagonally "
                                "left and down. It stops at the bottom left.")),
        .parameters = {playParameter()},
        .position = "8,11",
        .view = "grid",
        .positionHint = say(MX_TEXT("core", "the coin’s row and column, counted from 1, for example 8,11")),
        .presets = {{say(MX_TEXT("core", "A board of 8 × 11")), {}, "8,11"},
                    {say(MX_TEXT("core", "Both odd: 5 × 7")), {}, "5,7"},
                    {say(MX_TEXT("core", "A small tree: 3 × 3")), {}, "3,3", "tree"},
                    {say(MX_TEXT("core", "Misère: 1 × 6")), {{"play", "misere"}}, "1,6"}},
        .theorems = {{say(MX_TEXT("core", "Both odd")),
                      say(MX_TEXT(
                          "core",
                          "A position is P exactly when its row and its column are both odd. Let k be "
                          "the smaller and l the larger of the two. For odd k the value is 0 if l is "
                          "odd and 1 if it is even; for even k it is 3 if l is odd and 2 if it is "
                          "even. In misère play 0 and 1 are exchanged where k is 1.")),
                      say(MX_TEXT("core", "all boards")), "HDU 2147"}},
    };
}

Message Kiki::moveText(const Cell& /*cell*/, const Ride& ride) const {
    switch (ride.vector) {
    case 0:
        return say(MX_TEXT("core", "move left"));
    case 1:
        return say(MX_TEXT("core", "move down"));
    default:
        return say(MX_TEXT("core", "move diagonally, left and down"));
    }
}

} // namespace mexplorer
