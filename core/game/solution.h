#pragma once

#include "core/game/inquiry.h"

namespace mexplorer {

/// The options of a position with their evaluations, or those that win (see Solution); the position must have
/// been evaluated. Errors: as for Inquiry::solution.
[[nodiscard]] Expected<Solution> findSolution(const Inquiry& asked, const Evaluation& evaluation, Task& task);

} // namespace mexplorer
