#include "core/rules/domineering.h"

#include "core/rules/boards/board_text.h"
#include "core/text/parse.h"

namespace mexplorer {

namespace {

/// On more places for a domino a board is searched, rather than its canonical form found; on still more, the
/// form takes more than seconds.
constexpr std::uint64_t mostQuickPlaces = 10;
constexpr std::uint64_t mostPlaces = 48;

char cellMeantBy(char c) {
    switch (c) {
    case '.':
    case '_':
    case '-':
        return '.';
    case '#':
    case 'x':
    case 'X':
        return '#';
    default:
        return 0;
    }
}

bool isFree(const Domineering::Position& board, std::uint32_t cell) {
    return (board.sets[0] & CellGrid::bit(cell)) != 0;
}

/// How many dominoes fit in the columns of these cells, and in their rows.
std::int64_t uprightOn(const CellGrid& grid, std::uint64_t cells) {
    std::int64_t count = 0;
    std::uint64_t open = 0; // the cells of the row above that have no domino
    for (std::uint32_t row = 0; row < grid.rows; ++row) {
        const std::uint64_t own = cells >> (row * grid.columns) & grid.rowMask();
        const std::uint64_t paired = own & open;
        count += std::popcount(paired);
        open = own & ~paired;
    }
    return count;
}
std::int64_t lyingOn(const CellGrid& grid, std::uint64_t cells) {
    std::int64_t count = 0;
    std::uint64_t open = 0;
    for (std::uint32_t column = 0; column < grid.columns; ++column) {
        const std::uint64_t own = cells >> column & grid.column(0);
        const std::uint64_t paired = own & open;
        count += std::popcount(paired);
        open = own & ~paired;
    }
    return count;
}

/// The cells of every other column, or row.
std::uint64_t everySecond(const CellGrid& grid, bool column) {
    std::uint64_t cells = 0;
    for (std::uint32_t line = 0; line < (column ? grid.columns : grid.rows); line += 2)
        cells |= column ? grid.column(line) : grid.rowMask() << (line * grid.columns);
    return cells;
}

} // namespace

Expected<Domineering::Position> Domineering::parse(std::string_view text) const {
    if (const auto size = gridIn(trimmed(text)))
        return size->map([](const CellGrid& grid) { return Position{grid, {grid.all()}}; });
    const auto written = readCells(
        text, cellMeantBy,
        say(MX_TEXT("core", ". for a free cell, # for a hole and / between rows; or a size, such as "
                            "4x5.")));
    if (!written) return tl::unexpected(written.error());
    return Position{written->grid, {written->having('.')}};
}

std::string Domineering::text(const Position& board) const {
    return writeCells(board.grid, [&](std::uint32_t cell) { return isFree(board, cell) ? '.' : '#'; });
}

Message Domineering::moveText(const Position& board, const Move& move) const {
    const BoardCell cell = board.grid.cell(move.cell);
    const std::uint32_t row = cell.row + 1;
    const std::uint32_t column = cell.column + 1;
    if (move.side == Side::left)
        return say(MX_TEXT("core", "Left: column %1, rows %2 and %3"), column, row, row + 1);
    return say(MX_TEXT("core", "Right: row %1, columns %2 and %3"), row, column, column + 1);
}

std::uint64_t Domineering::placesOf(const Position& board, Side side) {
    const std::uint64_t free = board.sets[0];
    return free & (side == Side::left ? board.grid.above(free) : board.grid.leftOf(free));
}

Domineering::Position Domineering::after(const Position& board, const Move& move) {
    Position then = board;
    const std::uint32_t other = move.cell + (move.side == Side::left ? board.grid.columns : 1);
    then.sets[0] &= ~(CellGrid::bit(move.cell) | CellGrid::bit(other));
    return then;
}

BoardPicture Domineering::picture(const Position& board) const {
    BoardPicture picture{.rows = board.grid.rows, .columns = board.grid.columns, .pieces = {}, .line = {}};
    picture.ground = BoardGround::squares;
    forEachCell(board.grid.all() & ~board.sets[0], [&](std::uint32_t cell) {
        picture.pieces.push_back({board.grid.cell(cell), Piece::wall});
    });
    return picture;
}

Expected<Domineering::Position> Domineering::changed(const Position& board, BoardCell cell) const {
    if (!board.grid.holds(cell)) return noSuchCell(cell.row, cell.column);
    Position then = board;
    then.sets[0] ^= board.grid.bit(cell);
    return then;
}

FormReach Domineering::reach(const Position& board) const {
    const std::uint64_t left = placesOf(board, Side::left);
    const std::uint64_t right = placesOf(board, Side::right);
    if (left == 0 || right == 0) return FormReach::quick; // a whole number
    const std::uint64_t places = optionCount(board);
    return places <= mostQuickPlaces ? FormReach::quick
           : places <= mostPlaces    ? FormReach::slow
                                     : FormReach::out;
}

MoveBounds Domineering::bounds(const Position& board) const {
    const CellGrid& grid = board.grid;
    const std::uint64_t free = board.sets[0];
    const std::uint64_t leftAlone = free & ~(grid.leftOf(free) | grid.rightOf(free));
    const std::uint64_t rightAlone = free & ~(grid.above(free) | grid.below(free));
    const std::int64_t leftSafe = uprightOn(grid, leftAlone);
    const std::int64_t rightSafe = lyingOn(grid, rightAlone);
    const std::int64_t leftAll = uprightOn(grid, free);
    const std::int64_t rightAll = lyingOn(grid, free);
    // In every other column a domino of Right’s spoils one of Left’s places at most, so Left gets half of
    // them.
    const auto halfOf = [](std::int64_t some, std::int64_t others) { return std::max(some, others) / 2; };
    const std::uint64_t columns = everySecond(grid, true);
    const std::uint64_t rows = everySecond(grid, false);
    const std::uint64_t forLeft = free & ~leftAlone;
    const std::uint64_t forRight = free & ~rightAlone;
    const std::int64_t leftHalf =
        halfOf(uprightOn(grid, forLeft & columns), uprightOn(grid, forLeft & ~columns));
    const std::int64_t rightHalf = halfOf(lyingOn(grid, forRight & rows), lyingOn(grid, forRight & ~rows));
    return {leftSafe + leftHalf - rightAll, leftAll - rightSafe - rightHalf,
            static_cast<double>(leftSafe + leftAll - rightSafe - rightAll)};
}

Domineering::Position Domineering::lines(const Position& board, Side side, std::uint32_t first,
                                         std::uint32_t count) {
    const CellGrid& grid = board.grid;
    const std::uint64_t free = board.sets[0];
    if (side == Side::left) {
        const CellGrid rows{count, grid.columns};
        return {rows, {free >> (first * grid.columns) & rows.all()}};
    }
    const CellGrid columns{grid.rows, count};
    std::uint64_t cells = 0;
    for (std::uint32_t row = 0; row < grid.rows; ++row)
        cells |= (free >> (row * grid.columns + first) & columns.rowMask()) << (row * count);
    return {columns, {cells}};
}

Domineering::Position Domineering::negative(const Position& board) {
    CellView view{.size = board.grid};
    view.turned = true;
    return board.seenBy(view);
}

std::vector<Domineering::Position> Domineering::parts(const Position& board) const {
    std::vector<Position> parts;
    for (std::uint64_t left = board.sets[0]; left != 0;) {
        const std::uint64_t region = board.grid.region(left & -left, board.sets[0]);
        left &= ~region;
        if (std::popcount(region) > 1) parts.push_back(board.part(region, false));
    }
    return parts;
}

Description Domineering::describe() {
    return {.id = "domineering",
            .title = say(MX_TEXT("core", "Domineering")),
            .group = say(MX_TEXT("core", "Two sides")),
            .summary = say(
                MX_TEXT("core", "Left places an upright domino on two free cells, Right a lying one. Whoever "
                                "cannot has lost.")),
            .parameters = {},
            .position = ".../...",
            .view = "tree",
            .positionHint =
                say(MX_TEXT("core", "rows from the top with / between them, . for a free cell and # for a "
                                    "hole, for example ../#./..; or a size, 3x4")),
            .presets = {{say(MX_TEXT("core", "2 × 2: hot, whoever moves first gains 1")), {}, "../.."},
                        {say(MX_TEXT("core", "2 × 3")), {}, ".../..."},
                        {say(MX_TEXT("core", "An L of three cells: a star")), {}, ".#/.."},
                        {say(MX_TEXT("core", "A tall L: 1/2")), {}, ".#/.#/.."},
                        {say(MX_TEXT("core", "3 × 3: as hot as 2 × 2")), {}, ".../.../..."},
                        {say(MX_TEXT("core", "2 × 4: miny, and won for Right")), {}, "..../...."},
                        {say(MX_TEXT("core", "4 × 5: one move ahead for Left")), {}, "4x5"}},
            .theorems = {
                {say(MX_TEXT("core", "A turn of 90°")),
                 say(MX_TEXT("core",
                             "A board that is turned by 90° is the negative: what was Left’s is Right’s.")),
                 say(MX_TEXT("core", "all boards")), "Conway 1976"},
                {say(MX_TEXT("core", "Parts are added")),
                 say(MX_TEXT("core", "Regions that no domino connects are a sum of games.")),
                 say(MX_TEXT("core", "all boards")), "Conway 1976"}}};
}

} // namespace mexplorer
