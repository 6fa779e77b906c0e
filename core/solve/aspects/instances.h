#pragma once

#include "core/solve/game.h"
#include "core/solve/instance.h"
#include "core/text/expected.h"

#include <memory>
#include <mutex>
#include <string>
#include <string_view>

namespace mexplorer {

/// A game of which something can be typed: positions, if it has them (see PositionsAspect), or what it has in
/// their place.
class InstancesAspect : public Aspect {
public:
    /// What to open with: something that these parameters allow, in its canonical spelling.
    [[nodiscard]] virtual std::string startPosition() const = 0;
    /// Errors say what is wrong with the text.
    [[nodiscard]] virtual Expected<std::shared_ptr<const Instance>> read(std::string_view text) const = 0;
    /// What it opens with, read once.
    [[nodiscard]] const Instance& opening() const;

private:
    mutable std::once_flag isOpened_;
    mutable std::shared_ptr<const Instance> opening_;
};

/// What any game opens with: empty if nothing can be typed.
[[nodiscard]] std::string startPosition(const Game& game);
/// Of any game. Errors, besides: nothing can be typed.
[[nodiscard]] Expected<std::shared_ptr<const Instance>> instanceOf(const Game& game, std::string_view text);

/// Whether what is open in the game has the aspect, whatever is typed: always, or never.
template <class A>
[[nodiscard]] bool instancesHave(const Game& game) {
    const auto* instances = game.as<InstancesAspect>();
    return instances && instances->opening().as<A>();
}

} // namespace mexplorer
