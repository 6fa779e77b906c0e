#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/catalogue/component_rules.h"
#include "core/catalogue/evaluated_options.h"
#include "core/solve/aspects/move_to.h"
#include "core/solve/tried_moves.h"

namespace mexplorer {

/// Finds moves to a given value under any impartial rules, in normal play.
template <Rules R>
class MoveToOf final : public PositionAspectOf<R, MoveToAspect> {
public:
    using PositionAspectOf<R, MoveToAspect>::PositionAspectOf;

    [[nodiscard]] static bool suits(const R& rules) {
        if constexpr (ImpartialRules<R>) return rules.play() == Play::normal;
        return false;
    }

    [[nodiscard]] Expected<std::optional<SolvedMove>> moveTo(Nimber value, Task& task) const override {
        const auto made = madeMove(value, task);
        if (!made) return tl::unexpected(made.error());
        if (!*made) return std::nullopt;
        // In one expression, GCC 12 would free its parts wrongly if memory ran out between them.
        SolvedMove solved{.move = this->rules().moveText(this->parsed(), (*made)->move),
                          .to = {},
                          .evaluation = evaluationOf(value)};
        solved.to = this->rules().text((*made)->option);
        return solved;
    }

private:
    [[nodiscard]] Expected<std::optional<MadeMove<R>>> madeMove(Nimber value, Task& task) const {
        Valuation<R> valuation = this->asked().valuation();
        if constexpr (FindsMoveTo<WayOf<R>, R>) {
            return valuation.way().moveTo(this->parsed(), value, task);
        } else if constexpr (TellsMoveTo<R>) {
            return componentMoveTo(this->rules(), this->parsed(), value);
        } else {
            std::optional<MadeMove<R>> made;
            if (this->rules().optionCount(this->parsed()) > mostTakesTried) return made;
            const auto visit = [&](const auto& move, const auto& option, const Evaluation& worth) {
                if (worth.value == value) made = MadeMove<R>{move, option};
                return !made;
            };
            return forEachEvaluated(this->rules(), this->parsed(), valuation, visit, task).map([&](bool) {
                return made;
            });
        }
    }
};

} // namespace mexplorer
