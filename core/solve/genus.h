#pragma once

#include "core/game/position_graph.h"

#include <optional>
#include <span>
#include <vector>

namespace mexplorer {

/// What a component is worth in normal and in misère play (the first two terms of Conway's genus). It is
/// *tame* if these are those of a position of Nim: (0, 1) and (1, 0) are fickle, (n, n) is firm.
struct Genus {
    Nimber normal = 0;
    Nimber misere = 1; ///< the mex of the options' misère values; 1 if there is no option

    [[nodiscard]] bool firm() const { return normal == misere; }
    [[nodiscard]] bool tame() const { return firm() || (normal <= 1 && misere == (normal ^ 1U)); }
    friend bool operator==(const Genus&, const Genus&) = default;
};

/// The genus of a sum of components, each tame with everything that can be reached from it. In normal play
/// the XOR; in misère play the same if some component is firm, and with 0 and 1 exchanged if none is (Conway,
/// On Numbers and Games, 1976; for games that end when every component is worth 0: the SJ theorem, Jia Zhihao
/// 2009).
[[nodiscard]] Genus sumOf(std::span<const Genus> components);

/// The genera of position 0 of the graph and of everything that can be reached from it, by number, if all of
/// them are tame; nothing if one is not, or if there are more than `mostPositions`, more than 64 moves for
/// each of these, or more than the graph’s budget. O(positions + moves). Errors: cancelled.
[[nodiscard]] Expected<std::optional<std::vector<Genus>>> tameGenera(PositionGraph& graph,
                                                                     std::size_t mostPositions, Task& task);

} // namespace mexplorer
