#pragma once

#include "core/rules/rules.h"
#include "core/task/task.h"

namespace mexplorer {

/// How rules of one family find values that no theorem gives. Rules name their family (`R::Family`, a mere
/// tag); the family’s way is a specialisation in a file of this folder, and rules of a family whose file is
/// not included do not compile.
///
/// - `Shared`: what many questions about one game share; thread-safe;
/// - it is made from the rules, a shared pointer to Shared and a Budget, for one thread at a time;
/// - `value(position, task)`: the value as an Expected<Nimber>; or, for games that are not decided by the
///   last move, `outcome(position, task)` as an Expected<Outcome>; or, for games of two sides,
///   `evaluation(position, task)` as an Expected<Evaluation>;
/// - `bestPlay(position, task)`, if it has one: see FindsBestPlay;
/// - `score(position, task)`, if it has one: see FindsScore;
/// - `known(position)`, if it has one: see RemembersValues;
/// - `moveToValue(position, value, task)`, if it has one: see FindsMoveToValue;
/// - `winningMoves(position, task, add)`, if it has one: see FindsWinningMoves.
template <class R, class Family = typename R::Family>
class WayOf;

template <Rules R>
using SharedOf = typename WayOf<R>::Shared;

/// A move and the option that it leads to.
template <Rules R>
struct MadeMove {
    typename R::Move move;
    typename R::Position option;
};

/// Ways that find, in games that are not decided by the last move, the result of best play for the player to
/// move. Errors: as for the outcome.
template <class Way, class R>
concept FindsBestPlay = requires(Way& way, const typename R::Position& position, Task& task) {
    { way.bestPlay(position, task) } -> std::same_as<Expected<BestPlay>>;
};

/// Ways that find the score of best play, without plies, quickly enough to ask for it at every position of a
/// tree. Errors: as for the outcome.
template <class Way, class R>
concept FindsScore = requires(Way& way, const typename R::Position& position, Task& task) {
    { way.score(position, task) } -> std::same_as<Expected<Score>>;
};

/// Ways that remember values which are not shared: `known` gives a value found before, or nothing. Any
/// number of threads may call it, but only while nothing else is asked.
template <class Way, class R>
concept RemembersValues = requires(const Way& way, const typename R::Position& position) {
    { way.known(position) } -> std::same_as<std::optional<Nimber>>;
};

/// Ways that find, in normal play, some move to a position of a given value without trying all: nothing if
/// there is none. Errors: a value is out of reach; cancelled.
template <class Way, class R>
concept FindsMoveToValue = requires(Way& way, const typename R::Position& position, Nimber value,
                                    Task& task) {
    { way.moveToValue(position, value, task) } -> std::same_as<Expected<std::optional<MadeMove<R>>>>;
};

/// Ways that find winning moves without trying all: add(move, option) is called for each until it returns
/// false. Returns whether these are certainly all; nothing if the way does not know, and the moves have to be
/// tried. Errors: a value is out of reach; cancelled.
template <class Way, class R>
concept FindsWinningMoves = requires(Way& way, const typename R::Position& position, Task& task,
                                     bool (*add)(const typename R::Move&, const typename R::Position&)) {
    { way.winningMoves(position, task, add) } -> std::same_as<Expected<std::optional<bool>>>;
};

} // namespace mexplorer
