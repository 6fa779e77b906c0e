#pragma once

#include "core/own/ending_rules.h"
#include "core/own/graph_left.h"
#include "core/own/graph_rules.h"
#include "core/own/own_description.h"
#include "core/own/small_graph.h"
#include "core/rules/drawn_graph.h"
#include "core/rules/sketch.h"
#include "core/rules/visit.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace mexplorer {

/// A move on a graph: what it takes, by its number.
struct GraphMove {
    std::uint32_t turn = 0; ///< of the rules, from 0
    std::uint32_t edge = 0; ///< that is removed, or gone along; 0 if a node is removed
    std::uint32_t node = 0; ///< that is removed, or gone to; 0 if an edge is removed
    friend bool operator==(const GraphMove&, const GraphMove&) = default;
};

struct OwnGraphFamily;

/// A game on a drawn graph by rules of one’s own. Whoever cannot move has lost
/// (or, in misère play, won). No turn removes the node where the token stands,
/// but that of leaving it. Without a token, and in normal play, the connected
/// parts are the components of a sum.
class OwnGraph {
public:
    using Family = OwnGraphFamily;
    using Position = GraphLeft;
    using Move = GraphMove;

    static constexpr bool readsNames = true;
    static constexpr const char* graphId = ownGraphId;

    OwnGraph(Play play, std::vector<GraphTurn> turns, std::shared_ptr<const SmallGraph> graph);

    [[nodiscard]] Description description() const;

    [[nodiscard]] Play play() const { return play_; }
    [[nodiscard]] const std::vector<GraphTurn>& turns() const { return *turns_; }
    [[nodiscard]] const SmallGraph& graph() const { return *graph_; }
    /// The graph in a file’s contents; without contents one that fits the turns:
    /// with a token, arrows without cycles; else a cycle. Errors: see
    /// parseSmallGraph.
    [[nodiscard]] static Expected<std::shared_ptr<const SmallGraph>>
    readGraph(std::string_view contents, const std::vector<GraphTurn>& turns);
    /// The same rules on another graph. Errors: see readGraph.
    [[nodiscard]] Expected<OwnGraph> onGraph(std::string_view contents) const;
    /// Whether a token is moved.
    [[nodiscard]] bool hasToken() const { return hasToken_; }
    /// What the graph’s file says and this game does not read.
    [[nodiscard]] const std::vector<Message>& notes() const { return graph_->notes; }
    /// The whole graph; the token, if there is one, at the first node that no
    /// edge leads to, or else the first.
    [[nodiscard]] GraphLeft startPosition() const;

    /// What is removed and where the token is: “G without b,c--d”; “token a without b”.
    /// The whole graph is “G” or “all”, which may be left out before “without”; without
    /// “token …” it is at its place in startPosition, or at the first node that is left.
    /// Names may be in quotation marks.
    /// Errors: a name that no node has; no such edge; a token where the game has
    /// none, or on a removed node; a token’s game without nodes.
    [[nodiscard]] Expected<GraphLeft> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const GraphLeft& left) const;
    [[nodiscard]] Message moveText(const GraphLeft& left, const GraphMove& move) const;
    [[nodiscard]] std::uint64_t optionCount(const GraphLeft& left) const { return options(left).size(); }
    /// If each move takes one edge, or each one node, and nothing depends on what is left: whether their
    /// number is odd. O(1), beside counting.
    [[nodiscard]] std::optional<Evaluation> closedForm(const GraphLeft& left) const;
    [[nodiscard]] GraphLeft after(const GraphLeft& left, const GraphMove& move) const;
    /// The moves with their options: turn by turn, and of each in the order of
    /// the graph’s file. Of moves to the same option the first.
    [[nodiscard]] std::vector<std::pair<GraphMove, GraphLeft>> options(const GraphLeft& left) const;

    template <class Visit>
    void forEachOption(const GraphLeft& left, Visit&& visit) const {
        for (const auto& [move, option] : options(left)) {
            if (!goesOn(visit, move, option)) return;
        }
    }

    /// The token can go round and round if it leaves no trace and there is a
    /// cycle in its way; all else ends. O(nodes + edges); but if ways may open by
    /// removals, as conditions of the token’s turns can say, all positions below
    /// are looked through. Errors: then, more of them than the budget; cancelled.
    [[nodiscard]] Expected<EndlessPlay<GraphLeft>> endlessPlay(const GraphLeft& left, const Budget& budget,
                                                               Task& task) const;

    [[nodiscard]] bool isSum() const { return play_ == Play::normal && !hasToken_; }
    /// The connected parts in which something could be removed, in the order of
    /// their first nodes.
    [[nodiscard]] std::vector<GraphLeft> components(const GraphLeft& left) const;
    /// The names of its nodes.
    [[nodiscard]] std::string componentText(const GraphLeft& part) const;
    [[nodiscard]] static Message componentName(std::size_t part);
    [[nodiscard]] GraphMove inWhole(const GraphLeft& /*left*/, std::size_t /*part*/, GraphMove move) const {
        return move;
    }
    [[nodiscard]] OwnGraph inNormalPlay() const { return {Play::normal, *turns_, graph_}; }

    /// The whole graph, of which what is removed is not present. Errors: none.
    [[nodiscard]] Expected<DrawnPositions<GraphLeft>> drawn(const GraphLeft& left) const;
    /// The whole graph to be edited.
    [[nodiscard]] Sketch sketch() const;
    /// The position after editing; these rules’ graph must be `edited`. What was
    /// removed stays so; new nodes and edges are there; the token stays on its
    /// node, or is where it is in startPosition.
    [[nodiscard]] GraphLeft carried(const GraphLeft& left, const Sketch& edited) const;

private:
    struct End {
        std::uint32_t edge;
        std::uint32_t node; ///< at the other end
    };

    /// Whether its condition holds for so many edges.
    [[nodiscard]] bool allows(std::size_t turn, std::size_t degree) const;
    void addTokenMoves(const GraphLeft& left, std::uint32_t turn, std::vector<GraphMove>& moves) const;
    void addEdgeMoves(const GraphLeft& left, std::uint32_t turn, std::vector<GraphMove>& moves) const;
    void addNodeMoves(const GraphLeft& left, std::uint32_t turn, std::vector<GraphMove>& moves) const;
    /// Also those to the option of another.
    [[nodiscard]] std::vector<GraphMove> allMoves(const GraphLeft& left) const;
    [[nodiscard]] bool keepsToken(const GraphLeft& left, const GraphMove& move) const;
    /// The nodes next to one.
    [[nodiscard]] std::uint64_t beside(const GraphLeft& left, std::size_t node) const;
    [[nodiscard]] std::size_t degreeOf(const GraphLeft& left, std::size_t node) const;
    /// The edges that share an end with one.
    [[nodiscard]] std::vector<std::uint32_t> edgesBeside(const GraphLeft& left, std::size_t edge) const;
    void removeNodes(GraphLeft& left, std::uint64_t nodes) const;
    void removeAlso(GraphLeft& left, const GraphMove& move) const;
    void placeToken(GraphLeft& left) const;
    [[nodiscard]] std::string edgeName(std::size_t edge) const;
    [[nodiscard]] bool has(GraphTurn::Kind kind) const;
    /// Whether each move is to remove one such thing, any of them, and nothing besides.
    [[nodiscard]] bool onlyRemoves(GraphTurn::Kind kind) const;
    [[nodiscard]] std::vector<GraphMove> movesWithoutTrace(const GraphLeft& left) const;
    [[nodiscard]] std::optional<std::vector<GraphLeft>> roundTrip(const GraphLeft& left) const;
    /// Whether no removal opens a way to a token that leaves no trace.
    [[nodiscard]] bool removalsOnlyHinder() const;
    [[nodiscard]] bool isDrawnInLayers() const;
    void drawMoves(const GraphLeft& left, DrawnPositions<GraphLeft>& drawn) const;
    [[nodiscard]] DrawnGraph::Component drawnPart(const GraphLeft& part) const;

    Play play_;
    std::shared_ptr<const std::vector<GraphTurn>> turns_;
    std::shared_ptr<const std::vector<std::vector<bool>>> allowed_; ///< of each turn, by the number of edges
    std::shared_ptr<const SmallGraph> graph_;
    std::vector<std::vector<End>> ends_; ///< of each node, of all edges
    bool hasToken_ = false;
};

} // namespace mexplorer
