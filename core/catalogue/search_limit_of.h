#pragma once

#include "core/game/aspects/search_limit.h"
#include "core/solve/allowance.h"
#include "core/solve/ways/way.h"

namespace mexplorer {

/// SearchLimitAspect, of rules that share a SearchLimit.
class SharedSearchLimit final : public SearchLimitAspect {
public:
    template <Rules R>
    SharedSearchLimit(const R& rules, const std::shared_ptr<SharedOf<R>>& shared)
        : limit_(shared, &shared->limit), usual_(WayOf<R>::usualPositions(rules, Budget())) {}

    [[nodiscard]] static bool suits(const auto& /*rules*/) { return true; }

    [[nodiscard]] std::uint64_t halfMinute() const override {
        constexpr std::uint64_t timesAsLong = 15; // as two seconds
        return timesAsLong * usual_;
    }
    void allow(std::uint64_t positions) const override { limit_->set(positions); }

private:
    std::shared_ptr<SearchLimit> limit_;
    std::uint64_t usual_;
};

} // namespace mexplorer
