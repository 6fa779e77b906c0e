#include "core/rules/boards/board_size.h"
#include "core/rules/boards/hexapawn.h"

namespace mexplorer {

namespace {

BoardSizes pawnSizes(std::int64_t least) {
    return {least, Hexapawn::mostInLine, 3,
            say(MX_TEXT("core", "%1 to %2; the usual board has 3"), least, Hexapawn::mostInLine)};
}

} // namespace

Expected<Hexapawn> Hexapawn::make(const Parameters& parameters) {
    return Hexapawn(static_cast<std::uint32_t>(integerOf(parameters, columnsId)),
                    static_cast<std::uint32_t>(integerOf(parameters, rowsId)));
}

Description Hexapawn::describe() {
    return {
        .id = "hexapawn",
        .title = say(MX_TEXT("core", "Hexapawn")),
        .group = say(MX_TEXT("core", "Boards")),
        .summary =
            say(MX_TEXT("core", "The smallest chess, of pawns alone: one step forward to an empty cell, "
                                "or diagonally forward to take; White goes up and begins. Whoever "
                                "brings a pawn to the last row wins; whoever cannot move loses.")),
        .parameters = {columnsParameter(pawnSizes(1)), rowsParameter(pawnSizes(3))},
        .position = "bbb/.../www",
        .view = "board",
        .positionHint = say(
            MX_TEXT("core", "rows from the top with / between them, w and b for the pawns and . for an empty "
                            "cell; with b after them if Black is to move, for example bbb/w../.ww b")),
        .presets = {{say(MX_TEXT("core", "3 × 3: won by the second")), {}, "bbb/.../www"},
                    {say(MX_TEXT("core", "A careless answer of Black: one move wins")), {}, "b.b/wb./.ww"},
                    {say(MX_TEXT("core", "Blocked: Black cannot move")), {}, "b../w../... b"},
                    {say(MX_TEXT("core", "Zugzwang on 4 × 4: whoever has to move loses")), boardSize(4, 4),
                     ".b../b.b./w.w./.w.."},
                    {say(MX_TEXT("core", "The same with Black to move")), boardSize(4, 4),
                     ".b../b.b./w.w./.w.. b"},
                    {say(MX_TEXT("core", "4 × 4: won by whoever begins")), boardSize(4, 4),
                     "bbbb/..../..../wwww"},
                    {say(MX_TEXT("core", "5 × 5")), boardSize(5, 5), "bbbbb/...../...../...../wwwww"}},
        .theorems = {{say(MX_TEXT("core", "The second wins")),
                      say(MX_TEXT("core", "Black, who moves second, wins with best play.")),
                      say(MX_TEXT("core", "3 × 3, from the beginning")), "Gardner 1962", boardSize(3, 3)},
                     {say(MX_TEXT("core", "Somebody wins")),
                      say(MX_TEXT("core",
                                  "Each move brings a pawn nearer to the last row, so that every game "
                                  "ends, and none is drawn. So one of the two can be sure to win.")),
                      say(MX_TEXT("core", "all boards")), "Zermelo 1913"}},
    };
}

} // namespace mexplorer
