#include "core/game/aspects/instances.h"

namespace mexplorer {

const Instance& InstancesAspect::opening() const {
    std::call_once(isOpened_, [this] { opening_ = read(startPosition()).value(); });
    return *opening_;
}

std::string startPosition(const Game& game) {
    const auto* instances = game.as<InstancesAspect>();
    return instances ? instances->startPosition() : std::string();
}

Expected<std::shared_ptr<const Instance>> instanceOf(const Game& game, std::string_view text) {
    if (const auto* instances = game.as<InstancesAspect>()) return instances->read(text);
    return invalid("position", say(MX_TEXT("core", "%1 has no positions."), game.description().id));
}

} // namespace mexplorer
