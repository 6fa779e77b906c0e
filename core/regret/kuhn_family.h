#pragma once

#include "core/regret/extensive_play.h"
#include "core/regret/sequence_form.h"

#include <vector>

namespace mexplorer {

/// The equilibria of Kuhn’s poker (Kuhn 1950): the first player chooses α from 0 to 1/3, the second player
/// has no choice. Each decision is given by how likely its bold action is: to bet, or to call.
struct KuhnDecision {
    std::size_t player = 0;
    SequenceForm::Set set = 0;
    SequenceForm::Sequence bold = 0;
    int thirds = 0; ///< the bold action has probability thirds / 3 + slope · α
    int slope = 0;

    [[nodiscard]] double likelihood(double alpha) const { return thirds / 3.0 + slope * alpha; }
    /// The α at which the bold action has this likelihood; only where slope ≠ 0.
    [[nodiscard]] double alphaOf(double told) const { return (told - likelihood(0)) / slope; }
};

inline constexpr double mostKuhnAlpha = 1.0 / 3;

/// The decisions of the game of kuhnShape(), in the order of its sets, the first player’s before the
/// second’s.
[[nodiscard]] std::vector<KuhnDecision> kuhnFamily(const SequenceForm& kuhn);
/// The equilibrium with this α.
[[nodiscard]] Profile kuhnEquilibrium(const SequenceForm& kuhn, double alpha);

/// The equilibrium of the family that is nearest to some strategies.
struct KuhnPlace {
    double alpha = 0;    ///< at which the first player’s largest difference is least
    double distance = 0; ///< the largest difference of a likelihood, of either player
};
[[nodiscard]] KuhnPlace placeInFamily(const SequenceForm& kuhn, const Profile& behaviours);

} // namespace mexplorer
