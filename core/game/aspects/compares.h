#pragma once

#include "core/game/aspects/aspect.h"

namespace mexplorer {

/// A game whose positions may be written as “G ? H”, which is the difference G − H: its outcome tells which
/// of the two is larger.
class ComparesAspect : public Aspect {};

} // namespace mexplorer
