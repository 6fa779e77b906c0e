#pragma once

#include "core/game/game.h"

namespace mexplorer {

class Instance;

/// A game by its title and what it is played with: “Bash · m = 3 · misère play”. Parameters that do not
/// matter, and drawn graphs, are left out.
[[nodiscard]] Message sayGame(const Game& game);
/// The same with a position: “Bash · m = 3 · normal play: 21”.
[[nodiscard]] Message sayGameAt(const Game& game, const std::string& position);
/// A parameter with its value: “m = 3”, “misère play”; empty for what is better left out.
[[nodiscard]] Message sayParameter(const Parameter& parameter, const std::string& value);

/// A file’s name for what is made of it, without ending: its id and the parameters that are not as usual,
/// “bash-m=5-play=misere”. Those that do not matter, and what is longer or not of ASCII letters, digits and
/// “,.+-”, are left out.
[[nodiscard]] std::string fileNameOf(const Game& game);

/// The numbers in its rules, as its summary calls them: “p = 2, q = 4”; “S = {2, 3, 7}”; of a vote or an
/// airport, those in place of a position: “quota 51, votes 50, 49, 1”. Each is a number that was entered
/// (topic::entered); of longer lists the first `most`, and how many more there are. Empty if there is none.
/// `instance` may be null.
[[nodiscard]] Message sayNumbers(const Game& game, const Instance* instance, std::size_t most);
/// What is pointed at by the letters of its rules, such as the m of a theorem: these numbers.
struct SaidLetter {
    std::string letter;
    Topic topic;
};
[[nodiscard]] std::vector<SaidLetter> lettersOf(const Game& game);

/// Its rules: one turn, and who wins.
[[nodiscard]] Message sayRules(const Game& game);

} // namespace mexplorer
