#pragma once

#include "core/solve/game.h"
#include "core/solve/inquiry.h"

#include <memory>
#include <mutex>
#include <string_view>

namespace mexplorer {

/// A game that has positions, and moves between them.
class PositionsAspect : public Aspect {
public:
    /// Where to open: a position that these parameters allow, in its canonical spelling.
    [[nodiscard]] virtual std::string startPosition() const = 0;
    /// Reads a position. Errors say what is wrong with the text.
    [[nodiscard]] virtual Expected<std::shared_ptr<const Inquiry>> ask(std::string_view position) const = 0;
    /// The inquiry about the start position, made once.
    [[nodiscard]] const Inquiry& opening() const;

private:
    mutable std::once_flag isOpened_;
    mutable std::shared_ptr<const Inquiry> opening_;
};

/// The same for any game: empty if it has no positions.
[[nodiscard]] std::string startPosition(const Game& game);
/// The same for any game. Errors, besides: it has no positions.
[[nodiscard]] Expected<std::shared_ptr<const Inquiry>> ask(const Game& game, std::string_view position);

/// Whether inquiries about the game’s positions have the aspect: all of them, or none.
template <class A>
[[nodiscard]] bool inquiriesHave(const Game& game) {
    const auto* positions = game.as<PositionsAspect>();
    return positions && positions->opening().as<A>();
}

} // namespace mexplorer
