#pragma once

#include "core/regret/poker_rules.h"
#include "core/text/expected.h"

#include <optional>
#include <string>
#include <string_view>

namespace mexplorer {

/// What chance deals, as ranks from 0: a card each and, if there is a second round, the one that both see.
struct PokerDeal {
    std::array<std::uint8_t, playerCount> cards = {0, 0};
    std::uint8_t board = 0;
    friend bool operator==(const PokerDeal&, const PokerDeal&) = default;
};

/// “K Q J”: the first player’s card, the second’s, and where there are two rounds the one that both see.
/// Errors: not of this form; more of a rank than there are.
[[nodiscard]] Expected<PokerDeal> parseDeal(std::string_view text, const PokerShape& shape);
[[nodiscard]] std::string textOf(const PokerDeal& deal, const PokerShape& shape);

/// The nodes of a game of PokerRules that this deal can lead to, parents before their children. Without a
/// deal, all nodes.
[[nodiscard]] std::vector<ExtensiveGame::Node> nodesOf(const ExtensiveGame& game,
                                                       const std::optional<PokerDeal>& deal);

} // namespace mexplorer
