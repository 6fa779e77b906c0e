#pragma once

#include "core/explain/columns_state.h"
#include "core/game/game.h"
#include "core/game/inquiry.h"
#include "core/rules/drawn_graph.h"

#include <map>
#include <set>

namespace mexplorer {

/// What is written beside a drawing while a mex is found.
struct MexBoard {
    enum class Stage {
        collecting, ///< S gets the options' values
        counting,   ///< m begins
        held,       ///< m is in S
        missing,    ///< m is the least number that is not
        found       ///< m is the value
    };
    std::vector<Nimber> set = {}; ///< S so far, ascending
    std::optional<Nimber> m = {};
    Stage stage = Stage::collecting;
};

/// A step of the explanation of a position that is drawn as a graph; nodes and edges by their numbers there.
struct DrawnState {
    std::vector<std::uint32_t> nodes = {};   ///< highlighted
    std::vector<std::uint32_t> edges = {};   ///< highlighted
    std::vector<std::uint32_t> related = {}; ///< edges highlighted less strongly
    /// What this step finds, shown from now on: evaluations of nodes and edges, and edges that win.
    std::vector<std::pair<std::uint32_t, Evaluation>> nodesFound = {};
    std::vector<std::pair<std::uint32_t, Evaluation>> edgesFound = {};
    std::vector<std::uint32_t> winning = {};
    std::optional<ProofMark::Standing> standing = {}; ///< what stands on a node in all
    std::optional<MexBoard> mex = {};
    std::optional<ColumnsState> nim = {}; ///< of the table of columns beside the drawing
};
struct DrawnSubject {
    std::string position;
    std::optional<ColumnsSubject> nim = {}; ///< of the table of columns, if any step has one
};
using DrawnTrace = TraceOf<DrawnSubject, DrawnState>;

/// What a picture shows at a step: its highlights, and everything found so far.
struct DrawnShown {
    DrawnState now;
    std::map<std::uint32_t, Evaluation> nodes = {};
    std::map<std::uint32_t, Evaluation> edges = {};
    std::set<std::uint32_t> winning = {};
};

/// Empty if there is no such step. O(what was found so far).
[[nodiscard]] std::optional<DrawnShown> shownAt(const DrawnTrace& trace, int step);

/// The explanation that `explain` gives, with what each step mentions highlighted. `graph` is the position’s
/// drawing. Errors: as for explain.
[[nodiscard]] Expected<DrawnTrace> explainDrawn(const Game& game, const Inquiry& asked,
                                                const DrawnGraph& graph, Task& task);

/// The value of every node of an acyclic directed graph whose nodes are positions (see
/// DrawnAspect::isOfPositions): from the nodes without outgoing arrows backwards, one step per node. A node
/// whose evaluation is unknown is left out. O(nodes + edges), apart from sorting.
[[nodiscard]] DrawnTrace everyNodeTrace(const DrawnGraph& graph, Play play);

} // namespace mexplorer
