#pragma once

#include "core/explain/search_teller.h"
#include "core/search/beside.h"

namespace mexplorer {

/// Says what happens when a search with cuts runs beside minimax.
class BesideTeller {
public:
    /// `subject` has both runs (see SearchSubject::minimax), and these are their common steps.
    BesideTeller(const std::shared_ptr<const SearchSubject>& subject, std::vector<SideBySide> steps);

    [[nodiscard]] Saying of(std::size_t step) const;

private:
    std::vector<SideBySide> steps_;
    SearchTeller cutting_;
    SearchTeller whole_;
    std::size_t cutLine_; ///< of the pseudo-code
    SearchCounts counts_;
    SearchCounts wholeCounts_;
};

} // namespace mexplorer
