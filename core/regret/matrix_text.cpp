#include "core/regret/matrix_text.h"

#include "core/text/parse.h"
#include "core/text/pasted_list.h"
#include "core/text/rows_text.h"
#include "core/text/text_place.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace mexplorer {

namespace {

/// The payoffs of a cell; only the first if one is written.
struct ReadCell {
    Rational first;
    std::optional<Rational> second;
};

bool areDigits(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

Integer numberOf(std::string_view digits) {
    constexpr unsigned ten = 10;
    Integer number = 0;
    for (const char digit : digits)
        number = number * ten + static_cast<unsigned>(digit - '0');
    return number;
}

tl::unexpected<Error> noPayoff(std::string_view body, std::size_t column) {
    return invalid(
        say(MX_TEXT("core", "“%1” at column %2 is not a payoff, which is a number such as 3, -1/2 or 0.25."),
            shortened(body), column));
}

/// The digits after a point, without the dots of “4.333...”; those repeat if they are there.
struct Decimals {
    std::string_view digits;
    bool repeat = false;
};

Decimals decimalsOf(std::string_view after) {
    for (const std::string_view dots : {"...", "…"})
        if (after.ends_with(dots)) return {after.substr(0, after.size() - dots.size()), true};
    return {after};
}

/// The length of the shortest block of digits that stands at least twice at the end; 0 if there is none.
std::size_t repeatedAtEnd(std::string_view digits) {
    for (std::size_t length = 1; 2 * length <= digits.size(); ++length) {
        const std::string_view block = digits.substr(digits.size() - length);
        if (digits.substr(0, digits.size() - length).ends_with(block)) return length;
    }
    return 0;
}

/// 0.1666… for “1666” with a block of one digit.
Rational repeating(std::string_view digits, std::size_t block) {
    const Integer ten = 10;
    const std::string_view before = digits.substr(0, digits.size() - block);
    const Integer nines = pow(ten, static_cast<unsigned>(block)) - 1;
    const Integer all = numberOf(before) * nines + numberOf(digits.substr(before.size()));
    return Rational(all, nines * pow(ten, static_cast<unsigned>(before.size())));
}

Expected<Rational> readUnsigned(std::string_view digits, std::string_view body, std::size_t column) {
    const std::size_t mark = std::min(digits.find_first_of("/."), digits.size());
    const std::string_view before = digits.substr(0, mark);
    const bool hasPoint = mark < digits.size() && digits[mark] == '.';
    if (!areDigits(before) && !(hasPoint && before.empty() && digits.size() > 1))
        return noPayoff(body, column);
    const Integer whole = before.empty() ? Integer(0) : numberOf(before);
    if (mark == digits.size()) return Rational(whole);
    const std::string_view after = digits.substr(mark + 1);
    if (hasPoint && after.empty()) return Rational(whole); // “1.”
    if (hasPoint) {
        const auto [decimals, repeat] = decimalsOf(after);
        const std::size_t block = repeat ? repeatedAtEnd(decimals) : 0;
        if (repeat && areDigits(decimals) && block > 0) return Rational(whole) + repeating(decimals, block);
    }
    if (!areDigits(after)) return noPayoff(body, column);
    if (hasPoint) {
        const Integer scale = pow(Integer(10), static_cast<unsigned>(after.size()));
        return Rational(Integer(whole * scale + numberOf(after)), scale);
    }
    const Integer denominator = numberOf(after);
    if (denominator != 0) return Rational(whole, denominator);
    return invalid(
        say(MX_TEXT("core", "the payoff %1 at column %2 has the denominator 0."), shortened(body), column));
}

/// `text` has only plain signs; it begins at `column`, which errors name.
Expected<Rational> readPayoff(std::string_view text, std::size_t column) {
    const std::string_view body = trimmed(text);
    column += columnOf(text, static_cast<std::size_t>(body.data() - text.data())) - 1;
    if (body.empty()) return invalid(say(MX_TEXT("core", "a payoff is missing at column %1."), column));
    if (body.size() > longestPayoff) {
        return invalid(say(MX_TEXT("core", "the payoff %1 at column %2 is longer than %3 characters."),
                           shortened(body), column, longestPayoff));
    }
    const bool isNegative = body.starts_with('-');
    const bool hasSign = isNegative || body.starts_with('+');
    auto number = readUnsigned(body.substr(hasSign ? 1 : 0), body, column);
    if (number && isNegative) *number = -*number;
    return number;
}

Expected<ReadCell> readCell(std::string_view text, std::size_t column) {
    const std::size_t bar = std::min(text.find('|'), text.size());
    const auto first = readPayoff(text.substr(0, bar), column);
    if (!first) return tl::unexpected(first.error());
    if (bar == text.size()) return ReadCell{*first, std::nullopt};
    const auto second = readPayoff(text.substr(bar + 1), column + columnOf(text, bar + 1) - 1);
    if (!second) return tl::unexpected(second.error());
    return ReadCell{*first, *second};
}

/// Calls `part(begin, end)` for each of the parts between separators, until one is wrong.
template <class Part>
Expected<void> forEachPart(std::string_view text, char separator, const Part& part) {
    for (std::size_t begin = 0;;) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        if (auto read = part(begin, end); !read) return read;
        if (end == text.size()) return {};
        begin = end + 1;
    }
}

/// Calls `part(begin, end)` for each part of the text between blanks.
template <class Part>
void forEachWord(std::string_view text, const Part& part) {
    constexpr std::string_view blanks = " \t\r";
    for (std::size_t begin = 0; (begin = text.find_first_not_of(blanks, begin)) != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(blanks, begin), text.size());
        part(begin, end);
        begin = end;
    }
}

/// Cells in brackets, “(3,3) (0,5); (5,0) (1,1)”, are written “3|3 0|5; 5|0 1|1”. With one in each row, or
/// all of them in one row, the brackets are those of rows.
std::string withoutCellBrackets(std::string text) {
    std::vector<std::size_t> commas; // of the cells
    std::size_t rows = 0;
    std::size_t cells = 0; // in the row so far
    std::size_t most = 0;
    std::size_t open = std::string::npos;
    const auto endRow = [&] {
        rows += cells > 0 ? 1U : 0U;
        most = std::max(most, std::exchange(cells, 0));
    };
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::string_view before = std::string_view(text).substr(0, at);
        const bool isInCell = open != std::string::npos;
        if (text[at] == '(') {
            if (isInCell) return text;
            open = at;
        } else if (text[at] == ')') {
            const std::size_t comma = isInCell ? before.find_first_of(",|", open) : std::string::npos;
            if (comma == std::string::npos || before.find_first_of(",|;\n", comma + 1) != std::string::npos)
                return text;
            commas.push_back(comma);
            ++cells;
            open = std::string::npos;
        } else if (!isInCell && std::string_view(";\n]}").find(text[at]) != std::string_view::npos) {
            endRow();
        } else if (!isInCell && std::string_view(" \t\r,[{").find(text[at]) == std::string_view::npos) {
            return text;
        }
    }
    endRow();
    if (rows < 2 || most < 2) return text;
    for (const std::size_t comma : commas)
        text[comma] = '|';
    std::ranges::replace(text, '(', ' ');
    std::ranges::replace(text, ')', ' ');
    return text;
}

/// Both payoffs of each cell with a comma between them, “3,3 0,5; 5,0 1,1”, are written “3|3 0|5; 5|0 1|1”.
std::string withBars(std::string text) {
    bool arePairs = text.find_first_of("[({|") == std::string::npos;
    std::size_t most = 0; // cells in a row
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find_first_of(";\n", begin), text.size());
        std::size_t cells = 0;
        forEachWord(std::string_view(text).substr(begin, end - begin), [&](std::size_t from, std::size_t to) {
            const std::string_view word = std::string_view(text).substr(begin + from, to - from);
            arePairs =
                arePairs && std::ranges::count(word, ',') == 1 && word.front() != ',' && word.back() != ',';
            ++cells;
        });
        most = std::max(most, cells);
        begin = end + 1;
    }
    if (arePairs && most > 1) std::ranges::replace(text, ',', '|');
    return text;
}

/// Lines of a sheet with “;” between its cells, “1;2⏎3;0”, are written “1,2⏎3,0”.
std::string withCommas(std::string text) {
    if (text.find(',') != std::string::npos) return text;
    std::optional<std::size_t> signs; // in each line
    std::size_t lines = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = trimmed(std::string_view(text).substr(begin, end - begin));
        begin = end + 1;
        if (line.empty()) continue;
        const auto count = static_cast<std::size_t>(std::ranges::count(line, ';'));
        if (count == 0 || line.ends_with(';') || signs.value_or(count) != count) return text;
        signs = count;
        ++lines;
    }
    if (lines > 1) std::ranges::replace(text, ';', ',');
    return text;
}

/// “1,5;2,5⏎3,5;4,5” may be four rows of two numbers, or of a sheet with decimal commas.
std::optional<Message> doubtfulCells(std::string_view text) {
    std::size_t lines = 0;
    std::string_view first;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view line = trimmed(text.substr(begin, end - begin));
        begin = end + 1;
        if (line.empty()) continue;
        ++lines;
        if (line.ends_with(';') || line.find(';') == std::string_view::npos) return std::nullopt;
        while (!line.empty()) {
            const std::string_view cell = trimmed(line.substr(0, line.find(';')));
            const std::size_t comma = std::min(cell.find(','), cell.size());
            const bool isDoubtful = areDigits(cell.substr(cell.starts_with('-') ? 1 : 0, comma)) &&
                                    comma < cell.size() && areDigits(cell.substr(comma + 1));
            if (!isDoubtful) return std::nullopt;
            if (first.empty()) first = cell;
            line.remove_prefix(std::min(line.find(';'), line.size() - 1) + 1);
        }
    }
    if (lines < 2) return std::nullopt;
    std::string one(first);
    std::ranges::replace(one, ',', '.');
    std::string several(first);
    several.insert(several.find(',') + 1, 1, ' ');
    return sayDoubtful(first, columnOf(text, static_cast<std::size_t>(first.data() - text.data())), one,
                       several);
}

/// As people paste it, with “;” between rows and “,” between cells. Errors: it is not clear which numbers
/// these are.
Expected<std::string> rowsOf(std::string_view typed) {
    const Plain plain(typed);
    const std::string table = withoutFrames(withoutMaker(withoutLatex(plain.text())));
    if (auto doubt = doubtfulNumber(table)) return invalid(*std::move(doubt));
    if (auto doubt = doubtfulCells(table)) return invalid(*std::move(doubt));
    return rowsAndCells(withBars(withCommas(withoutCellBrackets(table))));
}

/// Reads the rows one after the other.
class MatrixReader {
public:
    Expected<void> readRow(std::string_view line) {
        if (rows_ == MatrixGame::mostActions)
            return invalid(say(MX_TEXT("core", "There are more than %1 rows."), MatrixGame::mostActions));
        std::size_t count = 0;
        auto read = forEachPart(line, ',', [&](std::size_t begin, std::size_t end) -> Expected<void> {
            if (count == MatrixGame::mostActions)
                return invalid(
                    say(MX_TEXT("core", "there are more than %1 columns."), MatrixGame::mostActions));
            ++count;
            return add(line.substr(begin, end - begin), columnOf(line, begin), count);
        });
        if (read && rows_ > 0 && count != columns_) read = ragged(count);
        if (!read) return inRow(read.error());
        columns_ = count;
        ++rows_;
        return {};
    }

    [[nodiscard]] MatrixGame made() const {
        FractionTable first(rows_, columns_);
        FractionTable second(rows_, columns_);
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            first.cells[i] = cells_[i].first;
            second.cells[i] = cells_[i].second.value_or(-cells_[i].first);
        }
        return {std::move(first), std::move(second)};
    }

private:
    Expected<void> add(std::string_view text, std::size_t column, std::size_t number) {
        auto cell = readCell(text, column);
        if (!cell) return tl::unexpected(cell.error());
        if (!cells_.empty() && cell->second.has_value() != cells_.front().second.has_value()) {
            return invalid(
                cell->second
                    ? say(MX_TEXT("core", "cell %1 has two payoffs, the first cell of all one."), number)
                    : say(MX_TEXT("core", "cell %1 has one payoff, the first cell of all two."), number));
        }
        cells_.push_back(std::move(*cell));
        return {};
    }

    [[nodiscard]] tl::unexpected<Error> ragged(std::size_t count) const {
        return invalid(say(MX_TEXT("core", "there are %1, but %2 cells in the first row."), count, columns_));
    }

    [[nodiscard]] tl::unexpected<Error> inRow(const Error& error) const {
        return invalid(say(MX_TEXT("core", "Row %1: %2"), rows_ + 1, error.message));
    }

    std::size_t rows_ = 0;
    std::size_t columns_ = 0;
    std::vector<ReadCell> cells_;
};

} // namespace

Expected<MatrixGame> readMatrix(std::string_view text) {
    const auto plain = rowsOf(text);
    if (!plain) return tl::unexpected(plain.error());
    std::string_view body = trimmed(*plain);
    while (body.ends_with(';')) // it may end the last row
        body = trimmed(body.substr(0, body.size() - 1));
    if (body.empty())
        return invalid(say(MX_TEXT("core", "A matrix is missing: rows separated by “;”, payoffs by “,”.")));
    body = {plain->data(), body.data() + body.size()}; // blanks before it count as columns
    MatrixReader reader;
    const auto read = forEachPart(body, ';', [&](std::size_t begin, std::size_t end) {
        return reader.readRow(body.substr(begin, end - begin));
    });
    if (!read) return tl::unexpected(read.error());
    return reader.made();
}

std::string cellText(const MatrixGame& game, const MatrixCell& cell) {
    std::string first = rationalText(game.payoff(MatrixSide::row, cell.row, cell.column));
    if (game.isZeroSum()) return first;
    return first + "|" + rationalText(game.payoff(MatrixSide::column, cell.column, cell.row));
}

std::string matrixText(const MatrixGame& game) {
    std::string text;
    for (std::size_t row = 0; row < game.rows(); ++row) {
        for (std::size_t column = 0; column < game.columns(); ++column) {
            if (column > 0) text += ",";
            text += cellText(game, {row, column});
        }
        if (row + 1 < game.rows()) text += ";";
    }
    return text;
}

Expected<MatrixGame> withCell(const MatrixGame& game, const MatrixCell& cell, std::string_view text) {
    const auto read = readCell(Plain(text).text(), 1);
    if (!read) return tl::unexpected(read.error());
    if (!read->second && !game.isZeroSum())
        return invalid(
            say(MX_TEXT("core", "Both players’ payoffs are needed, as in “%1”."), cellText(game, cell)));
    FractionTable first = game.payoffs(MatrixSide::row);
    FractionTable second = game.payoffs(MatrixSide::column);
    first.at(cell.row, cell.column) = read->first;
    second.at(cell.row, cell.column) = read->second.value_or(-read->first);
    return MatrixGame(std::move(first), std::move(second));
}

Expected<MatrixGame> withSize(const MatrixGame& game, std::size_t rows, std::size_t columns) {
    const auto fits = [](std::size_t count) { return count >= 1 && count <= MatrixGame::mostActions; };
    if (!fits(rows) || !fits(columns))
        return invalid(
            say(MX_TEXT("core", "A matrix has 1 to %1 rows and columns."), MatrixGame::mostActions));
    FractionTable first(rows, columns);
    FractionTable second(rows, columns);
    for (std::size_t row = 0; row < std::min(rows, game.rows()); ++row) {
        for (std::size_t column = 0; column < std::min(columns, game.columns()); ++column) {
            first.at(row, column) = game.payoff(MatrixSide::row, row, column);
            second.at(row, column) = game.payoff(MatrixSide::column, column, row);
        }
    }
    return MatrixGame(std::move(first), std::move(second));
}

} // namespace mexplorer
