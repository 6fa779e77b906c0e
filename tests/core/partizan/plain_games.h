#pragma once

#include "core/partizan/short_games.h"
#include "core/theory/random.h"

#include <memory>
#include <vector>

namespace mexplorer {

/// A game as the definition has it: its options, whatever they are worth. The tests’ own way to compare and
/// add games, apart from the program’s: it knows neither canonical forms nor numbers.
struct PlainGame;
using Plain = std::shared_ptr<const PlainGame>;
struct PlainGame {
    std::vector<Plain> left;
    std::vector<Plain> right;
};

inline Plain plain(std::vector<Plain> left, std::vector<Plain> right) {
    return std::make_shared<const PlainGame>(PlainGame{std::move(left), std::move(right)});
}

/// Whether the player to move wins G − H, where Left is the one who moves first, or Right: played out.
inline bool winsDifference(const Plain& g, const Plain& h, bool leftMoves) {
    for (const Plain& option : leftMoves ? g->left : g->right)
        if (!winsDifference(option, h, !leftMoves)) return true;
    for (const Plain& option : leftMoves ? h->right : h->left) // −H: the sides exchanged
        if (!winsDifference(g, option, !leftMoves)) return true;
    return false;
}

/// G ≥ H if Left, moving second, wins G − H.
inline GameOrder plainOrder(const Plain& g, const Plain& h) {
    const bool leftWins = winsDifference(g, h, true);
    const bool rightWins = winsDifference(g, h, false);
    if (!leftWins && !rightWins) return GameOrder::equal;
    return leftWins && rightWins ? GameOrder::confused : leftWins ? GameOrder::greater : GameOrder::less;
}

inline Plain plainSum(const Plain& g, const Plain& h) {
    const auto options = [&](bool left) {
        std::vector<Plain> all;
        for (const Plain& option : left ? g->left : g->right)
            all.push_back(plainSum(option, h));
        for (const Plain& option : left ? h->left : h->right)
            all.push_back(plainSum(g, option));
        return all;
    };
    return plain(options(true), options(false));
}

/// The program’s canonical form of it.
inline ShortGames::Id canonical(const Plain& game, ShortGames& games) {
    const auto ids = [&](const std::vector<Plain>& options) {
        std::vector<ShortGames::Id> all;
        for (const Plain& option : options)
            all.push_back(canonical(option, games));
        return all;
    };
    return games.of(ids(game->left), ids(game->right));
}

/// The game of the program as it stands, option by option.
inline Plain plainOf(ShortGames::Id game, ShortGames& games) {
    const auto all = [&](const std::vector<ShortGames::Id>& ids) {
        std::vector<Plain> options;
        for (const ShortGames::Id id : ids)
            options.push_back(plainOf(id, games));
        return options;
    };
    const auto left = games.left(game);
    const auto right = games.right(game);
    return plain(all({left.begin(), left.end()}), all({right.begin(), right.end()}));
}

/// All forms {L | R} with options among these.
inline std::vector<Plain> allForms(const std::vector<Plain>& options) {
    const auto chosen = [&](std::size_t set) {
        std::vector<Plain> some;
        for (std::size_t i = 0; i < options.size(); ++i)
            if (set >> i & 1U) some.push_back(options[i]);
        return some;
    };
    std::vector<Plain> forms;
    const std::size_t sets = std::size_t{1} << options.size();
    for (std::size_t left = 0; left < sets; ++left)
        for (std::size_t right = 0; right < sets; ++right)
            forms.push_back(plain(chosen(left), chosen(right)));
    return forms;
}

/// The four games that are born by day 1: 0, 1, −1, *.
inline std::vector<Plain> bornByDay1() {
    const Plain zero = plain({}, {});
    return {zero, plain({zero}, {}), plain({}, {zero}), plain({zero}, {zero})};
}

/// A random game born by this day, with up to three options for each player.
inline Plain randomGame(int day, Random& random) {
    const auto options = [&] {
        std::vector<Plain> all(day == 0 ? 0 : random.below(4));
        for (Plain& option : all)
            option = randomGame(
                random.once(3) ? static_cast<int>(random.below(static_cast<std::uint64_t>(day))) : day - 1,
                random);
        return all;
    };
    std::vector<Plain> left = options();
    return plain(std::move(left), options());
}

} // namespace mexplorer
