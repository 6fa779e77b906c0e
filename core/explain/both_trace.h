#pragma once

#include "core/explain/say_beside.h"
#include "core/explain/trace.h"

#include <memory>
#include <optional>

namespace mexplorer {

/// Two traces that run beside each other; null where there is nothing to step through.
using BothTraces = std::array<std::shared_ptr<const Trace>, 2>;

/// A step of both: which step each is at, or what differs.
struct BothState {
    std::array<std::size_t, 2> steps = {};      ///< the shorter one stays at its last
    std::optional<std::size_t> difference = {}; ///< its number; both are at their ends then
};
using BothTrace = TraceOf<BothTraces, BothState>;

/// The most differences that are stepped through, one by one.
inline constexpr std::size_t mostBesideSteps = 20;

/// Step k of both, then the differences that are said, one by one. There may be no step at all: nothing to
/// step through on either side, and no difference. Its code is that of the left one, or of the right one if
/// that alone has steps, and below it how differences are found. A long trace is said on demand.
[[nodiscard]] BothTrace bothTrace(const BothTraces& traces, const BothSides& titles,
                                  const std::vector<Message>& differences);

} // namespace mexplorer
