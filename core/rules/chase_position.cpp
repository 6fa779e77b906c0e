#include "core/rules/chase_position.h"

#include "core/rules/description.h"
#include "core/text/parse.h"
#include "core/text/rows_text.h"
#include "core/text/utf8.h"
#include "core/theory/saturating.h"

#include <algorithm>
#include <optional>

namespace mexplorer {

namespace {

constexpr char catSign = 'C';
constexpr char mouseSign = 'M';
constexpr char caughtSign = 'X';
constexpr char escapedSign = '@';
constexpr std::string_view blanks = " \t\r\n";

tl::unexpected<Error> wrongMaze(Message message) {
    return invalid(positionId, std::move(message));
}

char capital(char sign) {
    return sign >= 'a' && sign <= 'z' ? static_cast<char>(sign - 'a' + 'A') : sign;
}

/// Cuts off a last word that says whose turn it is. True if it is the cats’. Other words stay as rows.
bool takeTurn(std::string_view& rows) {
    const std::size_t blank = rows.find_last_of(blanks);
    if (blank == std::string_view::npos) return false;
    const std::string_view word = rows.substr(blank + 1);
    const bool areCats = word == "cat" || word == "cats";
    if (!areCats && word != "mouse") return false;
    rows = trimmed(rows.substr(0, blank));
    return areCats;
}

/// A row whose cells have blanks between them, “. # C”, without these; any other as it is.
std::string withoutBlanks(std::string_view row) {
    std::string cells;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const bool isBlank = blanks.find(row[i]) != std::string_view::npos;
        if (!isBlank && i > 0 && blanks.find(row[i - 1]) == std::string_view::npos) return std::string(row);
        if (!isBlank) cells += row[i];
    }
    return cells;
}

/// Reads the rows, character by character.
class MazeReader {
public:
    Expected<ChasePosition> read(std::string_view rows) {
        while (true) {
            const std::size_t end = rows.find_first_of("/\n");
            if (const auto added = addRow(withoutBlanks(trimmed(rows.substr(0, end)))); !added)
                return tl::unexpected(added.error());
            if (end == std::string_view::npos) break;
            rows.remove_prefix(end + 1);
        }
        position_.maze.columns = static_cast<std::uint32_t>(columns_);
        if (position_.cats.empty())
            return wrongMaze(say(MX_TEXT("core", "There is no cat in the maze: write C where it is.")));
        if (!mouse_)
            return wrongMaze(say(MX_TEXT("core", "There is no mouse in the maze: write M where it is.")));
        if (position_.maze.cells.find(Maze::hole) == std::string::npos)
            return wrongMaze(
                say(MX_TEXT("core", "There is no hole in the maze: write O where the mouse is safe.")));
        position_.mouse = *mouse_;
        if (const auto fits = checkChase(position_); !fits) return tl::unexpected(fits.error());
        return std::move(position_);
    }

private:
    Expected<void> addRow(std::string_view row) {
        ++row_;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (const auto added = add(row.substr(i), i + 1); !added) return added;
        }
        if (row_ == 1) columns_ = row.size();
        if (row.empty())
            return wrongMaze(
                say(MX_TEXT("core", "Row %1 of the maze is empty; for example #.C is expected."), row_));
        if (row.size() != columns_)
            return wrongMaze(say(MX_TEXT("core", "Row %1 of the maze has %2 cells, row 1 has %3: all rows "
                                                 "must be as long."),
                                 row_, row.size(), columns_));
        return {};
    }

    Expected<void> add(std::string_view rest, std::size_t column) {
        std::string& cells = position_.maze.cells;
        if (cells.size() == mostMazeCells)
            return wrongMaze(say(MX_TEXT("core", "The maze has more than %1 cells."), mostMazeCells));
        const auto cell = static_cast<Maze::Cell>(cells.size());
        switch (const char sign = capital(rest[0])) {
        case Maze::wall:
        case Maze::space:
        case Maze::hole:
            cells += sign;
            return {};
        case '_': // as other boards are written, too
        case '-':
            cells += Maze::space;
            return {};
        case escapedSign:
            cells += Maze::hole;
            return addMouse(cell, column);
        case mouseSign:
            cells += Maze::space;
            return addMouse(cell, column);
        case catSign:
            cells += Maze::space;
            return addCat(cell, column);
        case caughtSign:
            cells += Maze::space;
            return addCat(cell, column).and_then([&] { return addMouse(cell, column); });
        default:
            return wrongMaze(say(MX_TEXT("core", "In row %1, column %2 of the maze stands “%3”; one of # . "
                                                 "O C M X @ is expected."),
                                 row_, column,
                                 shortened(rest.substr(0, std::max<std::size_t>(characterLength(rest), 1)))));
        }
    }

    Expected<void> addMouse(Maze::Cell cell, std::size_t column) {
        if (mouse_)
            return wrongMaze(
                say(MX_TEXT("core", "In row %1, column %2 is a second mouse; there is one."), row_, column));
        mouse_ = cell;
        return {};
    }

    Expected<void> addCat(Maze::Cell cell, std::size_t column) {
        if (position_.cats.size() == mostCats)
            return wrongMaze(say(MX_TEXT("core", "In row %1, column %2 is one cat too many; there are at "
                                                 "most %3."),
                                 row_, column, mostCats));
        position_.cats.push_back(cell);
        return {};
    }

    ChasePosition position_{.maze = {.columns = 1, .cells = {}}, .cats = {}};
    std::optional<Maze::Cell> mouse_;
    std::size_t row_ = 0;
    std::size_t columns_ = 0;
};

} // namespace

Expected<ChasePosition> parseChase(std::string_view text) {
    const std::string plain = withoutQuotes(text);
    std::string_view rows = trimmed(plain);
    const bool catsMove = takeTurn(rows);
    return MazeReader().read(rows).map([&](ChasePosition&& position) {
        position.catsMove = catsMove;
        return std::move(position);
    });
}

std::string textOf(const ChasePosition& position) {
    std::string signs = position.maze.cells;
    for (const Maze::Cell cat : position.cats)
        signs[cat] = catSign;
    char& mouse = signs[position.mouse];
    mouse = mouse == catSign ? caughtSign : mouse == Maze::hole ? escapedSign : mouseSign;
    std::string text;
    for (std::size_t row = 0; row < position.maze.rows(); ++row) {
        if (row > 0) text += '/';
        text += signs.substr(row * position.maze.columns, position.maze.columns);
    }
    return position.catsMove ? text + " cat" : text;
}

std::uint64_t chaseStateCount(std::uint64_t cells, std::size_t cats) {
    std::uint64_t count = 2;
    for (std::size_t piece = 0; piece <= cats; ++piece)
        count = saturatedProduct(count, cells);
    return count;
}

Expected<void> checkChase(const ChasePosition& position) {
    const std::string& cells = position.maze.cells;
    const auto walls = static_cast<std::size_t>(std::count(cells.begin(), cells.end(), Maze::wall));
    const std::uint64_t count = chaseStateCount(cells.size() - walls, position.cats.size());
    if (count <= mostChaseStates) return {};
    Error error =
        tooLarge(say(MX_TEXT("core", "Cats and mouse can stand in %1 ways in these cells; at most %2 "
                                     "can be analysed: fewer cells, more walls or fewer cats are "
                                     "needed."),
                     count, mostChaseStates))
            .value();
    error.field = positionId;
    return tl::unexpected(std::move(error));
}

} // namespace mexplorer
