#pragma once

#include "core/rules/description.h"
#include "core/theory/mex.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>

namespace mexplorer {

/// Who wins with best play. P: the player who just moved; N: the player to move.
enum class Outcome { P, N, draw };

/// What is known of a position. In normal play `value` is the Sprague–Grundy value; in misère play it is the
/// misère value, by the same mex but with 1 for a terminal position. Either way 0 means P.
/// A theorem may tell the outcome and not the value.
struct Evaluation {
    Outcome outcome = Outcome::P;
    std::optional<Nimber> value;

    friend bool operator==(const Evaluation&, const Evaluation&) = default;
};

[[nodiscard]] constexpr Evaluation evaluationOf(Nimber value) {
    return {value == 0 ? Outcome::P : Outcome::N, value};
}

/// The value of a position with no move: whoever is to move has lost (normal) or won (misère).
[[nodiscard]] constexpr Nimber terminalValue(Play play) {
    return play == Play::normal ? 0 : 1;
}

/// What a game is: a value type that knows its positions and the moves between them.
///
/// - `Position` is a regular value with a `hashOf(position)` found by argument-dependent look-up or for a
///   standard type declared in core/rules/hash.h; `Move` is any value.
/// - `forEachOption(position, visit)` calls `visit(move, option)` for each option, always in the same order.
///   The graph of positions must be finite and without cycles. Where `visit` returns a bool, no says that it
///   needs no more: rules end then.
/// - `optionCount(position)` is how many times that would be, in O(1) or nearly, so that a view can refuse.
/// - `closedForm(position)` is what a theorem says without any search, or nothing.
/// - `winningMoves(position)`, if the rules have it, are all winning moves by a theorem (or, where there are
///   thousands, the first of them), or nothing: for positions with more moves than can be tried. Then
///   `after(position, move)` is where a move leads.
/// - `positionsBelow(position)`, if the rules have it, is how many positions play can come to, at most: where
///   a theorem tells who wins, a search for the value is not even begun when that is too many.
/// - `representative(position)`, if the rules have it, is one of the positions worth as much, so that a
///   search meets fewer.
/// - `value(position, task)`, if the rules have it, is an Expected<std::optional<Nimber>>: a way to the value
///   that is not immediate but better than a search; nothing where only a search can tell.
/// - `proof(position)`, if the rules have it, is what their theorem says of this very position, in words (see
///   core/rules/proof.h), or nothing. Never long.
/// - `drawn(position)`, if the rules have it, is an Expected<DrawnGraph>: the graph that is played on.
/// - `outcomeAtEnd(position)`, if the rules have it, is the Outcome of a position without a move, for games
///   that something else than the last move decides. A position with moves is then N if some option is P,
///   else a draw if some option is one, else P; nothing has an SG value, and `play()` means nothing.
///   `outcome(position, task)`, an Expected<Outcome>, is a way to it that is better than a search.
/// - `startPosition()`, if the rules have it, is where to open when that depends on the parameters.
template <class R>
concept Rules = std::copyable<R> && std::regular<typename R::Position> &&
    requires(const R& rules, const typename R::Position& position, const typename R::Move& move,
             std::string_view text, const Parameters& parameters) {
    { R::describe() } -> std::same_as<Description>;
    { R::make(parameters) } -> std::same_as<Expected<R>>;
    { rules.play() } -> std::same_as<Play>;
    { rules.parse(text) } -> std::same_as<Expected<typename R::Position>>;
    { rules.text(position) } -> std::same_as<std::string>;
    { rules.moveText(position, move) } -> std::same_as<Message>;
    { rules.optionCount(position) } -> std::same_as<std::uint64_t>;
    { rules.closedForm(position) } -> std::same_as<std::optional<Evaluation>>;
    rules.forEachOption(position, [](const typename R::Move&, const typename R::Position&) {});
};

/// Rules of a game that the last move does not decide.
template <class R>
concept ScoredRules = Rules<R> && requires(const R& rules, const typename R::Position& position) {
    { rules.outcomeAtEnd(position) } -> std::same_as<Outcome>;
};

} // namespace mexplorer
