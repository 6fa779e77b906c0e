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

/// `reach(part)`, if some canonical forms are out of reach, and `bounds(part)`, between which the value is:
/// then a search tells who wins.
template <class R>
concept TellsReach = FallsIntoParts<R> && requires(const R& rules, const typename R::Position& part) {
    { rules.reach(part) } -> std::same_as<FormReach>;
    { rules.bounds(part) } -> std::same_as<MoveBounds>;
};

} // namespace mexplorer
