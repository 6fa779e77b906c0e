#include "ui/document/view_kind.h"
#include "ui/views/atlas/atlas_view.h"
#include "ui/views/bars/bars_view.h"
#include "ui/views/beatty/beatty_view.h"
#include "ui/views/beside/beside_view.h"
#include "ui/views/board/board_view.h"
#include "ui/views/canonical/canonical_view.h"
#include "ui/views/cards/cards_view.h"
#include "ui/views/coalition/coalition_view.h"
#include "ui/views/flow/flow_view.h"
#include "ui/views/graph/graph_view.h"
#include "ui/views/grid/grid_view.h"
#include "ui/views/hottest/hottest_view.h"
#include "ui/views/interval/interval_view.h"
#include "ui/views/lattice/lattice_view.h"
#include "ui/views/learning/learning_view.h"
#include "ui/views/lens/lens_view.h"
#include "ui/views/line/line_view.h"
#include "ui/views/matrix/matrix_view.h"
#include "ui/views/maze/maze_view.h"
#include "ui/views/mex/mex_view.h"
#include "ui/views/numbers/numbers_view.h"
#include "ui/views/play/play_view.h"
#include "ui/views/quotient/quotient_view.h"
#include "ui/views/regret/regret_view.h"
#include "ui/views/search/search_view.h"
#include "ui/views/thermograph/thermograph_view.h"
#include "ui/views/tree/tree_view.h"
#include "ui/views/vessels/vessels_view.h"
#include "ui/views/xor/xor_view.h"

#include <algorithm>

namespace mexplorer::ui {

const std::vector<ViewKind>& viewKinds() {
    static const std::vector<ViewKind> kinds = [] {
        std::vector<ViewKind> all = {
            atlasViewKind(),       barsViewKind(),      beattyViewKind(),  besideViewKind(),
            boardViewKind(),       canonicalViewKind(), cardsViewKind(),   coalitionViewKind(),
            columnsViewKind(),     flowViewKind(),      graphViewKind(),   gridViewKind(),
            intervalViewKind(),    learningViewKind(),  lineViewKind(),    lensViewKind(),
            matrixViewKind(),      mazeViewKind(),      mexViewKind(),     numbersViewKind(),
            latticeViewKind(),     playViewKind(),      regretViewKind(),  searchViewKind(),
            thermographViewKind(), treeViewKind(),      vesselsViewKind(), hottestViewKind(),
            xorViewKind(),         quotientViewKind()};
        std::ranges::sort(all, {}, [](const ViewKind& kind) { return placeOfView(kind.id); });
        return all;
    }();
    return kinds;
}

const ViewKind* findView(std::string_view id) {
    const auto found = std::ranges::find(viewKinds(), id, &ViewKind::id);
    return found == viewKinds().end() ? nullptr : &*found;
}

const ViewKind& openingView(const Game& game, std::string_view wanted) {
    for (const std::string_view id : {wanted, std::string_view(game.description().view)}) {
        if (const ViewKind* kind = findView(id); kind && kind->canShow(game)) return *kind;
    }
    return *std::ranges::find_if(viewKinds(), [&](const ViewKind& kind) { return kind.canShow(game); });
}

} // namespace mexplorer::ui
