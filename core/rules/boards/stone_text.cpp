// Writing, reading and checking positions of m,n,k-games.

#include "core/rules/boards/stone_game.h"
#include "core/text/parse.h"

#include <algorithm>

namespace mexplorer {

namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

} // namespace

std::string StoneGame::text(const Stones& stones) const {
    return textForm().write({stones.first, stones.second});
}

Expected<Stones> StoneGame::parse(std::string_view text) const {
    const std::string_view trim = trimmed(text);
    const bool isPlayed = shape_.gravity && !trim.empty() && std::ranges::all_of(trim, isDigit);
    auto stones = isPlayed ? parsePlayed(text) : textForm().read(text).map([](const auto& cells) {
        return Stones{cells[0], cells[1]};
    });
    if (!stones) return stones;
    if (const auto possible = check(*stones); !possible) return tl::unexpected(possible.error());
    return stones;
}

Expected<Stones> StoneGame::parsePlayed(std::string_view text) const {
    const std::string_view trim = trimmed(text);
    const auto begin = static_cast<std::size_t>(trim.data() - text.data());
    Stones stones;
    for (std::size_t i = 0; i < trim.size(); ++i) {
        const std::size_t place = begin + i + 1;
        const auto column = static_cast<std::uint32_t>(trim[i] - '0');
        if (column < 1 || column > shape_.columns) {
            return invalid(positionId, say(MX_TEXT("core", "%1 at column %2 is not a column of the board, "
                                                           "1 to %3."),
                                           column, place, shape_.columns));
        }
        if (isWon(stones)) {
            return invalid(positionId,
                           say(MX_TEXT("core", "The game is over before the disc at column %1."), place));
        }
        const std::uint64_t below = open(stones) & this->column(column - 1);
        if (below == 0) {
            return invalid(positionId, say(MX_TEXT("core", "Column %1 is full before the disc at column %2."),
                                           column, place));
        }
        stones = after(stones, static_cast<Move>(std::countr_zero(below)));
    }
    return stones;
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
