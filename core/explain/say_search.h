#pragma once

#include "core/explain/search_trace.h"
#include "core/search/progress.h"

namespace mexplorer {

/// What was looked at, and until when: “up to this step · nodes looked at: 7 · leaves: 4 · cuts: 1”, or the
/// same in all, once the search has ended.
[[nodiscard]] Message saySearchCounts(const SearchSubject& subject, const SearchProgress& progress);

/// Until when: “up to this step”, “in all”.
[[nodiscard]] Message sayUntilWhen(const SearchSubject& subject, const SearchProgress& progress);
/// Only what: “nodes: 7 · leaves: 4”.
[[nodiscard]] Message sayLookedAt(const SearchCounts& counts);

/// What is known about a node’s score, for the side it is told for: “3”, “≥ 3”, “≈ 3”; empty if nothing is.
[[nodiscard]] std::string scoreKnown(const SearchSubject& subject, const SearchProgress& progress,
                                     std::uint32_t node);

/// What is searched, and how, with what is known of it by now: “alpha-beta: A ≥ 3”.
[[nodiscard]] Message saySearch(const SearchSubject& subject, const SearchProgress& progress);

} // namespace mexplorer
