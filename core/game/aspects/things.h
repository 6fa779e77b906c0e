#pragma once

#include "core/game/aspects/aspect.h"
#include "core/rules/things.h"
#include "core/task/task.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// Some moves, in the rules’ order.
struct ThingsMoves {
    std::vector<ThingsMove> moves;
    bool areAll = true; ///< false: there are more, too many to be listed or tried
};

/// Which moves to look for.
struct TouchedThing {
    std::optional<std::size_t> spot = {};    ///< only those that touch this place; none: all
    std::optional<std::uint64_t> count = {}; ///< only those that change so many things there; none: any
};

/// A position that can be shown as things; in a sum, each component has its own. A move
/// is described by what it does to the things.
class ThingsAspect : public Aspect {
public:
    /// The most moves that are listed, and the most that are tried to find them.
    static constexpr std::size_t mostMoves = 5'000;
    static constexpr std::uint64_t mostTried = 1U << 20U;

    /// The parts: several, side by side, for a sum; places are numbered on from part to part. Errors: more
    /// things than can be laid out.
    [[nodiscard]] virtual Expected<std::vector<Things>> laidOut() const = 0;
    /// The moves that touch `touched`. Errors: as for laidOut(); cancelled.
    [[nodiscard]] virtual Expected<ThingsMoves> moves(const TouchedThing& touched, Task& task) const = 0;
};

/// The number of the first place of each part.
[[nodiscard]] std::vector<std::size_t> firstSpots(const std::vector<Things>& parts);

} // namespace mexplorer
