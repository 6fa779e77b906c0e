#pragma once

#include "core/rules/optional.h"

namespace mexplorer {

/// Whether the canonical form of a position that does not fall into parts is found at once, in some seconds,
/// or hardly ever.
enum class FormReach { quick, slow, out };

/// How many moves Left is ahead, at least and at most; Right, if they are negative.
struct MoveBounds {
    std::int64_t least = 0;
    std::int64_t most = 0;
    double guess = 0; ///< twice as many as it may be: for the order in which moves are tried

    MoveBounds& operator+=(const MoveBounds& other) {
        least += other.least;
        most += other.most;
        guess += other.guess;
        return *this;
    }
};

/// What a search of who wins asks of rules: `parts(position)` and `sideOf(move)` as in core/rules/optional.h,
/// the `reach(part)` of a part’s canonical form, and `bounds(part)`, between which its value is.
template <class R>
concept SearchedInParts = std::copyable<R> && std::regular<typename R::Position> &&
    requires(const R& rules, const typename R::Position& position, const typename R::Move& move) {
    { rules.sideOf(move) } -> std::same_as<Side>;
    { rules.parts(position) } -> std::same_as<std::vector<typename R::Position>>;
    { rules.reach(position) } -> std::same_as<FormReach>;
    { rules.bounds(position) } -> std::same_as<MoveBounds>;
    rules.forEachOption(position, [](const typename R::Move&, const typename R::Position&) {});
};

/// `lineCount(part, side)` and `lines(part, side, first, count)`: the part lies in lines, so many, and no
/// move of this player’s opponent is in two of them; so many lines from one on, as a position of their own,
/// in which moves of both are those of the part that are within these lines. A single line may be bounded as
/// a part; forms of several lines are asked for if `optionCount` is small.
template <class R>
concept DividesIntoLines = SearchedInParts<R> &&
    requires(const R& rules, const typename R::Position& part, std::uint32_t number) {
    { rules.lineCount(part, Side::left) } -> std::same_as<std::uint32_t>;
    { rules.lines(part, Side::left, number, number) } -> std::same_as<typename R::Position>;
    { rules.optionCount(part) } -> std::same_as<std::uint64_t>;
};

/// `negative(position)`: with the players’ parts exchanged.
template <class R>
concept HasNegatives = SearchedInParts<R> && requires(const R& rules, const typename R::Position& position) {
    { rules.negative(position) } -> std::same_as<typename R::Position>;
};

/// `reach(part)`, if some canonical forms are out of reach, and `bounds(part)`: then a search tells who wins.
template <class R>
concept TellsReach = FallsIntoParts<R> && SearchedInParts<R>;

} // namespace mexplorer
