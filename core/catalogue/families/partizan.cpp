#include "core/solve/ways/partizan.h"
#include "core/catalogue/drawing.h"
#include "core/catalogue/drawn_board.h"
#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/catalogue/notes_of.h"
#include "core/catalogue/sided_game_of.h"
#include "core/catalogue/sketching.h"
#include "core/catalogue/things/boards.h"
#include "core/catalogue/things/cakes.h"
#include "core/catalogue/things/colouring.h"
#include "core/catalogue/things/graphs.h"
#include "core/catalogue/things/heaps.h"
#include "core/catalogue/things/pins.h"
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
#include "core/rules/two_sided/partizan_octal.h"
#include "core/rules/two_sided/partizan_subtraction.h"
#include "core/rules/two_sided/red_blue.h"
#include "core/rules/two_sided/toppling_dominoes.h"

namespace mexplorer {

std::vector<Entry> partizanGames() {
    return {entryOf<SidedGameOf<ShortForm, AspectOf<ShortForm, ComparesAspect>>>(),
            entryOf<SidedGameOf<Domineering, AspectOf<Domineering, AtlasAspect>, DrawnBoard<Domineering>>>(),
            entryOf<SidedGameOf<ToadsAndFrogs, DrawnBoard<ToadsAndFrogs>>>(),
            entryOf<SidedGameOf<Clobber, AspectOf<Clobber, AtlasAspect>, DrawnBoard<Clobber>>>(),
            entryOf<SidedGameOf<TopplingDominoes>>(),
            entryOf<SidedGameOf<PartizanSubtraction>>(),
            entryOf<SidedGameOf<PartizanOctal>>(),
            entryOf<SidedGameOf<Cutcake, AspectOf<Cutcake, AtlasAspect>>>(),
            entryOf<SidedGameOf<MaundyCake, AspectOf<MaundyCake, AtlasAspect>>>(),
            entryOf<SidedGameOf<Col, BoardAspectOf<Col, AtlasAspect>, DrawnBoard<Col>, Drawing<Col>,
                                Sketching<Col>, NotesOf<Col>>>(),
            entryOf<SidedGameOf<Snort, BoardAspectOf<Snort, AtlasAspect>, DrawnBoard<Snort>, Drawing<Snort>,
                                Sketching<Snort>, NotesOf<Snort>>>(),
            entryOf<SidedGameOf<RedBlue, Drawing<RedBlue>, Sketching<RedBlue>, NotesOf<RedBlue>>>()};
}

} // namespace mexplorer
