#pragma once

#include "core/catalogue/alike_heaps.h"
#include "core/catalogue/game_of.h"
#include "core/catalogue/heap_breaks_of.h"
#include "core/catalogue/heap_sum.h"
#include "core/catalogue/take_line.h"
#include "core/catalogue/things/heaps.h"
#include "core/catalogue/two_heap_grid.h"
#include "core/solve/ways/heaps.h"

namespace mexplorer {

/// Games of heaps that never break, with `More` aspects of their own.
template <HeapRules R, class... More>
using HeapGameOf = GameOf<R, TwoHeapGrid<R>, HeapSlices<R>, TakeLine<R>, HeapBreaksOf<R>, HeapSum<R>,
                          AlikeHeaps<R>, LaidOutOf<R>, More...>;

} // namespace mexplorer
