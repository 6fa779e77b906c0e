#include "core/catalogue/things/graphs.h"
#include "core/catalogue/components_sum.h"
#include "core/catalogue/drawing.h"
#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/catalogue/families/optionals.h"
#include "core/catalogue/game_of.h"
#include "core/catalogue/sketching.h"
#include "core/rules/dag.h"
#include "core/rules/hackenbush.h"
#include "core/solve/ways/search.h"
#include "core/solve/ways/tokens.h"

namespace mexplorer {

// What these rules have besides; a member that is misspelt is an error here.
namespace optionals {
static_assert(optionalsOf<Dag>() == (startPosition | drawn | wayKnown));
static_assert(optionalsOf<Hackenbush>() == (startPosition | proof | drawn | wayKnown));
} // namespace optionals

std::vector<Entry> graphGames() {
    return {entryOf<GameOf<Dag, ComponentsSum<Dag>, Drawing<Dag>, Sketching<Dag>, TableOf<Dag>>>(),
            entryOf<GameOf<Hackenbush, ComponentsSum<Hackenbush>, Drawing<Hackenbush>, Sketching<Hackenbush>,
                           TableOf<Hackenbush>>>()};
}

} // namespace mexplorer
