#pragma once

#include "core/game/aspects/aspect.h"

namespace mexplorer {

/// A game whose players, Left and Right, have different moves: who cannot move loses. Outcomes are L, R, N or
/// P.
class TwoSidedAspect final : public Aspect {};

} // namespace mexplorer
