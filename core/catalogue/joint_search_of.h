#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/solve/numbered_parts_of.h"
#include "core/sum/joint_search.h"

namespace mexplorer {

/// JointSearchAspect, by the rules R.
template <TellsReach R>
class JointSearchOf final : public AspectOf<R, JointSearchAspect> {
public:
    using AspectOf<R, JointSearchAspect>::AspectOf;

    [[nodiscard]] std::unique_ptr<NumberedParts> parts() const override {
        return madeOf<NumberedParts, NumberedPartsOf<R>>(this->rules());
    }
};

} // namespace mexplorer
