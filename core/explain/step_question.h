#pragma once

#include "core/rules/rules.h"
#include "core/text/saying.h"
#include "core/theory/nimber.h"

#include <memory>

namespace mexplorer {

// Questions that may be asked before a step gives the answer.

using AskedBefore = std::shared_ptr<const StepQuestion>;

/// Whether the ones of a column are even.
[[nodiscard]] AskedBefore askEven(Nimber column, bool isEven);
/// Whether the number of ones in a column is a multiple of the modulus.
[[nodiscard]] AskedBefore askMultiple(Nimber column, std::uint64_t modulus, bool isMultiple);
/// Whether a number is in S.
[[nodiscard]] AskedBefore askInSet(Nimber number, bool isInSet);
/// Whether a position is P, N or, if `canDraw`, a draw.
[[nodiscard]] AskedBefore askWhoWins(const Message& position, Outcome outcome, bool canDraw);
/// Whether a search with this window cuts off the remaining options of a position.
[[nodiscard]] AskedBefore askCut(const std::string& position, const std::string& alpha,
                                 const std::string& beta, bool isCut);

} // namespace mexplorer
