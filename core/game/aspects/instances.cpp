#include "core/game/aspects/instances.h"

namespace mexplorer {

const Instance& InstancesAspect::opening() const {
    std::call_once(isOpened_, [this] { opening_ = read(startPosition()).value(); });
    return *opening_;
}

std::shared_ptr<const Instance> InstancesAspect::some() const {
    {
        const std::lock_guard lock(mutex_);
        if (auto met = met_.lock()) return met;
    }
    (void)opening();
    return opening_;
}

void InstancesAspect::meet(const std::shared_ptr<const Instance>& instance) const {
    const std::lock_guard lock(mutex_);
    met_ = instance;
}

std::string startPosition(const Game& game) {
    const auto* instances = game.as<InstancesAspect>();
    return instances ? instances->startPosition() : std::string();
}

Expected<std::shared_ptr<const Instance>> instanceOf(const Game& game, std::string_view text) {
    const auto* instances = game.as<InstancesAspect>();
    if (!instances)
        return invalid("position", say(MX_TEXT("core", "%1 has no positions."), game.description().id));
    auto read = instances->read(text);
    if (read) instances->meet(*read);
    return read;
}

} // namespace mexplorer
