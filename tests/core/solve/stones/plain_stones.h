#pragma once

#include "core/rules/boards/stones.h"
#include "core/theory/score.h"

#include <map>
#include <random>
#include <string>
#include <utility>
#include <vector>

// Boards of stones by the definition, for tests: characters in rows, and plain recursion.
namespace mexplorer {

[[nodiscard]] inline unsigned below(unsigned bound, std::mt19937& random) {
    return static_cast<unsigned>(random() % bound);
}

class PlainStones {
public:
    explicit PlainStones(const StoneShape& shape) : shape_(shape) {}

    [[nodiscard]] bool has(const Stones& stones, char player, unsigned row, unsigned column) const {
        return ((player == 'X' ? stones.first : stones.second) & shape_.bit(row, column)) != 0;
    }
    [[nodiscard]] bool isWonBy(const Stones& stones, char player) const {
        const int rows = static_cast<int>(shape_.rows);
        const int columns = static_cast<int>(shape_.columns);
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < columns; ++column) {
                for (const auto& [down, right] : {std::pair{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
                    unsigned length = 0;
                    int r = row;
                    int c = column;
                    while (length < shape_.inRow && r >= 0 && r < rows && c >= 0 && c < columns &&
                           has(stones, player, static_cast<unsigned>(r), static_cast<unsigned>(c))) {
                        ++length;
                        r += down;
                        c += right;
                    }
                    if (length == shape_.inRow) return true;
                }
            }
        }
        return false;
    }
    /// The cells of the moves; empty in a terminal position.
    [[nodiscard]] std::vector<std::uint32_t> moves(const Stones& stones) const {
        std::vector<std::uint32_t> cells;
        if (isWonBy(stones, 'X') || isWonBy(stones, 'O')) return cells;
        for (unsigned row = 0; row < shape_.rows; ++row) {
            for (unsigned column = 0; column < shape_.columns; ++column) {
                const bool isFree = (stones.taken() & shape_.bit(row, column)) == 0;
                const bool rests =
                    row + 1 == shape_.rows || (stones.taken() & shape_.bit(row + 1, column)) != 0;
                if (isFree && (rests || !shape_.gravity)) cells.push_back(row * shape_.columns + column);
            }
        }
        return cells;
    }
    [[nodiscard]] static Stones after(Stones stones, std::uint32_t cell) {
        (stones.firstMoves() ? stones.first : stones.second) |= std::uint64_t{1} << cell;
        return stones;
    }
    [[nodiscard]] static BestPlay earlier(const BestPlay& play) { return {-play.score, *play.plies + 1}; }
    [[nodiscard]] static bool isBetter(const BestPlay& a, const BestPlay& b) {
        if (a.score != b.score) return a.score > b.score;
        return a.score > 0 ? *a.plies < *b.plies : *a.plies > *b.plies;
    }

    /// Minimax, each position once.
    [[nodiscard]] BestPlay bestPlay(const Stones& stones) {
        const auto key = std::pair(stones.first, stones.second);
        if (const auto found = known_.find(key); found != known_.end()) return found->second;
        const bool isLost = isWonBy(stones, stones.firstMoves() ? 'O' : 'X');
        BestPlay best{isLost ? -1 : 0, 0};
        bool isFirst = true;
        for (const std::uint32_t cell : moves(stones)) {
            const BestPlay play = earlier(bestPlay(after(stones, cell)));
            if (isFirst || isBetter(play, best)) best = play;
            isFirst = false;
        }
        return known_[key] = best;
    }
    /// All positions that bestPlay() has met.
    [[nodiscard]] const std::map<std::pair<std::uint64_t, std::uint64_t>, BestPlay>& known() const {
        return known_;
    }

    /// The position after so many random moves, or at the end of play if that comes first.
    [[nodiscard]] Stones random(unsigned count, std::mt19937& random) const {
        Stones stones;
        for (unsigned i = 0; i < count; ++i) {
            const auto cells = moves(stones);
            if (cells.empty()) break;
            stones = after(stones, cells[random() % cells.size()]);
        }
        return stones;
    }
    [[nodiscard]] std::string text(const Stones& stones) const {
        std::string text = std::to_string(shape_.inRow) + (shape_.gravity ? " falling: " : " in a row: ");
        for (unsigned row = 0; row < shape_.rows; ++row) {
            for (unsigned column = 0; column < shape_.columns; ++column)
                text += has(stones, 'X', row, column) ? 'X' : has(stones, 'O', row, column) ? 'O' : '.';
            text += '/';
        }
        return text;
    }

private:
    StoneShape shape_;
    std::map<std::pair<std::uint64_t, std::uint64_t>, BestPlay> known_;
};

} // namespace mexplorer
