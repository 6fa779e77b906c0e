#include "core/game/aspects/positions.h"

#include "core/game/aspects/mover.h"

namespace mexplorer {

Expected<std::shared_ptr<const Instance>> PositionsAspect::read(std::string_view text) const {
    return ask(text).map(
        [](auto&& asked) -> std::shared_ptr<const Instance> { return std::forward<decltype(asked)>(asked); });
}

Expected<std::shared_ptr<const Inquiry>> ask(const Game& game, std::string_view position) {
    if (const auto* positions = game.as<PositionsAspect>()) return positions->ask(position);
    return invalid("position", say(MX_TEXT("core", "%1 has no positions."), game.description().id));
}

Expected<std::shared_ptr<const Inquiry>> ask(const Game& game, std::string_view position, Side mover) {
    return ask(game, position).map([mover](auto&& asked) {
        return forMover(std::forward<decltype(asked)>(asked), mover);
    });
}

Expected<std::shared_ptr<const Inquiry>> askAfter(const Game& game, const Inquiry& from,
                                                  std::string_view option) {
    return ask(game, option, opponentOf(moverOf(from)));
}

} // namespace mexplorer
