#pragma once

#include "core/rules/rules.h"
#include "core/text/saying.h"
#include "core/theory/nimber.h"

#include <memory>

namespace mexplorer {

// What may be asked before a step tells it.

using AskedBefore = std::shared_ptr<const StepQuestion>;

/// Whether the ones of a column are even.
[[nodiscard]] AskedBefore askEven(Nimber column, bool isEven);
/// Whether they are a multiple of the modulus.
[[nodiscard]] AskedBefore askMultiple(Nimber column, std::uint64_t modulus, bool isMultiple);
/// Whether a number is in S.
[[nodiscard]] AskedBefore askInSet(Nimber number, bool isInSet);
/// Who wins a position, as it is called; where nobody can draw, it is P or N.
[[nodiscard]] AskedBefore askWhoWins(const std::string& position, Outcome outcome, bool canDraw);
/// Whether a search leaves out the options of a position that are left, in this window.
[[nodiscard]] AskedBefore askCut(const std::string& position, const std::string& alpha,
                                 const std::string& beta, bool isCut);

} // namespace mexplorer
