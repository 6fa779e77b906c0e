#pragma once

#include "core/rules/things.h"

namespace mexplorer {

/// A number of equal things: “5 stones”, “heads”, “a white pawn”, “the number 7”.
[[nodiscard]] Message sayThings(const Thing& thing, std::uint64_t count);

/// What lies in a place: “heap 2: 5 stones”, “row 1, column 3: empty”.
[[nodiscard]] Message sayPlace(const Message& place, const std::vector<Pile>& piles);

} // namespace mexplorer
