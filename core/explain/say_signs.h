#pragma once

#include "core/rules/rules.h"
#include "core/text/message.h"

#include <optional>
#include <string>

namespace mexplorer {

// What the marks in a picture mean, so that all views use the same words.

/// "P: lost for the player to move"
[[nodiscard]] Message sayMeaning(Outcome outcome);
/// "a winning move"
[[nodiscard]] Message sayWinningMove();
/// The word for a value: "SG", or "misère value".
[[nodiscard]] Message sayValueName(Play play);
/// "SG 3", or "misère value 1"
[[nodiscard]] Message sayValue(Nimber value, Play play);
/// The same, for narrow places: "SG 3", or "G⁻ 1".
[[nodiscard]] Message sayValueBriefly(Nimber value, Play play);
/// A position’s value as an equation, “SG(3, 4) = 7”; “?” if it is not known yet.
[[nodiscard]] Message sayValueOf(const std::string& position, std::optional<Nimber> value, Play play);
/// The number that is tried as a mex: "m = 2"
[[nodiscard]] Message sayCandidate(Nimber candidate);
/// Whether the candidate is in the set of values: "2 ∈ S", "2 ∉ S".
[[nodiscard]] Message sayCompared(Nimber candidate, bool isInSet);

} // namespace mexplorer
