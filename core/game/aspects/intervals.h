#pragma once

#include "core/game/aspects/aspect.h"
#include "core/theory/interval_values.h"
#include "core/theory/row_scores.h"

#include <span>
#include <string>

namespace mexplorer {

/// A position that is a row of numbers of which a turn takes the left or the right one, and in which the
/// higher total wins: what each stretch of the row is worth follows from shorter ones (see IntervalValues).
class IntervalsAspect : public Aspect {
public:
    /// The numbers that are left; valid as long as the aspect.
    [[nodiscard]] virtual std::span<const std::int64_t> row() const = 0;
    /// Both players’ totals so far, first that of the player to move.
    [[nodiscard]] virtual Scores soFar() const = 0;
    /// The position in which only this stretch (not empty) is left and both totals are 0.
    [[nodiscard]] virtual std::string positionOf(const Stretch& stretch) const = 0;
};

} // namespace mexplorer
