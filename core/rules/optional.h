#pragma once

#include "core/rules/drawn_graph.h"
#include "core/rules/estimate.h"
#include "core/rules/proof.h"
#include "core/rules/rules.h"

#include <vector>

namespace mexplorer {

class Task;

/// Optional members of rules. A member with one of these names but another signature is a compile error (see
/// optionalsFit); a misspelt name is not, but tests/core/catalogue/test_aspects.cpp lists what each game has.

/// `startPosition()`: where to open, when that depends on the parameters.
template <class R>
concept ChoosesStart = requires(const R& rules) {
    { rules.startPosition() } -> std::same_as<typename R::Position>;
};

/// `proof(position)`: what a theorem says of this very position, in words, or nothing. Always quick.
template <class R>
concept SaysProof = requires(const R& rules, const typename R::Position& position) {
    { rules.proof(position) } -> std::same_as<std::optional<Proof>>;
};

/// `drawn(position)`: the graph that is played on.
template <class R>
concept PlayedOnGraph = requires(const R& rules, const typename R::Position& position) {
    { rules.drawn(position) } -> std::same_as<Expected<DrawnPositions<typename R::Position>>>;
};

/// `isOnGraph()`: whether it is played on a graph, in games that are played on boards as well; then `drawn`
/// is asked, else `picture`.
template <class R>
concept ChoosesGround = PlayedOnGraph<R> && requires(const R& rules) {
    { rules.isOnGraph() } -> std::same_as<bool>;
};

/// `positionsBelow(position)`: an upper bound on the positions that can be reached. If a theorem tells who
/// wins, and the bound is too large, no search for the value is begun.
template <class R>
concept CountsPositionsBelow = requires(const R& rules, const typename R::Position& position) {
    { rules.positionsBelow(position) } -> std::same_as<std::uint64_t>;
};

/// `representative(position)`: a position of equal value, the same for many, so that a search meets fewer.
template <class R>
concept HasRepresentatives = requires(const R& rules, const typename R::Position& position) {
    { rules.representative(position) } -> std::same_as<typename R::Position>;
};

/// `winningMoves(position)`: all winning moves by a theorem, or nothing: for positions with more moves than
/// can be tried. It needs `after(position, move)`, the option that a move leads to.
template <class R>
concept TellsWinningMoves = requires(const R& rules, const typename R::Position& position,
                                     const typename R::Move& move) {
    { rules.winningMoves(position) } -> std::same_as<std::optional<std::vector<typename R::Move>>>;
    { rules.after(position, move) } -> std::same_as<typename R::Position>;
};

/// `moveBetween(position, option)`: the move that leads from one to the other, or nothing if none does;
/// faster than by looking through all moves.
template <class R>
concept FindsMoveBetween = requires(const R& rules, const typename R::Position& position) {
    { rules.moveBetween(position, position) } -> std::same_as<std::optional<typename R::Move>>;
};

/// The same with a task, `moveBetween(position, option, task)`, if it may take long. Errors: as for
/// Inquiry::moveLeadingTo.
template <class R>
concept SeeksMoveBetween = requires(const R& rules, const typename R::Position& position, Task& task) {
    {
        rules.moveBetween(position, position, task)
        } -> std::same_as<Expected<std::optional<typename R::Move>>>;
};

/// `mostWinningMoves`: upper limit on what winningMoves returns; at the limit there may be more.
template <class R>
concept LimitsWinningMoves = TellsWinningMoves<R> && requires {
    { R::mostWinningMoves } -> std::convertible_to<std::size_t>;
};

/// `scoreAtEnd(position)`: what a terminal position is worth to the player to move, in games that the last
/// move does not decide. It is N if that is above 0, a draw if it is 0, else P. A position with moves is
/// then N if some option is P, else a draw if some option is a draw, else P; there are no SG values.
template <class R>
concept ScoredRules =
    Rules<R> && !ImpartialRules<R> && requires(const R& rules, const typename R::Position& position) {
    { rules.scoreAtEnd(position) } -> std::same_as<Score>;
};

/// `sideOf(move)`: whose move it is, in games whose players have different moves; forEachOption visits those
/// of both, and moveText names the player. Who cannot move has lost, and outcomes are L, R, N or P.
template <class R>
concept TwoSidedRules =
    Rules<R> && !ImpartialRules<R> && requires(const R& rules, const typename R::Move& move) {
    { rules.sideOf(move) } -> std::same_as<Side>;
};

/// `forEachOptionOf(side, position, visit)`: as forEachOption, but the moves of one player alone; for rules
/// by which the other may have more than can be passed over.
template <class R>
concept ListsMovesOfSide = TwoSidedRules<R> &&
    requires(const R& rules, const typename R::Position& position,
             bool (*visit)(const typename R::Move&, const typename R::Position&)) {
    rules.forEachOptionOf(Side::left, position, visit);
};

/// `parts(position)`: positions whose sum is this one, for games of two sides that fall into parts: a move
/// changes only one of them.
template <class R>
concept FallsIntoParts = TwoSidedRules<R> && requires(const R& rules, const typename R::Position& position) {
    { rules.parts(position) } -> std::same_as<std::vector<typename R::Position>>;
};

/// `bestPlay(position, task)`: what a position is worth to the player to move, faster than by a search.
/// Errors: cancelled.
template <class R>
concept TellsBestPlay = ScoredRules<R> &&
    requires(const R& rules, const typename R::Position& position, Task& task) {
    { rules.bestPlay(position, task) } -> std::same_as<Expected<BestPlay>>;
};

/// Scored rules under which play may go on for ever, which is a draw: the graph of positions may have cycles,
/// and every end is won or lost.
///
/// - `states(position)`: a set of numbered positions that contains this one and that no move leaves, as a
///   StateGraph (see core/solve/retrograde.h) that also has `holds(position)` and `numberOf(position)`;
/// - `playerName(position, isMover)`: the name of the player to move, or of the other.
template <class R>
concept CyclicRules = ScoredRules<R> && requires(const R& rules, const typename R::Position& position,
                                                 const typename R::States& states, bool isMover) {
    { rules.states(position) } -> std::same_as<typename R::States>;
    { states.holds(position) } -> std::same_as<bool>;
    { states.numberOf(position) } -> std::same_as<std::uint32_t>;
    { R::playerName(position, isMover) } -> std::same_as<Message>;
};

/// `estimate(position)`: a heuristic value of a position with moves, for the player to move; and
/// `aboutEstimate()`: what is estimated, as the end of a sentence: “the mean of the ends below”.
template <class R>
concept EstimatingRules = Rules<R> && requires(const R& rules, const typename R::Position& position) {
    { rules.estimate(position) } -> std::same_as<Estimate>;
    { rules.aboutEstimate() } -> std::same_as<Message>;
};

/// `winBesideEstimates()`, where terminal positions are only won, drawn or lost: the score of a win where it
/// is compared with estimates; more than any of these.
template <class R>
concept WeighsWins = EstimatingRules<R> && requires(const R& rules) {
    { rules.winBesideEstimates() } -> std::same_as<Score>;
};

/// `estimateShares(position)`: the estimate of a position on a board, piece by piece, to the player to move.
template <class R>
concept SharesEstimate = EstimatingRules<R> &&
    requires(const R& rules, const typename R::Position& position) {
    { rules.estimateShares(position) } -> std::same_as<std::vector<EstimateShare>>;
};

/// `picture(position)`: the board, for games whose positions are boards.
template <class R>
concept TellsPicture = Rules<R> && requires(const R& rules, const typename R::Position& position) {
    { rules.picture(position) } -> std::same_as<BoardPicture>;
};

/// A member with one of these names must be as described here.
template <class R>
consteval bool optionalsFit() {
    if constexpr (requires { &R::startPosition; }) static_assert(ChoosesStart<R>);
    if constexpr (requires { &R::proof; }) static_assert(SaysProof<R>);
    if constexpr (requires { &R::drawn; }) static_assert(PlayedOnGraph<R>);
    if constexpr (requires { &R::isOnGraph; }) static_assert(ChoosesGround<R>);
    if constexpr (requires { &R::positionsBelow; }) static_assert(CountsPositionsBelow<R>);
    if constexpr (requires { &R::representative; }) static_assert(HasRepresentatives<R>);
    if constexpr (requires { &R::winningMoves; }) static_assert(TellsWinningMoves<R>);
    if constexpr (requires { &R::moveBetween; }) static_assert(FindsMoveBetween<R> || SeeksMoveBetween<R>);
    if constexpr (requires { &R::mostWinningMoves; }) static_assert(LimitsWinningMoves<R>);
    if constexpr (requires { &R::scoreAtEnd; }) static_assert(ScoredRules<R>);
    if constexpr (requires { &R::sideOf; }) static_assert(TwoSidedRules<R>);
    if constexpr (requires { &R::parts; }) static_assert(FallsIntoParts<R>);
    if constexpr (requires { &R::bestPlay; }) static_assert(TellsBestPlay<R>);
    if constexpr (requires { &R::states; }) static_assert(CyclicRules<R>);
    if constexpr (requires { &R::estimate; }) static_assert(EstimatingRules<R>);
    if constexpr (requires { &R::winBesideEstimates; }) static_assert(WeighsWins<R>);
    if constexpr (requires { &R::estimateShares; }) static_assert(SharesEstimate<R>);
    if constexpr (requires { &R::picture; }) static_assert(TellsPicture<R>);
    return true;
}

} // namespace mexplorer
