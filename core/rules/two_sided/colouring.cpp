#include "core/rules/two_sided/colouring.h"

#include "core/rules/boards/board_text.h"
#include "core/text/parse.h"

namespace mexplorer {

namespace {

constexpr std::array<Side, 2> bothSides{Side::left, Side::right};
constexpr const char* boardAtStart = "L.../..#R";

constexpr const char* ringOfFive = "graph { a -- b -- c -- d -- e -- a }\n";
constexpr const char* completeOfFour = "graph { a -- {b c d}; b -- {c d}; c -- d }\n";
constexpr const char* star = "graph { centre -- {a b c d e} }\n";
/// Its outer pentagon and the star in it.
constexpr const char* petersen = "graph {\n"
                                 "  a [pos=\"0,170\"]; b [pos=\"162,53\"]; c [pos=\"100,-138\"]\n"
                                 "  d [pos=\"-100,-138\"]; e [pos=\"-162,53\"]\n"
                                 "  f [pos=\"0,85\"]; g [pos=\"81,26\"]; h [pos=\"50,-69\"]\n"
                                 "  i [pos=\"-50,-69\"]; j [pos=\"-81,26\"]\n"
                                 "  a -- b -- c -- d -- e -- a; a -- f; b -- g; c -- h; d -- i; e -- j\n"
                                 "  f -- h -- j -- g -- i -- f\n"
                                 "}\n";
/// The states and territories by their abbreviations; Tasmania has no neighbour.
constexpr const char* australia =
    "graph {\n"
    "  WA [pos=\"0,100\"]; NT [pos=\"115,160\"]; SA [pos=\"140,60\"]; Q [pos=\"250,150\"]\n"
    "  NSW [pos=\"275,50\"]; V [pos=\"215,-35\"]; T [pos=\"325,-75\"]\n"
    "  WA -- NT -- Q -- NSW -- V -- SA -- WA; SA -- {NT Q NSW}\n"
    "}\n";

} // namespace

char Colouring::colourMeantBy(char c) {
    switch (c) {
    case 'L':
    case 'R':
    case 'l':
    case 'r':
    case '#':
    case '.':
        return c;
    case '_':
    case '-':
        return '.';
    default:
        return 0;
    }
}

std::uint64_t Colouring::placesOf(const Position& board, Side side) const {
    // forbidden() is its own inverse: this player suffers from those whose neighbours it forbids to him.
    return board.sets[openTo(side)] & ~beside(board, board.sets[is(forbidden(side))]);
}

Colouring::Position Colouring::startPosition() const {
    if (!graph_) return parse(boardAtStart).value();
    const auto nodes = static_cast<std::uint32_t>(graph_->names.size());
    WrittenCells written{{1, nodes}, std::string(nodes, '.')};
    for (const auto& [node, side] : graph_->colours)
        written.letters[node] = *nameOf(side);
    return read(written);
}

Colouring::Position Colouring::read(const WrittenCells& written) {
    const std::uint64_t free = written.having('.');
    return {
        written.grid,
        {written.having('L'), written.having('R'), free | written.having('l'), free | written.having('r')}};
}

Expected<Colouring::Position> Colouring::parse(std::string_view text) const {
    if (graph_) return parseNodes(text);
    if (const auto size = gridIn(trimmed(text)))
        return size->map([](const CellGrid& grid) { return Position{grid, {0, 0, grid.all(), grid.all()}}; });
    return readCells(
               text, colourMeantBy,
               say(MX_TEXT("core", "L or R for a cell of Left’s or Right’s, . for a free one, l or r for "
                                   "one that is free for Left or Right alone, # for no cell, and / "
                                   "between rows; or a size, such as 3x4.")))
        .map([&](const WrittenCells& written) { return read(written); });
}

char Colouring::letterOf(const Position& board, std::uint32_t cell) {
    const auto isIn = [&](std::size_t set) { return (board.sets[set] & CellGrid::bit(cell)) != 0; };
    if (isIn(is(Side::left))) return 'L';
    if (isIn(is(Side::right))) return 'R';
    const bool isLeftOpen = isIn(openTo(Side::left));
    const bool isRightOpen = isIn(openTo(Side::right));
    return isLeftOpen && isRightOpen ? '.' : isLeftOpen ? 'l' : isRightOpen ? 'r' : '#';
}

std::string Colouring::text(const Position& board) const {
    return writeCells(board.grid, [&](std::uint32_t cell) { return letterOf(board, cell); });
}

Message Colouring::moveText(const Position& board, const Move& move) const {
    if (graph_) {
        const Message node = about({topic::vertex, move.cell}, verbatim(graph_->names[move.cell]));
        return move.side == Side::left ? say(MX_TEXT("core", "Left: node %1"), node)
                                       : say(MX_TEXT("core", "Right: node %1"), node);
    }
    const BoardCell cell = board.grid.cell(move.cell);
    if (board.grid.rows == 1)
        return move.side == Side::left ? say(MX_TEXT("core", "Left: cell %1"), cell.column + 1)
                                       : say(MX_TEXT("core", "Right: cell %1"), cell.column + 1);
    return move.side == Side::left
               ? say(MX_TEXT("core", "Left: row %1, column %2"), cell.row + 1, cell.column + 1)
               : say(MX_TEXT("core", "Right: row %1, column %2"), cell.row + 1, cell.column + 1);
}

Colouring::Position Colouring::after(const Position& board, const Move& move) {
    Position then = board;
    const std::uint64_t bit = CellGrid::bit(move.cell);
    then.sets[is(move.side)] |= bit;
    for (const Side side : bothSides)
        then.sets[openTo(side)] &= ~bit;
    return then;
}

BoardPicture Colouring::picture(const Position& board) const {
    BoardPicture picture{.rows = board.grid.rows, .columns = board.grid.columns, .pieces = {}, .line = {}};
    for (std::uint32_t cell = 0; cell < board.grid.count(); ++cell) {
        const BoardCell at = board.grid.cell(cell);
        const char letter = letterOf(board, cell);
        if (letter == 'L') picture.pieces.push_back({at, Piece::firstDisc});
        if (letter == 'R') picture.pieces.push_back({at, Piece::secondDisc});
        if (letter == '#') picture.pieces.push_back({at, Piece::wall});
    }
    return picture;
}

Expected<Colouring::Position> Colouring::changed(const Position& board, BoardCell cell) const {
    if (!board.grid.holds(cell)) return noSuchCell(cell.row, cell.column);
    WrittenCells written{board.grid, {}};
    for (std::uint32_t number = 0; number < board.grid.count(); ++number)
        written.letters += letterOf(board, number);
    constexpr std::string_view turns = "LR#.L";
    char& letter = written.letters[cell.row * board.grid.columns + cell.column];
    const std::size_t turn = turns.find(letter);
    letter = turn == std::string_view::npos ? '.' : turns[turn + 1];
    return read(written);
}

FormReach Colouring::reach(const Position& board) const {
    constexpr std::uint64_t mostQuickMoves = 8;
    constexpr std::uint64_t mostMoves = 40;
    const std::uint64_t moves = optionCount(board);
    return moves <= mostQuickMoves ? FormReach::quick : moves <= mostMoves ? FormReach::slow : FormReach::out;
}

MoveBounds Colouring::bounds(const Position& board) const {
    const auto left = static_cast<std::int64_t>(movesOf(board, Side::left));
    const auto right = static_cast<std::int64_t>(movesOf(board, Side::right));
    return {-right, left, static_cast<double>(left - right)};
}

std::vector<Colouring::Position> Colouring::parts(const Position& board) const {
    Position open{board.grid, {}};
    for (const Side side : bothSides)
        open.sets[openTo(side)] = placesOf(board, side);
    std::vector<Position> parts;
    for (std::uint64_t left = open.sets[2] | open.sets[3]; left != 0;) {
        std::uint64_t region = 0;
        for (std::uint64_t grown = left & -left; grown != region;) {
            region = grown;
            for (const Side side : bothSides)
                grown |= beside(board, region & open.sets[openTo(side)]) & open.sets[openTo(forbidden(side))];
        }
        left &= ~region;
        parts.push_back(graph_ ? open.within(region) : open.part(region, true));
    }
    return parts;
}

Message Colouring::positionHint() {
    return say(MX_TEXT("core",
                       "rows from the top with / between them, L and R for coloured cells, . for a free "
                       "one, l and r for one that is free for one player alone, # for no cell, for "
                       "example L.../..#R; or a size, 3x3. With a graph, such a letter for each node"));
}

Description Col::describe() {
    return {.id = "col",
            .title = say(MX_TEXT("core", "Col")),
            .group = say(MX_TEXT("core", "Two sides")),
            .summary = say(MX_TEXT(
                "core", "Left colours a free cell of a board, or a node of a graph, blue, "
                        "Right one red. Neighbours must not have the same colour. Whoever cannot has lost.")),
            .parameters = {graphParameter()},
            .position = boardAtStart,
            .view = "tree",
            .positionHint = positionHint(),
            .presets =
                {{say(MX_TEXT("core", "A single cell: a star")), {}, "."},
                 {say(MX_TEXT("core", "Half a move ahead for Right")), {}, "L.."},
                 {say(MX_TEXT("core", "A path between two of Left’s: one move for Right")), {}, "L...L"},
                 {say(MX_TEXT("core", "3 × 3: whoever begins loses")), {}, "3x3"},
                 {say(MX_TEXT("core", "A cycle of five nodes")), {{graphId, ringOfFive}}, ".....", "graph"},
                 {say(MX_TEXT("core", "A map: Australia")), {{graphId, australia}}, ".......", "graph"},
                 {say(MX_TEXT("core", "The Petersen graph")), {{graphId, petersen}}, "..........", "graph"}},
            .theorems = {
                {say(MX_TEXT("core", "A number, or a number and a star")),
                 say(MX_TEXT("core", "Every position is worth a number, or a number plus *.")),
                 say(MX_TEXT("core", "all boards and graphs")), "Conway 1976"},
                {say(MX_TEXT("core", "The opposite cell")),
                 say(MX_TEXT("core",
                             "A free board of an even number of cells is worth 0: each move is answered at "
                             "the cell that is opposite, through the centre.")),
                 say(MX_TEXT("core", "free rectangles of an even number of cells")),
                 "Berlekamp, Conway, Guy 1982",
                 {{graphId, ""}}}}};
}

Description Snort::describe() {
    return {
        .id = "snort",
        .title = say(MX_TEXT("core", "Snort")),
        .group = say(MX_TEXT("core", "Two sides")),
        .summary = say(MX_TEXT(
            "core", "Left colours a free cell of a board, or a node of a graph, blue, "
                    "Right one red. Neighbours must not have different colours. Whoever cannot has lost.")),
        .parameters = {graphParameter()},
        .position = boardAtStart,
        .view = "tree",
        .positionHint = positionHint(),
        .presets =
            {{say(MX_TEXT("core", "A single cell: a star")), {}, "."},
             {say(MX_TEXT("core", "Three cells: the middle gains two moves")), {}, "..."},
             {say(MX_TEXT("core", "A path between two of Left’s")), {}, "L...L"},
             {say(MX_TEXT("core", "2 × 3: hot")), {}, "2x3"},
             {say(MX_TEXT("core", "4 × 4: whoever begins loses")), {}, "4x4"},
             {say(MX_TEXT("core", "A complete graph: the first colour takes all nodes")),
              {{graphId, completeOfFour}},
              "....",
              "graph"},
             {say(MX_TEXT("core", "A star: a centre and five leaves")), {{graphId, star}}, "......", "graph"},
             {say(MX_TEXT("core", "A cycle of five nodes")), {{graphId, ringOfFive}}, ".....", "graph"}},
        .theorems = {
            {say(MX_TEXT("core", "The opposite cell, not beside it")),
             say(MX_TEXT("core",
                         "A free board with an even number of rows and of columns is worth 0: each move is "
                         "answered at the cell that is opposite, through the centre; the two are never side "
                         "by side.")),
             say(MX_TEXT("core", "free rectangles with even sides")),
             "Berlekamp, Conway, Guy 1982",
             {{graphId, ""}}}}};
}

} // namespace mexplorer
