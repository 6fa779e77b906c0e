#pragma once

#include "core/regret/cfr_iteration.h"
#include "core/regret/extensive_game.h"
#include "core/solve/aspects/extensive.h"

namespace mexplorer {

/// “player 1”
[[nodiscard]] Message sayPlayer(std::size_t player);
/// “bet”, as a player does it.
[[nodiscard]] Message sayAction(std::uint8_t action);
/// What a player knows: “player 1 with K”, “player 2 with J after check, bet”.
[[nodiscard]] Message sayInfoSet(const ExtensiveGame& game, std::size_t player, ExtensiveGame::Set set);
/// The same without the player: “K”, “J after check, bet”.
[[nodiscard]] Message sayHand(const ExtensiveGame& game, std::size_t player, ExtensiveGame::Set set);
/// By action: “check 0.789, bet 0.211”; numbers with a sign if `isSigned`.
[[nodiscard]] Message sayByAction(const ExtensiveGame& game, const CfrSetUpdate& update,
                                  const std::vector<double>& numbers, bool isSigned = false);
/// What something in a tree is worth, with three digits; what rounding leaves of a sum that is 0 is 0.
[[nodiscard]] std::string worthText(double number);
/// A likelihood of the family: “α”, “3 α”, “1/3 + α”, “1”.
[[nodiscard]] std::string familyText(const KuhnDecision& decision);
/// How far the averages have come: a sentence.
[[nodiscard]] Message sayPoint(const CfrPoint& point);

} // namespace mexplorer
