#pragma once

#include "core/catalogue/asked_of.h"
#include "core/catalogue/component_rules.h"
#include "core/game/aspects/move_to.h"

namespace mexplorer {

/// Finds moves to a given value under any impartial rules, in normal play: by the rules’ way or component by
/// component where these can, else by trying.
template <Rules R>
class MoveToOf final : public TriedMoveTo {
public:
    explicit MoveToOf(const AskedOf<R>& asked) : TriedMoveTo(asked), asked_(asked) {}

    [[nodiscard]] static bool suits(const R& rules) {
        if constexpr (ImpartialRules<R>) return rules.play() == Play::normal;
        return false;
    }

    [[nodiscard]] Expected<std::optional<SolvedMove>> moveTo(Nimber value, Task& task) const override {
        if constexpr (FindsMoveTo<WayOf<R>, R>) {
            const auto made = asked_.valuation().way().moveTo(asked_.parsed(), value, task);
            if (!made) return tl::unexpected(made.error());
            return solved(*made, value);
        } else if constexpr (TellsMoveTo<R>) {
            return solved(componentMoveTo(asked_.rules(), asked_.parsed(), value), value);
        } else {
            return TriedMoveTo::moveTo(value, task);
        }
    }

private:
    [[nodiscard]] std::optional<SolvedMove> solved(const std::optional<MadeMove<R>>& made,
                                                   Nimber value) const {
        if (!made) return std::nullopt;
        // In one expression, GCC 12 would free its parts wrongly if memory ran out between them.
        SolvedMove solved{.move = asked_.rules().moveText(asked_.parsed(), made->move),
                          .to = {},
                          .evaluation = evaluationOf(value)};
        solved.to = asked_.rules().text(made->option);
        return solved;
    }

    const AskedOf<R>& asked_;
};

} // namespace mexplorer
