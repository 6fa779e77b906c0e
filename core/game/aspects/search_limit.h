#pragma once

#include "core/game/aspects/aspect.h"

#include <cstdint>

namespace mexplorer {

/// A game that finds who wins by a search, which gives up after so many positions: usually those of a second
/// or two.
class SearchLimitAspect : public Aspect {
public:
    /// About as many as can be looked at in half a minute.
    [[nodiscard]] virtual std::uint64_t halfMinute() const = 0;
    /// Lets each question asked from now on look at so many, 1 or more. From any thread.
    virtual void allow(std::uint64_t positions) const = 0;
};

} // namespace mexplorer
