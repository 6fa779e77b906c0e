#pragma once

#include "core/explain/trace.h"
#include "core/game/aspects/short_game.h"

namespace mexplorer {

/// What is seen of a thermograph that is being built.
struct HeatState {
    /// Of a wall: nothing; that of the best option; the same with the tax paid, which is the wall itself; up
    /// to where the two meet.
    enum class WallStage { absent, untaxed, taxed, whole };

    WallStage left = WallStage::absent;
    WallStage right = WallStage::absent;
    std::optional<Rational> tax = {};      ///< of which the step speaks
    std::optional<Wall::Corner> turn = {}; ///< where a wall turns, or both meet
    bool areOptionsLit = false;            ///< the step speaks of the options
    bool hasStops = false;                 ///< they are written
    bool hasMast = false;
    bool isDone = false; ///< all is known, and written
};

/// How the thermograph of a game comes from those of its options: the best wall of each side, with the tax
/// paid; then the tax rises from the stops past the turning points to the temperature, over which the mast
/// stands.
using ThermographTrace = TraceOf<ShortGameHeat, HeatState>;

[[nodiscard]] ThermographTrace thermographTrace(ShortGameHeat heat);

/// The place of a wall in sentences and pictures.
[[nodiscard]] Topic wallTopic(bool isLeft);

/// “5/4”, “−1/2”.
[[nodiscard]] Message sayNumber(const Rational& number);
/// “mean 5/4, temperature 7/4”.
[[nodiscard]] Message sayHeat(const Thermograph& heat);
/// The same after the stops.
[[nodiscard]] Message sayStopsAndHeat(const ShortGameHeat& heat);
/// What the stops become if each move costs this tax: “tax t = 1: Left stops at 2, Right at 1”.
[[nodiscard]] Message sayStopsAt(const Thermograph& heat, const Rational& tax);

} // namespace mexplorer
