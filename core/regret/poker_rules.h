#pragma once

#include "core/regret/sequence_form.h"

#include <string>
#include <string_view>

namespace mexplorer {

/// What players do in poker.
enum class PokerAction : std::uint8_t { check, bet, fold, call, raise };

/// A small poker for two: a card each, rounds of bets of a fixed size, and before each later round a card
/// that both see. Whoever has a pair with it wins, else the higher card.
struct PokerShape {
    std::uint8_t ranks = 3;           ///< J, Q, K
    std::uint8_t copies = 1;          ///< of each rank
    std::uint8_t rounds = 1;          ///< of bets, at most 2
    std::uint8_t mostBets = 1;        ///< a bet and its raises, in one round
    std::array<int, 2> bets = {1, 1}; ///< the size of a bet, by round
    int ante = 1;                     ///< what each pays before the deal
};

/// Kuhn (1950): three cards, one round, one bet.
[[nodiscard]] PokerShape kuhnShape();
/// Southey et al. (2005), “Leduc hold ’em”: six cards, two rounds, a bet and a raise in each.
[[nodiscard]] PokerShape leducShape();

/// The rules, as ExtensiveRules. Suits do not matter, so cards are told apart by rank alone: chance deals
/// both players’ ranks at once, then the rank of the card that both see.
class PokerRules {
public:
    static constexpr std::uint8_t noCard = 255;
    struct State {
        std::array<std::uint8_t, playerCount> cards = {noCard, noCard};
        std::uint8_t board = noCard; ///< the card that both see
        std::uint8_t round = 0;
        std::uint8_t betsMade = 0; ///< in this round
        bool isSecond = false;     ///< the second player is to act
        bool hasActed = false;     ///< somebody has, in this round
        bool isOver = false;
        std::uint8_t folded = noCard; ///< the player who has, if any
        std::array<int, playerCount> paid = {0, 0};
        std::string history; ///< “ check bet call / Q check”
    };

    explicit PokerRules(PokerShape shape) : shape_(shape) {}

    [[nodiscard]] State start() const;
    [[nodiscard]] Actor actor(const State& state) const;
    [[nodiscard]] static std::size_t players() { return playerCount; }
    [[nodiscard]] std::size_t actionCount(const State& state) const;
    /// The actionId; of chance: the names of both players’ ranks, as “K Q”, or of the card that both see.
    [[nodiscard]] std::string actionName(const State& state, std::size_t action) const;
    /// In how many ways chance can deal so.
    [[nodiscard]] int weight(const State& state, std::size_t action) const;
    [[nodiscard]] State after(const State& state, std::size_t action) const;
    [[nodiscard]] int payoff(const State& state, std::size_t player) const;
    /// “K”, “K check bet”, “K check check / Q bet”: his card, what was done, and between the rounds the card
    /// that both see.
    [[nodiscard]] std::string setName(const State& state) const;

    [[nodiscard]] const PokerShape& shape() const { return shape_; }

private:
    /// A PokerAction; of chance: first rank · ranks + second rank, or the rank of the card that both see.
    [[nodiscard]] std::uint8_t actionCode(const State& state, std::size_t action) const;
    [[nodiscard]] std::vector<std::uint8_t> outcomes(const State& state) const; ///< of chance; by code
    [[nodiscard]] std::vector<PokerAction> actions(const State& state) const;
    /// How many of a rank are left in the pack.
    [[nodiscard]] int left(const State& state, std::uint8_t rank) const;
    void play(State& state, PokerAction action) const;

    PokerShape shape_;
};

/// “J”, “Q”, “K”.
[[nodiscard]] std::string_view rankName(std::uint8_t rank);
/// “K Q”: the first player’s card, the second’s.
[[nodiscard]] std::string dealName(std::uint8_t first, std::uint8_t second);
/// As setName has it: “check”, “bet”, “fold”, “call”, “raise”.
[[nodiscard]] std::string_view actionId(PokerAction action);

} // namespace mexplorer
