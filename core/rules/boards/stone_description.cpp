#include "core/rules/boards/stone_description.h"

#include "core/rules/boards/stone_game.h"

namespace mexplorer {

BoardSizes stoneSizes(std::int64_t fallback) {
    return {1, StoneGame::mostInLine, fallback,
            say(MX_TEXT("core", "columns times rows are at most %1"), StoneGame::mostCells)};
}

Expected<StoneShape> boardOf(const Parameters& parameters) {
    const StoneShape shape{.columns = static_cast<std::uint32_t>(integerOf(parameters, columnsId)),
                           .rows = static_cast<std::uint32_t>(integerOf(parameters, rowsId))};
    if (shape.cells() <= StoneGame::mostCells) return shape;
    return invalid(rowsId, sayTooManyCells(shape.columns, shape.rows, StoneGame::mostCells));
}

Message boardHint() {
    return say(MX_TEXT("core", "rows from the top with / between them, X, O and . for an empty cell, for "
                               "example X.O/.X./..O; X begins"));
}

Message fallenHint() {
    return say(MX_TEXT("core", "the columns played, counted from 1, for example 44455; or rows from the top "
                               "with / between them, of X, O and . for an empty cell; X begins"));
}

Theorem strategyStealing(Parameters where) {
    return {say(MX_TEXT("core", "Stealing the strategy")),
            say(MX_TEXT("core", "Whoever begins can at least draw. Had the other a strategy that wins, the "
                                "first could put a stone anywhere and then play by that strategy, as if it "
                                "were the other’s: an extra stone never hurts.")),
            say(MX_TEXT("core", "the empty board of any size, without gravity")), "Hales, Jewett 1963",
            std::move(where)};
}

} // namespace mexplorer
