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
    bool (*canShow)(const Game& game);
};

constexpr View views[] = {{"matrix", instancesHave<MatrixAspect>},
                          {"regret", instancesHave<MatrixAspect>},
                          {"cards", instancesHave<ExtensiveAspect>},
                          {"learning", instancesHave<ExtensiveAspect>},
                          {"coalition", instancesHave<CoalitionAspect>},
                          {"flow", instancesHave<FlowAspect>},
                          {"vessels", instancesHave<BankruptcyAspect>},
                          {"board", has<BoardAspect>},
                          {"maze", instancesHave<MazeAspect>},
                          {"intervals", instancesHave<IntervalsAspect>},
                          {"tree", playEnds},
                          {"graph", isImpartialOver<DrawnAspect>},
                          {"grid", isImpartialWith<GridAspect>},
                          {"beatty", has<PairsAspect>},
                          {"xor", isImpartialOver<SumAspect>},
                          {"columns", isImpartialOver<ColumnsAspect>},
                          {"bars", isImpartialOver<PartsAspect>},
                          {"line", isImpartialWith<LineAspect>},
                          {"mex", isImpartialWith<PositionsAspect>},
                          {"search", playEnds},
                          {"play", instancesHave<TableAspect>}};

} // namespace

bool canShow(std::string_view view, const Game& game) {
    const auto* found = std::ranges::find(views, view, &View::id);
    return found != std::end(views) && found->canShow(game);
}

std::vector<std::string> viewsOf(const Game& game) {
    std::vector<std::string> shown;
    for (const View& view : views)
        if (view.canShow(game)) shown.emplace_back(view.id);
    return shown;
}

} // namespace mexplorer
