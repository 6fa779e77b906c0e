#pragma once

#include "core/game/game.h"
#include "core/rules/description.h"

namespace mexplorer {

/// A game in which both players have the same moves and the last move decides: whoever makes it wins, or in
/// misère play loses. Its positions have SG values.
class ImpartialAspect final : public Aspect {
public:
    explicit ImpartialAspect(Play play) : play_(play) {}
    [[nodiscard]] Play play() const { return play_; }

private:
    Play play_;
};

/// The play of a game, which must have the ImpartialAspect.
[[nodiscard]] inline Play playOf(const Game& game) {
    return game.as<ImpartialAspect>()->play();
}

} // namespace mexplorer
