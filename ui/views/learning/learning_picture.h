#pragma once

#include "core/explain/cfr_trace.h"
#include "core/regret/extensive_aspect.h"
#include "core/regret/poker_aspect.h"

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// What a picture of a learning run is made from.
struct LearningPicture {
    std::shared_ptr<const SequenceForm> form;
    std::shared_ptr<const KnownPoker> poker; ///< null if it is no poker
    CfrWay way;
    std::shared_ptr<const CfrRun> run;
    std::optional<std::size_t> step =
        {}; ///< index of the point that a step is about; none: all points are shown, and the last is current

    /// Whether the equilibria of Kuhn’s poker are drawn too.
    [[nodiscard]] bool hasFamily() const { return poker && !poker->family.empty(); }
    [[nodiscard]] const CfrPoint& point() const { return step ? run->points[*step] : run->points.back(); }
};

} // namespace mexplorer::ui
