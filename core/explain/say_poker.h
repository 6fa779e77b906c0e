#pragma once

#include "core/regret/cfr_iteration.h"
#include "core/regret/extensive_aspect.h"
#include "core/regret/extensive_game.h"

namespace mexplorer {

/// “player 1”
[[nodiscard]] Message sayPlayer(std::size_t player);
/// “bet”, as an action of a player.
[[nodiscard]] Message sayAction(std::uint8_t action);
/// What a player knows: “player 1 with K”, “player 2 with J after check, bet”.
[[nodiscard]] Message sayInfoSet(const ExtensiveGame& game, std::size_t player, ExtensiveGame::Set set);
/// The same without the player: “K”, “J after check, bet”.
[[nodiscard]] Message sayHand(const ExtensiveGame& game, std::size_t player, ExtensiveGame::Set set);
/// A number for each action: “check 0.75, bet 0.25”; with signs if `isSigned`.
[[nodiscard]] Message sayByAction(const ExtensiveGame& game, const CfrSetUpdate& update,
                                  const std::vector<double>& numbers, bool isSigned = false);
/// A value in a tree: exact, “−1/6”, or with three digits, “≈ 0.184”; a rounding error is written as 0.
[[nodiscard]] std::string worthText(double number);
/// A probability of Kuhn’s family of equilibria: “α”, “3 α”, “1/3 + α”, “1”.
[[nodiscard]] std::string familyText(const KuhnDecision& decision);
/// How good the average strategies are by now, as a sentence.
[[nodiscard]] Message sayPoint(const CfrPoint& point);

} // namespace mexplorer
