#include "core/solve/ways/partizan.h"
#include "core/catalogue/drawing.h"
#include "core/catalogue/drawn_board.h"
#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/catalogue/game_of.h"
#include "core/catalogue/notes_of.h"
#include "core/catalogue/search_limit_of.h"
#include "core/catalogue/short_game_of.h"
#include "core/catalogue/sketching.h"
#include "core/catalogue/things/boards.h"
#include "core/catalogue/things/cakes.h"
#include "core/catalogue/things/colouring.h"
#include "core/catalogue/things/graphs.h"
#include "core/catalogue/things/heaps.h"
#include "core/catalogue/things/two_sided.h"
#include "core/game/aspects/atlas.h"
#include "core/game/aspects/compares.h"
#include "core/rules/domineering.h"
#include "core/rules/short_form.h"
#include "core/rules/toads_and_frogs.h"
#include "core/rules/two_sided/clobber.h"
#include "core/rules/two_sided/colouring.h"
#include "core/rules/two_sided/cutcake.h"
#include "core/rules/two_sided/maundy_cake.h"
#include "core/rules/two_sided/partizan_subtraction.h"
#include "core/rules/two_sided/red_blue.h"
#include "core/rules/two_sided/toppling_dominoes.h"

namespace mexplorer {

std::vector<Entry> partizanGames() {
    return {
        entryOf<GameOf<ShortForm, ShortGameOf<ShortForm>, AspectOf<ShortForm, ComparesAspect>,
                       LaidOutOf<ShortForm>>>(),
        entryOf<GameOf<Domineering, ShortGameOf<Domineering>, AspectOf<Domineering, AtlasAspect>,
                       DrawnBoard<Domineering>, LaidOutOf<Domineering>, SearchLimitOf<Domineering>>>(),
        entryOf<GameOf<ToadsAndFrogs, ShortGameOf<ToadsAndFrogs>, DrawnBoard<ToadsAndFrogs>,
                       LaidOutOf<ToadsAndFrogs>>>(),
        entryOf<GameOf<Clobber, ShortGameOf<Clobber>, AspectOf<Clobber, AtlasAspect>, DrawnBoard<Clobber>,
                       LaidOutOf<Clobber>, SearchLimitOf<Clobber>>>(),
        entryOf<GameOf<TopplingDominoes, ShortGameOf<TopplingDominoes>, LaidOutOf<TopplingDominoes>>>(),
        entryOf<
            GameOf<PartizanSubtraction, ShortGameOf<PartizanSubtraction>, LaidOutOf<PartizanSubtraction>>>(),
        entryOf<GameOf<Cutcake, ShortGameOf<Cutcake>, AspectOf<Cutcake, AtlasAspect>, LaidOutOf<Cutcake>>>(),
        entryOf<GameOf<MaundyCake, ShortGameOf<MaundyCake>, AspectOf<MaundyCake, AtlasAspect>,
                       LaidOutOf<MaundyCake>>>(),
        entryOf<GameOf<Col, ShortGameOf<Col>, BoardAspectOf<Col, AtlasAspect>, DrawnBoard<Col>, Drawing<Col>,
                       Sketching<Col>, NotesOf<Col>, LaidOutOf<Col>, SearchLimitOf<Col>>>(),
        entryOf<GameOf<Snort, ShortGameOf<Snort>, BoardAspectOf<Snort, AtlasAspect>, DrawnBoard<Snort>,
                       Drawing<Snort>, Sketching<Snort>, NotesOf<Snort>, LaidOutOf<Snort>,
                       SearchLimitOf<Snort>>>(),
        entryOf<GameOf<RedBlue, ShortGameOf<RedBlue>, Drawing<RedBlue>, Sketching<RedBlue>, NotesOf<RedBlue>,
                       LaidOutOf<RedBlue>>>()};
}

} // namespace mexplorer
