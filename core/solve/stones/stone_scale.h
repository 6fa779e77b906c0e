#pragma once

#include "core/theory/score.h"

namespace mexplorer {

/// The scale of the engine: a win is worth the number of stones that the winner has left, the winning one
/// included, so that an earlier win is worth more; a loss, as much below 0; a draw, 0.
class StoneScale {
public:
    explicit constexpr StoneScale(unsigned cells) : cells_(cells) {}

    [[nodiscard]] constexpr unsigned cells() const { return cells_; }
    /// The worth of a win with so many stones on the board before the last one.
    [[nodiscard]] constexpr int winAfter(unsigned stones) const {
        return static_cast<int>(cells_ + 1 - stones) / 2;
    }
    /// With so many stones on the board, all values lie between −most and most.
    [[nodiscard]] constexpr int most(unsigned stones) const { return winAfter(stones); }

    [[nodiscard]] constexpr int valueOf(const BestPlay& play, unsigned stones) const {
        if (play.score == 0) return 0;
        const int size = winAfter(stones + static_cast<unsigned>(play.plies.value()) - 1);
        return play.score > 0 ? size : -size;
    }
    [[nodiscard]] constexpr BestPlay playOf(int value, unsigned stones) const {
        if (value == 0) return {0, cells_ - stones};
        const unsigned size = static_cast<unsigned>(value > 0 ? value : -value);
        // Two successive winning stones are worth the same; the winner puts the later or the earlier one.
        const unsigned last = cells_ + 2 - 2 * size;
        const bool isWinners = (last - stones) % 2 == (value > 0 ? 1 : 0);
        return {value > 0 ? 1 : -1, last - stones - (isWinners ? 0 : 1)};
    }

private:
    unsigned cells_;
};

} // namespace mexplorer
