#pragma once

#include "core/game/aspects/short_game.h"
#include "core/rules/description.h"

namespace mexplorer {

/// The settings temper=none|cooled|heated and by=…, for forms.
[[nodiscard]] std::vector<Parameter> temperingParameters();
/// Read from values of these, which must be complete. Errors: `by` is no number, or below 0.
[[nodiscard]] Expected<Tempering> temperingOf(const Parameters& values, Task& task);

/// The setting tax=…: the tax at which a thermograph shows what both stop at; empty: none is chosen.
inline constexpr const char* taxId = "tax";
[[nodiscard]] Parameter taxParameter();
/// Read from values of these, which must be complete. Errors: it is no number, or below 0.
[[nodiscard]] Expected<std::optional<Rational>> taxOf(const Parameters& values, Task& task);

} // namespace mexplorer
