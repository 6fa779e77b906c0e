#pragma once

#include "core/coalition/coalition_values.h"
#include "core/task/task.h"
#include "core/text/expected.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// Two coalitions for which a property does not hold.
struct Witness {
    Coalition first = 0;
    Coalition second = 0;
};

/// What is true of all coalitions of a game.
struct CoalitionProperties {
    /// Null if v(S ∪ T) ≥ v(S) + v(T) whenever nobody is in both; else such S and T.
    std::optional<Witness> notSuperadditive;
    /// Null if v(S ∪ T) + v(S ∩ T) ≥ v(S) + v(T), so that it pays to join the larger (Shapley 1971); else
    /// such S and T.
    std::optional<Witness> notConvex;
    /// Null if v(S) ≤ v(T) whenever S ⊂ T; else such S and T.
    std::optional<Witness> notMonotone;
    bool isSimple = false; ///< monotone, all values are 0 or 1, and v(N) = 1
    Coalition veto = 0;    ///< of a simple game: who belongs to every coalition that wins
    Coalition dummies = 0; ///< who adds his own v({i}) to each coalition that he joins
};
/// O(3ⁿ). Errors: cancelled.
[[nodiscard]] Expected<CoalitionProperties> propertiesOf(const CoalitionValues& values, Task& task);

} // namespace mexplorer
