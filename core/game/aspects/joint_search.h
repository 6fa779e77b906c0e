#pragma once

#include "core/game/any_rules.h"
#include "core/partizan/short_games.h"
#include "core/rules/two_sided/form_reach.h"

namespace mexplorer {

/// A game of two sides whose positions can be searched together with those of other games, where canonical
/// forms are out of reach. The members mean what they mean in SearchedInParts and TellsShortGame.
class JointSearchAspect : public Aspect {
public:
    using Visit = std::function<bool(Side mover, HeldPosition option)>;

    [[nodiscard]] virtual std::vector<HeldPosition> parts(AnyPosition position) const = 0;
    [[nodiscard]] virtual FormReach reach(AnyPosition part) const = 0;
    [[nodiscard]] virtual MoveBounds bounds(AnyPosition part) const = 0;
    virtual void forEachOption(AnyPosition position, const Visit& visit) const = 0;
    [[nodiscard]] virtual std::optional<ShortGames::Id> game(AnyPosition position,
                                                             ShortGames& games) const = 0;

    [[nodiscard]] virtual bool areEqual(AnyPosition one, AnyPosition other) const = 0;
    [[nodiscard]] virtual std::uint64_t hash(AnyPosition position) const = 0;
};

} // namespace mexplorer
