#include "core/rules/domineering.h"

#include "core/rules/boards/board_text.h"
#include "core/text/parse.h"
#include "core/text/text_place.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

std::uint64_t bitAt(const FreeCells& board, std::uint32_t row, std::uint32_t column) {
    return std::uint64_t{1} << (row * board.columns + column);
}

bool isFree(const FreeCells& board, std::uint32_t row, std::uint32_t column) {
    return (board.free & bitAt(board, row, column)) != 0;
}

/// The cells of one column, or of all but the last one.
std::uint64_t columnCells(const FreeCells& board, std::uint32_t column) {
    std::uint64_t cells = 0;
    for (std::uint32_t row = 0; row < board.rows; ++row)
        cells |= bitAt(board, row, column);
    return cells;
}

/// All free cells that are connected with this one.
std::uint64_t regionOf(const FreeCells& board, std::uint64_t cell) {
    const std::uint64_t first = columnCells(board, 0);
    const std::uint64_t last = columnCells(board, board.columns - 1);
    std::uint64_t region = 0;
    for (std::uint64_t grown = cell; grown != region;) {
        region = grown;
        const std::uint64_t below = board.columns < Domineering::mostCells ? region << board.columns : 0;
        const std::uint64_t above = board.columns < Domineering::mostCells ? region >> board.columns : 0;
        grown |= (below | above | ((region & ~last) << 1U) | ((region & ~first) >> 1U)) & board.free;
    }
    return region;
}

/// The region alone, on the smallest board that holds it.
FreeCells cropped(const FreeCells& board, std::uint64_t region) {
    const FreeCells all{board.rows, board.columns, region};
    std::uint32_t top = board.rows;
    std::uint32_t bottom = 0;
    std::uint32_t left = board.columns;
    std::uint32_t right = 0;
    for (std::uint64_t cells = region; cells != 0; cells &= cells - 1) {
        const auto cell = static_cast<std::uint32_t>(std::countr_zero(cells));
        top = std::min(top, cell / board.columns);
        bottom = std::max(bottom, cell / board.columns);
        left = std::min(left, cell % board.columns);
        right = std::max(right, cell % board.columns);
    }
    FreeCells part{bottom - top + 1, right - left + 1, 0};
    for (std::uint32_t row = 0; row < part.rows; ++row)
        for (std::uint32_t column = 0; column < part.columns; ++column)
            if (isFree(all, top + row, left + column)) part.free |= bitAt(part, row, column);
    return part;
}

FreeCells mirrored(const FreeCells& board, bool upsideDown, bool leftToRight) {
    FreeCells image{board.rows, board.columns, 0};
    for (std::uint32_t row = 0; row < board.rows; ++row)
        for (std::uint32_t column = 0; column < board.columns; ++column)
            if (isFree(board, row, column))
                image.free |= bitAt(image, upsideDown ? board.rows - 1 - row : row,
                                    leftToRight ? board.columns - 1 - column : column);
    return image;
}

FreeCells leastImage(FreeCells board) {
    for (const auto& [upsideDown, leftToRight] : {std::pair{true, false}, {false, true}, {true, true}})
        board.free = std::min(board.free, mirrored(board, upsideDown, leftToRight).free);
    return board;
}

tl::unexpected<Error> tooManyCells() {
    return invalid(positionId, say(MX_TEXT("core", "A board has at most %1 cells."), Domineering::mostCells));
}

/// “4x5” as an empty board; nothing if the text is not of this form.
std::optional<Expected<FreeCells>> sizeIn(std::string_view text) {
    const std::size_t cross = text.find_first_of("xX*");
    if (cross == std::string_view::npos || text.find_first_not_of("0123456789 xX*") != std::string_view::npos)
        return {};
    const auto rows = parseInteger(text.substr(0, cross), 1, Domineering::mostCells);
    const auto columns = parseInteger(text.substr(cross + 1), 1, Domineering::mostCells);
    if (!rows || !columns) return {};
    if (*rows * *columns > Domineering::mostCells) return tooManyCells();
    FreeCells board{static_cast<std::uint32_t>(*rows), static_cast<std::uint32_t>(*columns), 0};
    const auto cells = static_cast<unsigned>(*rows * *columns);
    board.free = cells == Domineering::mostCells ? ~std::uint64_t{0} : (std::uint64_t{1} << cells) - 1;
    return board;
}

} // namespace

std::uint64_t hashOf(const FreeCells& board) {
    return mixed(mixed(board.rows, board.columns), board.free);
}

Expected<FreeCells> Domineering::parse(std::string_view typed) const {
    const std::string_view text = trimmed(typed);
    if (const auto size = sizeIn(text)) return *size;
    std::vector<std::string> rows(1);
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '/' || c == '\n')
            rows.emplace_back();
        else if (c == '.' || c == '_' || c == '-')
            rows.back() += '.';
        else if (c == '#' || c == 'x' || c == 'X')
            rows.back() += '#';
        else if (c != ' ' && c != '\r' && c != '\t')
            return invalid(
                positionId,
                say(MX_TEXT("core", "column %1: “%2” is no cell: write . for a free cell, # for a hole and "
                                    "/ between rows; or a size, such as 4x5."),
                    columnOf(typed, static_cast<std::size_t>(text.data() - typed.data()) + at),
                    shortened(text.substr(at))));
    }
    std::size_t columns = 0;
    for (const std::string& row : rows)
        columns = std::max(columns, row.size());
    if (columns == 0) return invalid(positionId, say(MX_TEXT("core", "A board has at least one cell.")));
    if (columns * rows.size() > mostCells) return tooManyCells();
    FreeCells board{static_cast<std::uint32_t>(rows.size()), static_cast<std::uint32_t>(columns), 0};
    for (std::uint32_t row = 0; row < board.rows; ++row) {
        if (rows[row].size() != columns)
            return invalid(positionId, say(MX_TEXT("core", "Row %1 has %2 cells, and another one %3."),
                                           row + 1, rows[row].size(), columns));
        for (std::uint32_t column = 0; column < board.columns; ++column)
            if (rows[row][column] == '.') board.free |= bitAt(board, row, column);
    }
    return board;
}

std::string Domineering::text(const FreeCells& board) const {
    std::string text;
    for (std::uint32_t row = 0; row < board.rows; ++row) {
        if (row > 0) text += '/';
        for (std::uint32_t column = 0; column < board.columns; ++column)
            text += isFree(board, row, column) ? '.' : '#';
    }
    return text;
}

Message Domineering::moveText(const FreeCells& board, const Move& move) const {
    const std::uint32_t row = move.cell / board.columns + 1;
    const std::uint32_t column = move.cell % board.columns + 1;
    if (move.side == Side::left)
        return say(MX_TEXT("core", "Left: column %1, rows %2 and %3"), column, row, row + 1);
    return say(MX_TEXT("core", "Right: row %1, columns %2 and %3"), row, column, column + 1);
}

std::uint64_t Domineering::optionCount(const FreeCells& board) const {
    return static_cast<std::uint64_t>(std::popcount(placesOf(board, Side::left))) +
           static_cast<std::uint64_t>(std::popcount(placesOf(board, Side::right)));
}

std::uint64_t Domineering::placesOf(const FreeCells& board, Side side) {
    if (side == Side::right) return board.free & (board.free >> 1U) & ~columnCells(board, board.columns - 1);
    return board.columns < mostCells ? board.free & (board.free >> board.columns) : 0;
}

FreeCells Domineering::after(const FreeCells& board, const Move& move) {
    FreeCells then = board;
    const std::uint32_t other = move.cell + (move.side == Side::left ? board.columns : 1);
    then.free &= ~(std::uint64_t{1} << move.cell | std::uint64_t{1} << other);
    return then;
}

BoardPicture Domineering::picture(const FreeCells& board) const {
    BoardPicture picture{.rows = board.rows, .columns = board.columns, .pieces = {}, .line = {}};
    picture.ground = BoardGround::squares;
    for (std::uint32_t row = 0; row < board.rows; ++row)
        for (std::uint32_t column = 0; column < board.columns; ++column)
            if (!isFree(board, row, column)) picture.pieces.push_back({{row, column}, Piece::wall});
    return picture;
}

Expected<FreeCells> Domineering::changed(const FreeCells& board, BoardCell cell) const {
    if (cell.row >= board.rows || cell.column >= board.columns) return noSuchCell(cell.row, cell.column);
    FreeCells then = board;
    then.free ^= bitAt(board, cell.row, cell.column);
    return then;
}

std::vector<FreeCells> Domineering::parts(const FreeCells& board) const {
    std::vector<FreeCells> parts;
    for (std::uint64_t left = board.free; left != 0;) {
        const std::uint64_t region = regionOf(board, left & -left);
        left &= ~region;
        if (std::popcount(region) > 1) parts.push_back(leastImage(cropped(board, region)));
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
                        {say(MX_TEXT("core", "2 × 4: tiny, and won for Right")), {}, "..../...."},
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
