#pragma once

#include "core/text/message.h"
#include "core/theory/rational.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace mexplorer {

/// Who acts at a node of a game tree: a player, counted from 0, chance, or nobody, where play has ended.
enum class Actor : std::uint8_t { first, second, chance = 254, nobody = 255 };

[[nodiscard]] constexpr bool isPlayer(Actor actor) {
    return actor < Actor::chance;
}

/// How readers are told what a game calls its actions and sets: as they are called, unless it knows better.
class ExtensiveWords {
public:
    virtual ~ExtensiveWords() = default;

    [[nodiscard]] virtual Message action(const std::string& name) const;
    /// What the mover of a set sees.
    [[nodiscard]] virtual Message seen(const std::string& set) const;
    /// The mover, with what he sees.
    [[nodiscard]] virtual Message mover(std::size_t player, const std::string& set) const;
};

/// A game of any number of players with chance and hidden moves in extensive form (Kuhn 1953), as exact as it
/// is given: a tree, whose nodes are told apart by their actors only if they are of different sets.
///
/// It begins as one end that pays nothing. Ends become what else they are in any order; the children of a
/// node are added together, as ends. So they have higher numbers than their parent, one after another.
class ExtensiveGame {
public:
    using Node = std::uint32_t;
    using Set = std::uint32_t;

    /// An information set: nodes that look the same to the player who acts there.
    struct InfoSet {
        std::size_t player = 0;
        std::string name; ///< what he sees
        std::vector<std::string> actions;
    };
    /// What chance may do.
    struct Outcome {
        std::string name;
        Rational likely; ///< more than 0; those of a node add up to 1
    };
    struct NodeRecord {
        Actor actor = Actor::nobody;
        std::uint32_t childCount = 0;
        Node parent = 0;       ///< of the root: itself
        Node firstChild = 0;   ///< the others follow it
        std::uint32_t row = 0; ///< its set, or where its outcomes or payoffs begin
    };

    explicit ExtensiveGame(std::size_t players,
                           std::shared_ptr<const ExtensiveWords> words = std::make_shared<ExtensiveWords>());

    Set addSet(InfoSet set);
    // These return the first child of what was an end.
    Node letAct(Node node, Set set);
    Node letChanceAct(Node node, std::vector<Outcome> outcomes);
    /// To each player.
    void pay(Node node, std::vector<Rational> payoffs);

    [[nodiscard]] std::size_t players() const { return players_; }
    [[nodiscard]] const ExtensiveWords& words() const { return *words_; }
    [[nodiscard]] const std::vector<InfoSet>& sets() const { return sets_; }
    [[nodiscard]] const std::vector<NodeRecord>& nodes() const { return nodes_; }
    [[nodiscard]] const NodeRecord& node(Node node) const { return nodes_[node]; }
    /// Where chance acts: by child.
    [[nodiscard]] std::span<const Outcome> outcomes(Node node) const {
        return std::span(outcomes_).subspan(nodes_[node].row, nodes_[node].childCount);
    }
    /// At an end: by player.
    [[nodiscard]] std::span<const Rational> payoffs(Node node) const {
        return std::span(payoffs_).subspan(nodes_[node].row, players_);
    }
    /// What was done to come to a node, other than the root.
    [[nodiscard]] const std::string& actionTo(Node node) const;

private:
    Node grow(Node node, Actor actor, std::size_t count, std::size_t row);

    std::size_t players_;
    std::shared_ptr<const ExtensiveWords> words_;
    std::vector<InfoSet> sets_;
    std::vector<NodeRecord> nodes_;
    std::vector<Outcome> outcomes_;
    std::vector<Rational> payoffs_; ///< first nothing to each player
};

} // namespace mexplorer
