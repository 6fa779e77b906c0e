#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/search_limit.h"

namespace mexplorer {

/// SearchLimitAspect, for rules that share a SearchLimit.
template <Rules R>
class SearchLimitOf final : public AspectOf<R, SearchLimitAspect> {
public:
    using AspectOf<R, SearchLimitAspect>::AspectOf;

    [[nodiscard]] std::uint64_t halfMinute() const override {
        constexpr std::uint64_t timesAsLong = 15; // as two seconds
        return timesAsLong * WayOf<R>::usualPositions(this->rules(), Budget());
    }
    void allow(std::uint64_t positions) const override { this->shared()->limit.set(positions); }
};

} // namespace mexplorer
