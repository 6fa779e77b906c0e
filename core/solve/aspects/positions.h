#pragma once

#include "core/solve/game.h"
#include "core/solve/inquiry.h"

#include <string_view>
#include <typeinfo>

namespace mexplorer {

/// A game that has positions, and moves between them.
class PositionsAspect : public Aspect {
public:
    /// Where to open: a position that these parameters allow, in its canonical spelling.
    [[nodiscard]] virtual std::string startPosition() const = 0;
    /// Reads a position. Errors say what is wrong with the text.
    [[nodiscard]] virtual Expected<std::shared_ptr<const Inquiry>> ask(std::string_view position) const = 0;
    /// Whether inquiries about its positions have this aspect.
    [[nodiscard]] virtual bool inquiriesHave(const std::type_info& aspect) const = 0;
};

/// The same for a game, which must have positions.
[[nodiscard]] inline std::string startPosition(const Game& game) {
    return game.as<PositionsAspect>()->startPosition();
}
[[nodiscard]] inline Expected<std::shared_ptr<const Inquiry>> ask(const Game& game,
                                                                  std::string_view position) {
    return game.as<PositionsAspect>()->ask(position);
}

/// Whether inquiries about the game’s positions have the aspect.
template <class A>
[[nodiscard]] bool inquiriesHave(const Game& game) {
    const auto* positions = game.as<PositionsAspect>();
    return positions && positions->inquiriesHave(typeid(A));
}

} // namespace mexplorer
