#pragma once

#include "core/game/aspects/short_game.h"

namespace mexplorer {

/// The name of a game as books print it: ±1, −1/2, ↑∗ for +-1, -1/2, ^*. The reader of names knows these
/// signs, too.
[[nodiscard]] std::string printedGame(const std::string& name);

/// The same in a sentence, where the middle of a long name is left out (…); a figure finds it by gameTopic().
[[nodiscard]] Message saidGame(const std::string& name);
/// A short game that sentences speak of, by its name.
[[nodiscard]] Topic gameTopic(std::string name);

/// What a game of two sides is worth: a number, a nimber, or a game with its stops, mean and temperature.
[[nodiscard]] Message sayShortGame(const ShortGameFacts& facts);
/// What is left of a hot game without infinitesimals, and how many ups an infinitesimal is like.
[[nodiscard]] std::vector<Message> saySmallParts(const ShortGameFacts& facts);

/// The text of a position with the true minus sign before negative numbers; a hyphen in a name or a range
/// stays.
[[nodiscard]] std::string withMinus(const std::string& text);

} // namespace mexplorer
