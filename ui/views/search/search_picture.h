#pragma once

#include "core/explain/search_trace.h"
#include "core/search/comparison.h"

namespace mexplorer::ui {

/// What a picture of a search is made from.
struct SearchPicture {
    SearchSubject subject;
    std::vector<SearchCost> costs; ///< of this search and others; none of a tree that is too large
};

} // namespace mexplorer::ui
