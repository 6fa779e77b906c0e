#pragma once

#include "core/explain/cfr_trace.h"
#include "core/solve/aspects/extensive.h"

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// What a picture of a run of learning is made from.
struct LearningPicture {
    std::shared_ptr<const KnownPoker> poker;
    CfrWay way;
    std::shared_ptr<const CfrRun> run;
    std::optional<std::size_t> step =
        {}; ///< the point that a step speaks of; none: all of them, and the last

    [[nodiscard]] const CfrPoint& point() const { return step ? run->points[*step] : run->points.back(); }
};

} // namespace mexplorer::ui
