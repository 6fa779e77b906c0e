#pragma once

#include "core/formula/formula.h"
#include "core/rules/rules.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

/// One way to move on a graph. Where a node is removed, so are all edges there.
struct GraphTurn {
    enum class Kind {
        moveToken, ///< the token goes along an edge, in its direction if it has one
        removeEdge,
        removeNode
    };
    /// What is removed besides.
    enum class Also {
        nothing,
        nodeLeft,    ///< the node that the token leaves: vertex geography
        edgeGone,    ///< the edge that the token goes along: edge geography
        ends,        ///< both ends of the edge: Arc Kayles
        edgesBeside, ///< the edges that share an end with it: the same, if only
                     ///< edges are removed
        neighbours   ///< of the node, by edges of any direction: Node Kayles
    };
    Kind kind = Kind::removeNode;
    Also also = Also::nothing;
    /// Of the number of edges at the node that is removed or gone to, or of those
    /// that share an end with the edge that is removed; none: always.
    std::optional<Formula> condition = {};

    /// Whether the token goes and nothing is removed, so that it could go round
    /// for ever.
    [[nodiscard]] bool leavesNoTrace() const { return kind == Kind::moveToken && also == Also::nothing; }
};

/// Rules of a graph as somebody typed them.
struct OwnGraphRules {
    std::vector<GraphTurn> turns;
    std::optional<Play> play = {}; ///< if the text tells it
    std::string text = {};         ///< the rules in one spelling, one line
};

/// The name that conditions have for the number of edges (see
/// GraphTurn::condition).
inline constexpr const char* degreeName = "degree";

/// Reads rules of a graph, for example
///
///     graph: remove node and its neighbours
///     graph: remove edge and its ends | remove node where degree = 0
///     graph: move token, remove the node it left; play misere
///
/// Errors, with the column and what would be right: what cannot be read; see
/// Formula::parse; too many turns.
[[nodiscard]] Expected<OwnGraphRules> parseGraphRules(std::string_view text);

} // namespace mexplorer
