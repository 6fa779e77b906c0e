#pragma once

#include "core/game/aspects/aspect.h"
#include "core/rules/estimate.h"
#include "core/text/message.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace mexplorer {

/// A graph of positions (see PositionGraph) that have static estimates: these stand in for scores at the
/// horizon of a search, and tell it what to try first.
class EstimatesAspect : public Aspect {
public:
    /// The estimate, for the player to move, of a position that has moves.
    [[nodiscard]] virtual Estimate estimate(std::uint32_t id) const = 0;
    /// What estimates are, as the end of a sentence: “the mean of the ends below”.
    [[nodiscard]] virtual Message about() const = 0;
    /// In a game that is only won, drawn or lost, the score of a win on the scale of the estimates: more than
    /// any of them. Nothing if ends of the game have scores of their own.
    [[nodiscard]] virtual std::optional<Score> winBeside() const = 0;
};

/// Beside an EstimatesAspect, where positions are boards and an estimate is a sum over the pieces.
class EstimateSharesAspect : public Aspect {
public:
    /// The pieces’ shares, for the player to move, in reading order.
    [[nodiscard]] virtual std::vector<EstimateShare> shares(std::uint32_t id) const = 0;
};

} // namespace mexplorer
