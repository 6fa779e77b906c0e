#pragma once

#include "core/search/run.h"

namespace mexplorer {

/// How far each of two searches of the same tree has come: numbers of events.
struct SideBySide {
    std::size_t cutting = 0;
    std::size_t whole = 0;
    bool isWholeAlone = false; ///< the last step was only of the search that leaves nothing out
    friend bool operator==(const SideBySide&, const SideBySide&) = default;
};

/// The run of a search with cuts with the numbers that its nodes have in `whole`, a run of minimax with the
/// same settings, whose nodes it gets. Both must be whole, and have one pass. O(nodes + events).
[[nodiscard]] SearchRun renumbered(SearchRun cutting, const SearchRun& whole);

/// The common steps of two such runs with the same nodes: both open a node, or get its score, in the same
/// step; at a cut one waits until the other has looked at all that is left out. O(events).
[[nodiscard]] std::vector<SideBySide> sideBySide(const SearchRun& cutting, const SearchRun& whole);

} // namespace mexplorer
