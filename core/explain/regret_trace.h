#pragma once

#include "core/explain/trace.h"
#include "core/regret/regret_matching.h"
#include "core/solve/aspects/matrix.h"
#include "core/solve/instance.h"

#include <array>
#include <memory>

namespace mexplorer {

/// Regret matching on a matrix: the first rounds as they were played, and how far the run came.
struct RegretSubject {
    /// A round after it was played.
    struct Round {
        std::array<RegretPlayer, 2> players; ///< row, column
        double exploitability = 0;
    };

    std::shared_ptr<const Instance> instance; ///< which has a MatrixAspect
    std::vector<Round> rounds;                ///< the first
    std::vector<RegretPoint> points;          ///< the last of them is the end of the run
    std::optional<double> value = {};         ///< the exact one, of a game of zero sum
    /// A solution, or an equilibrium, for pictures to aim at; none if none is known.
    std::array<std::vector<double>, 2> solution = {};

    [[nodiscard]] const MatrixAspect& matrix() const { return *instance->as<MatrixAspect>(); }
};

/// Rounds that are stepped through one by one, at most.
inline constexpr std::size_t mostRegretRoundsTold = 8;

/// Where in the run a step is.
struct RegretState {
    enum class Stage {
        played,  ///< both strategies of the round
        earned,  ///< what each action of `side` would have earned
        regrets, ///< the regrets with that added
        next,    ///< the next strategy, from the positive ones
        averaged ///< both averages
    };
    std::size_t round = 0; ///< of the subject’s rounds, from 0
    Stage stage = Stage::played;
    MatrixSide side = MatrixSide::row;
    std::optional<std::size_t> point = {}; ///< a later round, of the subject’s points: nothing of it is told
    friend bool operator==(const RegretState&, const RegretState&) = default;
};

using RegretTrace = TraceOf<RegretSubject, RegretState>;

/// Plays so many rounds. Of an instance with a MatrixAspect. Errors: cancelled.
[[nodiscard]] Expected<RegretSubject> regretSubject(std::shared_ptr<const Instance> instance,
                                                    std::uint64_t rounds, Task& task);

/// The steps: the first rounds one by one, then 10, 20, 50, 100 … rounds.
[[nodiscard]] RegretTrace regretTrace(RegretSubject subject);

} // namespace mexplorer
