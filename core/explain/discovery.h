#pragma once

#include "core/explain/trace.h"
#include "core/solve/aspects/grid.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// What is discovered of a table.
enum class Discovery { outcomes, values };

/// A table as its discovery leaves it. Cells are listed row by row.
struct DiscoverySubject {
    Discovery what = Discovery::outcomes;
    GridSize size;
    std::vector<Nimber> values = {};         ///< by the definition; 0 is P
    std::vector<std::size_t> settledBy = {}; ///< the number of the finding that settled the cell
    std::vector<GridCell> pairs = {};        ///< of a game with PairsAspect: a ≤ b, in the order of finding

    [[nodiscard]] bool contains(const GridCell& cell) const {
        return cell.a < size.rows && cell.b < size.columns;
    }
    /// The place of a cell of the table in both lists.
    [[nodiscard]] std::size_t indexOf(const GridCell& cell) const { return cell.a * size.columns + cell.b; }
};

/// How far the discovery has come. Known are the cells that one of the first `findings` settled, and `cell`.
struct DiscoveryState {
    std::size_t findings = 0;
    std::optional<GridCell> cell = {};   ///< the one that the step is about
    std::optional<std::size_t> lit = {}; ///< the finding whose N-cells the step is about
    bool asks = false;                   ///< the step asks for the next P
    std::size_t pairs = 0;               ///< known ones of the subject's
    bool asksPair = false;               ///< the next P is of a new pair
};

using DiscoveryTrace = TraceOf<DiscoverySubject, DiscoveryState>;

/// How a table is found from its corner on, by the definition: along the lines a + b = 0, 1, 2, … on which
/// every option of a cell lies on an earlier one.
///
/// - outcomes: what has no move to a P is P, and what has a move to it is N; before each P, a step asks which
///   cell it is. Only for a grid whose options are cells. At most three steps a cell.
/// - values: the mex of the options' values; one step a cell.
///
/// Options that lie outside the table are found as well. Errors: cancelled; a cell with more than
/// mostDiscoveredOptions.
inline constexpr std::size_t mostDiscoveredOptions = UINT16_MAX;
[[nodiscard]] Expected<DiscoveryTrace> discoveryTrace(const Game& game, Discovery what, GridSize size,
                                                      Task& task);

} // namespace mexplorer
