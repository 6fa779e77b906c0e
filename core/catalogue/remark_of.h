#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/remark.h"

namespace mexplorer {

/// What the rules’ `remark` says of a position.
template <Rules R>
class RemarkOf final : public PositionAspectOf<R, RemarkAspect> {
public:
    using PositionAspectOf<R, RemarkAspect>::PositionAspectOf;

    [[nodiscard]] Message remark() const override { return this->rules().remark(this->parsed()); }
};

} // namespace mexplorer
