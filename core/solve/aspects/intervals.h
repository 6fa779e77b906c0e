#pragma once

#include "core/solve/aspects/aspect.h"
#include "core/theory/interval_table.h"
#include "core/theory/row_scores.h"

#include <span>
#include <string>

namespace mexplorer {

/// A position that is a row of numbers of which a turn takes the left or the right one, and in which the
/// higher total wins: what each stretch of the row is worth follows from shorter ones (see IntervalTable).
class IntervalsAspect : public Aspect {
public:
    /// What is left. Lives as long as the aspect.
    [[nodiscard]] virtual std::span<const std::int64_t> row() const = 0;
    /// What both have so far, first the player to move.
    [[nodiscard]] virtual Scores soFar() const = 0;
    /// The position in which only this stretch, which is not empty, is left, and nobody has anything yet.
    [[nodiscard]] virtual std::string positionOf(const Stretch& stretch) const = 0;
};

} // namespace mexplorer
