#pragma once

#include "core/coalition/flow_network.h"
#include "core/coalition/max_flow.h"
#include "core/rules/sketch.h"

#include <string>
#include <string_view>

namespace mexplorer {

/// The network as a sketch, to be edited by hand; nodes and arrows keep their numbers.
[[nodiscard]] Sketch sketchOf(const FlowNetwork& network, FlowEnds ends);
/// The network that a sketch has become. Errors: as of parseNetwork.
[[nodiscard]] Expected<FlowNetwork> networkOf(const Sketch& sketch);

/// What is written at an arrow: its capacity and its owner, “5 A”.
[[nodiscard]] std::string labelOf(const Sketch& sketch, Sketch::Index arrow);
/// The sketch with another label at an arrow; a capacity alone keeps the owner. Errors: no capacity, a
/// negative one, one that is too large or has no common denominator with the others; no name of an owner; too
/// many owners, or fewer than two.
[[nodiscard]] Expected<Sketch> labelled(const Sketch& sketch, Sketch::Index arrow, std::string_view label);

} // namespace mexplorer
