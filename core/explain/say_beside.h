#pragma once

#include "core/game/game.h"
#include "core/solve/values_beside.h"

#include <array>
#include <string>

namespace mexplorer {

/// What is said of two pictures that stand beside each other; that of the left or upper one comes first.
using BothSides = std::array<Message, 2>;

/// One of them: a game, and the settings of its view.
struct PicturedGame {
    const Game& game;
    const std::vector<Parameter>& described; ///< the settings
    const Parameters& settings;              ///< their values, complete
};

/// In what they differ: “normal play” and “misère play”; “m = 3” and “m = 5”; or else what each of them
/// is. Both are empty if they are the same.
[[nodiscard]] BothSides sayBothSides(const PicturedGame& left, const PicturedGame& right);

/// How many places were compared, and how many differ in who wins and in the value alone.
[[nodiscard]] Message sayCompared(const ValueDifferences& found);
[[nodiscard]] Message sayOutcomesDiffer(const ValueDifferences& found);
[[nodiscard]] Message sayValuesDiffer(const ValueDifferences& found);
/// How many nodes only the left (side 0) or the right picture has.
[[nodiscard]] Message sayAlone(const ValueDifferences& found, std::size_t side);
/// All of these that are not 0, in one line.
[[nodiscard]] Message sayDiffering(const ValueDifferences& found);

/// “(0, 1) — normal play: 1; misère play: 0”. An empty value: that picture does not have the position.
[[nodiscard]] Message sayDifference(const std::string& position, const BothSides& titles,
                                    const std::array<std::string, 2>& values);
/// What each of them says, after its title; once if both say the same.
[[nodiscard]] Message sayBoth(const BothSides& titles, const BothSides& said);

/// Why the positions of the first difference have these values: “(0, 0) is P: …” in both games. Errors: as
/// for Inquiry::solution.
[[nodiscard]] Expected<BothSides> whyBoth(const Game& left, const std::string& leftPosition,
                                          const Game& right, const std::string& rightPosition, Task& task);

} // namespace mexplorer
