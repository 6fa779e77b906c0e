#pragma once

#include "core/rules/rules.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// A position of a game that is played on a drawn graph: what is drawn, and which moves its edges are.
struct DrawnGraph {
    enum class Kind {
        arrows, ///< directed, and moves lead along the arrows
        bush,   ///< stands on a ground, and moves cut edges
        plain   ///< any other: moves colour nodes, or remove nodes or edges
    };
    struct Node {
        std::string name;
        std::optional<Side> colour = {};           ///< whose it is, if it has been coloured
        bool ground = false;                       ///< the ground of Hackenbush
        bool present = true;                       ///< false: it has been removed in play
        std::size_t tokens = 0;                    ///< how many are here
        std::string position = {};                 ///< the position that the node stands for; empty if none
        std::optional<Evaluation> evaluation = {}; ///< of that position
    };
    struct Edge {
        std::uint32_t from = 0;
        std::uint32_t to = 0;
        bool atNode = false;      ///< it leads from a node to itself: the move colours or removes it
        bool isWay = false;       ///< of a plain graph: the move takes the token along it
        bool present = true;      ///< false: it has been removed in play
        std::string leadsTo = {}; ///< the position after the edge’s move; empty if it is no move
        Message move = {};
        Side side = Side::either;                  ///< who may make the move
        std::uint32_t number = 0;                  ///< by which the texts of moves name it; 0: they do not
        std::optional<Evaluation> evaluation = {}; ///< of `leadsTo`
        [[nodiscard]] bool wins() const { return evaluation && isLost(evaluation->outcome); }
    };

    /// A component of the position, if that is a sum.
    struct Component {
        std::vector<std::uint32_t> nodes = {};
        std::vector<std::uint32_t> edges = {};
    };

    Kind kind = Kind::arrows;
    bool hasArrows = false;  ///< whether the edges of a plain one have directions
    bool isColoured = false; ///< whether moves colour the nodes of a plain one
    std::vector<Node> nodes;
    std::vector<Edge> edges;
    std::vector<std::uint32_t> options = {}; ///< the edge of each option, in the rules' order
    std::vector<Component> parts = {};       ///< the components, in the rules' order; none if it is no sum

    [[nodiscard]] bool isDirected() const { return kind == Kind::arrows; }
    [[nodiscard]] bool isBush() const { return kind == Kind::bush; }
    [[nodiscard]] bool isPlain() const { return kind == Kind::plain; }
};

/// A drawn graph as rules give it, with the positions its nodes and edges stand for, indexed like these. The
/// positions’ texts and evaluations in `graph` are filled in later.
template <class Position>
struct DrawnPositions {
    DrawnGraph graph;
    std::vector<std::optional<Position>> nodes;
    std::vector<std::optional<Position>> edges;
};

inline constexpr std::size_t mostDrawnNodes = 500;
inline constexpr std::size_t mostDrawnEdges = 2'000;

/// Errors: a graph with so many nodes and edges is too large to draw.
[[nodiscard]] Expected<void> checkDrawn(std::size_t nodes, std::size_t edges);

} // namespace mexplorer
