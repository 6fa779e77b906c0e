#pragma once

#include "core/rules/vector_game.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace mexplorer {

/// Numbers the lines of a vector on a board: the cells that differ by a multiple of the vector have the same
/// number, others have not.
class GridLines {
public:
    GridLines(const Vector& vector, std::uint64_t rows, std::uint64_t columns)
        : da_(vector.da), db_(vector.db), common_(std::gcd(da_, db_)), alongA_(db_ / common_),
          alongB_(-da_ / common_), step_(std::abs(da_ != 0 ? da_ : db_)) {
        // alongA · a + alongB · b is the same on a whole line, and takes its extremes in corners of the
        // board.
        const double a = static_cast<double>(rows - 1) * static_cast<double>(alongA_);
        const double b = static_cast<double>(columns - 1) * static_cast<double>(alongB_);
        least_ = std::min({0.0, a, b, a + b});
        count_ = (std::max({0.0, a, b, a + b}) - least_ + 1) * static_cast<double>(common_);
    }

    /// How many numbers there are: a double, since it is asked before anyone knows that the lines are few.
    [[nodiscard]] double count() const { return count_; }

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

} // namespace mexplorer
