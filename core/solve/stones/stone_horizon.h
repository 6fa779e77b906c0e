#pragma once

#include "core/rules/boards/stone_lines.h"
#include "core/solve/stones/general_board.h"
#include "core/task/task.h"
#include "core/theory/score.h"

#include <atomic>
#include <optional>
#include <vector>

namespace mexplorer {

/// Alpha-beta to a limited depth, with the evaluation (see StoneEvaluation) at the horizon, which is updated
/// with each stone.
class StoneHorizon {
public:
    /// Values are for the player to move. A win in n moves is `won` + `mostPlies` + 1 − n, a loss in n moves
    /// the negative of that. All values from −`won` to `won` are points of the evaluation, or a draw, 0.
    static constexpr Score won = 1'000'000'000;
    static constexpr Score mostPlies = 64;

    /// A table of at most so many bytes. Throws std::bad_alloc.
    StoneHorizon(const StoneShape& shape, std::uint64_t bytes);

    /// Looks `depth` moves ahead in a position where play has not ended. Nothing if cancelled, or if nodes()
    /// reaches `mostNodes`.
    [[nodiscard]] std::optional<Score> search(const Stones& stones, unsigned depth, std::uint64_t mostNodes,
                                              const Task& task);
    /// The cells of best play from there, as far as the last search remembers.
    [[nodiscard]] std::vector<std::uint32_t> line(Stones stones, unsigned depth) const;
    /// How many positions it has looked at. From any thread.
    [[nodiscard]] std::uint64_t nodes() const { return told_.load(std::memory_order_relaxed); }

private:
    enum class Bound : std::uint8_t { none, exact, least, most };
    struct Entry {
        StoneSides sides;
        Score value = 0;
        std::uint8_t depth = 0;
        Bound bound = Bound::none;
        std::uint8_t cell = 0; ///< of the best move
    };
    /// How many stones the first and the second player have on a line.
    struct Counts {
        std::uint16_t of[2] = {0, 0};
    };

    void setUp(const Stones& stones);
    /// Puts (+1) or takes back (−1) a stone of a player. Returns whether it completes a line.
    bool change(unsigned player, unsigned cell, int by);
    [[nodiscard]] Score pointsOf(const Counts& counts) const;
    [[nodiscard]] bool wins(unsigned player, unsigned cell) const;
    [[nodiscard]] Score search(StoneSides sides, unsigned player, unsigned depth, Score alpha, Score beta);
    [[nodiscard]] Score tryAll(const StoneSides& sides, unsigned player, unsigned depth, Score alpha,
                               Score beta, Entry& entry);
    [[nodiscard]] std::size_t indexOf(const StoneSides& sides) const;

    StoneShape shape_;
    GeneralBoard board_;
    StoneLines lines_;
    std::vector<Counts> counts_;
    Score points_ = 0; ///< for the first player
    std::vector<Entry> table_;
    std::vector<std::uint64_t> history_[2]; ///< by player and cell: the sum of depth² of its cutoffs
    const Task* task_ = nullptr;
    std::uint64_t nodes_ = 0;
    std::uint64_t mostNodes_ = 0;
    std::atomic<std::uint64_t> told_ = 0;
    bool isStopped_ = false;
};

} // namespace mexplorer
