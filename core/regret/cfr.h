#pragma once

#include "core/regret/extensive_play.h"
#include "core/regret/sequence_form.h"
#include "core/theory/random.h"

#include <array>
#include <cstdint>
#include <vector>

namespace mexplorer {

enum class CfrMethod : std::uint8_t { cfr, cfrPlus, outcomeSampling };

/// Counterfactual regret minimisation, by a pass over the arrays of a SequenceForm.
///
/// One iteration updates the regrets of both players, the first one’s, then the second one’s against what
/// the first one has just learnt. An action’s regret grows by what it would have earned above what was earned
/// in its set, weighted by how likely chance and the opponent lead there. The next strategy plays in
/// proportion to the positive regrets. The average strategies converge to an equilibrium; the last ones need
/// not.
///
/// - cfr: Zinkevich, Johanson, Bowling and Piccione (2007); every iteration counts as much in the average.
/// - cfrPlus: CFR+, Tammelin (2014): negative regrets are forgotten, and iteration t counts t times.
/// - outcomeSampling: Lanctot, Waugh, Zinkevich and Bowling (2009): each player’s update follows one
///   sampled play, in which his own actions are drawn uniformly with probability 0.6, else from his strategy;
///   what it finds is divided by the probability of drawing it.
class Cfr {
public:
    /// All regrets 0, so all actions are equally likely. The game must outlive it. The seed is for sampling.
    Cfr(const SequenceForm& form, CfrMethod method, std::uint64_t seed = 1);

    /// A pass takes time in proportion to the sequences and payoffs; of outcome sampling, to the depth.
    void iterate(std::uint64_t times);

    [[nodiscard]] std::uint64_t iterations() const { return iterations_; }
    [[nodiscard]] const SequenceForm& form() const { return form_; }
    [[nodiscard]] CfrMethod method() const { return method_; }

    /// The summed regrets, by sequence.
    [[nodiscard]] const std::vector<double>& regrets(std::size_t player) const {
        return learners_[player].regrets;
    }
    /// The strategies of the next iteration, which follow from the regrets.
    [[nodiscard]] Profile current() const;
    /// The average of all iterations so far; before the first one, all actions are equally likely.
    [[nodiscard]] Profile average() const;

private:
    /// All by sequence.
    struct Learner {
        std::vector<double> regrets;
        std::vector<double> sums;      ///< weighted, of the plans: the average up to a factor
        std::vector<double> behaviour; ///< the next strategy, which follows from the regrets
        std::vector<double> plan;      ///< of the behaviour
        std::vector<double> worth;     ///< of each action against the opponent’s plan
    };

    template <bool isPlus>
    void pass(std::size_t player, double weight);
    void sample(std::size_t player);
    /// Draws a play in which `player` explores; returns what it pays him, divided by how likely his actions
    /// were drawn. Adds the opponent’s strategy to his average.
    [[nodiscard]] double drawPlay(std::size_t player);
    /// Draws the index of a child of a chance node.
    [[nodiscard]] std::uint32_t drawChild(const SequenceForm::NodeRecord& node);

    const SequenceForm& form_;
    CfrMethod method_;
    std::uint64_t iterations_ = 0;
    Random random_;
    std::array<Learner, playerCount> learners_;
    /// A set of the learning player on the sampled play.
    struct Passed {
        SequenceForm::SetRecord set;
        std::uint32_t chosen = 0;
    };
    std::vector<Passed> passed_; ///< a member only to reuse its memory
};

} // namespace mexplorer
