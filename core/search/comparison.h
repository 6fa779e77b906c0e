#pragma once

#include "core/search/run.h"

#include <array>

namespace mexplorer {

/// How many leaves each method looks at in each order of moves.
struct SearchComparison {
    static constexpr std::array methods = {SearchMethod::minimax, SearchMethod::alphaBeta,
                                           SearchMethod::table, SearchMethod::deepening};
    static constexpr std::array orders = {MoveOrder::given, MoveOrder::best, MoveOrder::worst,
                                          MoveOrder::heuristic, MoveOrder::shuffled};

    /// By method and order; nothing if its tree has too many nodes. Iterative deepening looks at the leaves
    /// of all its passes.
    std::array<std::array<std::optional<std::uint64_t>, orders.size()>, methods.size()> leaves = {};
    /// Leaves that any search without a table must look at; nothing if there are too many positions to tell.
    std::optional<std::uint64_t> least = {};

    [[nodiscard]] std::uint64_t most() const;
};

/// The same search from the graph’s first position, with the seed and the horizon of `settings`, by every
/// method in every order. Nothing if alpha-beta in the given order visits more than `most` nodes. Errors:
/// cancelled.
[[nodiscard]] Expected<std::optional<SearchComparison>> compareSearches(PositionGraph& graph,
                                                                        const SearchSettings& settings,
                                                                        Task& task,
                                                                        std::uint32_t most = mostSearchNodes);

} // namespace mexplorer
