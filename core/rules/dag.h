#pragma once

#include "core/rules/drawn_graph.h"
#include "core/rules/graph.h"
#include "core/rules/hash.h"
#include "core/rules/rules.h"
#include "core/rules/sketch.h"
#include "core/rules/visit.h"

#include <memory>

namespace mexplorer {

/// Moving token number `token` (from 0) to a node.
struct TokenMove {
    std::size_t token = 0;
    Graph::Node to = 0;
};

struct TokenFamily;

/// Tokens on a directed graph without cycles; a turn moves one of them along an edge. With one token, every
/// impartial game is this game on the graph of its positions; several tokens are a sum (Sprague 1935, Grundy
/// 1939). Tokens do not hinder each other.
class Dag {
public:
    using Family = TokenFamily;
    using Position = std::vector<Graph::Node>; ///< where each token stands; at least one
    using Move = TokenMove;
    static constexpr bool readsNames = true;

    Dag(Play play, std::shared_ptr<const Graph> graph) : play_(play), graph_(std::move(graph)) {}

    static Description describe();
    /// Errors: see parseGraph.
    static Expected<Dag> make(const Parameters& parameters);

    [[nodiscard]] Play play() const { return play_; }
    [[nodiscard]] const Graph& graph() const { return *graph_; }
    /// What the graph's file says and this game does not read.
    [[nodiscard]] const std::vector<Message>& notes() const { return graph_->notes(); }
    [[nodiscard]] Position startPosition() const { return {graph_->firstSource()}; }

    /// The name of one node, whatever characters it has; or several names, separated by commas, “a,c,c”.
    /// There a name may be in quotation marks, "x,y" (see readQuoted), and brackets may be around the list.
    [[nodiscard]] Expected<Position> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const Position& tokens) const;
    [[nodiscard]] Message moveText(const Position& tokens, const Move& move) const;
    [[nodiscard]] std::uint64_t optionCount(const Position& tokens) const;
    [[nodiscard]] std::optional<Evaluation> closedForm(const Position& /*tokens*/) const {
        return std::nullopt;
    }

    template <class Visit>
    void forEachOption(const Position& tokens, Visit&& visit) const {
        Position option = tokens;
        for (std::size_t token = 0; token < tokens.size(); ++token) {
            for (const Graph::Node to : graph_->options(tokens[token])) {
                option[token] = to;
                if (!goesOn(visit, TokenMove{token, to}, option)) return;
            }
            option[token] = tokens[token];
        }
    }

    /// The graph with its tokens; a token’s moves are the edges from its node. Errors: too large to draw.
    [[nodiscard]] Expected<DrawnPositions<Position>> drawn(const Position& tokens) const;

    /// The id of the parameter that holds the graph’s text.
    static constexpr const char* graphId = "graph";
    /// The graph to be edited, its nodes and edges numbered as in `drawn`.
    [[nodiscard]] Sketch sketch() const;
    /// Where the tokens are after editing; these rules’ graph must be `edited`. Tokens stay on their nodes,
    /// even if renamed, and go with a removed node; if none is left, there is one at the start.
    [[nodiscard]] Position carried(const Position& tokens, const Sketch& edited) const;

    /// The tokens are the components of a sum; its XOR decides only in normal play.
    [[nodiscard]] bool isSum() const { return play_ == Play::normal; }
    [[nodiscard]] std::vector<Position> components(const Position& tokens) const;
    [[nodiscard]] std::string componentText(const Position& token) const {
        return graph_->name(token.front());
    }
    [[nodiscard]] static Message componentName(std::size_t token);
    [[nodiscard]] Move inWhole(const Position& /*tokens*/, std::size_t token, const Move& move) const {
        return {token, move.to};
    }
    [[nodiscard]] Dag inNormalPlay() const { return Dag(Play::normal, graph_); }

private:
    [[nodiscard]] Expected<Position> tokensOn(std::string_view text) const;
    [[nodiscard]] std::optional<Graph::Node> node(std::string_view name) const;
    template <class Is>
    [[nodiscard]] bool hasNameWith(const Is& is) const {
        bool has = false;
        for (Graph::Node node = 0; node < graph_->nodeCount() && !has; ++node)
            has = is(graph_->name(node));
        return has;
    }
    /// The error for an unknown node name at this column.
    [[nodiscard]] tl::unexpected<Error> noNode(std::string_view name, std::size_t column) const;

    Play play_;
    std::shared_ptr<const Graph> graph_;
};

inline constexpr std::size_t mostTokens = 100'000;

} // namespace mexplorer
