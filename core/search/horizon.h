#pragma once

#include "core/game/aspects/estimates.h"
#include "core/search/run.h"

namespace mexplorer {

/// The estimate of a node of the run, for MAX; nothing if it is an end, or the game has no estimates.
[[nodiscard]] std::optional<Estimate> estimateAt(const PositionGraph& graph, const SearchRun& run,
                                                 std::uint32_t node);
/// The same estimate piece by piece, for MAX; empty if it is not a sum over the pieces of a board.
[[nodiscard]] std::vector<EstimateShare> sharesAt(const PositionGraph& graph, const SearchRun& run,
                                                  std::uint32_t node);

} // namespace mexplorer
