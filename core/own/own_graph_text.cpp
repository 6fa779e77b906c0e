// Positions and moves on a graph in words.
#include "core/own/own_graph.h"

#include "core/text/no_node.h"
#include "core/text/parse.h"
#include "core/text/quoted.h"
#include "core/text/text_place.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::string_view graphWord = "G"; // as the field calls a graph
constexpr std::string_view allWord = "all"; // another word for it
constexpr std::string_view withoutWord = "without";
constexpr std::string_view tokenWord = "token";
constexpr std::string_view blankSigns = " \t\r\n";

/// Whether the name can be written without quotation marks.
bool isPlainName(const std::string& name) {
    const bool isWord = std::all_of(name.begin(), name.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 0x80 || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '_' || c == '.' || c == '\'';
    });
    return isWord && !name.empty() && name != graphWord && name != allWord && name != withoutWord &&
           name != tokenWord;
}

std::string quotedIfNeeded(const std::string& name) {
    return isPlainName(name) ? name : inQuotes(name);
}

/// Reads what a position is written with from left to right.
class LeftReader {
public:
    LeftReader(std::string_view text, const SmallGraph& graph) : text_(text), graph_(graph) {}

    [[nodiscard]] std::size_t column() const { return columnOf(text_, at_); }
    [[nodiscard]] bool atEnd() {
        skipBlanks();
        return at_ == text_.size();
    }
    /// Takes this sign, or word, if it is the next one.
    [[nodiscard]] bool takes(std::string_view sign) {
        skipBlanks();
        const bool isWord = sign == graphWord || (sign.front() >= 'a' && sign.front() <= 'z');
        const std::string_view rest = text_.substr(at_);
        if (isWord ? !beginsWithWord(rest, sign) : !rest.starts_with(sign)) return false;
        at_ += sign.size();
        return true;
    }
    [[nodiscard]] Expected<SmallGraph::Node> node() {
        skipBlanks();
        const std::size_t begin = at_;
        const std::string name = nextName();
        const auto found = std::find(graph_.names.begin(), graph_.names.end(), name);
        if (found != graph_.names.end()) return static_cast<SmallGraph::Node>(found - graph_.names.begin());
        return invalid(positionId, sayNoNode(name, columnOf(text_, begin), graph_.names.size(),
                                             [this](std::size_t node) { return graph_.names[node]; }));
    }
    [[nodiscard]] tl::unexpected<Error> unexpectedHere() {
        skipBlanks();
        return invalid(
            positionId,
            say(MX_TEXT("core", "column %1: “%2” is not understood; write %3"), column(),
                shortened(text_.substr(at_)),
                say(MX_TEXT("core",
                            "what is removed, as in: G without b, c--d; or, with a token, where it is: token "
                            "a without b"))));
    }

private:
    /// Whether there is a sign, or a blank before one of the words that mean something.
    [[nodiscard]] static bool endsName(std::string_view rest) {
        if (rest.front() == ',' || rest.front() == ';') return true;
        if (rest.starts_with("--") || rest.starts_with("->")) return true;
        if (blankSigns.find(rest.front()) == std::string_view::npos) return false;
        const std::string_view next = trimmed(rest);
        return beginsWithWord(next, withoutWord) || beginsWithWord(next, tokenWord);
    }
    [[nodiscard]] static bool beginsWithWord(std::string_view text, std::string_view word) {
        if (!text.starts_with(word)) return false;
        return text.size() == word.size() || (blankSigns.find(text[word.size()]) != std::string_view::npos ||
                                              text[word.size()] == '"' || text[word.size()] == ';');
    }
    void skipBlanks() { at_ = std::min(text_.find_first_not_of(blankSigns, at_), text_.size()); }
    [[nodiscard]] std::string nextName() {
        if (const auto quoted =
                at_ < text_.size() && text_[at_] == '"' ? readQuoted(text_.substr(at_)) : std::nullopt) {
            at_ += quoted->bytes;
            return quoted->text;
        }
        std::size_t end = at_;
        while (end < text_.size() && !endsName(text_.substr(end)))
            ++end;
        const std::string_view name = trimmed(text_.substr(at_, end - at_));
        at_ = end;
        return std::string(name);
    }

    std::string_view text_;
    const SmallGraph& graph_;
    std::size_t at_ = 0;
};

/// What a position says.
struct SaidOfGraph {
    std::uint64_t nodes = 0; ///< removed
    std::vector<std::size_t> edges = {};
    std::optional<SmallGraph::Node> token = {};
};

Expected<std::size_t> edgeBetween(const SmallGraph& graph, SmallGraph::Node from, SmallGraph::Node to) {
    for (std::size_t edge = 0; edge < graph.edges.size(); ++edge) {
        const bool isIt = graph.edges[edge] == std::pair(from, to) ||
                          (!graph.isDirected && graph.edges[edge] == std::pair(to, from));
        if (isIt) return edge;
    }
    return invalid(positionId, say(MX_TEXT("core", "There is no edge from %1 to %2."),
                                   shortened(graph.names[from]), shortened(graph.names[to])));
}

/// A node, or an edge between two.
Expected<void> readRemoved(LeftReader& reader, const SmallGraph& graph, SaidOfGraph& said) {
    const auto from = reader.node();
    if (!from) return tl::unexpected(from.error());
    if (!reader.takes("--") && !reader.takes("->")) {
        said.nodes |= std::uint64_t{1} << *from;
        return {};
    }
    const auto to = reader.node();
    if (!to) return tl::unexpected(to.error());
    const auto edge = edgeBetween(graph, *from, *to);
    if (!edge) return tl::unexpected(edge.error());
    said.edges.push_back(*edge);
    return {};
}

Expected<SaidOfGraph> readGraphLeft(std::string_view text, const SmallGraph& graph) {
    LeftReader reader(text, graph);
    SaidOfGraph said;
    if (reader.atEnd()) return reader.unexpectedHere(); // nothing typed is not the whole graph
    while (!reader.atEnd()) {
        if (reader.takes(tokenWord)) {
            const auto node = reader.node();
            if (!node) return tl::unexpected(node.error());
            said.token = *node;
        } else if (reader.takes(withoutWord)) {
            do {
                if (auto read = readRemoved(reader, graph, said); !read) return tl::unexpected(read.error());
            } while (reader.takes(","));
        } else if (!reader.takes(graphWord) && !reader.takes(allWord)) {
            return reader.unexpectedHere();
        }
        (void)reader.takes(";");
    }
    return said;
}

} // namespace

Expected<GraphLeft> OwnGraph::parse(std::string_view text) const {
    const auto said = readGraphLeft(text, *graph_);
    if (!said) return tl::unexpected(said.error());
    GraphLeft left = startPosition();
    for (const std::size_t edge : said->edges)
        left.removeEdge(edge);
    removeNodes(left, said->nodes);
    if (said->token && !hasToken_)
        return invalid(positionId, say(MX_TEXT("core", "This game has no token.")));
    if (said->token && !left.hasNode(*said->token))
        return invalid(positionId, say(MX_TEXT("core", "The token is at %1, which is removed."),
                                       shortened(graph_->names[*said->token])));
    if (hasToken_ && left.nodes == 0)
        return invalid(positionId, say(MX_TEXT("core", "No node is left for the token.")));
    if (said->token)
        left.token = static_cast<std::uint8_t>(*said->token);
    else
        placeToken(left);
    return left;
}

std::string OwnGraph::edgeName(std::size_t edge) const {
    const auto& [from, to] = graph_->edges[edge];
    return quotedIfNeeded(graph_->names[from]) + (graph_->isDirected ? "->" : "--") +
           quotedIfNeeded(graph_->names[to]);
}

std::string OwnGraph::text(const GraphLeft& left) const {
    std::vector<std::string> removed;
    for (std::size_t node = 0; node < graph_->names.size(); ++node)
        if (!left.hasNode(node)) removed.push_back(quotedIfNeeded(graph_->names[node]));
    for (std::size_t edge = 0; edge < graph_->edges.size(); ++edge) {
        const auto& [from, to] = graph_->edges[edge];
        if (!left.hasEdge(edge) && left.hasNode(from) && left.hasNode(to)) removed.push_back(edgeName(edge));
    }
    std::vector<std::string> parts;
    if (left.token)
        parts.push_back(std::string(tokenWord) + " " + quotedIfNeeded(graph_->names[*left.token]));
    else
        parts.emplace_back(graphWord);
    if (!removed.empty()) parts.push_back(std::string(withoutWord) + " " + joined(removed, ","));
    return joined(parts, " ");
}

std::string OwnGraph::componentText(const GraphLeft& part) const {
    std::vector<std::string> names;
    for (std::size_t node = 0; node < graph_->names.size(); ++node)
        if (part.hasNode(node)) names.push_back(graph_->names[node]);
    return joined(names, ", ");
}

Message OwnGraph::moveText(const GraphLeft& left, const GraphMove& move) const {
    const std::string& node = graph_->names[move.node];
    const std::string from = graph_->edges.empty() ? "" : graph_->names[graph_->edges[move.edge].first];
    const std::string to = graph_->edges.empty() ? "" : graph_->names[graph_->edges[move.edge].second];
    const GraphTurn& turn = (*turns_)[move.turn];
    switch (turn.kind) {
    case GraphTurn::Kind::moveToken:
        return say(MX_TEXT("core", "move the token to %1"), node);
    case GraphTurn::Kind::removeEdge:
        if (turn.also == GraphTurn::Also::ends)
            return say(MX_TEXT("core", "remove the nodes %1 and %2"), from, to);
        if (turn.also == GraphTurn::Also::edgesBeside && !edgesBeside(left, move.edge).empty())
            return say(MX_TEXT("core", "remove the edge between %1 and %2 and those beside it"), from, to);
        return say(MX_TEXT("core", "remove the edge between %1 and %2"), from, to);
    case GraphTurn::Kind::removeNode:
        break;
    }
    if (turn.also == GraphTurn::Also::neighbours && beside(left, move.node) != 0)
        return say(MX_TEXT("core", "remove node %1 and its neighbours"), node);
    return say(MX_TEXT("core", "remove node %1"), node);
}

} // namespace mexplorer
