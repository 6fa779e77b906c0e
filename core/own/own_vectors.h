#pragma once

#include "core/own/joint_rules.h"
#include "core/rules/grid_walk.h"
#include "core/rules/wythoff.h"

namespace mexplorer {

/// The turns as vectors, if the rules are of two heaps, without conditions, and each turn takes fixed
/// numbers, or multiples of one number that is chosen: a-k, b-2k is a rider by (−1, −2). Nothing if there are
/// too many, or too large ones, for the engines.
[[nodiscard]] std::optional<std::vector<MoveVector>> vectorsOf(const JointRules& rules);
/// The piece that moves so, in whatever order; nothing if none does.
[[nodiscard]] std::optional<ChessPiece> pieceMovingBy(const std::vector<MoveVector>& vectors);

/// Two heaps by rules of one’s own whose turns are vectors, with the theorems about them, if there are any.
class OwnVectors : public GridWalk {
public:
    /// `vectors` come from vectorsOf.
    OwnVectors(Play play, Description (*describeBy)(), const std::vector<MoveVector>& vectors);

    static constexpr bool cellIsHeaps = true;

    [[nodiscard]] Description description() const { return describe_(); }
    [[nodiscard]] static Cell startPosition();
    [[nodiscard]] Message moveText(const Cell& cell, const Ride& ride) const;

private:
    Description (*describe_)();
};

/// Wythoff’s game as somebody typed it.
class OwnWythoff : public Wythoff {
public:
    OwnWythoff(Play play, Description (*describeBy)()) : Wythoff(play), describe_(describeBy) {}

    [[nodiscard]] Description description() const { return describe_(); }
    [[nodiscard]] static Cell startPosition() { return OwnVectors::startPosition(); }

private:
    Description (*describe_)();
};

} // namespace mexplorer
