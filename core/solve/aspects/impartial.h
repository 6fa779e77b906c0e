#pragma once

#include "core/rules/description.h"
#include "core/solve/game.h"

namespace mexplorer {

/// A game of both players’ moves alike, in which who moves last has won or lost: its positions have values.
class ImpartialAspect final : public Aspect {
public:
    explicit ImpartialAspect(Play play) : play_(play) {}
    [[nodiscard]] Play play() const { return play_; }

private:
    Play play_;
};

/// The play of a game that is impartial.
[[nodiscard]] inline Play playOf(const Game& game) {
    return game.as<ImpartialAspect>()->play();
}

} // namespace mexplorer
