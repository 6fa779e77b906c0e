#pragma once

#include "core/explain/cfr_trace.h"
#include "core/regret/extensive_aspect.h"
#include "core/regret/poker_aspect.h"

#include <memory>

namespace mexplorer::ui {

/// What a picture of a learning run is made from.
struct LearningPicture {
    std::shared_ptr<const SequenceForm> form;
    std::shared_ptr<const KnownPoker> poker; ///< null if it is no poker
    CfrWay way;
    std::shared_ptr<const CfrRun> run;

    /// Whether the equilibria of Kuhn’s poker are drawn too.
    [[nodiscard]] bool hasFamily() const { return poker && !poker->family.empty(); }
};

} // namespace mexplorer::ui
