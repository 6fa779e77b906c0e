#pragma once

#include "core/catalogue/components_sum.h"
#include "core/catalogue/table_of.h"
#include "core/rules/heap_game.h"
#include "core/rules/optional.h"
#include "core/solve/ways/way.h"

namespace mexplorer {

/// Optional members of rules, of the WayOf that finds their values, and of their ThingsOf, by name.
namespace optionals {
using Set = std::uint64_t;
enum Optional : Set {
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
    wayBestPlay = 1U << 24U,
    wayScore = 1U << 25U,
    // of games in which play may never end
    states = 1U << 20U,
    // of any rules
    estimate = 1U << 21U,
    winBesideEstimates = 1U << 22U,
    estimateShares = 1U << 23U,
    picture = 1U << 30U,
    // of what lies on a table
    cellIsHeaps = 1U << 26U,
    componentsAreHeaps = 1U << 27U,
    thingChanges = 1U << 28U,
    thingMovesAt = 1U << 29U
};
} // namespace optionals

/// Those that the rules R have themselves.
template <Rules R>
consteval optionals::Set ruleOptionalsOf() {
    optionals::Set all = optionals::none;
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
    if (TellsPicture<R>) all |= optionals::picture;
    if (TellsTakeTo<R>) all |= optionals::takeTo;
    if (TakesDiffer<R>) all |= optionals::takesLeaveDifferentValues;
    if (SaysValueReason<R>) all |= optionals::valueReason;
    if (NamesValueTheorem<R>) all |= optionals::valueTheorem;
    if (HasValueSaltus<R>) all |= optionals::valueSaltus;
    if (HasLongestTake<R>) all |= optionals::longestTake;
    if (HasValuePeriod<R>) all |= optionals::valuePeriod;
    if (SaysComponentReason<R>) all |= optionals::componentReason;
    if (TellsMoveTo<R>) all |= optionals::moveTo;
    if (CyclicRules<R>) all |= optionals::states;
    return all;
}

/// These, and those of its way and of its things.
template <Rules R>
consteval optionals::Set optionalsOf() {
    optionals::Set all = ruleOptionalsOf<R>();
    if (RemembersValues<WayOf<R>, R>) all |= optionals::wayKnown;
    if (FindsMoveTo<WayOf<R>, R>) all |= optionals::wayMoveTo;
    if (FindsWinningMoves<WayOf<R>, R>) all |= optionals::wayWinningMoves;
    if (FindsBestPlay<WayOf<R>, R>) all |= optionals::wayBestPlay;
    if (FindsScore<WayOf<R>, R>) all |= optionals::wayScore;
    if (cellIsHeaps<R>()) all |= optionals::cellIsHeaps;
    if (componentsAreHeaps<R>()) all |= optionals::componentsAreHeaps;
    if (TellsThingChanges<ThingsOf<R>, R>) all |= optionals::thingChanges;
    if (FindsMovesAt<ThingsOf<R>, R>) all |= optionals::thingMovesAt;
    return all;
}

} // namespace mexplorer
