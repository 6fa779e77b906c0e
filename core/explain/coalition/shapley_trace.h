#pragma once

#include "core/explain/coalition/coalition_state.h"

namespace mexplorer {

/// So many players arrive one by one, in each order; one more, an order a step; beyond that, each player’s
/// contributions are told by the sizes of the coalitions that he joins.
inline constexpr unsigned mostArriving = 4;
inline constexpr unsigned mostInOrders = 5;

/// The Shapley value by its definition.
[[nodiscard]] CoalitionTrace shapleyTrace(const CoalitionSubject& subject);

/// What each player adds in an order.
[[nodiscard]] std::vector<Rational> addedInOrder(const CoalitionValues& values,
                                                 const std::vector<unsigned>& order);

} // namespace mexplorer
