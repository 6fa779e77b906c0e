#pragma once

#include "core/own/number_bounds.h"
#include "core/own/rule_text.h"

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace mexplorer {

/// What one turn allows to take from a heap: found by what the condition says, not by trying all numbers,
/// where that can be seen: bounds of k (k ≤ n/2), its divisors (k divides n), a set, or what depends on k
/// alone (k is prime), which is listed once. For any number of threads.
class TakenNumbers {
public:
    using Visit = std::function<bool(std::uint64_t taken)>;

    /// How the numbers are found, which says how long that takes.
    enum class Source {
        listed,   ///< O(numbers in the set)
        divisors, ///< O(√n)
        selected, ///< O(numbers up to n that are selected)
        all       ///< O(numbers within the bounds)
    };

    /// Of a turn that leaves one heap.
    explicit TakenNumbers(const OwnTurn& turn);

    [[nodiscard]] Source source() const { return source_; }
    /// Those from 1 to n, ascending, until `visit` returns false, which is returned then. If more than a few
    /// million numbers would have to be tried, only the first of them are (see `count`).
    bool forEach(std::uint64_t n, const Visit& visit) const;
    /// How many there are; UINT64_MAX if more than a few million would have to be tried.
    [[nodiscard]] std::uint64_t count(std::uint64_t n) const;

private:
    struct Selected;

    void add(const FormulaTree& tree);
    [[nodiscard]] NumberRange boundsFor(std::uint64_t n) const;
    [[nodiscard]] bool triesTooMany(std::uint64_t n, const NumberRange& bounds) const;
    [[nodiscard]] bool isAllowed(std::uint64_t n, std::uint64_t taken) const;
    [[nodiscard]] std::vector<std::uint64_t> divisorsWithin(std::uint64_t n, const NumberRange& bounds) const;

    Source source_ = Source::all;
    std::vector<std::uint64_t> listed_;
    NumberBounds bounds_;                ///< of k, by n
    std::vector<FormulaProgram> others_; ///< conditions to be tried, of n and k
    std::shared_ptr<Selected> selected_; ///< by conditions on k alone
};

} // namespace mexplorer
