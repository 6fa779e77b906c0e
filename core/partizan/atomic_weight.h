#pragma once

#include "core/partizan/short_games.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace mexplorer {

/// Atomic weights: how many ups an all-small game, one in which at each turn both players can move or none
/// can, is like. They add up in sums. Two ups ahead is enough: if the weight is at least 2, Left wins,
/// whoever begins (Conway 1976, chapter 16; Berlekamp, Conway, Guy 1982, chapter 8; Siegel 2013, II.7).
class AtomicWeights {
public:
    explicit AtomicWeights(ShortGames& games) : games_(games) {}

    /// A game itself, often a whole number; nothing if the game is not all-small, or has positions with
    /// nimbers above 4094 beside ups.
    [[nodiscard]] std::optional<ShortGames::Id> of(ShortGames::Id game) { return known(game).weight; }

private:
    struct Known {
        std::optional<ShortGames::Id> weight = {};
        std::uint32_t nimbers = 0; ///< positions of the game are no larger nimbers
    };

    [[nodiscard]] Known known(ShortGames::Id game);
    [[nodiscard]] Known make(ShortGames::Id game);
    /// The weights of the options, each changed by as much; nothing if one has none.
    [[nodiscard]] std::optional<std::vector<ShortGames::Id>> moved(ShortGames::Options options, int by,
                                                                   Known& made);
    /// If several whole numbers lie between the weights of the options, moved by 2: the one that is most for
    /// whoever is ahead when a remote star is added.
    [[nodiscard]] ShortGames::Id whole(ShortGames::Id game, std::uint32_t nimbers,
                                       const std::vector<ShortGames::Id>& left,
                                       const std::vector<ShortGames::Id>& right);
    /// The largest whole number that is not at least one of these games.
    [[nodiscard]] ShortGames::Id largestBelow(const std::vector<ShortGames::Id>& options);

    ShortGames& games_;
    std::unordered_map<ShortGames::Id, Known> known_;
};

} // namespace mexplorer
