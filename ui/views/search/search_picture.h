#pragma once

#include "core/explain/search_trace.h"
#include "core/search/comparison.h"

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// What a picture of a search is made from.
struct SearchPicture {
    std::shared_ptr<const SearchTrace> trace;
    std::optional<SearchComparison> comparison; ///< none if the tree is too large
    bool isExercise = false;                    ///< results are left to be filled in by hand
    bool areEndsWritten = false;                ///< the scores of ends can be edited

    [[nodiscard]] const SearchSubject& subject() const { return *trace->subject; }
};

} // namespace mexplorer::ui
