#pragma once

#include "core/regret/cfr.h"

#include <cstdint>
#include <vector>

namespace mexplorer {

/// What one iteration of CFR or CFR+ does at one information set, from the numbers of the game tree.
struct CfrSetUpdate {
    std::size_t player = 0;
    SequenceForm::Set set = 0;
    /// One of the nodes that the player cannot tell apart.
    struct Place {
        SequenceForm::Node node = 0;
        double reach = 0;          ///< how likely chance and the opponent lead there
        std::vector<double> worth; ///< by action: what the player gets on average from there on
    };
    std::vector<Place> places;
    // By action.
    std::vector<double> played; ///< the strategy of this iteration
    std::vector<double> worth;  ///< counterfactual: the sum over the places of reach · worth
    double earned = 0;          ///< the same of the strategy
    std::vector<double> before; ///< the regrets before this iteration
    std::vector<double> added;  ///< worth − earned
    std::vector<double> after;  ///< the regrets after it; in CFR+ none is negative
    std::vector<double> next;   ///< the strategy of the next iteration
};

/// One iteration in detail.
struct CfrIteration {
    std::uint64_t number = 1;
    CfrMethod method = CfrMethod::cfr;
    Profile before; ///< the strategies as it begins
    /// First all sets of the first player, then of the second, against what the first has just learnt; later
    /// decisions first.
    std::vector<CfrSetUpdate> updates;
    Profile after;
    Profile average; ///< with this iteration
};

/// Runs the next iteration of `cfr`, not for outcome sampling, and returns what it does. By definition: each
/// number is found from the tree, not from the arrays that Cfr uses.
[[nodiscard]] CfrIteration toldIteration(Cfr& cfr);

} // namespace mexplorer
