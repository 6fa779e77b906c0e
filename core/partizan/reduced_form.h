#pragma once

#include "core/partizan/short_games.h"

#include <unordered_map>

namespace mexplorer {

/// Games up to infinitesimals: the reduced canonical form is the simplest game that differs from a game by an
/// infinitesimal, and all that differ so have the same (Calistrate 1996; Grossman and Siegel 2009).
class ReducedForms {
public:
    explicit ReducedForms(ShortGames& games) : games_(games) {}

    [[nodiscard]] ShortGames::Id of(ShortGames::Id game);

private:
    using Options = std::vector<ShortGames::Id>;

    [[nodiscard]] ShortGames::Id make(ShortGames::Id game);
    /// Whether `one` is at most `other`, but for an infinitesimal.
    [[nodiscard]] bool isAtMost(ShortGames::Id one, ShortGames::Id other);
    [[nodiscard]] bool isWorse(ShortGames::Id one, ShortGames::Id other, bool isLeft);
    [[nodiscard]] Options reduced(ShortGames::Options options);
    /// Options whose mover the other player would answer at once are replaced by what can follow.
    [[nodiscard]] Options bypassed(Options options, ShortGames::Id game, bool isLeft);
    [[nodiscard]] Options undominated(const Options& options, bool isLeft);

    ShortGames& games_;
    std::unordered_map<ShortGames::Id, ShortGames::Id> known_;
};

} // namespace mexplorer
