#include "core/rules/boards/board_text.h"

#include "core/rules/description.h"
#include "core/text/parse.h"
#include "core/text/text_place.h"
#include "core/text/utf8.h"

#include <algorithm>
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

/// Whether people left cells blank, as in “X O/ X /  O”: some row has a blank before a mark, and no row is
/// wider than the board; between “/” all are as wide, and not each has blanks on both sides, as people put
/// them there for looks.
bool areCellsBlank(std::string_view text, char end, std::uint32_t columns) {
    bool some = false;
    std::size_t signs = 0;
    std::size_t forLooks = 0;
    for (std::size_t at = 0; (at = text.find(end, at)) != std::string_view::npos; ++at, ++signs)
        if (at > 0 && text[at - 1] == ' ' && text.substr(at + 1).starts_with(' ')) ++forLooks;
    if (end == '/' && signs == forLooks) return false;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t next = std::min(text.find(end, begin), text.size());
        std::string_view row = text.substr(begin, next - begin);
        const bool isLast = next == text.size();
        const std::size_t last = row.find_last_not_of(" \t\r\n");
        const std::string_view used = last == std::string_view::npos ? "" : row.substr(0, last + 1);
        if (used.size() > columns || used.find_first_of("\t\r\n") != std::string_view::npos) return false;
        if (end == '/' && !isLast && row.size() != columns) return false;
        some = some || used.find(' ') != std::string_view::npos;
        begin = next + 1;
    }
    return some;
}

/// The rows by the “/” between them or, if there is none, by line breaks; one row that has all cells of the
/// board is divided into its rows. None for an empty text.
std::vector<WrittenRow> rowsIn(std::string_view text, const BoardText& board) {
    const std::string_view inside = trimmed(text);
    std::vector<WrittenRow> rows;
    if (inside.empty()) return rows;
    const char end = inside.find('/') != std::string_view::npos ? '/' : '\n';
    const std::size_t firstRow = text.find_first_not_of("\r\n");
    const bool blank = areCellsBlank(text.substr(firstRow), end, board.columns);
    const auto begin = blank ? firstRow : static_cast<std::size_t>(inside.data() - text.data());
    const auto last = static_cast<std::size_t>(inside.data() - text.data()) + inside.size();
    rows.emplace_back();
    for (std::size_t at = begin; at < last; ++at) {
        if (text[at] == end)
            rows.emplace_back();
        else if (std::string_view(" \t\r\n").find(text[at]) == std::string_view::npos ||
                 (blank && text[at] == ' '))
            rows.back().push_back(at);
    }
    const WrittenRow all = rows.front();
    if (rows.size() > 1 || all.size() != std::size_t{board.rows} * board.columns) return rows;
    rows.clear();
    for (auto from = all.begin(); from != all.end(); from += board.columns)
        rows.emplace_back(from, from + board.columns);
    return rows;
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

Expected<BoardText::Cells> BoardText::read(std::string_view text) const {
    const std::vector<WrittenRow> written = rowsIn(text, *this);
    if (written.size() != rows) {
        return invalid(positionId,
                       say(MX_TEXT("core", "The board has rows with “/” between them: %1 of them, not "
                                           "%2. Empty it is “%3”."),
                           rows, written.size(), write({})));
    }
    Cells cells = {};
    for (std::uint32_t row = 0; row < rows; ++row) {
        for (std::uint32_t column = 0; column < written[row].size(); ++column) {
            const std::size_t at = written[row][column];
            const auto* mark = std::ranges::find_if(marks, [&](char c) { return isSameLetter(c, text[at]); });
            if (mark == marks.end() && !isEmptyCell(text[at])) {
                const std::size_t bytes = std::max<std::size_t>(characterLength(text.substr(at)), 1);
                return invalid(positionId,
                               say(MX_TEXT("core", "“%1” at column %2 is not one of %3, %4, “.” and “/”."),
                                   shortened(text.substr(at, bytes)), columnOf(text, at), marks[0],
                                   marks[1]));
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
    return rowsIn(text, *this).size() == rows;
}

bool BoardText::hasAllCells(std::string_view text) const {
    return hasRows(text) && std::ranges::all_of(rowsIn(text, *this), [this](const WrittenRow& row) {
               return row.size() == columns;
           });
}

tl::unexpected<Error> noSuchCell(std::uint32_t row, std::uint32_t column) {
    return invalid(positionId, say(MX_TEXT("core", "There is no cell in row %1, column %2."),
                                   row + std::uint64_t{1}, column + std::uint64_t{1}));
}

} // namespace mexplorer
