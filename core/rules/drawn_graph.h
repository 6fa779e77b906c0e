#pragma once

#include "core/rules/rules.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// A position of a game that is played on a drawn graph: what is drawn, and which moves its edges are.
struct DrawnGraph {
    struct Node {
        std::string name;
        bool ground = false;       ///< everything stands on it
        std::size_t tokens = 0;    ///< how many stand here
        std::string position = {}; ///< the position that the node by itself is; empty if it is none
        std::optional<Evaluation> evaluation = {}; ///< of that position
    };
    struct Edge {
        std::uint32_t from = 0;
        std::uint32_t to = 0;
        bool present = true;      ///< false: it was there and has gone
        std::string leadsTo = {}; ///< the position after the move that the edge is; empty if it is none
        Message move = {};
        std::uint32_t number = 0;                  ///< by which moves name it; 0: they do not
        std::optional<Evaluation> evaluation = {}; ///< of where it leads
        [[nodiscard]] bool wins() const { return evaluation && evaluation->outcome == Outcome::P; }
    };

    /// A component of the position, if that is a sum.
    struct Component {
        std::vector<std::uint32_t> nodes = {};
        std::vector<std::uint32_t> edges = {};
    };

    bool directed = true;
    std::vector<Node> nodes;
    std::vector<Edge> edges;
    std::vector<std::uint32_t> options = {}; ///< the edge that each option is, in the rules' order
    std::vector<Component> parts = {};       ///< the components, in the rules' order; none if it is no sum
};

/// A drawn graph as rules tell it, with the positions that its nodes and edges stand for, in their order:
/// texts and evaluations follow from these.
template <class Position>
struct DrawnPositions {
    DrawnGraph graph;
    std::vector<std::optional<Position>> nodes;
    std::vector<std::optional<Position>> edges;
};

inline constexpr std::size_t mostDrawnNodes = 500;
inline constexpr std::size_t mostDrawnEdges = 2'000;

/// Whether a graph of so many can be drawn. Errors: too large.
[[nodiscard]] Expected<void> checkDrawn(std::size_t nodes, std::size_t edges);

} // namespace mexplorer
