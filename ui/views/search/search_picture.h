#pragma once

#include "core/explain/search_trace.h"
#include "core/search/comparison.h"

#include <QString>

#include <memory>
#include <optional>
#include <utility>

namespace mexplorer::ui {

/// Whether the comparison of the ways of searching is drawn as a chart or folded into a line.
enum class ChartFold { fitting, open, folded };

/// What there is to explain in a legend at some step.
struct SearchSigns {
    bool max = false; ///< places where MAX moves
    bool min = false;
    bool ends = false;
    bool estimates = false;
    bool window = false;
    bool line = false;        ///< best play
    bool onlyMinimax = false; ///< what a cut has left out and minimax looks at
    bool leftOut = false;     ///< what nothing looks at
};
[[nodiscard]] SearchSigns signsOfSteps(const SearchSubject& subject);

/// What a picture of a search is made from.
struct SearchPicture {
    std::shared_ptr<const SearchTrace> trace;
    std::optional<SearchComparison> comparison; ///< none if the tree is too large
    bool isExercise = false;                    ///< results are left to be filled in by hand
    bool areEndsWritten = false;                ///< the scores of ends can be edited
    double widestRemark = 0;                    ///< see below
    SearchSigns signs = {};                     ///< of its steps
    ChartFold chart = ChartFold::fitting;

    [[nodiscard]] const SearchSubject& subject() const { return *trace->subject; }
};

/// A window as it is written in a place.
[[nodiscard]] QString windowText(const std::pair<Score, Score>& window);
/// The width of the widest window that a step writes in a triangle, at its usual size.
/// O(events · log windows).
[[nodiscard]] double widestRemark(const SearchSubject& subject);

} // namespace mexplorer::ui
