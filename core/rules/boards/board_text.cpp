#include "core/rules/boards/board_text.h"

#include "core/rules/description.h"
#include "core/text/parse.h"
#include "core/text/text_place.h"
#include "core/text/utf8.h"

#include <algorithm>

namespace mexplorer {

namespace {

bool isSameLetter(char a, char b) {
    const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return small(a) == small(b);
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
    const std::string_view board = trimmed(text);
    const auto found = board.empty() ? 0 : static_cast<std::uint64_t>(std::ranges::count(board, '/')) + 1;
    if (found == rows) return readRows(board, text);
    return invalid(positionId,
                   say(MX_TEXT("core", "The board has rows with “/” between them: %1 of them, not "
                                       "%2. Empty it is “%3”."),
                       rows, found, write({})));
}

Expected<BoardText::Cells> BoardText::readRows(std::string_view board, std::string_view text) const {
    const auto begin = static_cast<std::size_t>(board.data() - text.data());
    Cells cells = {};
    std::uint32_t row = 0;
    std::uint32_t column = 0;
    for (std::size_t i = 0; i < board.size(); ++i) {
        if (board[i] == '/') {
            ++row;
            column = 0;
            continue;
        }
        const auto* mark = std::ranges::find_if(marks, [&](char c) { return isSameLetter(c, board[i]); });
        if (mark == marks.end() && board[i] != '.') {
            const std::size_t bytes = std::max<std::size_t>(characterLength(board.substr(i)), 1);
            return invalid(positionId,
                           say(MX_TEXT("core", "“%1” at column %2 is not one of %3, %4, “.” and “/”."),
                               shortened(board.substr(i, bytes)), columnOf(text, begin + i), marks[0],
                               marks[1]));
        }
        if (column == columns) {
            return invalid(positionId, say(MX_TEXT("core", "Row %1 has more than %2 cells: the next is at "
                                                           "column %3."),
                                           row + 1, columns, columnOf(text, begin + i)));
        }
        const std::uint64_t bit = std::uint64_t{1} << (row * columns + column++);
        if (mark != marks.end()) cells[static_cast<std::size_t>(mark - marks.begin())] |= bit;
    }
    return cells;
}

tl::unexpected<Error> noSuchCell(std::uint32_t row, std::uint32_t column) {
    return invalid(positionId, say(MX_TEXT("core", "There is no cell in row %1, column %2."),
                                   row + std::uint64_t{1}, column + std::uint64_t{1}));
}

} // namespace mexplorer
