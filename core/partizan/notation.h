#pragma once

#include "core/partizan/short_games.h"

#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

/// The game that an expression in the field’s notation names: numbers 3, -5/8; nimbers * and *3; ups ^, ^^,
/// ^3, v, v2, and ^[3], ^<3> (sums and powers of ups); {a,b|c}, with slashes {a||b|c}; switches +-1,
/// +-{2,1*}; Tiny(2), Miny(1/2); sums by +, by -, or side by side (1*, 2Tiny(2)); multiples 3.^; names bound
/// by “G = …;”. Of “G ? H”
/// the difference is read. Also ↑ ↓ ∗ ±. Errors name the column; further: a loopy game (on, off, dud …); what
/// stopped the games.
[[nodiscard]] Expected<ShortGames::Id> readGame(std::string_view text, ShortGames& games);

/// A game as it is written: the options of the outermost braces, if it is nothing else; else those of its
/// canonical form.
struct WrittenGame {
    ShortGames::Id game = ShortGames::none;
    std::vector<ShortGames::Id> left; ///< each once, as written or, of a canonical form, by Ids
    std::vector<ShortGames::Id> right;
    bool isForm = false; ///< whether the options are those of braces
};

/// The same, with the options that are written. Errors: as for readGame.
[[nodiscard]] Expected<WrittenGame> readWritten(std::string_view text, ShortGames& games);

/// As options are listed: the shortest first, of equal length numbers first.
void sortNames(std::vector<std::string>& names);

/// The game’s name, which readGame reads as the same game: as a number, ups and a nimber, or by its sign, if
/// it is so; else with the options of its canonical form, the shortest first. Errors: it has more than a
/// million characters; what stopped the games.
[[nodiscard]] Expected<std::string> nameOf(ShortGames::Id game, ShortGames& games);

/// Tiny(x), {0||0|-x}, of a positive game.
[[nodiscard]] ShortGames::Id tiny(ShortGames::Id game, ShortGames& games);
/// ↑ⁿ, and the sum ↑ + ↑² + … + ↑ⁿ, which is {↑ + … + ↑ⁿ⁻¹ | *}.
struct UpPowers {
    ShortGames::Id power = ShortGames::none; ///< none for n = 0
    ShortGames::Id sum = ShortGames::none;
};
/// Those of n + 1, from those of n.
[[nodiscard]] UpPowers nextUpPowers(const UpPowers& powers, ShortGames& games);
[[nodiscard]] ShortGames::Id upsTo(int power, ShortGames& games);
[[nodiscard]] ShortGames::Id upPower(int power, ShortGames& games);

} // namespace mexplorer
