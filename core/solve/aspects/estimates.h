#pragma once

#include "core/rules/estimate.h"
#include "core/solve/aspects/aspect.h"
#include "core/text/message.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace mexplorer {

/// A graph of positions (see PositionGraph) that seem to be worth something at a glance: it stands in where a
/// search goes no further, and tells it what to try first.
class EstimatesAspect : public Aspect {
public:
    /// Of a position with moves, to the player to move.
    [[nodiscard]] virtual Estimate estimate(std::uint32_t id) const = 0;
    /// What estimates are, as the end of a sentence: “the mean of the ends below”.
    [[nodiscard]] virtual Message about() const = 0;
    /// What a win counts beside them, where the game is only won, drawn or lost: more than any of them.
    /// Nothing if its ends have scores of their own.
    [[nodiscard]] virtual std::optional<Score> winBeside() const = 0;
};

/// The same, where positions are boards and each piece adds its share.
class EstimateSharesAspect : public Aspect {
public:
    /// To the player to move, in reading order.
    [[nodiscard]] virtual std::vector<EstimateShare> shares(std::uint32_t id) const = 0;
};

} // namespace mexplorer
