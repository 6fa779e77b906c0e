#include "core/rules/toads_and_frogs.h"

#include "core/rules/boards/board_text.h"
#include "core/text/parse.h"
#include "core/text/text_place.h"

namespace mexplorer {

namespace {

constexpr std::int64_t mostQuickMoves = 36;
constexpr std::int64_t mostMoves = 160; // of rows whose forms are found in some seconds

/// How many cells all animals of one kind, which go to the right, have before them.
std::int64_t cellsBefore(const std::string& cells, char animal) {
    std::int64_t all = 0;
    std::int64_t animals = 0;
    for (const char cell : cells) {
        if (cell == animal)
            ++animals;
        else
            all += animals;
    }
    return all;
}

} // namespace

Expected<PondRow> ToadsAndFrogs::parse(std::string_view typed) const {
    PondRow row;
    for (std::size_t at = 0; at < typed.size(); ++at) {
        const char c = typed[at];
        if (c == 'T' || c == 't')
            row.cells += 'T';
        else if (c == 'F' || c == 'f')
            row.cells += 'F';
        else if (c == '.' || c == '_' || c == '-')
            row.cells += '.';
        else if (c != ' ' && c != '\t' && c != '\r' && c != '\n')
            return invalid(positionId, say(MX_TEXT("core", "column %1: “%2” is none of T, F and ."),
                                           columnOf(typed, at), shortened(typed.substr(at))));
    }
    if (row.cells.empty())
        return invalid(positionId, say(MX_TEXT("core", "A row has at least one cell: TT..FF, for example.")));
    if (row.cells.size() > mostCells)
        return invalid(positionId, say(MX_TEXT("core", "A row has at most %1 cells."), mostCells));
    return row;
}

Message ToadsAndFrogs::moveText(const PondRow& /*row*/, const Move& move) const {
    return move.side == Side::left
               ? say(MX_TEXT("core", "Left: the toad at %1 to %2"), move.from + 1, move.to + 1)
               : say(MX_TEXT("core", "Right: the frog at %1 to %2"), move.from + 1, move.to + 1);
}

std::uint64_t ToadsAndFrogs::optionCount(const PondRow& row) const {
    std::uint64_t count = 0;
    forEachOption(row, [&](const Move&, const PondRow&) { ++count; });
    return count;
}

std::optional<std::size_t> ToadsAndFrogs::goalOf(const PondRow& row, std::size_t from, Side side) {
    const bool isLeft = side == Side::left;
    if (row.cells[from] != (isLeft ? 'T' : 'F')) return {};
    // Outside the row, below 0, too, is no free cell.
    const auto at = [&](std::size_t steps) { return isLeft ? from + steps : from - steps; };
    const auto holds = [&](std::size_t cell, char c) {
        return cell < row.cells.size() && row.cells[cell] == c;
    };
    if (holds(at(1), '.')) return at(1);
    if (holds(at(1), isLeft ? 'F' : 'T') && holds(at(2), '.')) return at(2);
    return {};
}

PondRow ToadsAndFrogs::after(const PondRow& row, const Move& move) {
    PondRow then = row;
    std::swap(then.cells[move.from], then.cells[move.to]);
    return then;
}

std::vector<PondRow> ToadsAndFrogs::parts(const PondRow& row) const {
    const std::size_t first = row.cells.find_first_not_of('F');
    const std::size_t last = row.cells.find_last_not_of('T');
    if (first == std::string::npos || last == std::string::npos || first >= last) return {};
    return {{row.cells.substr(first, last + 1 - first)}};
}

FormReach ToadsAndFrogs::reach(const PondRow& row) const {
    const MoveBounds bound = bounds(row);
    const std::int64_t moves = bound.most - bound.least;
    return moves <= mostQuickMoves ? FormReach::quick : moves <= mostMoves ? FormReach::slow : FormReach::out;
}

MoveBounds ToadsAndFrogs::bounds(const PondRow& row) const {
    const std::int64_t left = cellsBefore(row.cells, 'T');
    const std::int64_t right = cellsBefore(std::string(row.cells.rbegin(), row.cells.rend()), 'F');
    return {-right, left, static_cast<double>(left - right)};
}

BoardPicture ToadsAndFrogs::picture(const PondRow& row) const {
    BoardPicture picture{.rows = 1,
                         .columns = static_cast<std::uint32_t>(row.cells.size()),
                         .pieces = {},
                         .line = {},
                         .ground = BoardGround::floor};
    for (std::uint32_t cell = 0; cell < picture.columns; ++cell)
        if (row.cells[cell] != '.')
            picture.pieces.push_back(
                {{0, cell}, row.cells[cell] == 'T' ? Piece::firstDisc : Piece::secondDisc});
    return picture;
}

Expected<PondRow> ToadsAndFrogs::changed(const PondRow& row, BoardCell cell) const {
    if (cell.row > 0 || cell.column >= row.cells.size()) return noSuchCell(cell.row, cell.column);
    PondRow then = row;
    char& at = then.cells[cell.column];
    at = at == '.' ? 'T' : at == 'T' ? 'F' : '.';
    return then;
}

Description ToadsAndFrogs::describe() {
    return {.id = "toads-and-frogs",
            .title = say(MX_TEXT("core", "Toads and frogs")),
            .group = say(MX_TEXT("core", "Two sides")),
            .summary = say(MX_TEXT(
                "core", "Left moves a toad to the right, Right a frog to the left: to the next cell, or over "
                        "one animal of the other kind, if the cell behind it is free. Whoever cannot has "
                        "lost.")),
            .parameters = {},
            .position = "TT.F",
            .view = "tree",
            .positionHint =
                say(MX_TEXT("core", "T for a toad, F for a frog, . for a free cell, for example TT..FF")),
            .presets = {{say(MX_TEXT("core", "A star")), {}, "T.F"},
                        {say(MX_TEXT("core", "Two toads against a frog: hot")), {}, "TT.F"},
                        {say(MX_TEXT("core", "Two free cells")), {}, "TT..FF"},
                        {say(MX_TEXT("core", "Three against three")), {}, "TTT..FFF"},
                        {say(MX_TEXT("core", "A number")), {}, "T.TF."}},
            .theorems = {
                {say(MX_TEXT("core", "A mirror image is the negative")),
                 say(MX_TEXT(
                     "core",
                     "Read from right to left, with toads and frogs exchanged, a row becomes the negative of "
                     "what it was: what one player could do, the other can.")),
                 say(MX_TEXT("core", "all rows")), "Berlekamp, Conway, Guy 1982"}}};
}

} // namespace mexplorer
