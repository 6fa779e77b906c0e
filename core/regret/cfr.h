#pragma once

#include "core/regret/extensive_game.h"
#include "core/regret/extensive_play.h"
#include "core/theory/split_mix.h"

#include <array>
#include <cstdint>
#include <vector>

namespace mexplorer {

enum class CfrMethod : std::uint8_t { cfr, cfrPlus, outcomeSampling };

/// Counterfactual regret minimisation, by a pass over the arrays of an ExtensiveGame.
///
/// One iteration updates the regrets of both players, the first one’s, then the second one’s, who answers to
/// what the first one has just learnt. An action’s regret grows by what it would have earned above what was
/// earned in its set, weighted by how likely chance and the opponent lead there. The next strategy plays in
/// proportion to the positive regrets. The average strategies go to an equilibrium; the last ones need not.
///
/// - cfr: Zinkevich, Johanson, Bowling and Piccione (2007); every iteration counts as much in the average.
/// - cfrPlus: CFR+, Tammelin (2014): negative regrets are forgotten, and iteration t counts t times.
/// - outcomeSampling: Lanctot, Waugh, Zinkevich and Bowling (2009): each player’s update follows one play
///   of the game that is drawn, at his own sets with a share of 0.6 of free choice, and weighs what it sees
///   by how seldom that is drawn.
class Cfr {
public:
    /// All regrets 0, so all actions are as likely. The game must outlive it. The seed is for sampling.
    Cfr(const ExtensiveGame& game, CfrMethod method, std::uint64_t seed = 1);

    /// A pass takes time in proportion to the sequences and payoffs; of outcome sampling, to the depth.
    void iterate(std::uint64_t times);

    [[nodiscard]] std::uint64_t iterations() const { return iterations_; }
    [[nodiscard]] const ExtensiveGame& game() const { return game_; }
    [[nodiscard]] CfrMethod method() const { return method_; }

    /// By sequence.
    [[nodiscard]] const std::vector<double>& regrets(std::size_t player) const {
        return learners_[player].regrets;
    }
    /// What the regrets make of the next iteration.
    [[nodiscard]] Profile current() const;
    /// The average of all iterations so far; before the first one, all actions are as likely.
    [[nodiscard]] Profile average() const;

private:
    /// All by sequence.
    struct Learner {
        std::vector<double> regrets;
        std::vector<double> sums;      ///< of plans: the average, but for a factor
        std::vector<double> behaviour; ///< what the regrets make of it
        std::vector<double> plan;      ///< of the behaviour
        std::vector<double> worth;     ///< of each action against the opponent’s plan
    };

    template <bool isPlus>
    void pass(std::size_t player, double weight);
    void sample(std::size_t player);
    /// One play, at the sets of `player` with free choice: what it pays him, divided by how likely his
    /// actions were drawn. The opponent’s average takes in what he does.
    [[nodiscard]] double drawPlay(std::size_t player);
    /// The index of a child of a node of chance.
    [[nodiscard]] std::uint32_t drawChild(const ExtensiveGame::NodeRecord& node);

    const ExtensiveGame& game_;
    CfrMethod method_;
    std::uint64_t iterations_ = 0;
    SplitMix random_;
    std::array<Learner, playerCount> learners_;
    /// Where a play that is drawn passed a set of the player who learns.
    struct Passed {
        ExtensiveGame::SetRecord set;
        std::uint32_t chosen = 0;
    };
    std::vector<Passed> passed_; ///< kept for its memory
};

} // namespace mexplorer
