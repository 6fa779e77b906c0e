#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/pairs.h"

namespace mexplorer {

/// `hasColdPairs()`: whether with these parameters the P-positions are the pairs that PairsAspect describes.
template <class R>
concept TellsColdPairs = requires(const R& rules) {
    { rules.hasColdPairs() } -> std::same_as<bool>;
};

/// Present exactly if the P-positions are such pairs.
template <TellsColdPairs R>
class VectorPairs final : public AspectOf<R, PairsAspect> {
public:
    using AspectOf<R, PairsAspect>::AspectOf;

    [[nodiscard]] static bool suits(const R& rules) { return rules.hasColdPairs(); }
};

} // namespace mexplorer
