#pragma once

#include "core/text/expected.h"

#include <algorithm>
#include <atomic>
#include <cstdint>

namespace mexplorer {

/// The field of errors that a larger SearchLimit may help against.
inline constexpr const char* searchLimitId = "budget";

/// How many positions a question about one game may look at, if somebody has said so. From any thread.
class SearchLimit {
public:
    void set(std::uint64_t positions) { positions_.store(positions, std::memory_order_relaxed); }
    [[nodiscard]] std::uint64_t valueOr(std::uint64_t usual) const {
        const std::uint64_t set = positions_.load(std::memory_order_relaxed);
        return set == 0 ? usual : set;
    }

private:
    std::atomic<std::uint64_t> positions_ = 0; ///< 0: nobody has
};

/// How many positions a search may look at, over all questions together.
class Allowance {
public:
    explicit Allowance(std::uint64_t most) : most_(most), left_(most) {}

    [[nodiscard]] std::uint64_t left() const { return left_; }
    /// How much of it is spent, from 0 to 1.
    [[nodiscard]] double spent() const {
        return most_ == 0 ? 1 : 1 - static_cast<double>(left_) / static_cast<double>(most_);
    }
    void spend(std::uint64_t positions) { left_ -= std::min(left_, positions); }
    /// The error for a question about who wins that would need more. It names no bounds: it may be told of
    /// another position than the one that was searched when all was spent. Its field is searchLimitId.
    [[nodiscard]] tl::unexpected<Error> refusal() const;

private:
    std::uint64_t most_;
    std::uint64_t left_;
};

} // namespace mexplorer
