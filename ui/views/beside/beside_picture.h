#pragma once

#include "core/explain/both_trace.h"
#include "ui/figure/steps.h"
#include "ui/views/beside/beside_comparison.h"
#include "ui/views/beside/beside_settings.h"

#include <array>
#include <memory>
#include <optional>

namespace mexplorer::ui {

/// What is said and marked of two pictures, the same at all of their steps.
struct BesideFacts {
    BothSides titles;                                 ///< in what they differ
    std::optional<ValueDifferences> differences = {}; ///< none if they have no values in common places
    Message unpaired = {};  ///< why there are none, if both show values; empty otherwise
    BothSides reasons = {}; ///< why a position has these values: that which both are at, if it differs, else
                            ///< the first that does; empty if that is not known
    std::vector<Message> said = {}; ///< of the first differences, up to mostBesideSteps
};

/// Two figures without any step, and what differs. It holds no game: a picture may outlive it.
struct BesidePicture {
    std::array<std::shared_ptr<const Figure>, 2> figures;
    BesideComparison comparison;
    BesideFacts facts;
};

/// The steps of both, and the figures of each.
struct BesideTrace : BothTrace {
    BesideTrace(BothTrace both, std::array<std::optional<Steps>, 2> sides_)
        : BothTrace(std::move(both)), sides(std::move(sides_)) {}

    std::array<std::optional<Steps>, 2> sides; ///< none where there is nothing to step through
};

/// What is shown of a picture.
struct BesideLook {
    std::array<std::shared_ptr<const Figure>, 2> figures = {}; ///< of a step; null: those without any
    std::optional<std::size_t> ringed = {};                    ///< the number of a difference
};

/// Finds what differs. Errors: cancelled.
[[nodiscard]] Expected<BesideFacts> besideFacts(const BesideScenes& both, const BesideComparison& comparison,
                                                Task& task);

} // namespace mexplorer::ui
