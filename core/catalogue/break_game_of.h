#pragma once

#include "core/catalogue/alike_heaps.h"
#include "core/catalogue/break_line.h"
#include "core/catalogue/game_of.h"
#include "core/catalogue/heap_breaks_of.h"
#include "core/catalogue/heap_sum.h"
#include "core/catalogue/things/pins.h"
#include "core/solve/ways/breaks.h"

namespace mexplorer {

/// Games of heaps that break, with `More` aspects of their own.
template <BreakRules R, class... More>
using BreakGameOf =
    GameOf<R, BreakLine<R>, HeapBreaksOf<R>, HeapSum<R>, AlikeHeaps<R>, LaidOutOf<R>, More...>;

} // namespace mexplorer
