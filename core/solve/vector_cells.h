#pragma once

#include "core/game/grid_values.h"
#include "core/rules/vector_game.h"
#include "core/solve/value_sets.h"

#include <bit>
#include <span>
#include <vector>

namespace mexplorer {

/// The order of queries. any: the cells of one line come with rising a + b; byRows and byColumns: row by row
/// (column by column), within each from 0 on.
enum class CellOrder { any, byRows, byColumns };

/// Numbers the lines of a vector on a board: cells have the same number if and only if they differ by a
/// multiple of the vector.
class GridLines {
public:
    /// For the cells from (0, 0) to `last`.
    GridLines(const MoveVector& vector, const Cell& last);

    /// How many numbers there are: a double, since it is called before it is known that the lines are few.
    [[nodiscard]] double count() const { return count_; }

    /// For queries in this order: lines whose numbers differ by this much or more are never active at the
    /// same time, so that they can share a set.
    [[nodiscard]] double countAtOnce(CellOrder order, const Cell& last) const;

    /// The number of the line through (a, b); only where count() is below 2^53.
    [[nodiscard]] std::uint64_t operator()(std::int64_t a, std::int64_t b) const {
        const std::int64_t number = alongA_ * a + alongB_ * b - static_cast<std::int64_t>(least_);
        if (common_ == 1) return static_cast<std::uint64_t>(number);
        // A vector such as (−2, −2) passes over cells, so that several lines run through one another.
        const std::int64_t layer = (da_ != 0 ? a : b) % step_ / (step_ / common_);
        return static_cast<std::uint64_t>(number * common_ + layer);
    }

private:
    std::int64_t da_;
    std::int64_t db_;
    std::int64_t common_;
    std::int64_t alongA_;
    std::int64_t alongB_;
    std::int64_t step_;
    double least_ = 0;
    double count_ = 0;
};

/// How the values that moves lead to are found on a board: for long rides from a set for each line, for all
/// other moves by looking them up cell by cell. Takes hardly any memory itself.
struct VectorPlan {
    struct Ride {
        MoveVector vector;
        GridLines lines;
        std::uint64_t sets; ///< as many as there are lines, or as can be needed at once
    };

    /// For the `cells` cells from (0, 0) to `last`, or that many of them.
    VectorPlan(const VectorGame& game, const Cell& last, double cells, std::uint64_t largestValue,
               CellOrder order = CellOrder::any);

    ValueSetShape shape;
    std::vector<Ride> rides;
    std::vector<MoveVector> lookedUp;
    bool looksUpRides = false;     ///< some are, as their sets would be out of proportion
    std::uint64_t longestDrop = 0; ///< by how much a move that is looked up can lower a + b
    bool oneWord;                  ///< there are no rides, and all values are below 64
    double bytes = 0;              ///< memory for the sets
};

/// The sets of the lines of one ride.
class LineSets {
public:
    using Word = ValueSets::Word;

    LineSets(const VectorPlan::Ride& ride, ValueSetShape shape);

    /// The values met so far on the line through (a, b).
    [[nodiscard]] Word* at(std::int64_t a, std::int64_t b) const {
        const std::uint64_t line = lines_(a, b);
        return owners_ ? shared(line) : view_.set(line);
    }

private:
    /// The set of a line that shares it with lines that have ended and lines that begin later.
    [[nodiscard]] Word* shared(std::uint64_t line) const {
        const std::uint64_t index = line % count_;
        Word* const set = view_.set(index);
        if (owners_[index] != line) {
            std::fill_n(set, view_.stride, Word{0});
            owners_[index] = line;
        }
        return set;
    }

    GridLines lines_;
    std::uint64_t count_;
    ValueSets sets_;
    ValueSets::View view_;
    std::unique_ptr<std::uint64_t[]> owners_; ///< the line that has each set; null if every line has its own
};

/// Finds the value of one cell after another, in the order of the plan. If that is `any`, several threads may
/// query cells that no move joins at the same time.
class VectorCells {
public:
    using Value = GridValues::Value;
    using Word = ValueSets::Word;

    VectorCells(const VectorPlan& plan, Play play);

    /// What one thread uses to find a value.
    struct Scratch {
        explicit Scratch(const VectorPlan& plan) : own(1, plan.shape), sets(plan.rides.size() + 1) {
            sets.back() = own.view().set(0);
        }
        ValueSets own; ///< the values that were looked up
        std::vector<Value> found;
        std::vector<Word*> sets; ///< of the lines through the cell; after them `own`
    };

    /// The value of (a, b), where at(a, b) is the value of an earlier cell.
    template <class At>
    [[nodiscard]] Value value(std::int64_t a, std::int64_t b, const At& at, Scratch& scratch) const {
        return plan_.oneWord ? valueByWord(a, b, at) : valueBySets(a, b, at, scratch);
    }

private:
    /// Calls visit(value) for each move whose value is looked up.
    template <class At, class Visit>
    void forEachLookedUp(std::int64_t a, std::int64_t b, const At& at, const Visit& visit) const {
        for (const MoveVector& vector : plan_.lookedUp) {
            std::int64_t toA = a + vector.da;
            std::int64_t toB = b + vector.db;
            while (toA >= 0 && toB >= 0) {
                visit(at(toA, toB));
                if (!vector.rides) break;
                toA += vector.da;
                toB += vector.db;
            }
        }
    }

    template <class At>
    [[nodiscard]] Value valueByWord(std::int64_t a, std::int64_t b, const At& at) const {
        Word present = 0;
        forEachLookedUp(a, b, at, [&](Value value) { present |= Word{1} << value; });
        return static_cast<Value>(present == 0 ? terminal_ : static_cast<Nimber>(std::countr_one(present)));
    }

    template <class At>
    [[nodiscard]] Value valueBySets(std::int64_t a, std::int64_t b, const At& at, Scratch& scratch) const {
        const ValueSetShape shape = plan_.shape; // a copy, which no store to a set can change
        const std::size_t rides = plan_.rides.size();
        bool moves = false;
        for (std::size_t i = 0; i < rides; ++i) {
            const MoveVector& vector = plan_.rides[i].vector;
            moves = moves || (a + vector.da >= 0 && b + vector.db >= 0);
            scratch.sets[i] = sets_[i].at(a, b);
        }
        scratch.found.clear();
        forEachLookedUp(a, b, at, [&](Value value) {
            scratch.found.push_back(value);
            shape.insert(scratch.sets[rides], value);
        });
        moves = moves || !scratch.found.empty();
        const std::span lines(scratch.sets.data(), rides);
        const std::span sets(scratch.sets.data(), rides + (scratch.found.empty() ? 0 : 1));
        const std::uint64_t value = moves ? shape.leastAbsent(sets) : terminal_;
        for (Word* set : lines)
            shape.insert(set, value);
        for (const Value found : scratch.found)
            shape.erase(scratch.sets[rides], found);
        return static_cast<Value>(value);
    }

    VectorPlan plan_;
    Nimber terminal_;
    std::vector<LineSets> sets_; ///< ride by ride
};

/// An upper bound on the values of a table's cells and of all cells that can be reached from them: the number
/// of options or the length of the longest play, whichever is less, but at least the value of a terminal cell
/// (1 in misère play).
[[nodiscard]] std::uint64_t largestGridValue(const VectorGame& game, GridSize size);

} // namespace mexplorer
