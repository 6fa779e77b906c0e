#pragma once

#include "core/explain/search_trace.h"
#include "core/search/comparison.h"

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// What a picture of a search is made from.
struct SearchPicture {
    std::shared_ptr<const SearchTrace> trace;
    std::optional<SearchComparison> comparison; ///< nothing of a tree that is too large
    bool isExercise = false;                    ///< what is found is left to be filled in
    bool areEndsWritten = false;                ///< the scores at the ends can be changed

    [[nodiscard]] const SearchSubject& subject() const { return *trace->subject; }
};

} // namespace mexplorer::ui
