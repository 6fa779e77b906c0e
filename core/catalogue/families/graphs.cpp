#include "core/catalogue/things/graphs.h"
#include "core/catalogue/components_sum.h"
#include "core/catalogue/drawing.h"
#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/catalogue/game_of.h"
#include "core/catalogue/notes_of.h"
#include "core/catalogue/sketching.h"
#include "core/rules/dag.h"
#include "core/rules/hackenbush.h"
#include "core/solve/ways/search.h"
#include "core/solve/ways/tokens.h"

namespace mexplorer {

std::vector<Entry> graphGames() {
    return {
        entryOf<
            GameOf<Dag, ComponentsSumOf<Dag>, Drawing<Dag>, Sketching<Dag>, LaidOutOf<Dag>, NotesOf<Dag>>>(),
        entryOf<GameOf<Hackenbush, ComponentsSumOf<Hackenbush>, Drawing<Hackenbush>, Sketching<Hackenbush>,
                       LaidOutOf<Hackenbush>, NotesOf<Hackenbush>>>()};
}

} // namespace mexplorer
