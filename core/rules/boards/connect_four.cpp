#include "core/rules/boards/connect_four.h"

#include "core/rules/boards/connect_four_book.h"
#include "core/rules/boards/stone_description.h"

namespace mexplorer {

namespace {

constexpr StoneShape usualBoard{7, 6, 4, true};
constexpr const char* nearTheEnd = "334376147346373544675565526";

} // namespace

Expected<ConnectFour> ConnectFour::make(const Parameters& parameters) {
    return boardOf(parameters).map([](const StoneShape& shape) {
        return ConnectFour(shape.columns, shape.rows);
    });
}

Stones ConnectFour::startPosition() const {
    return shape() == usualBoard ? parse(nearTheEnd).value() : Stones{};
}

std::optional<BestPlay> ConnectFour::knownPlay(const Stones& stones) const {
    return shape() == usualBoard ? connectFourBook(stones) : std::nullopt;
}

Description ConnectFour::describe() {
    return {
        .id = "connect-four",
        .title = say(MX_TEXT("core", "Connect Four")),
        .group = say(MX_TEXT("core", "Boards")),
        .summary = say(MX_TEXT("core", "Drop a disc of your own into a column, where it falls to the lowest "
                                       "empty cell; X begins. Whoever first has four in a row, column or "
                                       "diagonal wins.")),
        .parameters = {columnsParameter(stoneSizes(7)), rowsParameter(stoneSizes(6))},
        .position = nearTheEnd,
        .view = "board",
        .positionHint = fallenHint(),
        .presets = {{say(MX_TEXT("core", "Near the end: one move wins")), {}, nearTheEnd},
                    {say(MX_TEXT("core", "An open three: two threats at once")), {}, "4433"},
                    {say(MX_TEXT("core", "Stop one threat, and the next lies above it")),
                     {},
                     "433442147526473214331176"},
                    {say(MX_TEXT("core", "The empty board: begin in the middle")),
                     {},
                     "......./......./......./......./......./......."},
                    {say(MX_TEXT("core", "5 × 4: a draw")), boardSize(5, 4), "...../...../...../....."},
                    {say(MX_TEXT("core", "5 × 4, near its end: one move wins")), boardSize(5, 4),
                     "444452121351"}},
        .theorems =
            {{say(MX_TEXT("core", "The middle column wins")),
              say(MX_TEXT("core", "Whoever begins wins by beginning in the middle column, with the "
                                  "41st disc at the latest. A first disc beside the middle leads to a "
                                  "draw, any other loses.")),
              say(MX_TEXT("core", "the empty board of 7 × 6")), "Allen 1988, Allis 1988", boardSize(7, 6)},
             {say(MX_TEXT("core", "Claimeven")),
              say(MX_TEXT("core", "If the number of rows is even, the second player can always answer "
                                  "in the same column, and so gets every cell of the second row from "
                                  "below, the fourth, the sixth: a threat of the first player in "
                                  "these comes to nothing.")),
              say(MX_TEXT("core", "an even number of rows, from the empty board")), "Allis 1988"}},
    };
}

} // namespace mexplorer
