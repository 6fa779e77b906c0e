#pragma once

#include "core/regret/cfr_iteration.h"
#include "core/regret/cfr_run.h"
#include "core/regret/kuhn_family.h"

namespace mexplorer {

/// “player 1”
[[nodiscard]] Message sayPlayer(std::size_t player);
/// “bet”: an action of a player, by its sequence.
[[nodiscard]] Message sayAction(const SequenceForm& form, std::size_t player,
                                SequenceForm::Sequence sequence);
/// What a player knows: “player 1 with K”, “player 2 with J after check, bet”.
[[nodiscard]] Message sayInfoSet(const SequenceForm& form, std::size_t player, SequenceForm::Set set);
/// The same without the player: “K”, “J after check, bet”.
[[nodiscard]] Message saySeen(const SequenceForm& form, std::size_t player, SequenceForm::Set set);
/// A number for each action: “check 0.75, bet 0.25”; with signs if `isSigned`.
[[nodiscard]] Message sayByAction(const SequenceForm& form, const CfrSetUpdate& update,
                                  const std::vector<double>& numbers, bool isSigned = false);
/// A value in a tree: exact, “−1/6”, or with three digits, “≈ 0.184”; a rounding error is written as 0.
[[nodiscard]] std::string worthText(double number);
/// A probability of Kuhn’s family of equilibria: “α”, “3 α”, “1/3 + α”, “1”.
[[nodiscard]] std::string familyText(const KuhnDecision& decision);
/// How good the average strategies are by now, as a sentence.
[[nodiscard]] Message sayPoint(const CfrPoint& point);

} // namespace mexplorer
