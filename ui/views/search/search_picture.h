#pragma once

#include "core/explain/search_trace.h"
#include "core/search/comparison.h"

#include <QString>

#include <memory>
#include <optional>
#include <utility>

namespace mexplorer::ui {

/// What a picture of a search is made from.
struct SearchPicture {
    std::shared_ptr<const SearchTrace> trace;
    std::optional<SearchComparison> comparison; ///< none if the tree is too large
    bool isExercise = false;                    ///< results are left to be filled in by hand
    bool areEndsWritten = false;                ///< the scores of ends can be edited
    double widestRemark = 0;                    ///< see below

    [[nodiscard]] const SearchSubject& subject() const { return *trace->subject; }
};

/// A window as it is written beside a place.
[[nodiscard]] QString windowText(const std::pair<Score, Score>& window);
/// The width of the widest text that a step writes beside a board, at its usual size; where it may be a
/// sentence, as much as there ever is. O(events · log windows).
[[nodiscard]] double widestRemark(const SearchSubject& subject);

} // namespace mexplorer::ui
