#pragma once

#include "core/solve/stones/stone_engine.h"
#include "core/solve/stones/transposition_table.h"

#include <array>
#include <limits>

namespace mexplorer {

/// The engine for one kind of board. Most of its ideas are described by John Tromp (1995) and in the tutorial
/// of Pascal Pons (blog.gamesolver.org): bits for stones, only moves that do not lose at once, bounds in a
/// table, the moves with most threats first. From James Allen and Victor Allis (1988): the player who answers
/// in the same column gets the upper cells.
template <class Board, class Entry>
class StoneAlphaBeta final : public StoneEngine {
public:
    StoneAlphaBeta(const StoneShape& shape, std::uint64_t bytes)
        : board_(shape), scale_(shape.cells()), table_(bytes) {}

    [[nodiscard]] std::optional<int> search(const Stones& stones, int alpha, int beta,
                                            std::uint64_t mostNodes, const Task& task) override {
        task_ = &task;
        mostNodes_ = mostNodes;
        isStopped_ = nodes_ >= mostNodes || task.cancelled();
        if (isStopped_) return std::nullopt;
        Place root;
        root.sides = board_.sides(stones);
        root.myWins = board_.completing(root.sides.mine);
        root.theirWins = board_.completing(root.sides.theirs);
        root.stones = static_cast<unsigned>(std::popcount(root.sides.taken()));
        if (root.stones == board_.cells()) return 0;
        if (root.myWins & board_.playable(root.sides.taken())) return scale_.winAfter(root.stones);
        const int value = search(root, alpha, beta);
        tellNodes(nodes_);
        return isStopped_ ? std::nullopt : std::optional(value);
    }

private:
    /// A position in which the player to move cannot win at once.
    struct Place {
        StoneSides sides;
        std::uint64_t myWins;    ///< cells that complete a line of the player to move
        std::uint64_t theirWins; ///< cells that complete a line of the other one
        unsigned stones;
    };
    struct Move {
        Place place; ///< after it
        std::uint64_t bit;
        int rank;
    };
    /// Scores outside are impossible or need not be distinguished.
    struct Window {
        int alpha;
        int beta;

        void atLeast(int value) { alpha = std::max(alpha, value); }
        void atMost(int value) { beta = std::min(beta, value); }
        [[nodiscard]] bool isEmpty() const { return alpha >= beta; }
    };

    static constexpr int unbounded = 1'000; ///< more than anything
    static constexpr std::uint64_t nodesBetweenChecks = 1U << 12U;

    void check() {
        tellNodes(nodes_);
        isStopped_ = isStopped_ || task_->cancelled() || nodes_ >= mostNodes_;
    }

    [[nodiscard]] Place after(const Place& place, std::uint64_t bit) const {
        const std::uint64_t mine = place.sides.mine | bit;
        return {{place.sides.theirs, mine}, place.theirWins, board_.completing(mine), place.stones + 1};
    }

    int search(const Place& place, int alpha, int beta) {
        if (++nodes_ % nodesBetweenChecks == 0) check();
        if (isStopped_) return 0;
        const std::uint64_t moves = notLosing(place);
        if (moves == 0) return -scale_.winAfter(place.stones + 1);
        const unsigned left = board_.cells() - place.stones;
        if (left <= 2) return 0; // two stones, neither of which wins
        if ((moves & (moves - 1)) == 0) return -search(after(place, moves), -beta, -alpha);

        Window window = {alpha, beta};
        window.atLeast(-scale_.winAfter(place.stones + 3));
        if (window.isEmpty()) return window.alpha;
        window.atMost(scale_.winAfter(place.stones + 2));
        if (window.isEmpty()) return window.beta;
        if (window.beta > -1) {
            window.atMost(mostByParity(place));
            if (window.isEmpty()) return window.beta;
        }
        if (window.alpha < 0 && cannotLose(place)) {
            window.atLeast(0);
            if (window.isEmpty()) return window.alpha;
        }
        const auto key = board_.key(place.sides);
        if (const StoneMark mark = table_.find(key)) {
            recall(mark, window);
            if (window.isEmpty()) return isLeast(mark) ? window.alpha : window.beta;
        }
        const int value = tryAll(place, moves, window);
        if (!isStopped_) table_.keep(key, value >= window.beta ? leastMark(value) : mostMark(value));
        return value;
    }

    /// The moves after which the other player cannot win at once.
    [[nodiscard]] std::uint64_t notLosing(const Place& place) const {
        const std::uint64_t playable = board_.playable(place.sides.taken());
        const std::uint64_t threats = place.theirWins & playable;
        std::uint64_t moves = playable;
        if (threats) {
            if (threats & (threats - 1)) return 0;
            moves = threats;
        }
        return moves & ~board_.under(place.theirWins);
    }

    /// Whether the player who put the last stone wins with their next one, whatever the reply.
    [[nodiscard]] bool winsNext(const Place& place) const {
        const std::uint64_t playable = board_.playable(place.sides.taken());
        const std::uint64_t threats = place.theirWins & playable;
        return threats && ((threats & (threats - 1)) || (board_.under(place.theirWins) & threats));
    }

    /// An upper bound on the mover’s score, if the other player answers each move in the same column or, at
    /// the lowest empty cell of a column with an odd number of them, at that of another such column. With an
    /// even number of empty cells there is always an answer. Then the mover gets at most the lowest empty
    /// cells and those of leaders(), and the other player all the rest. O(1).
    [[nodiscard]] int mostAgainstAnswers(const Place& place) const {
        const std::uint64_t leaders = board_.leaders();
        const std::uint64_t taken = place.sides.taken();
        const std::uint64_t empty = board_.all() & ~taken;
        const std::uint64_t mine = empty & (leaders | board_.playable(taken));
        if (board_.hasLine(place.sides.mine | mine)) return unbounded;
        return board_.hasLine(place.sides.theirs | (empty & ~mine)) ? -1 : 0;
    }

    /// The same with an odd number of empty cells, if the other player can win on a cell of leaders() with an
    /// odd number of empty cells under it. The answers go on in this column, too, where the mover gets, under
    /// that cell, the cells not in leaders(). When all else is full, the mover has to put a stone right under
    /// it. O(such cells).
    [[nodiscard]] int mostAgainstThreat(const Place& place) const {
        const std::uint64_t leaders = board_.leaders();
        const std::uint64_t taken = place.sides.taken();
        const std::uint64_t empty = board_.all() & ~taken;
        const std::uint64_t playable = board_.playable(taken);
        for (std::uint64_t rest = place.theirWins & empty & leaders & ~playable; rest; rest &= rest - 1) {
            const std::uint64_t threat = rest & -rest;
            std::uint64_t below = 0;
            bool isOdd = false;
            for (std::uint64_t cell = board_.under(threat); cell & empty; cell = board_.under(cell)) {
                below |= cell;
                isOdd = !isOdd;
            }
            const std::uint64_t elsewhere = empty & (leaders | playable) & ~(below | threat);
            if (isOdd && !board_.hasLine(place.sides.mine | elsewhere | (below & ~leaders))) return -1;
        }
        return unbounded;
    }
    [[nodiscard]] int mostByParity(const Place& place) const {
        const bool isEven = (board_.cells() - place.stones) % 2 == 0;
        // Where stones do not fall, the mover may get any empty cell.
        return isEven || !falls() ? mostAgainstAnswers(place) : mostAgainstThreat(place);
    }
    [[nodiscard]] bool falls() const { return board_.leaders() != 0; }
    /// Where stones do not fall: whether no line is left to the other player.
    [[nodiscard]] bool cannotLose(const Place& place) const {
        return !falls() && !board_.hasLine(place.sides.theirs | (board_.all() & ~place.sides.taken()));
    }

    /// An upper bound that is known without a search.
    [[nodiscard]] int mostKnown(const Place& place) const {
        Window window = {-unbounded, unbounded};
        window.atMost(mostByParity(place));
        if (const StoneMark mark = table_.find(board_.key(place.sides))) recall(mark, window);
        return window.beta;
    }

    int tryAll(const Place& place, std::uint64_t moves, Window window) {
        for (std::uint64_t rest = moves; rest; rest &= rest - 1)
            table_.expect(board_.key({place.sides.theirs, place.sides.mine | (rest & -rest)}));
        std::array<Move, 64> tried;
        std::size_t count = 0;
        for (const std::uint64_t cell : board_.order()) {
            const std::uint64_t bit = moves & cell;
            if (!bit) continue;
            Move move = {after(place, bit), bit, 0};
            if (winsNext(move.place)) return scale_.winAfter(place.stones + 2);
            const std::uint64_t empty = board_.all() & ~move.place.sides.taken();
            move.rank = std::popcount(move.place.theirWins & empty);
            std::size_t i = count++;
            for (; i > 0 && tried[i - 1].rank < move.rank; --i)
                tried[i] = tried[i - 1];
            tried[i] = move;
        }
        for (std::size_t i = 0; i < count; ++i) {
            const int most = mostKnown(tried[i].place);
            if (-most >= window.beta) return -most;
        }
        int best = window.alpha;
        for (std::size_t i = 0; i < count; ++i) {
            best = std::max(best, -search(tried[i].place, -window.beta, -best));
            if (best >= window.beta || isStopped_) break;
        }
        return best;
    }

    // The marks kept in the table: a position is worth at least, or at most, so much.
    [[nodiscard]] StoneMark mostMark(int value) const {
        return static_cast<StoneMark>(1 + value + static_cast<int>(scale_.cells()));
    }
    [[nodiscard]] StoneMark leastMark(int value) const {
        return static_cast<StoneMark>(mostMark(value) | 0x80U);
    }
    [[nodiscard]] static bool isLeast(StoneMark mark) { return (mark & 0x80U) != 0; }
    void recall(StoneMark mark, Window& window) const {
        const int value = static_cast<int>(mark & 0x7FU) - 1 - static_cast<int>(scale_.cells());
        if (isLeast(mark))
            window.atLeast(value);
        else
            window.atMost(value);
    }

    Board board_;
    StoneScale scale_;
    TranspositionTable<Entry> table_;
    const Task* task_ = nullptr;
    std::uint64_t nodes_ = 0;
    std::uint64_t mostNodes_ = 0;
    bool isStopped_ = false;
};

} // namespace mexplorer
