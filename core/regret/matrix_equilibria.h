#pragma once

#include "core/regret/matrix_dominance.h"
#include "core/regret/matrix_game.h"
#include "core/task/task.h"
#include "core/text/expected.h"

namespace mexplorer {

/// Two mixtures that reply best to each other.
struct Equilibrium {
    Mixture row;
    Mixture column;
    Rational first; ///< what the first player gets
    Rational second;

    [[nodiscard]] bool isPure() const;
};

/// All extreme equilibria of a game: every other is a mean of some of these that have a mixture in common.
struct Equilibria {
    std::vector<Equilibrium> extreme; ///< pure ones first, then by their supports
    /// Whether two of them have a mixture in common: all that lies between these is an equilibrium, too. If
    /// not, there are no others.
    bool isInfinite = false;
};

/// The most pairs of supports that are tried, after dominated actions are struck out; an 8 × 8 matrix has
/// 12,869.
inline constexpr std::uint64_t mostSupportPairs = 13'000;

/// All equilibria, by support enumeration: for each pair of sets of actions of the same size, the mixture of
/// one that leaves the other player indifferent between those of the other set, and no better reply. Each is
/// a vertex of a best-response polyhedron; two vertices are an equilibrium if each mixes best replies to the
/// other (Mangasarian 1964; von Stengel 2002), so that degenerate games are answered, too. Dominated actions
/// are struck out before, which loses nothing. Errors: too many pairs; cancelled.
[[nodiscard]] Expected<Equilibria> allEquilibria(const MatrixGame& game, Task& task);
/// The same, given the result of strict dominance.
[[nodiscard]] Expected<Equilibria> allEquilibria(const MatrixGame& game, const Dominance& strict, Task& task);

} // namespace mexplorer
