#pragma once

#include "core/explain/coalition/coalition_state.h"

namespace mexplorer {

/// Up to `mostArriving` players, each order is shown arrival by arrival; up to `mostInOrders`, one order per
/// step; beyond that, each player’s contributions by the size of the coalition joined.
inline constexpr unsigned mostArriving = 4;
inline constexpr unsigned mostInOrders = 5;

/// The Shapley value by its definition.
[[nodiscard]] CoalitionTrace shapleyTrace(const CoalitionSubject& subject);

/// What each player adds in an order; indexed by player.
[[nodiscard]] std::vector<Rational> addedInOrder(const CoalitionValues& values,
                                                 const std::vector<unsigned>& order);

} // namespace mexplorer
