#pragma once

#include "core/rules/rules.h"
#include "core/text/message.h"

namespace mexplorer {

// What the signs in a picture mean: every view calls the same thing the same.

/// "P: lost for the player to move"
[[nodiscard]] Message sayMeaning(Outcome outcome);
/// "a winning move"
[[nodiscard]] Message sayWinningMove();
/// What values are called: "SG", or "misère value".
[[nodiscard]] Message sayValueName(Play play);
/// "SG 3", or "misère value 1"
[[nodiscard]] Message sayValue(Nimber value, Play play);
/// The same where there is little room: "SG 3", or "G⁻ 1".
[[nodiscard]] Message sayValueBriefly(Nimber value, Play play);
/// The number that is tried as a mex: "m = 2"
[[nodiscard]] Message sayCandidate(Nimber candidate);
/// What comes of looking for it in the set of values: "2 ∈ S", "2 ∉ S".
[[nodiscard]] Message sayCompared(Nimber candidate, bool isInSet);

} // namespace mexplorer
