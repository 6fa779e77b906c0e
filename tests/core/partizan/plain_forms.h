#pragma once

#include "core/partizan/short_games.h"
#include "core/theory/random.h"

#include <memory>
#include <vector>

namespace mexplorer {

/// A game as the definition has it: its options, whatever they are worth. The tests’ own way to compare and
/// add games, apart from the program’s: it knows neither canonical forms nor numbers.
struct PlainOptions;
using PlainForm = std::shared_ptr<const PlainOptions>;
struct PlainOptions {
    std::vector<PlainForm> left;
    std::vector<PlainForm> right;
};

inline PlainForm plainForm(std::vector<PlainForm> left, std::vector<PlainForm> right) {
    return std::make_shared<const PlainOptions>(PlainOptions{std::move(left), std::move(right)});
}

/// Whether the player to move wins G − H, where Left is the one who moves first, or Right: played out.
inline bool winsDifference(const PlainForm& g, const PlainForm& h, bool leftMoves) {
    for (const PlainForm& option : leftMoves ? g->left : g->right)
        if (!winsDifference(option, h, !leftMoves)) return true;
    for (const PlainForm& option : leftMoves ? h->right : h->left) // −H: the sides exchanged
        if (!winsDifference(g, option, !leftMoves)) return true;
    return false;
}

/// G ≥ H if Left, moving second, wins G − H.
inline GameOrder plainOrder(const PlainForm& g, const PlainForm& h) {
    const bool leftWins = winsDifference(g, h, true);
    const bool rightWins = winsDifference(g, h, false);
    if (!leftWins && !rightWins) return GameOrder::equal;
    return leftWins && rightWins ? GameOrder::confused : leftWins ? GameOrder::greater : GameOrder::less;
}

inline PlainForm plainSum(const PlainForm& g, const PlainForm& h) {
    const auto options = [&](bool left) {
        std::vector<PlainForm> all;
        for (const PlainForm& option : left ? g->left : g->right)
            all.push_back(plainSum(option, h));
        for (const PlainForm& option : left ? h->left : h->right)
            all.push_back(plainSum(g, option));
        return all;
    };
    return plainForm(options(true), options(false));
}

/// −G: the players’ parts exchanged, all the way down.
inline PlainForm plainNegative(const PlainForm& game) {
    const auto all = [](const std::vector<PlainForm>& options) {
        std::vector<PlainForm> negatives;
        for (const PlainForm& option : options)
            negatives.push_back(plainNegative(option));
        return negatives;
    };
    return plainForm(all(game->right), all(game->left));
}

/// The program’s canonical form of it.
inline ShortGames::Id canonical(const PlainForm& game, ShortGames& games) {
    const auto ids = [&](const std::vector<PlainForm>& options) {
        std::vector<ShortGames::Id> all;
        for (const PlainForm& option : options)
            all.push_back(canonical(option, games));
        return all;
    };
    return games.of(ids(game->left), ids(game->right));
}

/// The game of the program as it stands, option by option.
inline PlainForm plainOf(ShortGames::Id game, ShortGames& games) {
    const auto all = [&](const std::vector<ShortGames::Id>& ids) {
        std::vector<PlainForm> options;
        for (const ShortGames::Id id : ids)
            options.push_back(plainOf(id, games));
        return options;
    };
    const auto left = games.left(game);
    const auto right = games.right(game);
    return plainForm(all({left.begin(), left.end()}), all({right.begin(), right.end()}));
}

/// All forms {L | R} with options among these.
inline std::vector<PlainForm> allForms(const std::vector<PlainForm>& options) {
    const auto chosen = [&](std::size_t set) {
        std::vector<PlainForm> some;
        for (std::size_t i = 0; i < options.size(); ++i)
            if (set >> i & 1U) some.push_back(options[i]);
        return some;
    };
    std::vector<PlainForm> forms;
    const std::size_t sets = std::size_t{1} << options.size();
    for (std::size_t left = 0; left < sets; ++left)
        for (std::size_t right = 0; right < sets; ++right)
            forms.push_back(plainForm(chosen(left), chosen(right)));
    return forms;
}

/// The four games that are born by day 1: 0, 1, −1, *.
inline std::vector<PlainForm> bornByDay1() {
    const PlainForm zero = plainForm({}, {});
    return {zero, plainForm({zero}, {}), plainForm({}, {zero}), plainForm({zero}, {zero})};
}

/// A random game born by this day, with up to so many options for each player.
inline PlainForm randomGame(int day, Random& random, std::uint64_t most = 3) {
    const auto options = [&] {
        std::vector<PlainForm> all(day == 0 ? 0 : random.below(most + 1));
        for (PlainForm& option : all)
            option = randomGame(
                random.once(3) ? static_cast<int>(random.below(static_cast<std::uint64_t>(day))) : day - 1,
                random, most);
        return all;
    };
    std::vector<PlainForm> left = options();
    return plainForm(std::move(left), options());
}

} // namespace mexplorer
