#pragma once

#include "core/regret/extensive_game.h"

namespace mexplorer {

/// A poker of PokerRules in words: what is done, and the sets by the card and what was done before.
class PokerWords final : public ExtensiveWords {
public:
    /// “bet”, as an action of a player.
    [[nodiscard]] Message action(const std::string& name) const override;
    /// “K”, “J after check, bet”
    [[nodiscard]] Message seen(const std::string& set) const override;
    /// “player 1 with K”, “player 2 with J after check, bet”
    [[nodiscard]] Message mover(std::size_t player, const std::string& set) const override;
};

} // namespace mexplorer
