#pragma once

#include "core/rules/break_code.h"
#include "core/solve/sparse_space.h"

#include <array>
#include <span>
#include <vector>

namespace mexplorer {

/// Fills the values of a finite take-and-break code that leaves at most two heaps, by the sparse-space method
/// (see SparseSpace): for each rest, only the pairs with a rare heap are tried. They decide about all common
/// values. The least common value not excluded is the heap's, unless a smaller rare value is not excluded
/// either: then all pairs are searched for a witness, a pair of that value. The mask affects only the speed;
/// the values are right in any case.
class SparseFiller {
public:
    /// How many values are filled at once; pairs with rare heaps from this size on are tried on several
    /// cores.
    static constexpr std::uint64_t blockSize = 256;

    SparseFiller(const BreakCode& code, LineValues& values);

    /// Whether the method applies to the code at all.
    [[nodiscard]] static bool appliesTo(const BreakCode& code);

    /// Chooses the mask anew from the values below n and gets ready to fill from n on. False if rare heaps
    /// are so many that trying all pairs is faster; nothing is prepared then.
    [[nodiscard]] bool startAt(std::uint64_t n);

    /// Fills the values from `begin`, where the last block ended, to `end` ≤ begin + blockSize.
    void fill(std::uint64_t begin, std::uint64_t end);

    [[nodiscard]] const SparseSpace& space() const { return space_; }
    [[nodiscard]] std::size_t rareHeaps() const { return rare_.size(); }
    /// How many common heaps are also tried, because they often excluded rare values.
    [[nodiscard]] std::size_t helpers() const { return helpers_.size(); }

private:
    using Value = LineValues::Value;
    struct Heap {
        std::uint32_t size;
        Value value;
    };
    /// The smaller heaps of the pairs last found with a value.
    struct Witnesses {
        std::array<std::uint32_t, 4> heaps = {};
        std::uint32_t next = 0;
    };

    [[nodiscard]] std::span<std::uint8_t> row(std::uint64_t rest) {
        return std::span(rows_).subspan((rest + longest_ - begin_) * width_, width_);
    }
    void setWidth(std::size_t width);
    void addRare(std::uint64_t heap, Value value);
    void addHelpers(std::uint64_t n);
    void mark(const Heap& heap, std::uint64_t from, std::uint64_t to);
    void markRest(std::uint64_t rest, std::span<const Heap> rare);
    void markFar(std::uint64_t begin, std::uint64_t end, std::span<const Heap> rare);
    void gatherExcluded(std::uint64_t n);
    [[nodiscard]] Value valueOf(std::uint64_t n);
    [[nodiscard]] bool isPair(std::uint64_t heap, std::uint64_t rest, Value value) const;
    [[nodiscard]] bool hasWitness(std::uint64_t n, Value value);
    [[nodiscard]] bool findsIn(std::uint64_t rest, std::uint64_t from, std::uint64_t to, Value value);

    const BreakCode& code_;
    LineValues& values_;
    std::vector<std::uint64_t> splitTakes_;  ///< the takes that may leave two heaps
    std::vector<std::uint64_t> singleTakes_; ///< those that may leave one
    std::uint64_t longest_;                  ///< the longest take
    SparseSpace space_;
    std::vector<Heap> rare_; ///< the rare heaps, ascending
    std::vector<Heap> helpers_;
    std::vector<std::uint32_t>
        timesFound_;                ///< for each smaller heap: in how many pairs it was a witness of late
    std::uint64_t countedFrom_ = 0; ///< the n since which timesFound_ counts
    std::uint64_t begin_ = 0;       ///< of the current block
    std::size_t width_ = 0;         ///< a power of two above all values
    /// For each rest of the block and the longest_ before it, a byte for each value: whether some pair with a
    /// rare heap has it.
    std::vector<std::uint8_t> rows_;
    std::vector<std::uint8_t> isRare_; ///< a byte for each value
    std::vector<std::uint8_t>
        excluded_; ///< the union of the rows that a heap can be broken to, and single heaps
    std::vector<Witnesses> witnesses_; ///< for each value
};

} // namespace mexplorer
