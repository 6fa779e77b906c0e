#pragma once

#include "core/rules/drawn_graph.h"
#include "core/rules/proof.h"
#include "core/rules/rules.h"

#include <vector>

namespace mexplorer {

class Task;

/// What rules may have. A member of one of these names that does not fit is an error where the game is made
/// (see optionalsFit); the catalogue asserts what each game has, so that one that is misspelt is an error,
/// too.

/// `startPosition()`: where to open, when that depends on the parameters.
template <class R>
concept ChoosesStart = requires(const R& rules) {
    { rules.startPosition() } -> std::same_as<typename R::Position>;
};

/// `proof(position)`: what the rules’ theorem says of this very position, in words, or nothing. Never long.
template <class R>
concept SaysProof = requires(const R& rules, const typename R::Position& position) {
    { rules.proof(position) } -> std::same_as<std::optional<Proof>>;
};

/// `drawn(position)`: the graph that is played on.
template <class R>
concept PlayedOnGraph = requires(const R& rules, const typename R::Position& position) {
    { rules.drawn(position) } -> std::same_as<Expected<DrawnPositions<typename R::Position>>>;
};

/// `positionsBelow(position)`: how many positions play can come to, at most. Where a theorem tells who wins,
/// a search for the value is not even begun when that is too many.
template <class R>
concept CountsPositionsBelow = requires(const R& rules, const typename R::Position& position) {
    { rules.positionsBelow(position) } -> std::same_as<std::uint64_t>;
};

/// `representative(position)`: one of the positions worth as much, so that a search meets fewer.
template <class R>
concept HasRepresentatives = requires(const R& rules, const typename R::Position& position) {
    { rules.representative(position) } -> std::same_as<typename R::Position>;
};

/// `winningMoves(position)`: all winning moves by a theorem, or nothing: for positions with more moves than
/// can be tried. Then `after(position, move)` is where a move leads.
template <class R>
concept TellsWinningMoves = requires(const R& rules, const typename R::Position& position,
                                     const typename R::Move& move) {
    { rules.winningMoves(position) } -> std::same_as<std::optional<std::vector<typename R::Move>>>;
    { rules.after(position, move) } -> std::same_as<typename R::Position>;
};

/// `mostWinningMoves`: so many of them are told at most; if so many, there may be more.
template <class R>
concept LimitsWinningMoves = TellsWinningMoves<R> && requires {
    { R::mostWinningMoves } -> std::convertible_to<std::size_t>;
};

/// `outcomeAtEnd(position)`: the outcome of a position without a move, of games that something else than the
/// last move decides. A position with moves is then N if some option is P, else a draw if some option is one,
/// else P; nothing has an SG value. `outcome(position, task)` is a way to it that is better than a search.
/// Errors: cancelled.
template <class R>
concept ScoredRules = Rules<R> && !ImpartialRules<R> &&
                      requires(const R& rules, const typename R::Position& position, Task& task) {
    { rules.outcomeAtEnd(position) } -> std::same_as<Outcome>;
    { rules.outcome(position, task) } -> std::same_as<Expected<Outcome>>;
};

/// Where rules have a member of one of these names, it has to be as it is described here.
template <class R>
consteval bool optionalsFit() {
    if constexpr (requires { &R::startPosition; }) static_assert(ChoosesStart<R>);
    if constexpr (requires { &R::proof; }) static_assert(SaysProof<R>);
    if constexpr (requires { &R::drawn; }) static_assert(PlayedOnGraph<R>);
    if constexpr (requires { &R::positionsBelow; }) static_assert(CountsPositionsBelow<R>);
    if constexpr (requires { &R::representative; }) static_assert(HasRepresentatives<R>);
    if constexpr (requires { &R::winningMoves; }) static_assert(TellsWinningMoves<R>);
    if constexpr (requires { &R::mostWinningMoves; }) static_assert(LimitsWinningMoves<R>);
    if constexpr (requires { &R::outcomeAtEnd; }) static_assert(ScoredRules<R>);
    if constexpr (requires { &R::outcome; }) static_assert(ScoredRules<R>);
    return true;
}

} // namespace mexplorer
