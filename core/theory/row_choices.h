#pragma once

#include "core/task/task.h"
#include "core/text/expected.h"

#include <cstdint>
#include <span>
#include <vector>

namespace mexplorer {

/// Which end of every stretch of a row best play takes: one bit each, so that a row of 5000 numbers takes
/// less than two megabytes, and the value of a stretch is found by playing it out.
class RowChoices {
public:
    /// Θ(n²) time, n² / 2 bits. Errors: more than longestRow numbers; more than the budget; cancelled.
    [[nodiscard]] static Expected<RowChoices> of(std::span<const std::int64_t> row, Task& task,
                                                 const Budget& budget = {});

    /// Whether the right end of the numbers `begin` … `end` − 1, at least one, is better to take than the
    /// left.
    [[nodiscard]] bool takesRight(std::size_t begin, std::size_t end) const {
        const std::size_t at = placeOf(end - begin) + begin;
        return (bits_[at / bitsInWord] >> (at % bitsInWord) & 1U) != 0;
    }
    /// By how much the player to move ends ahead there; `row` must be the one given to of(). O(end − begin).
    [[nodiscard]] std::int64_t lead(std::span<const std::int64_t> row, std::size_t begin,
                                    std::size_t end) const;

private:
    static constexpr std::size_t bitsInWord = 64;

    explicit RowChoices(std::size_t length) : length_(length), bits_((placeOf(length + 1) + 63) / 64) {}

    /// The index of the first stretch of this length; all shorter ones come before it.
    [[nodiscard]] std::size_t placeOf(std::size_t length) const {
        return (length - 1) * (2 * length_ - length + 2) / 2;
    }

    std::size_t length_;
    std::vector<std::uint64_t> bits_;
};

} // namespace mexplorer
