#include "core/rules/chase.h"

#include "core/rules/chase_editing.h"
#include "core/rules/hash.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// A position of mutual zugzwang: whoever has to move loses, as with the opposition of kings in chess.
constexpr const char* openFloor = "......M/......./......./...C.../......./......./O......";

Message nameOfPlayer(const ChasePosition& position, bool areCats) {
    if (!areCats) return say(MX_TEXT("core", "the mouse"));
    return position.cats.size() == 1 ? say(MX_TEXT("core", "the cat")) : say(MX_TEXT("core", "the cats"));
}

} // namespace

std::uint64_t hashOf(const ChasePosition& position) {
    const std::uint64_t maze = std::hash<std::string>()(position.maze.cells);
    const std::uint64_t mouse = mixed(hashOf(position.mouse), position.catsMove ? 1 : 0);
    return mixed(mixed(maze, mouse), hashOf(position.cats));
}

Expected<Chase> Chase::make(const Parameters& parameters) {
    return Chase(parameters.at(stayId) == "on");
}

Expected<ChasePosition> Chase::parse(std::string_view text) const {
    return parseChase(text);
}

std::string Chase::text(const ChasePosition& position) const {
    return textOf(position);
}

Message Chase::playerName(const ChasePosition& position, bool isMover) {
    return nameOfPlayer(position, position.catsMove == isMover);
}

Message Chase::pieceName(const ChasePosition& position, std::size_t piece) {
    const std::size_t cats = position.cats.size();
    if (piece < cats && cats > 1) return say(MX_TEXT("core", "cat %1"), piece + 1);
    return nameOfPlayer(position, piece < cats);
}

Message Chase::moveText(const ChasePosition& position, const ChaseMove& move) const {
    if (!move.step) {
        const bool areMany = position.catsMove && position.cats.size() > 1;
        return areMany ? say(MX_TEXT("core", "the cats stay"))
                       : say(MX_TEXT("core", "%1 stays"), playerName(position, true));
    }
    const Message name = pieceName(position, move.piece);
    switch (*move.step) {
    case Direction::up:
        return say(MX_TEXT("core", "%1 goes up"), name);
    case Direction::left:
        return say(MX_TEXT("core", "%1 goes left"), name);
    case Direction::right:
        return say(MX_TEXT("core", "%1 goes right"), name);
    case Direction::down:
        break;
    }
    return say(MX_TEXT("core", "%1 goes down"), name);
}

std::uint64_t Chase::optionCount(const ChasePosition& position) const {
    std::uint64_t count = 0;
    forEachOption(position, [&](const ChaseMove&, const ChasePosition&) { ++count; });
    return count;
}

bool Chase::isOver(const ChasePosition& position) {
    const auto& cats = position.cats;
    return position.maze.isHole(position.mouse) ||
           std::find(cats.begin(), cats.end(), position.mouse) != cats.end();
}

bool Chase::mayBeCat(const ChasePosition& position, Maze::Cell cell) {
    const auto& cats = position.cats;
    return !position.maze.isHole(cell) && std::find(cats.begin(), cats.end(), cell) == cats.end();
}

ChasePosition Chase::after(const ChasePosition& position, std::size_t piece, Maze::Cell to) {
    ChasePosition next = position;
    next.catsMove = !position.catsMove;
    if (piece == position.cats.size()) {
        next.mouse = to;
    } else {
        next.cats[piece] = to;
        std::sort(next.cats.begin(), next.cats.end());
    }
    return next;
}

Score Chase::scoreAtEnd(const ChasePosition& position) const {
    const bool haveCatsWon = !position.maze.isHole(position.mouse);
    return haveCatsWon == position.catsMove ? 1 : -1;
}

BoardPicture Chase::picture(const ChasePosition& position) const {
    const Maze& maze = position.maze;
    BoardPicture picture{
        .rows = maze.rows(), .columns = maze.columns, .pieces = {}, .line = {}, .ground = BoardGround::floor};
    for (Maze::Cell cell = 0; cell < maze.cells.size(); ++cell) {
        if (maze.isWall(cell)) picture.pieces.push_back({maze.placeOf(cell), Piece::wall});
        if (maze.isHole(cell)) picture.pieces.push_back({maze.placeOf(cell), Piece::hole});
    }
    picture.pieces.push_back({maze.placeOf(position.mouse), Piece::mouse});
    for (const Maze::Cell cat : position.cats)
        picture.pieces.push_back({maze.placeOf(cat), Piece::cat});
    if (!isOver(position)) picture.turn = position.catsMove ? Piece::cat : Piece::mouse;
    return picture;
}

Expected<ChasePosition> Chase::changed(const ChasePosition& position, BoardCell cell) const {
    const auto at = position.maze.cellAt(cell);
    if (!at)
        return invalid(
            say(MX_TEXT("core", "The maze has no row %1, column %2."), cell.row + 1, cell.column + 1));
    return withNext(position, *at);
}

Description Chase::describe() {
    return {
        .id = "chase",
        .title = say(MX_TEXT("core", "Cat and mouse")),
        .group = say(MX_TEXT("core", "Search")),
        .summary = say(MX_TEXT(
            "core",
            "The mouse and the cats take turns in a maze: one of them goes one step up, left, right or "
            "down, and may stay only if it cannot move. No cat goes into a hole or to another cat. The "
            "mouse wins in a hole, the cats win by catching it; play that never ends is a draw.")),
        .parameters = {{.id = stayId,
                        .title = say(MX_TEXT("core", "staying")),
                        .kind = Parameter::Kind::toggle,
                        .fallback = "off",
                        .hint = say(MX_TEXT("core", "whether each turn may also be passed over"))}},
        .position = "......O/.##.##./.#...#./.#.#.#./C....../.#.#.#./......M",
        .view = "maze",
        .positionHint = say(
            MX_TEXT("core", "the rows from the top with / between them: # a wall, . a free cell, O a hole, C "
                            "a cat, M the mouse, X a cat with the mouse it has caught, @ the mouse in a "
                            "hole; with cat after them if it is the cat’s turn, for example C..#/.#.O/..M.")),
        .presets = {{say(MX_TEXT("core", "Won: the mouse comes to its hole")),
                     {},
                     "......O/.##.##./.#...#./.#.#.#./C....../.#.#.#./......M"},
                    {say(MX_TEXT("core", "Lost: the cat comes between")), {}, "M.../.#C./..#O"},
                    {say(MX_TEXT("core", "A draw: round and round the block")),
                     {},
                     "M..../.###./.#O../.###./....C"},
                    {say(MX_TEXT("core", "Lost because the mouse has to move")), {}, openFloor},
                    {say(MX_TEXT("core", "The same with the cat to move: a draw")),
                     {},
                     std::string(openFloor) + " cat"},
                    {say(MX_TEXT("core", "A draw, too, if everybody may stay")), {{stayId, "on"}}, openFloor},
                    {say(MX_TEXT("core", "Lost against two cats")),
                     {},
                     "M......./......../......../......../...C...C/......../......../O......."}},
        .theorems = {{say(MX_TEXT("core", "Won, lost or drawn")),
                      say(MX_TEXT("core",
                                  "Each position is of one of three kinds: the player to move can win, the "
                                  "other one can, or both can make play go on for ever. Whoever can win can "
                                  "do so in fewer moves than there are positions.")),
                      say(MX_TEXT("core", "all games with finitely many positions and without chance")),
                      "Zermelo 1913, König 1927, Kalmár 1928"}},
    };
}

} // namespace mexplorer
