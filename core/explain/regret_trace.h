#pragma once

#include "core/explain/trace.h"
#include "core/game/instance.h"
#include "core/regret/matrix_aspect.h"
#include "core/regret/regret_matching.h"

#include <array>
#include <memory>

namespace mexplorer {

/// Regret matching on a matrix.
struct RegretSubject {
    std::shared_ptr<const Instance> instance; ///< which has a MatrixAspect
    std::vector<RegretPoint> points;          ///< every one of the first rounds, then ever fewer
    std::optional<Rational> value = {};       ///< of a game of constant sum
    /// Both players’ mixtures in a solution or equilibrium that pictures mark; empty if none is known.
    std::array<std::vector<double>, 2> solution = {};

    [[nodiscard]] const MatrixAspect& matrix() const { return *instance->as<MatrixAspect>(); }
};

/// The most rounds that are stepped through one by one.
inline constexpr std::size_t mostRegretRoundsTold = 8;

/// The place of a step in the run.
struct RegretState {
    /// The stages of a round, in this order; `earned` to `next` first for the row player, then for the other.
    enum class Stage {
        played,  ///< both strategies
        earned,  ///< what each action of `side` would have earned
        regrets, ///< the regrets with that added
        next,    ///< the next strategy, from the positive ones
        averaged ///< both average strategies
    };
    std::size_t point = 0; ///< index in the subject’s points
    Stage stage = Stage::averaged;
    MatrixSide side = MatrixSide::row;

    /// Whether that stage of the player’s round has been told.
    [[nodiscard]] bool hasTold(Stage what, MatrixSide of) const {
        const auto place = [](Stage at, MatrixSide own) {
            if (at == Stage::played || at == Stage::averaged) return at == Stage::played ? 0 : 7;
            return static_cast<int>(at) + (own == MatrixSide::column ? 3 : 0);
        };
        return place(what, of) <= place(stage, side);
    }
    friend bool operator==(const RegretState&, const RegretState&) = default;
};

using RegretTrace = TraceOf<RegretSubject, RegretState>;

/// What a stage finds for a player in one number: “earned 2.5”, “positive in all: 3.5”; empty if it finds
/// none.
[[nodiscard]] Message sayStageNumber(const RegretPlayer& player, RegretState::Stage stage);
/// The same of the averages at a point: “worth ≈ 1.072, value 17/13”; empty in a game without a value.
[[nodiscard]] Message sayWorthOfAverages(const RegretSubject& subject, const RegretPoint& point);

/// Plays so many rounds. For an instance with a MatrixAspect. Errors: cancelled.
[[nodiscard]] Expected<RegretSubject> regretSubject(std::shared_ptr<const Instance> instance,
                                                    std::uint64_t rounds, Task& task);

/// The steps: the first rounds one by one, then 10, 20, 50, 100 … rounds.
[[nodiscard]] RegretTrace regretTrace(RegretSubject subject);

} // namespace mexplorer
