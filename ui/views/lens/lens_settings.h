#pragma once

#include "core/explain/lens_trace.h"
#include "core/rules/description.h"

#include <memory>
#include <optional>
#include <vector>

namespace mexplorer::ui {

/// The setting that holds what is compared with; empty: nothing.
inline constexpr const char* comparedId = "compare";

[[nodiscard]] std::vector<Parameter> describeLensSettings(const Game& game);

/// Whether what is compared with can be read. Errors, about comparedId: as for Conjecture::parse; another
/// game that is not known, or has no such values.
[[nodiscard]] Expected<void> checkLensSettings(const Game& game, const Parameters& settings);

/// Which values are looked at.
[[nodiscard]] LensExtent lensExtentOf(const Game& game, const Parameters& settings);

/// Compares them with what the settings say. Errors: as above, and for lensSubject.
[[nodiscard]] Expected<LensSubject> lensSubjectOf(const Game& game, const Parameters& settings, Task& task);

} // namespace mexplorer::ui
