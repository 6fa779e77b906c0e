#pragma once

#include "core/catalogue/asked_of.h"
#include "core/game/aspects/remark.h"

namespace mexplorer {

/// What the rules’ `remark` says of a position.
template <Rules R>
class RemarkOf final : public RemarkAspect {
public:
    explicit RemarkOf(const AskedOf<R>& asked) : RemarkAspect(asked.rules().remark(asked.parsed())) {}

    [[nodiscard]] static bool suits(const R& /*rules*/) { return true; }
};

} // namespace mexplorer
