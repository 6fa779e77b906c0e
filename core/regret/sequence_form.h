#pragma once

#include "core/regret/extensive_game.h"
#include "core/task/remembered.h"

#include <array>

namespace mexplorer {

/// The other one of the two players, who are 0 and 1.
[[nodiscard]] constexpr std::size_t opponentOf(std::size_t player) {
    return 1 - player;
}

inline constexpr std::size_t playerCount = 2;

/// A zero-sum game of two players with perfect recall, compiled into arrays of doubles: its tree, and for
/// each player the sequence form (von Stengel 1996): the sequences of his own actions that are possible, and
/// what each pair of the players’ sequences is worth. Sets and sequences that come earlier in the game have
/// lower numbers: one pass up or down replaces recursion.
class SequenceForm {
public:
    using Node = ExtensiveGame::Node; ///< numbered as in the game
    using Set = std::uint32_t;        ///< an information set, counted for each player by itself
    using Sequence = std::uint32_t;   ///< what one player has done so far; 0: nothing yet

    struct NodeRecord {
        Actor actor = Actor::nobody;
        std::uint32_t childCount = 0; ///< one for each action
        Node firstChild = 0;          ///< the others follow it
        Set set = 0;                  ///< of the actor, if he is a player
        double chance = 1;            ///< of all that chance does on the way from the root to here
        double payoff = 0;            ///< at an end: what the first player gets and the second one pays
    };
    /// Nodes that their actor cannot tell apart. He has done the same before all of them (perfect recall).
    struct SetRecord {
        Sequence parent = 0;     ///< what he has done before
        Sequence first = 0;      ///< the sequence that adds the first action; the others follow it
        std::uint32_t count = 0; ///< actions
    };
    /// What a pair of sequences is worth: the sum over the ends that it allows of payoff · chance.
    struct Payoff {
        Sequence other = 0; ///< of the opponent
        double worth = 0;   ///< to the player himself
    };
    struct Player {
        std::vector<SetRecord> sets;
        std::vector<std::string> names;   ///< of the sets
        std::vector<std::string> actions; ///< the last one of each sequence; of sequence 0: none
        std::vector<std::uint32_t> rows;  ///< where the payoffs of each sequence begin, and the end of all
        std::vector<Payoff> payoffs;

        [[nodiscard]] std::size_t sequenceCount() const { return actions.size(); }
        [[nodiscard]] std::span<const Payoff> payoffsOf(Sequence sequence) const {
            return std::span(payoffs).subspan(rows[sequence], rows[sequence + 1] - rows[sequence]);
        }
    };

    [[nodiscard]] const ExtensiveGame& game() const { return *game_; }
    [[nodiscard]] const std::vector<NodeRecord>& nodes() const { return nodes_; }
    [[nodiscard]] const NodeRecord& node(Node node) const { return nodes_[node]; }
    [[nodiscard]] const Player& player(std::size_t player) const { return players_[player]; }
    [[nodiscard]] const SetRecord& setAt(Node node) const {
        return players_[static_cast<std::size_t>(nodes_[node].actor)].sets[nodes_[node].set];
    }
    /// The highest payoff at an end less the lowest.
    [[nodiscard]] double payoffRange() const { return payoffRange_; }

private:
    friend class SequenceFormMaker;
    std::shared_ptr<const ExtensiveGame> game_;
    std::vector<NodeRecord> nodes_;
    std::array<Player, playerCount> players_;
    double payoffRange_ = 0;
};

/// Takes time and memory in proportion to the tree. Errors: the game is not of two players, not zero-sum, or
/// without perfect recall.
[[nodiscard]] Found<SequenceForm> sequenceForm(std::shared_ptr<const ExtensiveGame> game);

} // namespace mexplorer
