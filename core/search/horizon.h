#pragma once

#include "core/search/run.h"
#include "core/solve/aspects/estimates.h"

namespace mexplorer {

/// What a node of the run seems to be worth to MAX at a glance; nothing if it is an end, or nothing is known.
[[nodiscard]] std::optional<Estimate> estimateAt(const PositionGraph& graph, const SearchRun& run,
                                                 std::uint32_t node);
/// The same piece by piece, on a board; none if it is no sum of pieces.
[[nodiscard]] std::vector<EstimateShare> sharesAt(const PositionGraph& graph, const SearchRun& run,
                                                  std::uint32_t node);

} // namespace mexplorer
