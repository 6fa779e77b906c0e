#pragma once

#include "core/explain/trace.h"
#include "core/regret/regret_matching.h"
#include "core/solve/aspects/matrix.h"
#include "core/solve/instance.h"

#include <array>
#include <memory>

namespace mexplorer {

/// Regret matching on a matrix.
struct RegretSubject {
    std::shared_ptr<const Instance> instance; ///< which has a MatrixAspect
    std::vector<RegretPoint> points;          ///< every one of the first rounds, then fewer and fewer
    std::optional<double> value = {};         ///< the exact one, of a game of zero sum
    /// A solution, or an equilibrium, for pictures to aim at; none if none is known.
    std::array<std::vector<double>, 2> solution = {};

    [[nodiscard]] const MatrixAspect& matrix() const { return *instance->as<MatrixAspect>(); }
};

/// Rounds that are stepped through one by one, at most.
inline constexpr std::size_t mostRegretRoundsTold = 8;

/// Where in the run a step is.
struct RegretState {
    /// What is told of a round, in this order; the second to the fourth of the row player, then of the other.
    enum class Stage {
        played,  ///< both strategies
        earned,  ///< what each action of `side` would have earned
        regrets, ///< the regrets with that added
        next,    ///< the next strategy, from the positive ones
        averaged ///< both averages
    };
    std::size_t point = 0; ///< of the subject’s
    Stage stage = Stage::averaged;
    MatrixSide side = MatrixSide::row;

    /// Whether that much is told of a player’s round.
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

/// Plays so many rounds. Of an instance with a MatrixAspect. Errors: cancelled.
[[nodiscard]] Expected<RegretSubject> regretSubject(std::shared_ptr<const Instance> instance,
                                                    std::uint64_t rounds, Task& task);

/// The steps: the first rounds one by one, then 10, 20, 50, 100 … rounds.
[[nodiscard]] RegretTrace regretTrace(RegretSubject subject);

} // namespace mexplorer
