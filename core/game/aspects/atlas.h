#pragma once

#include "core/game/aspects/aspect.h"

namespace mexplorer {

/// A game of two sides that has a position “axb” for any a and b, as long as a·b is at most 64: an empty
/// board, a cake.
class AtlasAspect : public Aspect {};

} // namespace mexplorer
