#pragma once

#include "core/game/entry.h"

// The games by families. Each family is compiled by itself, since a game takes seconds to compile.
namespace mexplorer {

/// Heaps; each turn takes from one of them.
[[nodiscard]] std::vector<Entry> heapGames();
/// Heaps that a turn may split.
[[nodiscard]] std::vector<Entry> breakGames();
/// Heaps with other turns: in several heaps at once, limited by the last turn, or one stair down.
[[nodiscard]] std::vector<Entry> turnGames();
/// A piece on a board.
[[nodiscard]] std::vector<Entry> boardGames();
/// Stones, discs and pawns of two players on a board.
[[nodiscard]] std::vector<Entry> stoneGames();
/// Coins that are turned over, in a row or on a board.
[[nodiscard]] std::vector<Entry> coinGames();
/// Games on a graph that can be drawn.
[[nodiscard]] std::vector<Entry> graphGames();
/// Games in which Left and Right have different moves.
[[nodiscard]] std::vector<Entry> partizanGames();
/// Cards that are hidden from the other player.
[[nodiscard]] std::vector<Entry> cardGames();
/// Matrices of payoffs, which have neither positions nor moves.
[[nodiscard]] std::vector<Entry> matrixGames();
/// Players who join in coalitions.
[[nodiscard]] std::vector<Entry> coalitionGames();
/// A sum of games of the catalogue, to which it belongs itself; of impartial ones, unless the play is that of
/// two sides.
[[nodiscard]] Entry sumEntry();
/// Games by rules that somebody types.
[[nodiscard]] std::vector<Entry> ownGames();
/// Games of no other family.
[[nodiscard]] std::vector<Entry> otherGames();

} // namespace mexplorer
