#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/best_play.h"

namespace mexplorer {

/// Best play under rules whose WayOf finds it; only its score where a theorem tells who wins.
template <Rules R>
class BestPlayOf final : public PositionAspectOf<R, BestPlayAspect> {
public:
    using PositionAspectOf<R, BestPlayAspect>::PositionAspectOf;

    [[nodiscard]] static bool suits(const R& /*rules*/) { return FindsBestPlay<WayOf<R>, R>; }

private:
    /// A position that cannot be evaluated is not searched a second time: its error is returned.
    [[nodiscard]] Expected<BestPlay> findBestPlay(Task& task) const override {
        if (const auto theorem = this->rules().closedForm(this->parsed()))
            return BestPlay{scoreOf(theorem->outcome)};
        if constexpr (FindsBestPlay<WayOf<R>, R>) {
            if (const auto evaluation = this->asked().evaluation(task); !evaluation)
                return tl::unexpected(evaluation.error());
            return this->asked().valuation().way().bestPlay(this->parsed(), task);
        }
        return BestPlay{};
    }
};

} // namespace mexplorer
