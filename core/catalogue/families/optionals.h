#pragma once

#include "core/catalogue/components_sum.h"
#include "core/rules/heap_game.h"
#include "core/rules/optional.h"
#include "core/solve/ways/way.h"

namespace mexplorer {

/// What rules, and the way that finds their values, may have besides: the members by their names.
namespace optionals {
enum Optional : unsigned {
    none = 0,
    // of any rules
    startPosition = 1U << 0U,
    proof = 1U << 1U,
    drawn = 1U << 2U,
    positionsBelow = 1U << 3U,
    representative = 1U << 4U,
    winningMoves = 1U << 5U,
    mostWinningMoves = 1U << 6U,
    bestPlay = 1U << 7U,
    // of games of heaps
    takeTo = 1U << 8U,
    takesLeaveDifferentValues = 1U << 9U,
    valueReason = 1U << 10U,
    valueTheorem = 1U << 11U,
    valueSaltus = 1U << 12U,
    longestTake = 1U << 13U,
    valuePeriod = 1U << 14U,
    // of rules whose positions fall into parts
    componentReason = 1U << 15U,
    moveTo = 1U << 16U,
    // of ways
    wayKnown = 1U << 17U,
    wayMoveTo = 1U << 18U,
    wayWinningMoves = 1U << 19U,
    // of games in which play may never end
    states = 1U << 20U,
    // of any rules
    estimate = 1U << 21U,
    winBesideEstimates = 1U << 22U,
    estimateShares = 1U << 23U
};
} // namespace optionals

/// All that the rules R have of these. Each game’s are written down beside its entry: one that is misspelt,
/// or that does not fit its concept, is missing here.
template <Rules R>
consteval unsigned optionalsOf() {
    unsigned all = optionals::none;
    if (ChoosesStart<R>) all |= optionals::startPosition;
    if (SaysProof<R>) all |= optionals::proof;
    if (PlayedOnGraph<R>) all |= optionals::drawn;
    if (CountsPositionsBelow<R>) all |= optionals::positionsBelow;
    if (HasRepresentatives<R>) all |= optionals::representative;
    if (TellsWinningMoves<R>) all |= optionals::winningMoves;
    if (LimitsWinningMoves<R>) all |= optionals::mostWinningMoves;
    if (TellsBestPlay<R>) all |= optionals::bestPlay;
    if (EstimatingRules<R>) all |= optionals::estimate;
    if (WeighsWins<R>) all |= optionals::winBesideEstimates;
    if (SharesEstimate<R>) all |= optionals::estimateShares;
    if (TellsTakeTo<R>) all |= optionals::takeTo;
    if (TakesDiffer<R>) all |= optionals::takesLeaveDifferentValues;
    if (SaysValueReason<R>) all |= optionals::valueReason;
    if (NamesValueTheorem<R>) all |= optionals::valueTheorem;
    if (HasValueSaltus<R>) all |= optionals::valueSaltus;
    if (HasLongestTake<R>) all |= optionals::longestTake;
    if (HasValuePeriod<R>) all |= optionals::valuePeriod;
    if (SaysComponentReason<R>) all |= optionals::componentReason;
    if (TellsMoveTo<R>) all |= optionals::moveTo;
    if (RemembersValues<WayOf<R>, R>) all |= optionals::wayKnown;
    if (FindsMoveTo<WayOf<R>, R>) all |= optionals::wayMoveTo;
    if (FindsWinningMoves<WayOf<R>, R>) all |= optionals::wayWinningMoves;
    if (CyclicRules<R>) all |= optionals::states;
    return all;
}

} // namespace mexplorer
