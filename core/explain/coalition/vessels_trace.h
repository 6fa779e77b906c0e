#pragma once

#include "core/coalition/vessels.h"
#include "core/explain/trace.h"

namespace mexplorer {

struct VesselsSubject {
    std::int64_t estate = 0;
    std::vector<std::int64_t> claims;
    std::int64_t parts = 1; ///< `estate` and `claims` are in units of 1/parts
    Vessels filled;
};
struct VesselsState {
    Rational level;                      ///< of the water
    std::optional<std::size_t> lit = {}; ///< the vessel that the step is about
    bool done = false;
};
using VesselsTrace = TraceOf<VesselsSubject, VesselsState>;

/// How an estate is divided: the vessels are filled from one mark to the next.
[[nodiscard]] VesselsTrace vesselsTrace(std::int64_t estate, const std::vector<std::int64_t>& claims,
                                        std::int64_t parts);

} // namespace mexplorer
