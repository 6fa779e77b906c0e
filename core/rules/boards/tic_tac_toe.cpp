#include "core/rules/boards/tic_tac_toe.h"

#include "core/rules/boards/stone_description.h"

namespace mexplorer {

Description TicTacToe::describe() {
    return {
        .id = "tic-tac-toe",
        .title = say(MX_TEXT("core", "Tic-tac-toe")),
        .group = say(MX_TEXT("core", "Boards")),
        .summary = say(MX_TEXT("core", "Put a mark of your own, X or O, on an empty cell of 3 × 3; X begins. "
                                       "Whoever first has three in a row, column or diagonal wins.")),
        .parameters = {},
        .position = opening,
        .view = "board",
        .positionHint = boardHint(),
        .presets = {{say(MX_TEXT("core", "Two threats: X must stop one of them")), {}, opening},
                    {say(MX_TEXT("core", "A fork: one X stops O and threatens twice")), {}, "X.O/.O./..X"},
                    {say(MX_TEXT("core", "The trap of two corners: which answer loses?")), {}, "X../.O./..X"},
                    {say(MX_TEXT("core", "One move, and it is won")), {}, "XX./OO./..."},
                    {say(MX_TEXT("core", "The middle answered at a side: a mistake")), {}, ".O./.X./..."},
                    {say(MX_TEXT("core", "A forced draw")), {}, "XOX/.O./.X."},
                    {say(MX_TEXT("core", "The empty board: a draw")), {}, ".../.../..."}},
        .theorems = {{say(MX_TEXT("core", "A draw")),
                      say(MX_TEXT("core",
                                  "Neither can win against best play. Play can reach 5,478 positions, or 765 "
                                  "if those that are the same when rotated or reflected count once.")),
                      say(MX_TEXT("core", "the empty board; found by looking at all of them")),
                      "Berlekamp, Conway, Guy 1982"},
                     strategyStealing()},
    };
}

} // namespace mexplorer
