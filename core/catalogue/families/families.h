#pragma once

#include "core/catalogue/catalogue.h"

// The games by families. Each is compiled by itself, for a game takes seconds.
namespace mexplorer {

/// Heaps, of which each turn takes from one.
[[nodiscard]] std::vector<Entry> heapGames();
/// Heaps that a turn may split.
[[nodiscard]] std::vector<Entry> breakGames();
/// Heaps whose turns are of another kind: in several, limited by the last turn, one step further.
[[nodiscard]] std::vector<Entry> turnGames();
/// A piece on a board.
[[nodiscard]] std::vector<Entry> boardGames();
/// Coins that are turned, in a row or on a board.
[[nodiscard]] std::vector<Entry> coinGames();
/// What is played on a graph that can be drawn.
[[nodiscard]] std::vector<Entry> graphGames();
/// What is the only one of its kind.
[[nodiscard]] std::vector<Entry> otherGames();

} // namespace mexplorer
