#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/roles.h"

namespace mexplorer {

/// RolesAspect, for rules whose positions have a member `maxMoves`, by the rules’ `scoreOf(position)`.
template <Rules R>
class ToldRoles final : public PositionAspectOf<R, RolesAspect> {
public:
    using PositionAspectOf<R, RolesAspect>::PositionAspectOf;

    [[nodiscard]] bool maxMoves() const override { return this->parsed().maxMoves; }
    [[nodiscard]] Score score() const override { return R::scoreOf(this->parsed()); }
};

} // namespace mexplorer
