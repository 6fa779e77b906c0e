#include "core/catalogue/alike_heaps.h"
#include "core/catalogue/components_sum.h"
#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/catalogue/game_of.h"
#include "core/catalogue/heap_columns.h"
#include "core/catalogue/heap_parts.h"
#include "core/catalogue/opening_line.h"
#include "core/catalogue/placed_coins.h"
#include "core/catalogue/things/coins.h"
#include "core/catalogue/things/heaps.h"
#include "core/catalogue/things/limited_heaps.h"
#include "core/rules/fibonacci.h"
#include "core/rules/moore.h"
#include "core/rules/staircase.h"
#include "core/solve/ways/search.h"

namespace mexplorer {

std::vector<Entry> turnGames() {
    return {
        entryOf<GameOf<Moore, HeapColumns<Moore>, AlikeHeaps<Moore>, LaidOutOf<Moore>>>(),
        entryOf<GameOf<Fibonacci, HeapParts<Fibonacci>, OpeningLine<Fibonacci>, LaidOutOf<Fibonacci>>>(),
        entryOf<
            GameOf<Staircase, ComponentsSumOf<Staircase>, PlacedCoins<Staircase>, LaidOutOf<Staircase>>>()};
}

} // namespace mexplorer
