#pragma once

#include "core/game/aspects/estimates.h"
#include "core/search/run.h"

#include <map>

// Scores by the definition, without windows and tables, to compare the ways of searching with.
namespace mexplorer {

inline constexpr SearchMethod valueMethods[] = {SearchMethod::minimax, SearchMethod::alphaBeta,
                                                SearchMethod::table, SearchMethod::deepening};
inline constexpr MoveOrder moveOrders[] = {MoveOrder::given, MoveOrder::best, MoveOrder::worst,
                                           MoveOrder::heuristic, MoveOrder::shuffled};

/// What every node of a run is worth to MAX, by looking at all that is below it.
class PlainScores {
public:
    PlainScores(PositionGraph& graph, const SearchRun& run)
        : graph_(graph), run_(run), estimates_(graph.as<EstimatesAspect>()) {}

    /// As far as its pass looks, on the scale of the run's events.
    [[nodiscard]] Score seen(std::uint32_t node) {
        const SearchPass& pass = passOf(node);
        const std::uint32_t depth = run_.nodes[node].depth;
        const bool hasHorizon = pass.horizon > 0;
        const Score score = of(run_.nodes[node].position, hasHorizon ? pass.horizon - depth : endless);
        return run_.isMax(node) ? score : -score;
    }
    /// To the ends of the game, on the same scale.
    [[nodiscard]] Score real(std::uint32_t node) {
        const Score score = of(run_.nodes[node].position, endless);
        return run_.isMax(node) ? score : -score;
    }

private:
    static constexpr std::uint32_t endless = UINT32_MAX;

    [[nodiscard]] const SearchPass& passOf(std::uint32_t node) const {
        std::size_t pass = run_.passes.size() - 1;
        while (run_.passes[pass].root > node)
            --pass;
        return run_.passes[pass];
    }
    /// For the player to move.
    Score of(PositionGraph::Id id, std::uint32_t moves) {
        if (graph_.optionCount(id) == 0) return run_.win.value_or(1) * graph_.scoreAtEnd(id);
        if (moves == 0) return estimates_ ? estimates_->estimate(id).worth() : 0;
        const auto found = known_.find({id, moves});
        if (found != known_.end()) return found->second;
        const auto options = graph_.options(id);
        const std::vector<PositionGraph::Id> kept(options.begin(), options.end());
        Score best = INT64_MIN;
        for (const PositionGraph::Id option : kept)
            best = std::max(best, -of(option, moves == endless ? endless : moves - 1));
        return known_[{id, moves}] = best;
    }

    PositionGraph& graph_;
    const SearchRun& run_;
    const EstimatesAspect* estimates_;
    std::map<std::pair<PositionGraph::Id, std::uint32_t>, Score> known_;
};

/// Whether `truth` is as the bound says of `score`.
[[nodiscard]] inline bool holds(Bound bound, Score score, Score truth) {
    switch (bound) {
    case Bound::exact:
        return truth == score;
    case Bound::most:
        return truth <= score;
    case Bound::least:
        return truth >= score;
    case Bound::none:
        break;
    }
    return true;
}

} // namespace mexplorer
