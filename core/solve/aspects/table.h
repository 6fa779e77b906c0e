#pragma once

#include "core/rules/table.h"
#include "core/solve/aspects/aspect.h"
#include "core/task/task.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// Some moves, in the rules’ order.
struct TableMoves {
    std::vector<TableMove> moves;
    bool areAll = true; ///< false: there are more, too many to be listed or tried
};

/// Which moves are looked for.
struct TouchedThing {
    std::optional<std::size_t> spot = {};    ///< those that touch this place; else all
    std::optional<std::uint64_t> count = {}; ///< those that change so many things there; else any number
};

/// A position that can be laid on a table, as the things that it is made of; in a sum, each component has a
/// table of its own. What a move does is told by what it does to them.
class TableAspect : public Aspect {
public:
    /// The most moves that are listed, and the most that are tried to find them.
    static constexpr std::size_t mostMoves = 5'000;
    static constexpr std::uint64_t mostTried = 1U << 20U;

    /// Several for a sum, side by side; their places are numbered on from table to table. Errors: more than
    /// lies on a table.
    [[nodiscard]] virtual Expected<std::vector<Table>> laidOut() const = 0;
    /// Errors: as of laidOut(); cancelled.
    [[nodiscard]] virtual Expected<TableMoves> moves(const TouchedThing& touched, Task& task) const = 0;
};

/// The number of the first place of each table.
[[nodiscard]] std::vector<std::size_t> firstSpots(const std::vector<Table>& tables);

} // namespace mexplorer
