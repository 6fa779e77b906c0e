#pragma once

#include "core/game/any_rules.h"
#include "core/partizan/short_games.h"
#include "core/rules/two_sided/form_reach.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace mexplorer {

class AnyLineBounds;
class CanonicalForms;

/// Rules of two sides, whose positions’ parts are numbered as they are met, so that canonical forms and
/// searches are compiled once for all games. The members mean what they mean in SearchedInParts and
/// TellsShortGame; rules come through NumberedPartsOf. One thread at a time.
class NumberedParts {
public:
    using Number = std::uint32_t; ///< from 0
    using Numbers = std::vector<Number>;
    using Visit = std::function<bool(Side mover, const Numbers& parts)>;

    virtual ~NumberedParts() = default;

    /// Of rules whose positions do not fall into parts, the position itself.
    [[nodiscard]] virtual Numbers parts(AnyPosition position) = 0;
    /// It stays where it is until all are forgotten.
    [[nodiscard]] virtual AnyPosition at(Number part) const = 0;
    virtual void forget() = 0;

    /// The parts of each option of this player, or of either, until `visit` returns false.
    virtual void forEachOption(AnyPosition position, Side mover, const Visit& visit) = 0;
    /// Slow, if the rules do not tell it.
    [[nodiscard]] virtual FormReach reach(AnyPosition part) const = 0;
    [[nodiscard]] virtual MoveBounds bounds(AnyPosition part) const = 0;
    [[nodiscard]] virtual std::optional<ShortGames::Id> game(AnyPosition part, ShortGames& games) const = 0;
    /// False, if the rules do not tell it.
    [[nodiscard]] virtual bool isOwnNegative(AnyPosition position) const = 0;
    /// Null, if parts do not divide into lines. `forms` are those of these parts, and must outlive it.
    [[nodiscard]] virtual std::unique_ptr<AnyLineBounds> lines(CanonicalForms& forms) const = 0;
};

} // namespace mexplorer
