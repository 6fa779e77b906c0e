#include "core/rules/two_sided/clobber.h"

#include "core/rules/boards/board_text.h"
#include "core/text/parse.h"

namespace mexplorer {

namespace {

char stoneMeantBy(char c) {
    switch (c) {
    case 'x':
    case 'X':
        return 'x';
    case 'o':
    case 'O':
    case '0':
        return 'o';
    case '.':
    case '_':
    case '-':
        return '.';
    default:
        return 0;
    }
}

/// Stones on all cells by turns, an x in the first.
Clobber::Position fullBoard(const CellGrid& grid) {
    Clobber::Position board{grid, {}};
    for (std::uint32_t cell = 0; cell < grid.count(); ++cell) {
        const BoardCell at = grid.cell(cell);
        board.sets[(at.row + at.column) % 2] |= CellGrid::bit(cell);
    }
    return board;
}

} // namespace

Expected<Clobber::Position> Clobber::parse(std::string_view text) const {
    if (const auto size = gridIn(trimmed(text))) return size->map(fullBoard);
    const auto written =
        readCells(text, stoneMeantBy,
                  say(MX_TEXT("core", "x for a stone of Left, o for one of Right, . for an empty cell and / "
                                      "between rows; or a size, such as 3x4.")));
    if (!written) return tl::unexpected(written.error());
    return Position{written->grid, {written->having('x'), written->having('o')}};
}

std::string Clobber::text(const Position& board) const {
    return writeCells(board.grid, [&](std::uint32_t cell) {
        const std::uint64_t bit = CellGrid::bit(cell);
        return (board.sets[0] & bit) != 0 ? 'x' : (board.sets[1] & bit) != 0 ? 'o' : '.';
    });
}

Message Clobber::moveText(const Position& board, const Move& move) const {
    const BoardCell from = board.grid.cell(move.from);
    const BoardCell to = board.grid.cell(move.to);
    return move.side == Side::left ? say(MX_TEXT("core", "Left: row %1, column %2 takes row %3, column %4"),
                                         from.row + 1, from.column + 1, to.row + 1, to.column + 1)
                                   : say(MX_TEXT("core", "Right: row %1, column %2 takes row %3, column %4"),
                                         from.row + 1, from.column + 1, to.row + 1, to.column + 1);
}

std::uint64_t Clobber::optionCount(const Position& board) const {
    // Each pair of unlike neighbours is a move for either player.
    std::uint64_t pairs = 0;
    const CellGrid& grid = board.grid;
    for (const auto& cells : {grid.above(board.sets[0]), grid.below(board.sets[0]),
                              grid.leftOf(board.sets[0]), grid.rightOf(board.sets[0])})
        pairs += static_cast<std::uint64_t>(std::popcount(cells & board.sets[1]));
    return 2 * pairs;
}

Clobber::Position Clobber::after(const Position& board, const Move& move) {
    Position then = board;
    const std::size_t own = move.side == Side::left ? 0 : 1;
    then.sets[own] ^= CellGrid::bit(move.from) | CellGrid::bit(move.to);
    then.sets[1 - own] ^= CellGrid::bit(move.to);
    return then;
}

BoardPicture Clobber::picture(const Position& board) const {
    BoardPicture picture{.rows = board.grid.rows, .columns = board.grid.columns, .pieces = {}, .line = {}};
    for (std::uint32_t cell = 0; cell < board.grid.count(); ++cell)
        for (const Side side : {Side::left, Side::right})
            if ((stones(board, side) & CellGrid::bit(cell)) != 0)
                picture.pieces.push_back(
                    {board.grid.cell(cell), side == Side::left ? Piece::cross : Piece::nought});
    return picture;
}

Expected<Clobber::Position> Clobber::changed(const Position& board, BoardCell cell) const {
    if (!board.grid.holds(cell)) return noSuchCell(cell.row, cell.column);
    Position then = board;
    const std::uint64_t bit = board.grid.bit(cell);
    const bool isCross = (board.sets[0] & bit) != 0;
    const bool isNought = (board.sets[1] & bit) != 0;
    if (isCross || !isNought) then.sets[0] ^= bit;
    if (isCross || isNought) then.sets[1] ^= bit;
    return then;
}

FormReach Clobber::reach(const Position& board) const {
    constexpr std::uint64_t mostQuickMoves = 8;
    constexpr std::uint64_t mostMoves = 44;
    const std::uint64_t moves = optionCount(board);
    return moves <= mostQuickMoves ? FormReach::quick : moves <= mostMoves ? FormReach::slow : FormReach::out;
}

std::vector<Clobber::Position> Clobber::parts(const Position& board) const {
    std::vector<Position> parts;
    const std::uint64_t all = board.sets[0] | board.sets[1];
    for (std::uint64_t left = all; left != 0;) {
        const std::uint64_t region = board.grid.region(left & -left, all);
        left &= ~region;
        const bool hasBoth = (region & board.sets[0]) != 0 && (region & board.sets[1]) != 0;
        if (hasBoth) parts.push_back(board.part(region, true));
    }
    return parts;
}

Description Clobber::describe() {
    return {
        .id = "clobber",
        .title = say(MX_TEXT("core", "Clobber")),
        .group = say(MX_TEXT("core", "Two sides")),
        .summary = say(MX_TEXT(
            "core", "Left moves an x onto an o that is beside it, above or below, and removes that; Right "
                    "moves an o onto an x. Whoever cannot has lost.")),
        .parameters = {},
        .position = "xox/ox.",
        .view = "tree",
        .positionHint = say(MX_TEXT("core", "rows from the top with / between them, x for a stone of Left, o "
                                            "for one of Right, . for an empty cell; or a size, 2x3")),
        .presets = {{say(MX_TEXT("core", "A star")), {}, "xo"},
                    {say(MX_TEXT("core", "Up: won for Left")), {}, "xxo"},
                    {say(MX_TEXT("core", "A row of six: whoever begins loses")), {}, "xoxoxo"},
                    {say(MX_TEXT("core", "2 × 3: whoever begins loses")), {}, "2x3"},
                    {say(MX_TEXT("core", "2 × 3 without a corner")), {}, "xox/ox."},
                    {say(MX_TEXT("core", "3 × 3: a star")), {}, "3x3"}},
        .theorems = {
            {say(MX_TEXT("core", "All-small")),
             say(MX_TEXT("core",
                         "As long as one player can move, the other can, too; so every position is smaller "
                         "than every positive number, and larger than every negative one.")),
             say(MX_TEXT("core", "all boards")), "Albert, Grossman, Nowakowski, Wolfe 2005"},
            {say(MX_TEXT("core", "Exchanged stones")),
             say(MX_TEXT("core",
                         "With x and o exchanged a board is the negative: what was Left’s is Right’s.")),
             say(MX_TEXT("core", "all boards")), "Albert, Grossman, Nowakowski, Wolfe 2005"}}};
}

} // namespace mexplorer
