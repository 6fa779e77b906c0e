#pragma once

#include "core/game/game.h"
#include "core/lens/lens.h"
#include "core/lens/suggestions.h"

#include <vector>

namespace mexplorer {

/// Where a conjecture fails first, or that it does not: “n mod 4 fails first at n = 3”.
[[nodiscard]] Message sayLens(const Conjecture& conjecture, const LineLens& found);
/// The same for a grid whose first row and column are numbered `first`: “a + b fails first at (1, 1)”.
[[nodiscard]] Message sayLens(const Conjecture& conjecture, const GridLens& found, std::uint64_t first);

/// The smallest counter-example with its reason, by the values of its options: “SG(3) = mex {SG(0), SG(2)} =
/// mex {0, 2} = 1, not 3”. The conjecture must fail.
[[nodiscard]] Message sayCounterExample(const Game& game, const LineLens& found,
                                        std::span<const LineValues::Value> values);
[[nodiscard]] Message sayCounterExample(const Game& game, const GridLens& found, const GridValues& values);

/// In how many places it agrees, how far nothing fails, from where on nothing does, and about how many places
/// it says nothing.
[[nodiscard]] std::vector<Message> sayLensCounts(const LineLens& found);
[[nodiscard]] std::vector<Message> sayLensCounts(const GridLens& found);
/// That a conjecture which agrees is proved for ever; empty if it is not.
[[nodiscard]] Message sayForEver(const Conjecture& conjecture, const LineLens& found, const Period& period);

/// What is suggested, without how far it was seen: “P iff n is among the Fibonacci numbers (A000045)”.
[[nodiscard]] Message saySuggestion(const Suggestion& suggestion);
/// The heading of suggestions about a line up to n = last, or about a grid: “seen up to n = 40, not proved”.
[[nodiscard]] Message saySeen(std::uint64_t last);
[[nodiscard]] Message saySeen(GridSize size);

/// The theorems that hold for the game with its parameters: “Nim-sum: the value is … (Bouton 1901)”.
[[nodiscard]] std::vector<Message> sayTheorems(const Game& game);

} // namespace mexplorer
