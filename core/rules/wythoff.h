#pragma once

#include "core/rules/vector_game.h"

namespace mexplorer {

/// Wythoff's game: take any number from one of two heaps, or the same from both; the same as moving a queen
/// to the corner. P exactly on the pairs (⌊kφ⌋, ⌊kφ⌋ + k) in either order (Wythoff 1907).
class Wythoff : public VectorGame {
public:
    explicit Wythoff(Play play) : VectorGame(play, {{-1, 0, true}, {0, -1, true}, {-1, -1, true}}, 0) {}

    static Description describe();
    static Expected<Wythoff> make(const Parameters& parameters) { return Wythoff(playOf(parameters)); }

    [[nodiscard]] Message moveText(const Cell& cell, const Ride& ride) const;
    [[nodiscard]] std::optional<Evaluation> closedForm(const Cell& cell) const;
};

} // namespace mexplorer
