#include "core/explain/first_values.h"

#include "core/game/aspects/line.h"
#include "core/game/aspects/positions.h"
#include "core/rules/description.h"

namespace mexplorer {

namespace {

constexpr std::uint64_t shownHeaps = 16;

Expected<Message> smallestHeaps(const LineAspect& aspect, Task& task) {
    if (auto fits = aspect.check(shownHeaps); !fits) return tl::unexpected(fits.error());
    LineValues line(shownHeaps);
    if (auto filled = aspect.fill(line, task); !filled) return tl::unexpected(filled.error());
    std::string values;
    for (std::uint64_t n = 0; n < line.size(); ++n)
        values += (n == 0 ? "" : ", ") + std::to_string(line[n]);
    return say(MX_TEXT("core", "Heaps of 0, 1, 2 … are worth %1 …"), listed(values));
}

Expected<Message> openingPosition(const Game& game, Task& task) {
    const auto* positions = game.as<PositionsAspect>();
    if (!positions) return invalid(say(MX_TEXT("core", "The game has no positions.")));
    const Inquiry& opening = positions->opening();
    const auto found = opening.evaluation(task);
    if (!found) return tl::unexpected(found.error());
    const bool isLostHere = isLost(found->outcome, Side::either);
    return isLostHere ? say(MX_TEXT("core", "At %1 the player to move loses."), opening.position())
                      : say(MX_TEXT("core", "At %1 the player to move can win."), opening.position());
}

} // namespace

Expected<Message> firstValues(const Game& game, Task& task) {
    const auto* line = game.as<LineAspect>();
    if (line && playOf(game.parameters()) == Play::normal) return smallestHeaps(*line, task);
    return openingPosition(game, task);
}

} // namespace mexplorer
