#pragma once

#include "core/solve/line_rules.h"
#include "core/solve/shared.h"
#include "core/solve/ways/way.h"

#include <algorithm>

namespace mexplorer {

/// The finished SG values of single heaps, and their period if one is proved.
struct KnownHeapValues {
    explicit KnownHeapValues(std::uint64_t size) : values(size) {}

    /// The value of a heap, if the table or its period gives it.
    [[nodiscard]] std::optional<Nimber> at(std::uint64_t n) const {
        if (n < values.finished()) return values[n];
        if (period.status != Period::Status::proved) return std::nullopt;
        const std::uint64_t periods = (n - period.start) / period.length;
        return values[n - periods * period.length] + periods * period.saltus;
    }

    LineValues values;
    Period period = {};
};

/// A move in one of several heaps: the heap or heaps that it leaves of it, and their value.
template <LineRules R>
struct MovedHeap {
    std::size_t heap = 0;
    typename R::Move move;
    Heaps left;
    Nimber newValue = 0;
};

/// The first of these moves with its option, if there is one; after(moved) is the position that a move leads
/// to.
template <LineRules R, class After>
[[nodiscard]] std::optional<MadeMove<R>> firstMade(const std::vector<MovedHeap<R>>& moves,
                                                   const After& after) {
    if (moves.empty()) return std::nullopt;
    return MadeMove<R>{moves.front().move, after(moves.front())};
}
/// Passes these moves with their options to `add` until it returns false. Returns whether it took them all.
template <LineRules R, class After, class Add>
[[nodiscard]] bool addMade(const std::vector<MovedHeap<R>>& moves, const After& after, const Add& add) {
    return std::all_of(moves.begin(), moves.end(),
                       [&](const MovedHeap<R>& moved) { return add(moved.move, after(moved)); });
}

/// The largest table that one question about one position may make.
inline constexpr std::uint64_t mostLineValues = 1U << 24U;
/// The size of the smallest table.
inline constexpr std::uint64_t leastLine = 64;

/// The values of single heaps, shared, of which more are found as needed. `Growth`, made from the rules,
/// limits them. A null table means none exists yet. The limits must not depend on earlier questions:
///
/// - `mostValues()`: the size of the largest table;
/// - `mostValuesAfter(table)`: the same once this table, which may show that more values take long, is known;
/// - `mostValuesForPeriod(table)`: how many values to search for a period when a heap is beyond every table;
/// - `longestTake()`: the most that can ever be taken at once; nothing if there is no bound, or if no theorem
///   derives a period from it;
/// - `fill(table, task)`: fills a table until a period is proved. Errors: cancelled.
template <LineRules R, class Growth>
class SharedHeapValues {
public:
    using Shared = Kept<KnownHeapValues>;

    SharedHeapValues(R rules, std::shared_ptr<Shared> shared)
        : growth_(rules), rules_(std::move(rules)), shared_(std::move(shared)) {}

    /// The SG value, in normal play, of one heap: by theorem, or from a table and, beyond it, by the table's
    /// proved period. Errors: too large, if the largest table proves no period or none can; cancelled.
    [[nodiscard]] Expected<Nimber> value(std::uint64_t size, Task& task) {
        if (const auto value = rules_.heapValue(size)) return *value;
        for (std::shared_ptr<const KnownHeapValues> table = shared_->get();;) {
            if (table && mayUse(*table, size)) {
                if (const auto value = table->at(size)) return *value;
            }
            const std::uint64_t count = table ? table->values.size() : 0;
            if (count >= mostValuesFor(size, table.get())) {
                const std::uint64_t after = growth_.mostValuesAfter(table.get());
                const std::uint64_t most = count < after ? growth_.mostValues() : after;
                return tooLargeHeap(size, most - 1);
            }
            const auto larger = moreValues(table.get(), size, task);
            if (!larger) return tl::unexpected(larger.error());
            table = *larger;
            shared_->keep(table);
        }
    }

    /// The value of each heap.
    [[nodiscard]] Expected<std::vector<Nimber>> values(const Heaps& heaps, Task& task) {
        std::vector<Nimber> values;
        values.reserve(heaps.size());
        for (const std::uint64_t size : heaps) {
            const auto found = value(size, task);
            if (!found) return tl::unexpected(found.error());
            values.push_back(*found);
        }
        return values;
    }

private:
    /// The most values to compute for a heap of this size.
    [[nodiscard]] std::uint64_t mostValuesFor(std::uint64_t size, const KnownHeapValues* known) const {
        return size < growth_.mostValues() ? growth_.mostValuesAfter(known)
                                           : growth_.mostValuesForPeriod(known);
    }

    /// Ignores a period proved only by a table larger than a question about this heap would build; otherwise
    /// the answer would depend on earlier questions.
    [[nodiscard]] bool mayUse(const KnownHeapValues& table, std::uint64_t size) const {
        return size < growth_.mostValues() || table.values.finished() <= growth_.mostValuesForPeriod(&table);
    }

    /// A table larger than `known` (null: none); it covers `size`, or before that enough values to prove a
    /// period.
    [[nodiscard]] Expected<std::shared_ptr<const KnownHeapValues>>
    moreValues(const KnownHeapValues* known, std::uint64_t size, Task& task) const {
        const std::uint64_t count = known ? known->values.size() : 0;
        const std::optional<std::uint64_t> longest = growth_.longestTake();
        const bool isBeyond = size >= growth_.mostValues();
        const std::uint64_t toSize = isBeyond ? growth_.mostValuesForPeriod(known) : 2 * size + leastLine;
        const std::uint64_t toPeriod = longest ? std::max(2 * count, 4 * *longest + leastLine) : toSize;
        auto table =
            std::make_shared<KnownHeapValues>(std::min({toSize, toPeriod, growth_.mostValuesAfter(known)}));
        if (auto filled = growth_.fill(*table, task); !filled) return tl::unexpected(filled.error());
        return table;
    }

    Growth growth_;
    R rules_;
    std::shared_ptr<Shared> shared_;
};

} // namespace mexplorer
