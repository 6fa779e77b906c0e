#pragma once

#include "core/regret/sequence_form.h"
#include "core/rules/hash.h"

#include <string>

namespace mexplorer {

/// A random game with chance and hidden information, for SequenceForm: who acts, how many actions there are
/// and the payoffs depend on a seed. Players remember what they saw and did; of others' actions they see one
/// bit.
class RandomExtensive {
public:
    struct State {
        std::uint64_t hash = 0;
        unsigned depth = 0;
        std::array<std::string, playerCount> seen; ///< by player: everything the player has seen
    };

    RandomExtensive(std::uint64_t seed, unsigned depth) : seed_(seed), depth_(depth) {}

    [[nodiscard]] std::size_t players() const { return playerCount; }
    [[nodiscard]] State start() const { return {mixed(0, seed_), 0, {}}; }
    [[nodiscard]] Actor actor(const State& state) const {
        if (state.depth == depth_) return Actor::nobody;
        const std::uint64_t who = (seed_ >> (2 * state.depth)) % 3; // known to both, by the depth
        return who < playerCount ? static_cast<Actor>(who) : Actor::chance;
    }
    [[nodiscard]] std::size_t actionCount(const State& state) const {
        if (actor(state) == Actor::chance) return 2;
        std::uint64_t name = seed_; // depends only on what the acting player knows
        for (const char c : setName(state))
            name = mixed(name, static_cast<unsigned char>(c));
        return 1 + name % 3;
    }
    [[nodiscard]] std::string actionName(const State& /*state*/, std::size_t action) const {
        return std::to_string(action);
    }
    [[nodiscard]] int weight(const State& state, std::size_t action) const {
        const int first = 1 + static_cast<int>(state.hash % 7);
        return action == 0 ? first : 8 - first;
    }
    [[nodiscard]] State after(const State& state, std::size_t action) const {
        State next{mixed(state.hash, action + 1), state.depth + 1, state.seen};
        const Actor moved = actor(state);
        for (std::size_t player = 0; player < playerCount; ++player) {
            std::string& seen = next.seen[player];
            if (static_cast<std::size_t>(moved) == player)
                seen += std::to_string(action) + "!";
            else
                seen += mixed(next.hash, player) % 2 == 0 ? "a" : "b";
        }
        return next;
    }
    [[nodiscard]] int payoff(const State& state, std::size_t player) const {
        const int first = static_cast<int>(state.hash % 11) - 5;
        return player == 0 ? first : -first;
    }
    [[nodiscard]] std::string setName(const State& state) const {
        return state.seen[static_cast<std::size_t>(actor(state))] + "@" + std::to_string(state.depth);
    }

private:
    std::uint64_t seed_;
    unsigned depth_;
};

} // namespace mexplorer
