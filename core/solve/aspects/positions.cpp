#include "core/solve/aspects/positions.h"

namespace mexplorer {

const Inquiry& PositionsAspect::opening() const {
    std::call_once(isOpened_, [this] { opening_ = ask(startPosition()).value(); });
    return *opening_;
}

std::string startPosition(const Game& game) {
    const auto* positions = game.as<PositionsAspect>();
    return positions ? positions->startPosition() : std::string();
}

Expected<std::shared_ptr<const Inquiry>> ask(const Game& game, std::string_view position) {
    if (const auto* positions = game.as<PositionsAspect>()) return positions->ask(position);
    return invalid("position", say(MX_TEXT("core", "%1 has no positions."), game.description().id));
}

} // namespace mexplorer
