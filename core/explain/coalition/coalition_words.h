#pragma once

#include "core/explain/coalition/coalition_state.h"
#include "core/text/message.h"

#include <span>
#include <string>

namespace mexplorer {

// Names and numbers as text in sentences about coalitions.

/// A fraction, however long: “−1/2”.
[[nodiscard]] std::string shownExact(const Rational& number);
/// “229, 272, 491”, for at most mostInTable players.
[[nodiscard]] Message paymentsText(const Payments& payments);
/// “{1, 2}”; of many members only the ends of runs.
[[nodiscard]] std::string coalitionName(Coalition coalition, std::span<const std::string> names);
/// “v({1, 2})”; of costs “c({1, 2})”.
[[nodiscard]] std::string worthName(const CoalitionSubject& subject, Coalition coalition);
/// What a coalition is worth or, of costs, has to pay.
[[nodiscard]] std::string shownWorth(const CoalitionSubject& subject, Coalition coalition);
/// “{1, 2}, {3}”; only the first of many, then “…”.
[[nodiscard]] Message coalitionsList(std::span<const Coalition> coalitions,
                                     std::span<const std::string> names);
/// One player, also of more than a coalition may have.
[[nodiscard]] Message playerName(unsigned player, std::span<const std::string> names);
/// The names of the members, “1, 2”.
[[nodiscard]] Message playersList(Coalition coalition, std::span<const std::string> names);
/// What is divided, as a title: “Power in a vote of 60 out of 141”. Requires an answer from a table.
[[nodiscard]] Message sayWhatIsDivided(const CoalitionSubject& subject);
/// An estimate, with four decimals: “−0.3333”.
[[nodiscard]] std::string estimateText(double number);

} // namespace mexplorer
