#pragma once

#include "core/explain/trace.h"
#include "core/game/aspects/grid.h"
#include "core/game/game.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// What is discovered about a table.
enum class Discovery { outcomes, values };

/// A table once it is fully discovered. Cells are listed row by row.
struct DiscoverySubject {
    Discovery what = Discovery::outcomes;
    GridSize size;
    std::vector<Nimber> values = {};         ///< by the definition; 0 is P
    std::vector<std::size_t> settledBy = {}; ///< index of the finding that settled the cell
    std::vector<GridCell> pairs = {};        ///< a ≤ b, in the order of finding; only with PairsAspect

    [[nodiscard]] bool contains(const GridCell& cell) const {
        return cell.a < size.rows && cell.b < size.columns;
    }
    /// Of a cell of the table, in `values` and `settledBy`.
    [[nodiscard]] std::size_t indexOf(const GridCell& cell) const { return cell.a * size.columns + cell.b; }
};

/// How far the discovery has come: the cells settled by the first `findings` are known, and `cell`.
struct DiscoveryState {
    std::size_t findings = 0;
    std::optional<GridCell> cell = {};   ///< the one that the step is about
    std::optional<std::size_t> lit = {}; ///< index of the finding whose N-cells the step is about
    bool asks = false;                   ///< the step asks for the next P
    std::size_t pairs = 0;               ///< how many of the subject's are known
    bool asksPair = false;               ///< the next P belongs to a new pair
};

using DiscoveryTrace = TraceOf<DiscoverySubject, DiscoveryState>;

/// The most options of a cell.
inline constexpr std::size_t mostDiscoveredOptions = UINT16_MAX;

/// How a table is found by the definition, from its corner outwards: along the diagonals a + b = 0, 1, 2, …,
/// where every option of a cell lies on an earlier diagonal.
///
/// - outcomes: a cell with no move to a P is P, one with a move to a P is N; before each P, a step asks which
///   cell it is. Only for a grid whose options are cells. At most three steps per cell.
/// - values: the mex of the options' values; one step per cell.
///
/// Options that lie outside the table are found as well. Errors: cancelled; a cell with more than
/// mostDiscoveredOptions.
[[nodiscard]] Expected<DiscoveryTrace> discoveryTrace(const Game& game, Discovery what, GridSize size,
                                                      Task& task);

} // namespace mexplorer
