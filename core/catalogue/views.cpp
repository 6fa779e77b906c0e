#include "core/catalogue/views.h"

#include "core/coalition/coalition_aspect.h"
#include "core/game/aspects/atlas.h"
#include "core/game/aspects/board.h"
#include "core/game/aspects/columns.h"
#include "core/game/aspects/compares.h"
#include "core/game/aspects/cyclic.h"
#include "core/game/aspects/drawn.h"
#include "core/game/aspects/grid.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/intervals.h"
#include "core/game/aspects/line.h"
#include "core/game/aspects/maze.h"
#include "core/game/aspects/pairs.h"
#include "core/game/aspects/parts.h"
#include "core/game/aspects/positions.h"
#include "core/game/aspects/short_game.h"
#include "core/game/aspects/sum.h"
#include "core/game/aspects/things.h"
#include "core/game/aspects/two_sided.h"
#include "core/misere/heap_breaks_aspect.h"
#include "core/regret/extensive_aspect.h"
#include "core/regret/matrix_aspect.h"
#include "core/regret/poker_aspect.h"
#include "core/sum/ledger.h"

#include <algorithm>

namespace mexplorer {

namespace {

template <class Wanted>
bool has(const Game& game) {
    return game.as<Wanted>() != nullptr;
}

template <class Wanted>
bool isImpartialWith(const Game& game) {
    return has<ImpartialAspect>(game) && has<Wanted>(game);
}

template <class Wanted>
bool isImpartialOver(const Game& game) {
    return has<ImpartialAspect>(game) && instancesHave<Wanted>(game);
}

bool hasLineOrGrid(const Game& game) {
    return isImpartialWith<LineAspect>(game) || isImpartialWith<GridAspect>(game);
}

bool isShownBeside(const Game& game);

struct View {
    std::string_view id;
    GameKind kind;
    bool (*canShow)(const Game& game);
};

/// In the order of their tabs.
constexpr View views[] = {{"matrix", GameKind::matrix, instancesHave<MatrixAspect>},
                          {"regret", GameKind::matrix, instancesHave<MatrixAspect>},
                          {"cards", GameKind::extensive, instancesHave<PokerAspect>},
                          {"learning", GameKind::extensive, instancesHave<ExtensiveAspect>},
                          {"coalition", GameKind::coalitions, instancesHave<CoalitionAspect>},
                          {"flow", GameKind::coalitions, instancesHave<FlowAspect>},
                          {"vessels", GameKind::coalitions, instancesHave<BankruptcyAspect>},
                          {"board", GameKind::positions, has<BoardAspect>},
                          {"maze", GameKind::positions, instancesHave<MazeAspect>},
                          {"intervals", GameKind::positions, instancesHave<IntervalsAspect>},
                          {"canonical", GameKind::positions, instancesHave<ShortGameAspect>},
                          {"thermograph", GameKind::positions, instancesHave<ShortGameAspect>},
                          {"hottest", GameKind::positions, instancesHave<LedgerAspect>},
                          {"numbers", GameKind::positions, instancesHave<ShortGameAspect>},
                          {"lattice", GameKind::positions, has<ComparesAspect>},
                          {"atlas", GameKind::positions, has<AtlasAspect>},
                          {"tree", GameKind::positions, playEnds},
                          {"graph", GameKind::positions, instancesHave<DrawnAspect>},
                          {"grid", GameKind::positions, isImpartialWith<GridAspect>},
                          {"beatty", GameKind::positions, has<PairsAspect>},
                          {"xor", GameKind::positions, isImpartialOver<SumAspect>},
                          {"columns", GameKind::positions, isImpartialOver<ColumnsAspect>},
                          {"bars", GameKind::positions, isImpartialOver<PartsAspect>},
                          {"line", GameKind::positions, isImpartialWith<LineAspect>},
                          {"lens", GameKind::positions, hasLineOrGrid},
                          {"quotient", GameKind::positions, has<HeapBreaksAspect>},
                          {"beside", GameKind::positions, isShownBeside},
                          {"mex", GameKind::positions, isImpartialWith<PositionsAspect>},
                          {"search", GameKind::positions, canBeSearched},
                          {"play", GameKind::positions, instancesHave<ThingsAspect>}};

/// What is drawn of a position or of many, and can be compared or looked at twice.
constexpr std::string_view besideViews[] = {"board",   "intervals", "canonical", "thermograph",
                                            "tree",    "graph",     "grid",      "xor",
                                            "columns", "bars",      "line",      "search"};

bool isShownBeside(const Game& game) {
    return std::ranges::any_of(besideViews,
                               [&](std::string_view view) { return mexplorer::canShow(view, game); });
}

consteval bool everyKindHasView() {
    for (std::size_t kind = 0; kind < kindCount; ++kind) {
        const auto isOfKind = [kind](const View& view) { return view.kind == static_cast<GameKind>(kind); };
        if (std::ranges::none_of(views, isOfKind)) return false;
    }
    return true;
}
static_assert(everyKindHasView(), "A game that no view shows cannot be opened");

} // namespace

bool mayShow(std::string_view view, GameKind kind) {
    return std::ranges::any_of(views, [&](const View& each) { return each.id == view && each.kind == kind; });
}

std::size_t placeOfView(std::string_view view) {
    return static_cast<std::size_t>(std::ranges::find(views, view, &View::id) - views);
}

bool canShow(std::string_view view, const Game& game) {
    const auto* found = views + placeOfView(view);
    return found != std::end(views) && found->kind == game.kind() && found->canShow(game);
}

std::vector<std::string> viewsOf(const Game& game) {
    std::vector<std::string> shown;
    for (const View& view : views)
        if (canShow(view.id, game)) shown.emplace_back(view.id);
    return shown;
}

std::vector<std::string> viewsBeside(const Game& game) {
    std::vector<std::string> shown;
    for (const std::string_view view : besideViews)
        if (canShow(view, game)) shown.emplace_back(view);
    return shown;
}

} // namespace mexplorer
