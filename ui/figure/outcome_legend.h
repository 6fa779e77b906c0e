#pragma once

#include "core/rules/outcome.h"
#include "ui/figure/legend_row.h"
#include "ui/theme/theme.h"

#include <functional>

namespace mexplorer::ui {

/// Of games of two sides, in the order in which they are told.
inline constexpr Outcome sidedOutcomes[] = {Outcome::L, Outcome::R, Outcome::N, Outcome::P};

/// Adds what the colours of these outcomes mean (see outcomeColours), in few words.
void addOutcomes(LegendEntries& entries, const Theme& theme, const std::function<bool(Outcome)>& isSeen,
                 const std::function<bool(Outcome)>& isSeenElsewhere);

} // namespace mexplorer::ui
