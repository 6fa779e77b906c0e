#pragma once

#include "core/search/run.h"

namespace mexplorer {

/// Adds what lies below the nodes that cuts left out, so that the whole tree can be drawn; if `knownToo`,
/// also below those found in the table. Leaves the run unchanged if it is not whole or would have more than
/// `most` nodes. Errors: the graph’s budget; cancelled.
[[nodiscard]] Expected<void> growLeftOut(SearchRun& run, PositionGraph& graph, Task& task, std::uint32_t most,
                                         bool knownToo);

} // namespace mexplorer
