#pragma once

#include "core/task/task.h"
#include "core/text/expected.h"

#include <cstdint>
#include <span>
#include <vector>

namespace mexplorer {

/// The numbers `begin` … `end` − 1 of a row, counted from 0.
struct Stretch {
    std::size_t begin = 0;
    std::size_t end = 0;

    [[nodiscard]] std::size_t length() const { return end - begin; }
    [[nodiscard]] Stretch withoutLeft() const { return {begin + 1, end}; }
    [[nodiscard]] Stretch withoutRight() const { return {begin, end - 1}; }
    friend bool operator==(const Stretch&, const Stretch&) = default;
};

/// Which end of a stretch it is best to take.
enum class RowEnd { left, right, either };
/// “left”, “right” or “either”, for exported data; not translated.
[[nodiscard]] const char* nameOf(RowEnd end);

/// What every stretch of a row is worth to the player who moves first there, if two players in turn take the
/// left or the right number, each playing for the highest total.
class IntervalValues {
public:
    /// The longest row of which there is a table: its leads take 100 megabytes.
    static constexpr std::size_t mostNumbers = 5000;

    /// Θ(n²) time and memory. Errors: too many numbers; cancelled.
    [[nodiscard]] static Expected<IntervalValues> of(std::vector<std::int64_t> row, Task& task);

    [[nodiscard]] const std::vector<std::int64_t>& row() const { return row_; }
    [[nodiscard]] Stretch whole() const { return {0, row_.size()}; }

    // Of a stretch of the row. O(1).
    [[nodiscard]] std::int64_t left(const Stretch& stretch) const { return row_[stretch.begin]; }
    [[nodiscard]] std::int64_t right(const Stretch& stretch) const { return row_[stretch.end - 1]; }
    [[nodiscard]] std::int64_t sum(const Stretch& stretch) const {
        return sums_[stretch.end] - sums_[stretch.begin];
    }
    /// By how much the player to move ends ahead; negative if behind.
    [[nodiscard]] std::int64_t lead(const Stretch& stretch) const {
        return stretch.length() == 0 ? 0 : leads_[placeOf(stretch.length()) + stretch.begin];
    }
    /// What the player to move gets of it.
    [[nodiscard]] std::int64_t total(const Stretch& stretch) const {
        return (sum(stretch) + lead(stretch)) / 2;
    }
    /// The better end of a non-empty stretch; `either` if both are equally good.
    [[nodiscard]] RowEnd choice(const Stretch& stretch) const;

    /// The index of the first stretch of this length (at least 1) in a list sorted by length, then by begin.
    [[nodiscard]] std::size_t placeOf(std::size_t length) const {
        return (length - 1) * (2 * row_.size() - length + 2) / 2;
    }
    /// The stretch at an index of that list. O(log n).
    [[nodiscard]] Stretch at(std::size_t place) const;
    /// The number of non-empty stretches.
    [[nodiscard]] std::size_t size() const { return leads_.size(); }

private:
    explicit IntervalValues(std::vector<std::int64_t> row);

    std::vector<std::int64_t> row_;
    std::vector<std::int64_t> sums_;  ///< of the first 0, 1, … n numbers
    std::vector<std::int64_t> leads_; ///< indexed by placeOf
};

} // namespace mexplorer
