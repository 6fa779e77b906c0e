#include "core/solve/stones/stone_horizon.h"

#include "core/rules/boards/stone_game.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

constexpr std::uint64_t mostHorizonEntries = std::uint64_t{1} << 16;
constexpr std::uint64_t nodesBetweenHorizonChecks = 1U << 11U;

/// A value as it is one move earlier: for the other player, and one move further from the end.
Score oneMoveEarlier(Score value) {
    if (value > StoneHorizon::won) return 1 - value;
    return value < -StoneHorizon::won ? -1 - value : -value;
}
/// The inverse, for bounds.
Score oneMoveLater(Score value) {
    if (value > StoneHorizon::won) return -value - 1;
    return value < -StoneHorizon::won ? 1 - value : -value;
}

} // namespace

StoneHorizon::StoneHorizon(const StoneShape& shape, std::uint64_t bytes)
    : shape_(shape), board_(shape), lines_(shape), counts_(lines_.all().size()),
      table_(std::clamp<std::uint64_t>(std::bit_floor(bytes / sizeof(Entry)), 1, mostHorizonEntries)) {
    for (auto& of : history_)
        of.assign(shape.cells(), 0);
}

Score StoneHorizon::pointsOf(const Counts& counts) const {
    const Score first = counts.of[0];
    const Score second = counts.of[1];
    return first != 0 && second != 0 ? 0 : first * first - second * second;
}

bool StoneHorizon::change(unsigned player, unsigned cell, int by) {
    bool isWon = false;
    for (const std::uint16_t line : lines_.through(cell)) {
        Counts& counts = counts_[line];
        points_ -= pointsOf(counts);
        counts.of[player] = static_cast<std::uint16_t>(counts.of[player] + by);
        points_ += pointsOf(counts);
        isWon = isWon || counts.of[player] == shape_.inRow;
    }
    return isWon;
}

void StoneHorizon::setUp(const Stones& stones) {
    std::ranges::fill(counts_, Counts());
    points_ = 0;
    for (std::uint64_t rest = stones.taken(); rest; rest &= rest - 1) {
        const auto cell = static_cast<unsigned>(std::countr_zero(rest));
        change((stones.first & board_.bitOf(cell)) != 0 ? 0 : 1, cell, 1);
    }
}

std::optional<Score> StoneHorizon::search(const Stones& stones, unsigned depth, std::uint64_t mostNodes,
                                          const Task& task) {
    task_ = &task;
    mostNodes_ = mostNodes;
    isStopped_ = task.cancelled() || nodes_ >= mostNodes;
    if (isStopped_) return std::nullopt;
    setUp(stones);
    for (auto& of : history_)
        std::ranges::fill(of, 0);
    const Score value = search(board_.sides(stones), stones.firstMoves() ? 0 : 1, depth, -2 * won, 2 * won);
    told_.store(nodes_, std::memory_order_relaxed);
    return isStopped_ ? std::nullopt : std::optional(value);
}

std::size_t StoneHorizon::indexOf(const StoneSides& sides) const {
    return mixed(hashOf(sides.mine), sides.theirs) & (table_.size() - 1);
}

bool StoneHorizon::wins(unsigned player, unsigned cell) const {
    return std::ranges::any_of(lines_.through(cell), [&](std::uint16_t line) {
        return counts_[line].of[player] + 1U == shape_.inRow;
    });
}

Score StoneHorizon::search(StoneSides sides, unsigned player, unsigned depth, Score alpha, Score beta) {
    if (++nodes_ % nodesBetweenHorizonChecks == 0) {
        told_.store(nodes_, std::memory_order_relaxed);
        isStopped_ = isStopped_ || task_->cancelled() || nodes_ >= mostNodes_;
    }
    if (isStopped_ || sides.taken() == board_.all()) return 0;
    if (depth == 0) return player == 0 ? points_ : -points_;
    Entry& entry = table_[indexOf(sides)];
    const bool isKnown =
        entry.bound != Bound::none && entry.sides.mine == sides.mine && entry.sides.theirs == sides.theirs;
    if (isKnown && entry.depth == depth) {
        if (entry.bound == Bound::exact) return entry.value;
        if (entry.bound == Bound::least ? entry.value >= beta : entry.value <= alpha) return entry.value;
    }
    Entry found{.sides = sides, .depth = static_cast<std::uint8_t>(depth)};
    found.cell = isKnown ? entry.cell : static_cast<std::uint8_t>(board_.cells());
    const Score value = tryAll(sides, player, depth, alpha, beta, found);
    if (isStopped_) return 0;
    found.value = value;
    found.bound = value >= beta ? Bound::least : value <= alpha ? Bound::most : Bound::exact;
    entry = found;
    return value;
}

Score StoneHorizon::tryAll(const StoneSides& sides, unsigned player, unsigned depth, Score alpha, Score beta,
                           Entry& entry) {
    struct Tried {
        unsigned cell;
        std::uint64_t rank;
    };
    std::array<Tried, 64> tried;
    std::size_t count = 0;
    for (const std::uint64_t bit : board_.order()) {
        if ((board_.playable(sides.taken()) & bit) == 0) continue;
        const auto cell = static_cast<unsigned>(std::countr_zero(bit));
        if (wins(player, cell)) {
            entry.cell = static_cast<std::uint8_t>(cell);
            return won + mostPlies;
        }
        const std::uint64_t rank = cell == entry.cell       ? UINT64_MAX
                                   : wins(1 - player, cell) ? UINT64_MAX - 1
                                                            : history_[player][cell];
        std::size_t i = count++;
        for (; i > 0 && tried[i - 1].rank < rank; --i)
            tried[i] = tried[i - 1];
        tried[i] = {cell, rank};
    }
    Score best = -3 * won;
    for (std::size_t i = 0; i < count; ++i) {
        const unsigned cell = tried[i].cell;
        change(player, cell, 1);
        const Score value =
            oneMoveEarlier(search({sides.theirs, sides.mine | board_.bitOf(cell)}, 1 - player, depth - 1,
                                  oneMoveLater(beta), oneMoveLater(std::max(alpha, best))));
        change(player, cell, -1);
        if (isStopped_) return 0;
        if (value > best) {
            best = value;
            entry.cell = static_cast<std::uint8_t>(cell);
        }
        if (best >= beta) {
            history_[player][cell] += std::uint64_t{depth} * depth;
            break;
        }
    }
    return best;
}

std::vector<std::uint32_t> StoneHorizon::line(Stones stones, unsigned depth) const {
    std::vector<std::uint32_t> cells;
    for (; depth > 0; --depth) {
        const StoneSides sides = board_.sides(stones);
        const Entry& entry = table_[indexOf(sides)];
        if (entry.bound != Bound::exact || entry.sides.mine != sides.mine ||
            entry.sides.theirs != sides.theirs || entry.depth != depth)
            break;
        cells.push_back(entry.cell);
        stones = StoneGame::after(stones, entry.cell);
    }
    return cells;
}

} // namespace mexplorer
