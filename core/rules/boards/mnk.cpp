#include "core/rules/boards/mnk.h"

#include "core/rules/boards/stone_description.h"

namespace mexplorer {

namespace {

constexpr const char* inRowId = "inRow";
constexpr const char* gravityId = "gravity";

Parameters mnkOf(std::int64_t columns, std::int64_t rows, std::int64_t inRow) {
    Parameters parameters = boardSize(columns, rows);
    parameters[inRowId] = std::to_string(inRow);
    return parameters;
}

} // namespace

Expected<Mnk> Mnk::make(const Parameters& parameters) {
    return boardOf(parameters).map([&](StoneShape shape) {
        shape.inRow = static_cast<std::uint32_t>(integerOf(parameters, inRowId));
        shape.gravity = parameters.at(gravityId) == "on";
        return Mnk(shape);
    });
}

Description Mnk::describe() {
    return {
        .id = "mnk",
        .title = say(MX_TEXT("core", "m,n,k-games")),
        .group = say(MX_TEXT("core", "Boards")),
        .summary = say(MX_TEXT("core", "Put a stone of your own, X or O, on an empty cell; X begins. Whoever "
                                       "first has k in a row, column or diagonal wins. Tic-tac-toe is 3,3,3, "
                                       "gomoku has five in a row; with gravity stones fall down their "
                                       "columns.")),
        .parameters = {columnsParameter(stoneSizes(4)),
                       rowsParameter(stoneSizes(3)),
                       {.id = inRowId,
                        .title = say(MX_TEXT("core", "k: so many in a row win")),
                        .kind = Parameter::Kind::integer,
                        .fallback = "3",
                        .least = 1,
                        .most = StoneGame::mostInLine,
                        .hint = say(MX_TEXT("core", "3 as in tic-tac-toe, 5 as in gomoku"))},
                       {.id = gravityId,
                        .title = say(MX_TEXT("core", "gravity")),
                        .kind = Parameter::Kind::toggle,
                        .fallback = "off",
                        .hint =
                            say(MX_TEXT("core", "stones fall to the lowest empty cell of their column"))}},
        .position = "..../..../....",
        .view = "board",
        .positionHint = boardHint(),
        .presets =
            {{say(MX_TEXT("core", "Three in a row on 4 × 3: won by whoever begins")), {}, "..../..../...."},
             {say(MX_TEXT("core", "A double threat on 4 × 3")), {}, "..../.XO./...."},
             {say(MX_TEXT("core", "Four in a row on 4 × 4: a draw")), mnkOf(4, 4, 4), "..../..../..../...."},
             {say(MX_TEXT("core", "Four in a row on 4 × 4, near its end")), mnkOf(4, 4, 4),
              "XO.X/.XO./OXO./..X."},
             {say(MX_TEXT("core", "Four in a row on 5 × 5")), mnkOf(5, 5, 4),
              "...../.O.../.XX../...../...O."},
             {say(MX_TEXT("core", "Gomoku on 6 × 6: one move wins")), mnkOf(6, 6, 5),
              "..O.../.XO.X./O.XX.X/.XOXOO/...OO./...X.."},
             {say(MX_TEXT("core", "With gravity: O cannot stop both ends")),
              {{columnsId, "4"}, {rowsId, "4"}, {gravityId, "on"}},
              "..../..../.O../.XX."}},
        .theorems =
            {strategyStealing({{gravityId, "off"}}),
             {say(MX_TEXT("core", "Three in a row")),
              say(MX_TEXT("core", "Whoever begins wins on every board of at least 4 × 3, or 3 × 4; on "
                                  "any other it is a draw.")),
              say(MX_TEXT("core", "k = 3, without gravity, from the empty board")),
              "Berlekamp, Conway, Guy 1982",
              {{inRowId, "3"}, {gravityId, "off"}}},
             {say(MX_TEXT("core", "Four in a row on 4 × 4")),
              say(MX_TEXT("core", "With best play nobody gets four in a row.")),
              say(MX_TEXT("core", "k = 4 on 4 × 4, without gravity; found by search")),
              "Uiterwijk, van den Herik 2000",
              {{columnsId, "4"}, {rowsId, "4"}, {inRowId, "4"}, {gravityId, "off"}}},
             {say(MX_TEXT("core", "Somebody wins, or the board is full")),
              say(MX_TEXT("core", "A game has at most as many moves as the board has cells. So one of "
                                  "the two can be sure to win, or both can be sure to draw.")),
              say(MX_TEXT("core", "all boards")), "Zermelo 1913"}},
    };
}

} // namespace mexplorer
