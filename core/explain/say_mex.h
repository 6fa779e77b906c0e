#pragma once

#include "core/game/inquiry.h"
#include "core/rules/outcome.h"
#include "core/rules/rules.h"
#include "core/text/message.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// An SG value whose box can be pointed at.
[[nodiscard]] Message sayBox(Nimber value);

// What is said beside the boxes of a mex.

/// “22 options”; once some have been looked at, “5 of 22 options”.
[[nodiscard]] Message sayOptionCount(std::size_t looked, std::size_t all);
/// The values that the options from `first` to before `end` put into the set: “{1, 2, 5}”
[[nodiscard]] Message sayValuesOf(const std::vector<SolvedMove>& options, std::size_t first, std::size_t end);

/// “mex {0, 1, 2, 4} = 3”, or “… = ?” as long as the mex is sought. The values may repeat.
[[nodiscard]] Message sayMex(std::vector<Nimber> values, std::optional<Nimber> mex);
/// “is 2 there?”
[[nodiscard]] Message sayAskedFor(Nimber candidate);
/// “is 2 there? yes”, or “3? no: that is it”
[[nodiscard]] Message sayAnswered(Nimber candidate, bool isThere);
/// That moves to these values, which are above the mex, change nothing: “a move to 4 is moved back”
[[nodiscard]] Message sayMovedBack(const std::vector<Nimber>& values);
/// The same with the reason: from each of the values there is a move to `mex`.
[[nodiscard]] Message sayWhyMovedBack(const std::vector<Nimber>& values, Nimber mex);

} // namespace mexplorer
