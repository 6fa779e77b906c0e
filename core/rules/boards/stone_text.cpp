// Writing, reading and checking positions of m,n,k-games.

#include "core/rules/boards/stone_game.h"
#include "core/text/parse.h"
#include "core/text/pasted_list.h"

#include <algorithm>

namespace mexplorer {

namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool isBetweenMoves(char c) {
    return std::string_view(" ,;\t\r\n").find(c) != std::string_view::npos;
}

/// A number of a list of moves, and where it begins in the text, in columns from 1.
struct WrittenMove {
    std::uint64_t number = 0;
    std::size_t place = 0;
};

/// “4, 4, 5”, or without anything between them “445”, where each digit is a number.
std::vector<WrittenMove> movesIn(std::string_view text) {
    const bool isList = std::ranges::any_of(trimmed(text), isBetweenMoves);
    std::vector<WrittenMove> moves;
    bool isNew = true;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (!isDigit(text[at])) {
            isNew = true;
            continue;
        }
        if (isNew) moves.push_back({0, at + 1});
        constexpr std::uint64_t beyondAnyBoard = 1'000;
        std::uint64_t& number = moves.back().number;
        number = std::min(number * 10 + static_cast<std::uint64_t>(text[at] - '0'), beyondAnyBoard);
        isNew = !isList;
    }
    return moves;
}

} // namespace

std::string StoneGame::text(const Stones& stones) const {
    return textForm().write({stones.first, stones.second});
}

Expected<Stones> StoneGame::parse(std::string_view text) const {
    const std::string list = pastedList(text);
    const auto [begin, end] = insideBrackets(list);
    const std::string_view moves = std::string_view(list).substr(begin, end - begin);
    const bool isPlayed = std::ranges::any_of(moves, isDigit) &&
                          std::ranges::all_of(moves, [](char c) { return isDigit(c) || isBetweenMoves(c); });
    auto stones = isPlayed ? parsePlayed(list) : textForm().read(text).map([](const auto& cells) {
        return Stones{cells[0], cells[1]};
    });
    if (!stones) return stones;
    if (const auto possible = check(*stones); !possible) return tl::unexpected(possible.error());
    return stones;
}

Expected<Stones> StoneGame::parsePlayed(std::string_view text) const {
    Stones stones;
    for (const auto& [number, place] : movesIn(text)) {
        const auto open = openTo(number);
        if (!open && shape_.gravity) {
            return invalid(positionId, say(MX_TEXT("core", "%1 at column %2 is not a column of the board, "
                                                           "1 to %3."),
                                           number, place, shape_.columns));
        }
        if (!open) {
            return invalid(positionId,
                           say(MX_TEXT("core", "%1 at column %2 is not a cell of the board, which "
                                               "are counted row by row from 0 to %3."),
                               number, place, shape_.cells() - 1));
        }
        if (isWon(stones)) {
            return invalid(positionId,
                           say(MX_TEXT("core", "The game is over before the move at column %1."), place));
        }
        const std::uint64_t left = *open & this->open(stones);
        if (left == 0) {
            return invalid(
                positionId,
                shape_.gravity
                    ? say(MX_TEXT("core", "Column %1 is full before the disc at column %2."), number, place)
                    : say(MX_TEXT("core", "Cell %1 is taken before the move at column %2."), number, place));
        }
        stones = after(stones, static_cast<Move>(std::countr_zero(left)));
    }
    return stones;
}

std::optional<std::uint64_t> StoneGame::openTo(std::uint64_t number) const {
    if (shape_.gravity)
        return number >= 1 && number <= shape_.columns
                   ? std::optional(column(static_cast<std::uint32_t>(number - 1)))
                   : std::nullopt;
    return number < shape_.cells() ? std::optional(std::uint64_t{1} << number) : std::nullopt;
}

Expected<void> StoneGame::check(const Stones& stones) const {
    const int ahead = std::popcount(stones.first) - std::popcount(stones.second);
    if (ahead != 0 && ahead != 1) {
        return invalid(positionId, say(MX_TEXT("core", "There are %1 X and %2 O: since X begins and they "
                                                       "take turns, there must be as many, or one X more."),
                                       std::popcount(stones.first), std::popcount(stones.second)));
    }
    if (shape_.gravity) {
        if (auto fallen = checkFallen(stones); !fallen) return fallen;
    }
    return checkWinner(stones);
}

Expected<void> StoneGame::checkFallen(const Stones& stones) const {
    const std::uint64_t empty = allCells() & ~stones.taken();
    const std::uint64_t floating = stones.taken() & (empty >> shape_.columns);
    if (floating == 0) return {};
    const auto cell = static_cast<std::uint32_t>(std::countr_zero(floating));
    return invalid(positionId, say(MX_TEXT("core", "The disc in row %1, column %2 floats: below it is none."),
                                   cell / shape_.columns + 1, cell % shape_.columns + 1));
}

Expected<void> StoneGame::checkWinner(const Stones& stones) const {
    const bool firstHas = rows_.has(stones.first);
    const bool secondHas = rows_.has(stones.second);
    if (!firstHas && !secondHas) return {};
    if (firstHas && secondHas) {
        return invalid(positionId, say(MX_TEXT("core", "Both X and O have %1 in a row, but the first row "
                                                       "ends the game."),
                                       shape_.inRow));
    }
    const char winner = firstHas ? 'X' : 'O';
    if (firstHas == stones.firstMoves()) {
        return invalid(positionId, say(MX_TEXT("core", "%1 has %2 in a row, but %3 has moved after that."),
                                       winner, shape_.inRow, firstHas ? 'O' : 'X'));
    }
    const std::uint64_t won = firstHas ? stones.first : stones.second;
    // Only the highest disc of a column can have been the last move.
    const std::uint64_t mayBeLast = shape_.gravity ? won & ~(stones.taken() << shape_.columns) : won;
    for (std::uint64_t left = mayBeLast; left != 0; left &= left - 1)
        if (!rows_.has(won & ~(left & -left))) return {};
    return invalid(positionId, say(MX_TEXT("core", "%1 has rows of %2 that no last move can have made."),
                                   winner, shape_.inRow));
}

} // namespace mexplorer
