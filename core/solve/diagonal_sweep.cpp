#include "core/solve/diagonal_sweep.h"

#include "core/solve/value_sets.h"

#include <tbb/blocked_range.h>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>

#include <bit>

namespace mexplorer {

namespace {

/// Diagonals that are computed before they are copied to the table: a cache line of values in each row.
constexpr std::uint64_t copied = 64;
/// Cells of one piece of work on a diagonal.
constexpr std::size_t grain = 512;

bool stays(const VectorGame& game) {
    return std::all_of(game.vectors().begin(), game.vectors().end(),
                       [](const Vector& vector) { return vector.da <= 0 && vector.db <= 0; });
}

std::uint64_t dropOf(const Vector& vector) {
    return static_cast<std::uint64_t>(-(std::int64_t{vector.da} + vector.db));
}

} // namespace

SweepPlan::SweepPlan(const VectorGame& game, GridSize size)
    : rows(size.rows), columns(size.columns), largest(largestGridValue(game, size)) {
    if (size.cells() == 0) return;
    diagonals = rows + columns - 1;
    double cells = static_cast<double>(size.cells());
    if (!stays(game)) {
        rows = columns = diagonals;
        cells = static_cast<double>(diagonals) * static_cast<double>(diagonals) / 2;
    }
    // An odd number of cache lines, so that a column of them does not compete for one place in the cache.
    constexpr std::uint64_t perCacheLine = 64 / sizeof(GridValues::Value);
    width = ((std::min(rows, columns) / perCacheLine + 1) | 1U) * perCacheLine;
    std::uint64_t longest = copied - 1;
    for (const Vector& vector : game.vectors()) {
        const std::uint64_t steps = VectorGame::reach({rows - 1, columns - 1}, vector);
        if (steps == 0) continue;
        const GridLines lines(vector, rows, columns);
        const double setBytes = ValueSets::bytes(lines.count(), largest);
        if (vector.rides && ValueSets::inProportion(setBytes, cells)) {
            ridden.push_back({vector, lines});
            bytes += setBytes;
        } else {
            lookedUp.push_back({vector, dropOf(vector)});
            longest = std::max(longest, std::min(diagonals, steps * dropOf(vector)));
        }
    }
    kept = std::bit_ceil(longest + 1);
    bytes += static_cast<double>(kept) * static_cast<double>(width) * sizeof(GridValues::Value);
}

std::uint64_t largestGridValue(const VectorGame& game, GridSize size) {
    if (size.cells() == 0) return 0;
    const std::uint64_t lastSum = std::uint64_t{size.rows} + size.columns - 2;
    const Cell corner = stays(game) ? Cell{size.rows - 1U, size.columns - 1U} : Cell{lastSum, lastSum};
    std::uint64_t slowest = UINT64_MAX;
    for (const Vector& vector : game.vectors())
        slowest = std::min(slowest, dropOf(vector));
    const std::uint64_t terminal = terminalValue(game.play());
    return std::max(terminal, std::min(game.optionCount(corner), lastSum / slowest + terminal));
}

namespace {

class Sweep {
public:
    Sweep(const VectorGame& game, GridValues& values, Task& task)
        : values_(values), task_(task), plan_(game, values.size()), terminal_(terminalValue(game.play())),
          ring_(std::make_unique_for_overwrite<Value[]>(plan_.kept * plan_.width)) {
        for (const SweepPlan::Ridden& ride : plan_.ridden) {
            sets_.emplace_back(static_cast<std::size_t>(ride.lines.count()), plan_.largest);
        }
    }

    void run() {
        for (std::uint64_t sum = 0; sum < plan_.diagonals; ++sum) {
            const tbb::blocked_range<std::uint64_t> rows(plan_.firstRow(sum), plan_.endRow(sum), grain);
            forEachPiece(rows, [&](const auto& piece) { compute(sum, piece); });
            if (task_.cancelled()) return;
            if ((sum + 1) % copied == 0 || sum + 1 == plan_.diagonals) copy(sum - sum % copied, sum + 1);
        }
    }

private:
    using Value = GridValues::Value;
    using Word = ValueSets::Word;

    /// What a thread needs to hold the values that one cell's looked-up moves lead to.
    struct Found {
        explicit Found(std::uint64_t largest) : set(1, largest) {}
        ValueSets set;
        std::vector<std::uint64_t> values;
        std::vector<Word*> sets;
    };

    template <class Work>
    void forEachPiece(const tbb::blocked_range<std::uint64_t>& rows, const Work& work) {
        if (rows.size() <= rows.grainsize()) {
            work(rows); // a short diagonal is done before another thread would have woken up
        } else {
            tbb::parallel_for(rows, work);
        }
    }

    /// The value of row a on diagonal `sum`.
    Value& at(std::uint64_t sum, std::uint64_t a) {
        return ring_[(sum & (plan_.kept - 1)) * plan_.width + (a - plan_.firstRow(sum))];
    }

    void compute(std::uint64_t sum, const tbb::blocked_range<std::uint64_t>& rows) {
        if (task_.cancelled()) return;
        if (plan_.ridden.empty() && plan_.largest < 64) {
            for (std::uint64_t a = rows.begin(); a < rows.end(); ++a)
                at(sum, a) = valueByWord(a, sum - a);
        } else {
            Found& found = found_.local();
            for (std::uint64_t a = rows.begin(); a < rows.end(); ++a)
                at(sum, a) = valueBySets(a, sum - a, found);
        }
    }

    /// Calls visit(value) for every move from (a, b) whose value is looked up.
    template <class Visit>
    void forEachLookedUp(std::uint64_t a, std::uint64_t b, const Visit& visit) {
        for (const SweepPlan::LookedUp& move : plan_.lookedUp) {
            auto toA = static_cast<std::int64_t>(a) + move.vector.da;
            auto toB = static_cast<std::int64_t>(b) + move.vector.db;
            while (toA >= 0 && toB >= 0) {
                visit(at(static_cast<std::uint64_t>(toA + toB), static_cast<std::uint64_t>(toA)));
                if (!move.vector.rides) break;
                toA += move.vector.da;
                toB += move.vector.db;
            }
        }
    }

    Value valueByWord(std::uint64_t a, std::uint64_t b) {
        Word present = 0;
        forEachLookedUp(a, b, [&](Value value) { present |= Word{1} << value; });
        return static_cast<Value>(present == 0 ? terminal_ : static_cast<Nimber>(std::countr_one(present)));
    }

    Value valueBySets(std::uint64_t a, std::uint64_t b, Found& found) {
        found.values.clear();
        forEachLookedUp(a, b, [&](Value value) { found.values.push_back(value); });
        for (const std::uint64_t value : found.values)
            found.set.insert(found.set.set(0), value);
        found.sets.assign(1, found.set.set(0));
        bool moves = !found.values.empty();
        for (std::size_t ride = 0; ride < plan_.ridden.size(); ++ride) {
            const Vector& vector = plan_.ridden[ride].vector;
            const auto fromA = static_cast<std::int64_t>(a);
            const auto fromB = static_cast<std::int64_t>(b);
            moves = moves || (fromA + vector.da >= 0 && fromB + vector.db >= 0);
            found.sets.push_back(sets_[ride].set(plan_.ridden[ride].lines(fromA, fromB)));
        }
        const std::uint64_t value = moves ? found.set.leastAbsent(found.sets) : terminal_;
        for (std::size_t ride = 0; ride < plan_.ridden.size(); ++ride)
            found.set.insert(found.sets[ride + 1], value);
        for (const std::uint64_t looked : found.values)
            found.set.erase(found.sets.front(), looked);
        return static_cast<Value>(value);
    }

    /// Copies diagonals `first` … `end` − 1 to the table and says what is finished.
    void copy(std::uint64_t first, std::uint64_t end) {
        const GridSize size = values_.size();
        const std::uint64_t last = std::min<std::uint64_t>(size.rows, plan_.endRow(end - 1));
        const std::uint64_t start = std::min(plan_.firstRow(first), last);
        forEachPiece({start, last, grain}, [&](const auto& rows) {
            if (task_.cancelled()) return;
            for (std::uint64_t a = rows.begin(); a < rows.end(); ++a) {
                Value* row = values_.row(static_cast<std::uint32_t>(a));
                for (std::uint64_t sum = std::max(first, a); sum < std::min(end, a + size.columns); ++sum) {
                    row[sum - a] = at(sum, a);
                }
            }
        });
        if (task_.cancelled()) return;
        finish(end);
    }

    /// The rectangle, of about the table's shape, whose cells all have a + b < end.
    void finish(std::uint64_t end) {
        const GridSize size = values_.size();
        const std::uint64_t rows = (size.rows * end + plan_.diagonals - 1) / plan_.diagonals;
        values_.finish({static_cast<std::uint32_t>(rows),
                        static_cast<std::uint32_t>(std::min<std::uint64_t>(size.columns, end + 1 - rows))});
        task_.report(static_cast<double>(end) / static_cast<double>(plan_.diagonals));
    }

    GridValues& values_;
    Task& task_;
    SweepPlan plan_;
    Nimber terminal_;
    std::unique_ptr<Value[]> ring_;
    std::vector<ValueSets> sets_; ///< by ride
    tbb::enumerable_thread_specific<Found> found_{plan_.largest};
};

} // namespace

Expected<void> fillBySweep(const VectorGame& game, GridValues& values, Task& task) {
    if (values.size().cells() > 0) {
        Sweep(game, values, task).run();
        if (values.finished() != values.size()) return cancelled();
    }
    values.finish(values.size());
    return {};
}

} // namespace mexplorer
