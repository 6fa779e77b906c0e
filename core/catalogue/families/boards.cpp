#include "core/catalogue/board_game_of.h"
#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/catalogue/vector_pairs.h"
#include "core/catalogue/vector_proof.h"
#include "core/rules/grid_walk.h"
#include "core/rules/kiki.h"
#include "core/rules/wythoff.h"

namespace mexplorer {

std::vector<Entry> boardGames() {
    return {entryOf<BoardGameOf<Wythoff, VectorRays<Wythoff>, VectorProof<Wythoff>, VectorPairs<Wythoff>>>(),
            entryOf<BoardGameOf<Kiki>>(),
            entryOf<BoardGameOf<GridWalk, VectorRays<GridWalk>, VectorPairs<GridWalk>>>()};
}

} // namespace mexplorer
