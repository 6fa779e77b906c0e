#pragma once

#include "core/rules/break_game.h"
#include "core/rules/misere_search.h"
#include "core/solve/break_engine.h"
#include "core/solve/definition.h"
#include "core/solve/search.h"
#include "core/solve/take_engine.h"
#include "core/solve/value_census.h"
#include "core/solve/ways/break_moves.h"
#include "core/solve/ways/way.h"

namespace mexplorer {

/// The functions of LineRules for heaps that break.
template <BreakRules R>
[[nodiscard]] Period shownPeriod(const R& rules, const LineValues& values, const Task* task) {
    return breakPeriod(rules.code(), values, task);
}
template <BreakRules R>
[[nodiscard]] Expected<void> fillByEngine(const R& rules, LineValues& values, const GoOn& goOn, Task& task) {
    return fillBreakLine(rules.code(), values, task, rules.code().hasProvablePeriods() ? goOn : GoOn());
}
/// In normal play only.
template <BreakRules R>
[[nodiscard]] Expected<void> fillLineByDefinition(const R& rules, LineValues& values, Task& task) {
    const auto forEachValue = [&](std::uint64_t n, const auto& add) {
        rules.code().forEachBreak(n, [&](std::uint64_t, const HeapsLeft& parts) {
            Nimber value = 0;
            for (const std::uint64_t part : parts)
                value ^= values[part];
            add(value);
        });
    };
    return fillByDefinition(rules, Play::normal, values, forEachValue, task);
}

/// The largest table of heaps that break which one question about one position may make.
inline constexpr std::uint64_t mostBreakValues = 1U << 20U;
/// The same if heaps of rare value (see ValueCensus) are not few: a second of work.
inline constexpr std::uint64_t mostDenseValues = 1U << 15U;
/// How many values to search for a period, for a heap beyond every table, if more than mostRareHeaps of the
/// first mostDenseValues are rare: a second of work.
inline constexpr std::uint64_t mostSlowValuesForPeriod = 1U << 17U;
inline constexpr std::uint64_t mostRareHeaps = 256;
/// The same as mostBreakValues if heaps may break into three: each value then takes as long as all values
/// before it together.
inline constexpr std::uint64_t mostThreeHeapValues = 1U << 13U;
/// How many values to search for a period, for a heap beyond every table, if three heaps may be left: a
/// second of work.
inline constexpr std::uint64_t mostThreeHeapValuesForPeriod = 1U << 12U;
/// How many values to search for a period by default, if these take longer than others.
[[nodiscard]] inline std::optional<std::uint64_t> usualBreaksForPeriod(const BreakCode& code) {
    if (code.allows(BreakCode::threeHeaps)) return mostThreeHeapValuesForPeriod;
    return std::nullopt;
}
/// If a code has no longest take, a period is proved from at most this many values (risesForEver).
inline constexpr std::uint64_t mostProvingValues = 1U << 12U;

/// The limits of tables of heaps that break; see SharedHeapValues.
template <BreakRules R>
class BreakGrowth {
public:
    explicit BreakGrowth(const R& rules) : code_(rules.code()) {}

    [[nodiscard]] std::uint64_t mostValues() const {
        return code_.allows(BreakCode::threeHeaps) ? mostThreeHeapValues : mostBreakValues;
    }
    [[nodiscard]] std::uint64_t mostValuesAfter(const KnownHeapValues* known) const {
        if (code_.allows(BreakCode::threeHeaps) || neverSplits(code_)) return mostValues();
        return rareHeapsIn(known) > 0 ? mostBreakValues : mostDenseValues;
    }
    [[nodiscard]] std::uint64_t mostValuesForPeriod(const KnownHeapValues* known) const {
        if (!code_.hasProvablePeriods()) return 0;
        if (!longestTake()) return mostProvingValues;
        if (code_.allows(BreakCode::threeHeaps)) return mostThreeHeapValuesForPeriod;
        if (rareHeapsIn(known) > mostRareHeaps) return mostSlowValuesForPeriod;
        return mostValuesAfter(known);
    }
    [[nodiscard]] std::optional<std::uint64_t> longestTake() const {
        return code_.hasProvablePeriods() ? code_.longestTake() : std::nullopt;
    }
    [[nodiscard]] Expected<void> fill(KnownHeapValues& table, Task& task) const {
        // Proves only at the engine's checkpoints: a proof at this table's end might succeed where a larger
        // table never tries.
        const auto isUnproved = [&](const LineValues& known) {
            if (Period period = breakPeriod(code_, known, &task); period.status == Period::Status::proved)
                table.period = std::move(period);
            return table.period.status != Period::Status::proved;
        };
        const bool mayRepeat = code_.hasProvablePeriods();
        return fillBreakLine(code_, table.values, task, mayRepeat ? GoOn(isUnproved) : GoOn());
    }

private:
    /// How many of the first mostDenseValues heaps are rare; 0 if they are many, or not yet known.
    [[nodiscard]] static std::uint64_t rareHeapsIn(const KnownHeapValues* known) {
        if (!known || known->values.finished() < mostDenseValues) return 0;
        return censusOf({known->values.data(), mostDenseValues}).rare.size();
    }

    BreakCode code_;
};

/// Heaps that break: in normal play the values of single heaps decide, in misère play a search.
template <class R>
class WayOf<R, BreakFamily> {
    static_assert(BreakRules<R> && heapOptionalsFit<R>());

public:
    using HeapValues = SharedHeapValues<R, BreakGrowth<R>>;
    using Shared = typename HeapValues::Shared;

    WayOf(R rules, std::shared_ptr<Shared> shared, const Budget& budget = {})
        : rules_(rules), heaps_(rules, std::move(shared)), search_(std::move(rules), searchBudget(budget)) {}

    [[nodiscard]] Expected<Nimber> value(const Heaps& heaps, Task& task) {
        if (rules_.play() == Play::misere) return search_.value(heaps, task);
        const auto values = heaps_.values(heaps, task);
        if (!values) return tl::unexpected(values.error());
        return nimSum(*values);
    }

    [[nodiscard]] std::optional<Nimber> known(const Heaps& heaps) const { return search_.known(heaps); }

    /// In normal play, for each heap that has one, its first move to `value`.
    [[nodiscard]] Expected<std::vector<MovedHeap<R>>> movedHeaps(const Heaps& heaps, Task& task,
                                                                 Nimber value = 0) {
        const auto moves = breakMoves(rules_, heaps_, heaps, task, value);
        if (!moves) return tl::unexpected(moves.error());
        std::vector<MovedHeap<R>> moved;
        for (const BreakMove& move : *moves)
            moved.push_back({move.move.heap, move.move, broken({0}, 0, move.move.parts), move.newValue});
        return moved;
    }

    [[nodiscard]] Expected<std::optional<MadeMove<R>>> moveToValue(const Heaps& heaps, Nimber value,
                                                                   Task& task) {
        return movedHeaps(heaps, task, value).map([&](const auto& moved) {
            return firstMade(moved, afterIn(heaps));
        });
    }

    /// One for every heap that has one; nothing in misère play, where the moves have to be tried.
    template <class Add>
    [[nodiscard]] Expected<std::optional<bool>> winningMoves(const Heaps& heaps, Task& task, const Add& add) {
        if (rules_.play() == Play::misere) return std::nullopt;
        const auto moved = movedHeaps(heaps, task);
        if (!moved) return tl::unexpected(moved.error());
        (void)addMade(*moved, afterIn(heaps), add);
        return false;
    }

private:
    static auto afterIn(const Heaps& heaps) {
        return [&heaps](const MovedHeap<R>& moved) { return broken(heaps, moved.heap, moved.move.parts); };
    }
    static Budget searchBudget(Budget budget) {
        budget.positions = std::min(budget.positions, mostBreakPositions);
        return budget;
    }

    R rules_;
    HeapValues heaps_;
    Search<R> search_;
};

} // namespace mexplorer
