#pragma once

#include "core/explain/canonical_trace.h"

namespace mexplorer {

/// “0, ↑∗”, or “none”.
[[nodiscard]] Message sayGames(const std::vector<std::string>& names);
/// “{0, 1 | 2}”.
[[nodiscard]] Message sayForm(const std::vector<std::string>& left, const std::vector<std::string>& right);

/// What a step does to an option, with the reason.
[[nodiscard]] Message sayFormStep(const ShortGameReduction::Step& step);
/// The comparison that the step rests on: what is asked, who moves where, and what it shows.
[[nodiscard]] FormPlate plateOf(const FormComparison& comparison);
/// By which rule these options have this name.
[[nodiscard]] Message sayNaming(FormName kind, const std::vector<std::string>& left,
                                const std::vector<std::string>& right, const std::string& name);

} // namespace mexplorer
