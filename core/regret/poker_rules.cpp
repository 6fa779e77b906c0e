#include "core/regret/poker_rules.h"

#include <fmt/format.h>

namespace mexplorer {

namespace {

/// Whether both players have their cards.
bool isDealt(const PokerRules::State& state) {
    return state.cards[0] != PokerRules::noCard;
}

bool waitsForBoard(const PokerRules::State& state) {
    return state.round > 0 && state.board == PokerRules::noCard;
}

} // namespace

PokerShape kuhnShape() {
    return {};
}

PokerShape leducShape() {
    return {.ranks = 3, .copies = 2, .rounds = 2, .mostBets = 2, .bets = {2, 4}, .ante = 1};
}

PokerRules::State PokerRules::start() const {
    State state;
    state.paid = {shape_.ante, shape_.ante};
    return state;
}

Actor PokerRules::actor(const State& state) const {
    if (state.isOver) return Actor::nobody;
    if (!isDealt(state) || waitsForBoard(state)) return Actor::chance;
    return state.isSecond ? Actor::second : Actor::first;
}

int PokerRules::left(const State& state, std::uint8_t rank) const {
    return shape_.copies - (state.cards[0] == rank ? 1 : 0) - (state.cards[1] == rank ? 1 : 0);
}

std::vector<std::uint8_t> PokerRules::outcomes(const State& state) const {
    std::vector<std::uint8_t> possible;
    if (isDealt(state)) {
        for (std::uint8_t rank = 0; rank < shape_.ranks; ++rank)
            if (left(state, rank) > 0) possible.push_back(rank);
        return possible;
    }
    for (unsigned first = 0; first < shape_.ranks; ++first)
        for (unsigned second = 0; second < shape_.ranks; ++second)
            if (first != second || shape_.copies > 1)
                possible.push_back(static_cast<std::uint8_t>(first * shape_.ranks + second));
    return possible;
}

std::vector<PokerAction> PokerRules::actions(const State& state) const {
    if (state.betsMade == 0) return {PokerAction::check, PokerAction::bet};
    if (state.betsMade < shape_.mostBets) return {PokerAction::fold, PokerAction::call, PokerAction::raise};
    return {PokerAction::fold, PokerAction::call};
}

std::size_t PokerRules::actionCount(const State& state) const {
    return actor(state) == Actor::chance ? outcomes(state).size() : actions(state).size();
}

std::uint8_t PokerRules::actionCode(const State& state, std::size_t action) const {
    return actor(state) == Actor::chance ? outcomes(state)[action]
                                         : static_cast<std::uint8_t>(actions(state)[action]);
}

std::string PokerRules::actionName(const State& state, std::size_t action) const {
    const std::uint8_t code = actionCode(state, action);
    if (actor(state) != Actor::chance) return std::string(actionId(static_cast<PokerAction>(code)));
    if (isDealt(state)) return std::string(rankName(code));
    return dealName(static_cast<std::uint8_t>(code / shape_.ranks),
                    static_cast<std::uint8_t>(code % shape_.ranks));
}

int PokerRules::weight(const State& state, std::size_t action) const {
    const std::uint8_t dealt = actionCode(state, action);
    if (isDealt(state)) return left(state, dealt);
    const bool isPair = dealt / shape_.ranks == dealt % shape_.ranks;
    return shape_.copies * (shape_.copies - (isPair ? 1 : 0));
}

PokerRules::State PokerRules::after(const State& state, std::size_t action) const {
    State next = state;
    const std::uint8_t code = actionCode(state, action);
    if (!isDealt(state)) {
        next.cards = {static_cast<std::uint8_t>(code / shape_.ranks),
                      static_cast<std::uint8_t>(code % shape_.ranks)};
    } else if (waitsForBoard(state)) {
        next.board = code;
        next.history += " / ";
        next.history += rankName(code);
    } else {
        play(next, static_cast<PokerAction>(code));
    }
    return next;
}

void PokerRules::play(State& state, PokerAction action) const {
    const std::size_t player = state.isSecond ? 1 : 0;
    const int toCall = state.paid[opponentOf(player)] - state.paid[player];
    state.history += ' ';
    state.history += actionId(action);
    if (action == PokerAction::fold) {
        state.folded = static_cast<std::uint8_t>(player);
        state.isOver = true;
        return;
    }
    if (action == PokerAction::bet || action == PokerAction::raise) {
        state.paid[player] += toCall + shape_.bets[state.round];
        ++state.betsMade;
    } else {
        state.paid[player] += toCall;
        if (action == PokerAction::call || state.hasActed) { // the round is over
            state.isOver = ++state.round == shape_.rounds;
            state.betsMade = 0;
            state.isSecond = false;
            state.hasActed = false;
            return;
        }
    }
    state.hasActed = true;
    state.isSecond = !state.isSecond;
}

int PokerRules::payoff(const State& state, std::size_t player) const {
    const std::uint8_t own = state.cards[player];
    const std::uint8_t other = state.cards[opponentOf(player)];
    if (state.folded == noCard && own == other) return 0;
    const bool isWon = state.folded != noCard ? state.folded != player
                                              : state.board == own || (state.board != other && own > other);
    return isWon ? state.paid[opponentOf(player)] : -state.paid[player];
}

std::string PokerRules::setName(const State& state) const {
    return std::string(rankName(state.cards[state.isSecond ? 1 : 0])) + state.history;
}

std::string_view rankName(std::uint8_t rank) {
    constexpr std::string_view names = "JQK";
    return names.substr(rank, 1);
}

std::string dealName(std::uint8_t first, std::uint8_t second) {
    return fmt::format("{} {}", rankName(first), rankName(second));
}

std::string_view actionId(PokerAction action) {
    switch (action) {
    case PokerAction::check:
        return "check";
    case PokerAction::bet:
        return "bet";
    case PokerAction::fold:
        return "fold";
    case PokerAction::call:
        return "call";
    case PokerAction::raise:
        return "raise";
    }
    return {};
}

} // namespace mexplorer
