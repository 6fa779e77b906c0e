#pragma once

#include "core/game/aspects/estimates.h"
#include "core/search/exact_scores.h"
#include "core/search/method.h"

namespace mexplorer {

/// The order in which options are tried.
class Ordering {
public:
    Ordering(PositionGraph& graph, MoveOrder order, std::uint64_t seed)
        : graph_(graph), order_(order), seed_(seed), exact_(graph), estimates_(graph.as<EstimatesAspect>()) {}

    /// The numbers of the options of `id`, which must be expanded; equal ones in the rules’ order. Errors:
    /// those of ExactScores, for the orders best and worst.
    [[nodiscard]] Expected<std::vector<std::uint32_t>> of(PositionGraph::Id id, Task& task);

private:
    [[nodiscard]] Expected<void> sortByScore(std::vector<std::uint32_t>& numbers, PositionGraph::Id id,
                                             Task& task);
    void sortByHeuristic(std::vector<std::uint32_t>& numbers, PositionGraph::Id id);
    void shuffle(std::vector<std::uint32_t>& numbers, PositionGraph::Id id) const;

    PositionGraph& graph_;
    MoveOrder order_;
    std::uint64_t seed_;
    ExactScores exact_;
    const EstimatesAspect* estimates_;
};

} // namespace mexplorer
