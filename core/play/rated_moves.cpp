#include "core/play/rated_moves.h"

#include "core/game/aspects/best_play.h"
#include "core/game/aspects/large_search.h"
#include "core/game/aspects/pictures.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// The limits of a search for one move: its memory, and nodes for a few seconds.
constexpr LargeSearchLimits searchLimits{.bytes = std::uint64_t{64} << 20U, .nodes = 20'000'000};

constexpr BestPlay noWorse{-infiniteScore};
constexpr BestPlay noBetter{infiniteScore};

BestPlay madeBy(const BestPlay& option) {
    BestPlay play{-option.score, option.plies};
    if (play.plies) ++*play.plies; // the move itself
    return play;
}

/// All moves, with nothing known about them yet.
std::vector<RatedMove> listed(const Inquiry& asked) {
    std::vector<RatedMove> moves;
    asked.graph()->forEachMove(0, [&](Message move, std::string to) {
        moves.push_back({moves.size(), std::move(move), std::move(to), noWorse, noBetter});
        return true;
    });
    return moves;
}

/// Evaluates each move by itself.
void rateByBestPlay(const Inquiry& asked, RatedMoves& rated, Task& task) {
    const auto options = asked.options(task);
    for (std::size_t i = 0; i < rated.moves.size(); ++i) {
        if (!options || task.cancelled()) break;
        task.report(static_cast<double>(i) / static_cast<double>(rated.moves.size()));
        const auto play = (**options)[i]->as<BestPlayAspect>()->bestPlay(task);
        if (play) rated.moves[i].worst = rated.moves[i].best = madeBy(*play);
    }
}

/// For each move of the first position, the cell in which it puts a piece.
std::vector<BoardCell> cellsOfMoves(PositionGraph& graph) {
    const auto& pictures = *graph.as<PicturesAspect>();
    const BoardPicture before = pictures.picture(0);
    const auto isNew = [&](const PlacedPiece& piece) {
        return std::ranges::find(before.pieces, piece.cell, &PlacedPiece::cell) == before.pieces.end();
    };
    std::vector<BoardCell> cells;
    for (const PositionGraph::Id option : graph.options(0)) {
        const BoardPicture after = pictures.picture(option);
        cells.push_back(std::ranges::find_if(after.pieces, isNew)->cell);
    }
    return cells;
}

/// Searches all moves together, deeper and deeper.
Expected<void> rateBySearch(const Inquiry& asked, RatedMoves& rated, Task& task) {
    const auto& aspect = *asked.as<LargeSearchAspect>();
    const auto search = aspect.search(searchLimits);
    if (!search) return tl::unexpected(search.error());
    (void)(*search)->run(task); // if it is stopped, what it has found is used
    const LargeSearchNews news = (*search)->news();
    const std::vector<BoardCell> cells = cellsOfMoves(*asked.graph());
    std::vector<RatedMove> inOrder;
    for (const SearchedMove& found : news.moves) {
        const auto put = std::ranges::find_if(rated.moves, [&](const RatedMove& move) {
            return cells[move.option] == aspect.cellOf(found.move);
        });
        if (put == rated.moves.end()) continue;
        inOrder.push_back(std::move(*put));
        inOrder.back().worst = found.worst;
        inOrder.back().best = found.best;
        rated.moves.erase(put);
    }
    std::ranges::move(rated.moves, std::back_inserter(inOrder));
    rated.moves = std::move(inOrder);
    rated.ahead = news.depth;
    return {};
}

} // namespace

Score RatedMoves::score() const {
    return std::ranges::max(moves, {}, [](const RatedMove& move) { return move.worst.score; }).worst.score;
}

bool RatedMoves::isDecided() const {
    const Score most =
        std::ranges::max(moves, {}, [](const RatedMove& move) { return move.best.score; }).best.score;
    return score() == most;
}

Expected<RatedMoves> rateMoves(const Inquiry& asked, Task& task) {
    RatedMoves rated{listed(asked)};
    if (asked.as<LargeSearchAspect>()) {
        if (const auto searched = rateBySearch(asked, rated, task); !searched)
            return tl::unexpected(searched.error());
    } else {
        rateByBestPlay(asked, rated, task);
    }
    rated.isCutShort = task.cancelled() && !rated.isDecided();
    if (rated.isDecided()) rated.ahead.reset();
    return rated;
}

} // namespace mexplorer
