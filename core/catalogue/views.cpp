#include "core/catalogue/views.h"

#include "core/solve/aspects/board.h"
#include "core/solve/aspects/coalition.h"
#include "core/solve/aspects/columns.h"
#include "core/solve/aspects/cyclic.h"
#include "core/solve/aspects/drawn.h"
#include "core/solve/aspects/extensive.h"
#include "core/solve/aspects/grid.h"
#include "core/solve/aspects/impartial.h"
#include "core/solve/aspects/intervals.h"
#include "core/solve/aspects/line.h"
#include "core/solve/aspects/matrix.h"
#include "core/solve/aspects/maze.h"
#include "core/solve/aspects/pairs.h"
#include "core/solve/aspects/parts.h"
#include "core/solve/aspects/positions.h"
#include "core/solve/aspects/sum.h"
#include "core/solve/aspects/table.h"

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

struct View {
    std::string_view id;
    GameKind kind;
    bool (*canShow)(const Game& game);
};

constexpr View views[] = {{"matrix", GameKind::matrix, instancesHave<MatrixAspect>},
                          {"regret", GameKind::matrix, instancesHave<MatrixAspect>},
                          {"cards", GameKind::cards, instancesHave<ExtensiveAspect>},
                          {"learning", GameKind::cards, instancesHave<ExtensiveAspect>},
                          {"coalition", GameKind::coalitions, instancesHave<CoalitionAspect>},
                          {"flow", GameKind::coalitions, instancesHave<FlowAspect>},
                          {"vessels", GameKind::coalitions, instancesHave<BankruptcyAspect>},
                          {"board", GameKind::positions, has<BoardAspect>},
                          {"maze", GameKind::positions, instancesHave<MazeAspect>},
                          {"intervals", GameKind::positions, instancesHave<IntervalsAspect>},
                          {"tree", GameKind::positions, playEnds},
                          {"graph", GameKind::positions, isImpartialOver<DrawnAspect>},
                          {"grid", GameKind::positions, isImpartialWith<GridAspect>},
                          {"beatty", GameKind::positions, has<PairsAspect>},
                          {"xor", GameKind::positions, isImpartialOver<SumAspect>},
                          {"columns", GameKind::positions, isImpartialOver<ColumnsAspect>},
                          {"bars", GameKind::positions, isImpartialOver<PartsAspect>},
                          {"line", GameKind::positions, isImpartialWith<LineAspect>},
                          {"mex", GameKind::positions, isImpartialWith<PositionsAspect>},
                          {"search", GameKind::positions, playEnds},
                          {"play", GameKind::positions, instancesHave<TableAspect>}};

} // namespace

bool mayShow(std::string_view view, GameKind kind) {
    return std::ranges::any_of(views, [&](const View& each) { return each.id == view && each.kind == kind; });
}

bool canShow(std::string_view view, const Game& game) {
    const auto* found = std::ranges::find(views, view, &View::id);
    return found != std::end(views) && found->kind == game.kind() && found->canShow(game);
}

std::vector<std::string> viewsOf(const Game& game) {
    std::vector<std::string> shown;
    for (const View& view : views)
        if (canShow(view.id, game)) shown.emplace_back(view.id);
    return shown;
}

} // namespace mexplorer
