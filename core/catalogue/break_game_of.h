#pragma once

#include "core/catalogue/alike_heaps.h"
#include "core/catalogue/break_line.h"
#include "core/catalogue/game_of.h"
#include "core/catalogue/heap_sum.h"
#include "core/catalogue/things/pins.h"
#include "core/solve/ways/breaks.h"

namespace mexplorer {

/// Games of heaps that break.
template <BreakRules R>
using BreakGameOf = GameOf<R, BreakLine<R>, HeapSum<R>, AlikeHeaps<R>, LaidOutOf<R>>;

} // namespace mexplorer
