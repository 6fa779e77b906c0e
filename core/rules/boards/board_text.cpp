#include "core/rules/boards/board_text.h"

#include "core/rules/description.h"
#include "core/text/parse.h"
#include "core/text/pasted_list.h"
#include "core/text/rows_text.h"
#include "core/text/text_place.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace mexplorer {

namespace {

bool isSameLetter(char a, char b) {
    const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return small(a) == small(b);
}

bool isEmptyCell(char c) {
    return c == '.' || c == '-' || c == '_' || c == ' ';
}

/// Where the cells of a row are in the text.
using WrittenRow = std::vector<std::size_t>;
struct WrittenRows {
    std::vector<WrittenRow> rows;
    std::optional<std::size_t> doubt; ///< where a blank is that may be a cell
};
/// Of a cell between two signs, “||”.
constexpr std::size_t nowhere = std::string_view::npos;

constexpr std::string_view whiteSpace = " \t\r\n";

std::string_view withoutEnd(std::string_view line) {
    return line.substr(0, line.find_last_not_of(whiteSpace) + 1);
}

/// A line that people draw between rows: ---+---+---
bool isRule(std::string_view line) {
    return line.find('+') != std::string_view::npos &&
           line.find_first_not_of("-+ \t\r") == std::string_view::npos;
}

/// A line between rows without crossings, |---|:-:| or, longer than a row of empty cells, -----.
bool isBareRule(std::string_view line, std::uint32_t columns) {
    return line.find_first_of("-=") != std::string_view::npos &&
           line.find_first_not_of("-=|: \t\r") == std::string_view::npos &&
           (line.find('|') != std::string_view::npos || trimmed(line).size() > columns);
}

std::vector<std::string_view> partsOf(std::string_view text, char sign) {
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(sign, begin), text.size());
        parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

/// What stands between rows: “/” or, if there is none, line breaks; else “;”, or a comma or bar between rows.
char rowEnd(std::string_view body) {
    for (const char sign : {'/', '\n', ';'})
        if (body.find(sign) != std::string_view::npos) return sign;
    for (const char sign : {',', '|'}) {
        const auto parts = partsOf(body, sign);
        if (parts.size() > 1 &&
            std::ranges::all_of(parts, [](std::string_view part) { return trimmed(part).size() > 1; }))
            return sign;
    }
    return '\n';
}

/// Whether all signs between rows have blanks on both sides, as people put them there for looks.
bool areSpaced(const std::vector<std::string_view>& lines) {
    for (std::size_t i = 1; i < lines.size(); ++i)
        if (!lines[i - 1].ends_with(' ') || !lines[i].starts_with(' ')) return false;
    return true;
}

/// Whether people left cells blank, as in “X O/ X /  O”: some row has a blank before a mark, and no row is
/// wider than the board; between “/” all are as wide.
bool areCellsBlank(const std::vector<std::string_view>& lines, char end, std::uint32_t columns) {
    if (end == '/' && areSpaced(lines)) return false;
    const auto fits = [&](const std::string_view& line) {
        const std::string_view used = withoutEnd(line);
        const bool isWide = end != '/' || &line == &lines.back() || line.size() == columns;
        return isWide && used.size() <= columns && used.find_first_of("\t\r\n") == std::string_view::npos;
    };
    const auto hasBlank = [](std::string_view line) {
        return withoutEnd(line).find(' ') != std::string_view::npos;
    };
    return std::ranges::all_of(lines, fits) && std::ranges::any_of(lines, hasBlank);
}

/// The cells between the signs of a line, “X| |O”, perhaps with signs around it; nothing if more than one
/// character stands between two.
std::optional<WrittenRow> cellsBetween(std::string_view line, char sign, std::string_view text,
                                       std::uint32_t columns) {
    WrittenRow cells;
    for (const std::string_view part : partsOf(line, sign)) {
        const std::string_view cell = trimmed(part);
        if (cell.size() > 1) return std::nullopt;
        cells.push_back(cell.empty() ? nowhere : static_cast<std::size_t>(cell.data() - text.data()));
    }
    const bool isFramed = cells.size() == columns + std::size_t{2};
    if (isFramed && cells.front() == nowhere && cells.back() == nowhere)
        return WrittenRow(cells.begin() + 1, cells.end() - 1);
    return cells;
}

/// The rows of a drawing or a sheet, whose cells stand between signs; nothing if these are not such rows.
std::optional<std::vector<WrittenRow>> drawnRows(const std::vector<std::string_view>& lines,
                                                 std::string_view text, std::uint32_t columns) {
    for (const char sign : {'|', '\t', ',', ';'}) {
        std::vector<WrittenRow> rows;
        bool isDrawn = false;
        for (const std::string_view line : lines) {
            const auto cells = cellsBetween(line, sign, text, columns);
            if (!cells) break;
            isDrawn = isDrawn || line.find(sign) != std::string_view::npos;
            rows.push_back(*cells);
        }
        if (isDrawn && rows.size() == lines.size()) return rows;
    }
    return std::nullopt;
}

/// Where a blank stands that may be an empty cell or nothing, as in “X /  O/”: in a row short enough for it
/// to be a cell, though it is not taken as one.
std::optional<std::size_t> doubtfulBlank(const std::vector<std::string_view>& lines, std::string_view text,
                                         std::uint32_t columns) {
    if (areSpaced(lines) && lines.size() > 1) return std::nullopt;
    for (const std::string_view line : lines) {
        const std::string_view used = withoutEnd(line);
        const std::size_t blank = used.find(' ');
        if (blank == std::string_view::npos || used.size() > columns) continue;
        return static_cast<std::size_t>(used.data() - text.data()) + blank;
    }
    return std::nullopt;
}

/// The rows of lines with nothing between their cells but blanks.
WrittenRows plainRows(const std::vector<std::string_view>& lines, char end, std::string_view text,
                      std::uint32_t columns) {
    const bool blank = areCellsBlank(lines, end, columns);
    WrittenRows written;
    if (!blank && lines.size() > 1) written.doubt = doubtfulBlank(lines, text, columns);
    std::vector<WrittenRow>& rows = written.rows;
    for (std::string_view line : lines) {
        if (blank) line = line.substr(0, std::max<std::size_t>(withoutEnd(line).size(), columns));
        rows.emplace_back();
        for (const char& cell : line)
            if (whiteSpace.find(cell) == std::string_view::npos || (blank && cell == ' '))
                rows.back().push_back(static_cast<std::size_t>(&cell - text.data()));
    }
    return written;
}

/// The lines of the rows. If there are more of them than rows, blank ones count as nothing.
std::vector<std::string_view> linesOf(std::string_view body, char end, const BoardText& board) {
    auto lines = partsOf(body, end);
    std::erase_if(lines, isRule);
    if (end == '\n' && lines.size() > board.rows)
        std::erase_if(lines, [](std::string_view line) {
            return line.find_first_not_of(" \r") == std::string_view::npos;
        });
    if (end == '\n' && lines.size() > board.rows)
        std::erase_if(lines, [&](std::string_view line) { return isBareRule(line, board.columns); });
    return lines;
}

/// The rows by the “/” between them or, if there is none, by line breaks; one row that has all cells of the
/// board is divided into its rows. None for an empty text.
WrittenRows rowsIn(std::string_view text, const BoardText& board) {
    if (trimmed(text).empty()) return {};
    const std::size_t first = text.find_first_not_of("\r\n");
    const std::string_view body = text.substr(first, text.find_last_not_of("\r\n") + 1 - first);
    const char end = rowEnd(trimmed(body));
    const auto lines = linesOf(body, end, board);
    if (lines.size() != board.rows && lines.size() != 1)
        return {std::vector<WrittenRow>(lines.size()), std::nullopt};
    auto drawn = drawnRows(lines, text, board.columns);
    WrittenRows written =
        drawn ? WrittenRows{*std::move(drawn), std::nullopt} : plainRows(lines, end, text, board.columns);
    std::vector<WrittenRow>& rows = written.rows;
    if (rows.size() != 1 || rows.front().size() != std::size_t{board.rows} * board.columns) return written;
    const WrittenRow all = std::exchange(rows, {}).front();
    for (auto from = all.begin(); from != all.end(); from += board.columns)
        rows.emplace_back(from, from + board.columns);
    return written;
}

/// Signs that people put for the marks X and O, and for empty cells.
struct OtherMark {
    char mark;
    std::string_view sign;
};
constexpr OtherMark otherMarks[] = {
    {'X', "×"}, {'X', "✕"}, {'X', "✖"}, {'X', "✗"},  {'X', "✘"}, {'X', "❌"}, {'X', "╳"},
    {'O', "○"}, {'O', "◯"}, {'O', "⭕"}, {'O', "〇"}, {'.', "⬜"}, {'.', "□"}, {'.', "▢"},
};

/// With X and O for other signs, character for character but for selectors of a coloured form.
std::string withLetters(std::string_view text) {
    constexpr std::string_view selector = "\uFE0F";
    std::string letters;
    while (!text.empty()) {
        const std::string_view character = text.substr(0, std::max<std::size_t>(characterLength(text), 1));
        const auto* other = std::ranges::find(otherMarks, character, &OtherMark::sign);
        if (other != std::end(otherMarks))
            letters += other->mark;
        else if (character != selector)
            letters += character;
        text.remove_prefix(character.size());
    }
    return letters;
}

/// What was typed as lines of marks.
std::string plainBoard(std::string_view typed, const BoardText& board) {
    const bool hasLetters = board.marks == std::array{'X', 'O'} && !isAscii(typed);
    return withoutQuotes(withoutMaker(hasLetters ? withLetters(typed) : std::string(typed)));
}

} // namespace

std::string BoardText::write(const Cells& cells) const {
    std::string text;
    for (std::uint32_t cell = 0; cell < columns * rows; ++cell) {
        if (cell > 0 && cell % columns == 0) text += '/';
        const auto isOn = [&](std::uint64_t bits) { return ((bits >> cell) & 1U) != 0; };
        text += isOn(cells[0]) ? marks[0] : isOn(cells[1]) ? marks[1] : '.';
    }
    return text;
}

Expected<BoardText::Cells> BoardText::read(std::string_view typed) const {
    const std::string text = plainBoard(typed, *this);
    const auto [written, doubt] = rowsIn(text, *this);
    if (written.size() != rows) {
        return invalid(positionId,
                       say(MX_TEXT("core", "The board has rows with “/” between them: %1 of them, not "
                                           "%2. Empty it is “%3”."),
                           rows, written.size(), write({})));
    }
    if (doubt) {
        return invalid(positionId,
                       say(MX_TEXT("core", "The blank at column %1 may be an empty cell or nothing; write "
                                           "“.” for empty cells."),
                           columnOf(text, *doubt)));
    }
    Cells cells = {};
    for (std::uint32_t row = 0; row < rows; ++row) {
        for (std::uint32_t column = 0; column < written[row].size(); ++column) {
            const std::size_t at = written[row][column];
            if (at == nowhere) continue;
            const auto* mark = std::ranges::find_if(marks, [&](char c) { return isSameLetter(c, text[at]); });
            if (mark == marks.end() && !isEmptyCell(text[at])) {
                const std::string_view rest = std::string_view(text).substr(at);
                return invalid(positionId,
                               say(MX_TEXT("core", "“%1” at column %2 is not one of %3, %4, “.” and “/”."),
                                   shortened(rest.substr(0, std::max<std::size_t>(characterLength(rest), 1))),
                                   columnOf(text, at), marks[0], marks[1]));
            }
            if (column == columns) {
                return invalid(
                    positionId,
                    say(MX_TEXT("core", "Row %1 has more than %2 cells: the next is at column %3."), row + 1,
                        columns, columnOf(text, at)));
            }
            const std::uint64_t bit = std::uint64_t{1} << (row * columns + column);
            if (mark != marks.end()) cells[static_cast<std::size_t>(mark - marks.begin())] |= bit;
        }
    }
    return cells;
}

bool BoardText::hasRows(std::string_view text) const {
    return rowsIn(plainBoard(text, *this), *this).rows.size() == rows;
}

bool BoardText::hasAllCells(std::string_view text) const {
    const std::vector<WrittenRow> written = rowsIn(plainBoard(text, *this), *this).rows;
    return written.size() == rows &&
           std::ranges::all_of(written, [this](const WrittenRow& row) { return row.size() == columns; });
}

std::size_t BoardText::cellsInLastRow(std::string_view text) const {
    const std::vector<WrittenRow> written = rowsIn(plainBoard(text, *this), *this).rows;
    return written.empty() ? 0 : written.back().size();
}

tl::unexpected<Error> noSuchCell(std::uint32_t row, std::uint32_t column) {
    return invalid(positionId, say(MX_TEXT("core", "There is no cell in row %1, column %2."),
                                   row + std::uint64_t{1}, column + std::uint64_t{1}));
}

} // namespace mexplorer
