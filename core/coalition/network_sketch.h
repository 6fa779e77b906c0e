#pragma once

#include "core/coalition/flow_network.h"
#include "core/coalition/max_flow.h"
#include "core/rules/sketch.h"

#include <string>
#include <string_view>

namespace mexplorer {

/// A network while it is drawn by hand, its nodes and arrows numbered as they are.
[[nodiscard]] Sketch sketchOf(const FlowNetwork& network, FlowEnds ends);
/// The network that it has become. Errors: as of parseNetwork, though without a place, and those that
/// labelled names.
[[nodiscard]] Expected<FlowNetwork> networkOf(const Sketch& sketch);

/// What is written at an arrow: its capacity and its owner, “5 A”.
[[nodiscard]] std::string labelOf(const Sketch& sketch, Sketch::Index arrow);
/// With another label at an arrow; a capacity alone leaves the owner as he is. Errors: no capacity, a
/// negative one, one that is too large or has no common denominator with the others; no name of an owner; too
/// many owners, or fewer than two.
[[nodiscard]] Expected<Sketch> labelled(const Sketch& sketch, Sketch::Index arrow, std::string_view label);

} // namespace mexplorer
