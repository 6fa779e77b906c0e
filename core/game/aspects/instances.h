#pragma once

#include "core/game/game.h"
#include "core/game/instance.h"
#include "core/text/expected.h"

#include <memory>
#include <mutex>
#include <string>
#include <string_view>

namespace mexplorer {

/// A game whose instances can be typed: its positions (see PositionsAspect), or what it has in their place,
/// such as a matrix.
class InstancesAspect : public Aspect {
public:
    /// The text of the instance to open with, valid for the game’s parameters, in its canonical spelling.
    [[nodiscard]] virtual std::string startPosition() const = 0;
    /// The instance that the text spells. Errors say what is wrong with the text.
    [[nodiscard]] virtual Expected<std::shared_ptr<const Instance>> read(std::string_view text) const = 0;
    /// The instance at startPosition(), read once. Thread-safe.
    [[nodiscard]] const Instance& opening() const;
    /// Some instance, to be asked what all have: the last one that was met, if somebody still holds it, else
    /// the one at startPosition(). Thread-safe.
    [[nodiscard]] std::shared_ptr<const Instance> some() const;
    void meet(const std::shared_ptr<const Instance>& instance) const;

private:
    mutable std::once_flag isOpened_;
    mutable std::shared_ptr<const Instance> opening_;
    mutable std::mutex mutex_;
    mutable std::weak_ptr<const Instance> met_; ///< not held here, as it keeps all that is found out about it
};

/// The start of any game; empty if nothing can be typed.
[[nodiscard]] std::string startPosition(const Game& game);
/// InstancesAspect::read for any game. Further errors: nothing can be typed.
[[nodiscard]] Expected<std::shared_ptr<const Instance>> instanceOf(const Game& game, std::string_view text);

/// Whether the game’s instances have the aspect. Either all of them have it or none, so one is asked.
template <class A>
[[nodiscard]] bool instancesHave(const Game& game) {
    const auto* instances = game.as<InstancesAspect>();
    return instances && instances->some()->template as<A>();
}

} // namespace mexplorer
