#pragma once

#include "core/search/run.h"

namespace mexplorer {

/// Adds what the search never came to, below places that it left out, so that the whole tree can be drawn; if
/// `knownToo`, also below those that the table knew. Leaves a run alone that would have more than `most`
/// nodes, or is not whole. Errors: the graph’s budget; cancelled.
[[nodiscard]] Expected<void> growLeftOut(SearchRun& run, PositionGraph& graph, Task& task, std::uint32_t most,
                                         bool knownToo);

} // namespace mexplorer
