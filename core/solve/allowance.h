#pragma once

#include "core/text/expected.h"

#include <algorithm>
#include <cstdint>

namespace mexplorer {

/// How many positions a search may look at, over all questions together.
class Allowance {
public:
    explicit Allowance(std::uint64_t most) : most_(most), left_(most) {}

    [[nodiscard]] std::uint64_t left() const { return left_; }
    void spend(std::uint64_t positions) { left_ -= std::min(left_, positions); }
    /// The error for a question that would need more.
    [[nodiscard]] tl::unexpected<Error> refusal() const;

private:
    std::uint64_t most_;
    std::uint64_t left_;
};

} // namespace mexplorer
