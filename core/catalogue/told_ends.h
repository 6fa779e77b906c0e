#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/tree_ends.h"

namespace mexplorer {

/// TreeEndsAspect, by the rules’ `scoreAt` and `withScore`, which are as there but take the position first.
template <Rules R>
class ToldEnds final : public PositionAspectOf<R, TreeEndsAspect> {
public:
    using PositionAspectOf<R, TreeEndsAspect>::PositionAspectOf;

    [[nodiscard]] Expected<Score> scoreAt(std::span<const std::uint32_t> options) const override {
        return this->rules().scoreAt(this->parsed(), options);
    }
    [[nodiscard]] Expected<std::string> withScore(std::span<const std::uint32_t> options,
                                                  Score score) const override {
        return this->rules().withScore(this->parsed(), options, score).map([&](const auto& changed) {
            return this->rules().text(changed);
        });
    }
};

} // namespace mexplorer
