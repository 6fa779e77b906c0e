#pragma once

#include "core/rules/description.h"
#include "core/rules/outcome.h"
#include "core/theory/value.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>

namespace mexplorer {

/// What is known of a position. In games that the last move decides and in which both players have the same
/// moves, `value` is a nimber: in normal play the Sprague–Grundy value; in misère play the misère value, by
/// the same mex but with 1 for a terminal position. Either way 0 means P. A theorem may give the outcome and
/// not the value.
struct Evaluation {
    Outcome outcome = Outcome::P;
    Value value;

    [[nodiscard]] std::optional<Nimber> nimber() const { return value.nimber(); }

    friend bool operator==(const Evaluation&, const Evaluation&) = default;
};

[[nodiscard]] inline Evaluation evaluationOf(Nimber value) {
    return {value == 0 ? Outcome::P : Outcome::N, value};
}

/// The value of a terminal position: whoever is to move has lost (normal) or won (misère).
[[nodiscard]] constexpr Nimber terminalValue(Play play) {
    return play == Play::normal ? 0 : 1;
}

/// What a game is: a value type that knows its positions and the moves between them.
///
/// - `Position` is a regular value with a `hashOf(position)`, found by argument-dependent look-up or, for a
///   standard type, declared in core/rules/hash.h; `Move` is any value.
/// - `forEachOption(position, visit)` calls `visit(move, option)` for each option, always in the same order.
///   The graph of positions must be finite and, except under CyclicRules, without cycles. If `visit` returns
///   false, no more are visited; it may also return nothing.
/// - `optionCount(position)` is the number of options, in O(1) or nearly, so that a view can refuse too many.
/// - `closedForm(position)` is the evaluation by a theorem, without any search, or nothing.
/// - `Family` is a tag that decides how values are found that no theorem gives (see core/solve/ways).
///
/// core/rules/optional.h lists optional members.
template <class R>
concept Rules = std::copyable<R> && std::regular<typename R::Position> &&
    requires(const R& rules, const typename R::Position& position, const typename R::Move& move,
             std::string_view text) {
    { rules.parse(text) } -> std::same_as<Expected<typename R::Position>>;
    { rules.text(position) } -> std::same_as<std::string>;
    { rules.moveText(position, move) } -> std::same_as<Message>;
    { rules.optionCount(position) } -> std::same_as<std::uint64_t>;
    { rules.closedForm(position) } -> std::same_as<std::optional<Evaluation>>;
    rules.forEachOption(position, [](const typename R::Move&, const typename R::Position&) {});
    typename std::type_identity<typename R::Family>;
};

/// Rules of games that the last move decides, as `play()` says, and in which both players have the same
/// moves: all but scored games (see ScoredRules), those that may never end (see CyclicRules) and those of two
/// sides (see TwoSidedRules).
template <class R>
concept ImpartialRules = Rules<R> && requires(const R& rules) {
    { rules.play() } -> std::same_as<Play>;
};

/// Rules whose values are searched for if no theorem gives them.
struct SearchedFamily;
/// Rules of games that the last move does not decide, which find best play themselves (see TellsBestPlay).
struct ScoredFamily;
/// Scored games whose positions are stretches of a row, where a turn takes a number at an end.
struct RowFamily;
/// Rules of games for two that are won, drawn or lost in a few dozen moves, where best play is searched for.
struct BoardFamily;
/// The same for m,n,k-games (see StoneGame), for which there is a faster search.
struct StoneFamily;
/// Rules of games in which play may go on for ever (see CyclicRules).
struct CyclicFamily;
/// Games of two sides that end, by their canonical forms (see TwoSidedRules).
struct PartizanFamily;

} // namespace mexplorer
