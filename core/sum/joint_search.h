#pragma once

#include "core/game/aspects/aspect.h"
#include "core/solve/numbered_parts.h"

namespace mexplorer {

/// A game of two sides whose positions can be searched together with those of other games, where canonical
/// forms are out of reach.
class JointSearchAspect : public Aspect {
public:
    /// For one search.
    [[nodiscard]] virtual std::unique_ptr<NumberedParts> parts() const = 0;
};

} // namespace mexplorer
