#pragma once

#include "core/explain/trace.h"
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
    std::vector<std::uint32_t> nodes = {};   ///< in the light
    std::vector<std::uint32_t> edges = {};   ///< in the light
    std::vector<std::uint32_t> related = {}; ///< edges in a weaker light
    /// What this step finds, to be seen from now on: of nodes, of edges, and which moves win.
    std::vector<std::pair<std::uint32_t, Evaluation>> nodesFound = {};
    std::vector<std::pair<std::uint32_t, Evaluation>> edgesFound = {};
    std::vector<std::uint32_t> winning = {};
    std::optional<MexBoard> mex = {};
    std::optional<ColumnsState> nim = {}; ///< of the table that is written beside it
};
struct DrawnSubject {
    std::string position;
    std::optional<ColumnsSubject> nim = {}; ///< of the table of columns, if steps have one
};
using DrawnTrace = TraceOf<DrawnSubject, DrawnState>;

/// What a picture shows at a step: its light, and what has been found so far.
struct DrawnShown {
    DrawnState now;
    std::map<std::uint32_t, Evaluation> nodes = {};
    std::map<std::uint32_t, Evaluation> edges = {};
    std::set<std::uint32_t> winning = {};
};

/// Nothing if there is no such step. O(what was found so far).
[[nodiscard]] std::optional<DrawnShown> shownAt(const DrawnTrace& trace, int step);

/// The explanation that `explain` gives, with what each step speaks of in the light. `graph` is the
/// position’s drawing. Errors: as for explain.
[[nodiscard]] Expected<DrawnTrace> explainDrawn(const Game& game, const Inquiry& asked,
                                                const DrawnGraph& graph, Task& task);

/// The value of every node of a directed graph without cycles, each of which is a position (see
/// DrawnAspect::isOfPositions): from the nodes without arrows backwards, one step a node. A node whose
/// evaluation is unknown is left out. O(nodes + edges), apart from sorting.
[[nodiscard]] DrawnTrace everyNodeTrace(const DrawnGraph& graph, Play play);

} // namespace mexplorer
