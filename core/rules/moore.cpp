#include "core/rules/moore.h"

#include "core/theory/saturating.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::int64_t mostHeapsTouched = 1000;

/// Finds the ways to make the count of ones right in all columns, from the highest down. A heap that has been
/// lowered in some column is free in all columns below. Whatever was done above, a column with c ones among
/// the untouched heaps and f free heaps can be made right: with r = c mod (k + 1), either r more heaps are
/// lowered here (r + f ≤ k), or k + 1 − r ≤ f of the free heaps get a one. So no choice leads to a dead end.
class ColumnSolver {
public:
    /// `ending`: leave nothing above 1 and a number of ones that is 1 mod (k + 1), which is what misère play
    /// needs at its end; otherwise all columns at 0 mod (k + 1).
    ColumnSolver(const Heaps& heaps, std::size_t most, bool ending, std::vector<Moore::Move>& found)
        : heaps_(heaps), left_(heaps), isFree_(heaps.size(), false), most_(most), ending_(ending),
          found_(found) {}

    void solve() { column(columnsOf(heaps_)); }

private:
    [[nodiscard]] bool isFull() const { return found_.size() >= Moore::mostWinningMoves; }
    [[nodiscard]] bool isTightOne(std::size_t heap, unsigned bit) const {
        return !isFree_[heap] && ((heaps_[heap] >> bit) & 1U) != 0;
    }

    /// Columns below `above` are still to be made right.
    void column(unsigned above) {
        if (above == 0) return record();
        const unsigned bit = above - 1;
        std::size_t ones = 0;
        for (std::size_t heap = 0; heap < heaps_.size(); ++heap)
            ones += isTightOne(heap, bit) ? 1 : 0;
        const std::size_t free = free_.size();
        const std::size_t wanted = ending_ && bit == 0 ? 1 : 0;
        for (std::size_t lowered = 0; lowered <= std::min(ones, most_ - free); ++lowered) {
            if (ending_ && bit > 0) {
                if (lowered == ones) lower(bit, ones, lowered, 0, 0, free);
                continue;
            }
            for (std::size_t raised = 0; raised <= free; ++raised) {
                if ((ones - lowered + raised) % (most_ + 1) == wanted % (most_ + 1))
                    lower(bit, ones, lowered, raised, 0, free);
            }
        }
    }

    /// Lowers `lowered` more of the `ones` untouched heaps from `from` on that have a one, then gives ones to
    /// `raised` of the heaps that were free before.
    void lower(unsigned bit, std::size_t ones, std::size_t lowered, std::size_t raised, std::size_t from,
               std::size_t free) {
        if (isFull()) return;
        if (lowered == 0) return raise(bit, raised, 0, free);
        for (std::size_t heap = from; lowered <= ones && !isFull(); ++heap) {
            if (!isTightOne(heap, bit)) continue;
            --ones; // after this heap
            isFree_[heap] = true;
            free_.push_back(heap);
            left_[heap] = ((heaps_[heap] >> bit) - 1) << bit; // a 0 here, and zeros below for now
            lower(bit, ones, lowered - 1, raised, heap + 1, free);
            left_[heap] = heaps_[heap];
            free_.pop_back();
            isFree_[heap] = false;
        }
    }

    void raise(unsigned bit, std::size_t raised, std::size_t from, std::size_t free) {
        if (isFull()) return;
        if (raised == 0) return column(bit);
        for (std::size_t i = from; i + raised <= free; ++i) {
            left_[free_[i]] |= std::uint64_t{1} << bit;
            raise(bit, raised - 1, i + 1, free);
            left_[free_[i]] &= ~(std::uint64_t{1} << bit);
        }
    }

    void record() {
        Moore::Move move;
        for (const std::size_t heap : free_)
            move.push_back({heap, heaps_[heap] - left_[heap]});
        std::sort(move.begin(), move.end(), [](const Take& a, const Take& b) { return a.heap < b.heap; });
        if (!move.empty()) found_.push_back(std::move(move));
    }

    const Heaps& heaps_;
    Heaps left_; ///< what each heap becomes
    std::vector<bool> isFree_;
    std::vector<std::size_t> free_; ///< the lowered heaps, in the order of lowering
    std::size_t most_;
    bool ending_;
    std::vector<Moore::Move>& found_;
};

} // namespace

Description Moore::describe() {
    return {
        .id = "moore",
        .title = say(MX_TEXT("core", "Moore’s Nim")),
        .group = say(MX_TEXT("core", "Heaps")),
        .summary = say(MX_TEXT(
            "core", "Take from at least one and at most k heaps, any number, at least one, from each.")),
        .parameters = {{.id = "k",
                        .title = say(MX_TEXT("core", "most heaps in one turn")),
                        .kind = Parameter::Kind::integer,
                        .fallback = "2",
                        .least = 1,
                        .most = mostHeapsTouched,
                        .hint = say(MX_TEXT("core", "from how many heaps one turn may take; 1 is Nim"))},
                       playParameter()},
        .position = "3,5,10,15",
        .view = "columns",
        .positionHint = say(MX_TEXT("core", "heaps, for example 3,5,7")),
        .presets = {{say(MX_TEXT("core", "Column by column: 3, 5, 10, 15")), {}, "3,5,10,15"},
                    {say(MX_TEXT("core", "A small tree: 1, 1, 1")), {}, "1,1,1", "tree"},
                    {say(MX_TEXT("core", "Won: 2, 2, 3")), {}, "2,2,3"},
                    {say(MX_TEXT("core", "Lost: 1, 2, 3, 3")), {}, "1,2,3,3"},
                    {say(MX_TEXT("core", "From three of four heaps: 1, 1, 2, 2")), {{"k", "3"}}, "1,1,2,2"},
                    {say(MX_TEXT("core", "Misère: 1, 1, 1, 1")), {{"play", "misere"}}, "1,1,1,1"},
                    {say(MX_TEXT("core", "One heap a turn is Nim: 13, 11, 7")), {{"k", "1"}}, "13,11,7"}},
        .theorems = {{say(MX_TEXT("core", "Moore’s theorem")),
                      say(MX_TEXT("core",
                                  "A position is P exactly when in every binary column the number of ones is "
                                  "divisible by k + 1. In misère play the same, except when no heap is above "
                                  "1: then it is P exactly when the number of ones leaves 1 when divided by "
                                  "k + 1. Where at most k heaps are not empty, the value is their sum.")),
                      say(MX_TEXT("core", "all heaps; no formula is known for the other values")),
                      "Moore 1910"}},
    };
}

Message Moore::moveText(const Heaps& heaps, const Move& move) const {
    if (move.size() == 1) return takeText(heaps, move.front());
    std::vector<std::uint64_t> taken;
    std::vector<std::size_t> from;
    for (const Take& take : move) {
        taken.push_back(take.taken);
        from.push_back(take.heap + 1);
    }
    return say(MX_TEXT("core", "take %1 from heaps %2"), listed(joined(taken, ", ")),
               listed(joined(from, ", ")));
}

std::uint64_t Moore::optionCount(const Heaps& heaps) const {
    std::vector<std::uint64_t> sums = {1}; // sums[j]: the sum of the products of j different heaps so far
    for (const std::uint64_t heap : heaps) {
        if (heap == 0) continue;
        if (sums.size() <= most_) sums.push_back(0);
        for (std::size_t j = sums.size() - 1; j > 0; --j) {
            sums[j] = saturatedSum(sums[j], saturatedProduct(sums[j - 1], heap));
            if (sums[j] == UINT64_MAX) return UINT64_MAX; // soon, if the heaps are many
        }
    }
    std::uint64_t count = 0;
    for (std::size_t j = 1; j < sums.size(); ++j)
        count = saturatedSum(count, sums[j]);
    return count;
}

std::uint64_t Moore::positionsBelow(const Heaps& heaps) const {
    std::uint64_t count = 1;
    for (const std::uint64_t heap : heaps)
        count = saturatedProduct(count, heap + 1);
    return count;
}

std::optional<Evaluation> Moore::closedForm(const Heaps& heaps) const {
    const auto filled = static_cast<std::size_t>(
        std::count_if(heaps.begin(), heaps.end(), [](std::uint64_t heap) { return heap > 0; }));
    if (filled <= most_) {
        Nimber sum = 0;
        bool fits = true;
        for (const std::uint64_t heap : heaps)
            fits = fits && !__builtin_add_overflow(sum, heap, &sum);
        if (fits) return evaluationOf(play_ == Play::misere && sum <= 1 ? sum ^ 1U : sum);
    }
    if (play_ == Play::misere && isAllSmall(heaps)) {
        return Evaluation{filled % modulus() == 1 ? Outcome::P : Outcome::N, {}};
    }
    const unsigned columns = columnsOf(heaps);
    for (unsigned bit = 0; bit < columns; ++bit) {
        if (onesInColumn(heaps, bit) % modulus() != 0) return Evaluation{Outcome::N, {}};
    }
    return Evaluation{Outcome::P, {}};
}

std::optional<std::vector<Moore::Move>> Moore::winningMoves(const Heaps& heaps) const {
    std::vector<Move> moves;
    const auto evaluation = closedForm(heaps);
    if (!evaluation || isLost(evaluation->outcome)) return moves;
    if (play_ == Play::misere) {
        ColumnSolver(heaps, most_, true, moves).solve();
        if (isAllSmall(heaps)) return moves;
    }
    std::vector<Move> balanced;
    ColumnSolver(heaps, most_, false, balanced).solve();
    for (Move& move : balanced) {
        if (play_ == Play::misere && isAllSmall(after(heaps, move))) continue;
        if (moves.size() < mostWinningMoves) moves.push_back(std::move(move));
    }
    return moves;
}

std::optional<Moore::Move> Moore::moveBetween(const Heaps& heaps, const Heaps& left) const {
    if (heaps.size() != left.size()) return std::nullopt;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap)
        if (left[heap] > heaps[heap]) return std::nullopt;
    Move move = turnTo(heaps, left);
    if (move.empty() || move.size() > most_) return std::nullopt;
    return move;
}

Moore::Move Moore::turnTo(const Heaps& heaps, const Heaps& left) {
    Move move;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap)
        if (left[heap] < heaps[heap]) move.push_back({heap, heaps[heap] - left[heap]});
    return move;
}

Heaps Moore::representative(Heaps heaps) const {
    std::erase(heaps, 0U);
    std::sort(heaps.begin(), heaps.end());
    return heaps;
}

Heaps Moore::after(const Heaps& heaps, const Move& move) const {
    Heaps left = heaps;
    for (const Take& take : move)
        left[take.heap] -= take.taken;
    return left;
}

} // namespace mexplorer
