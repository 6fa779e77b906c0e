#include "core/rules/dag.h"

#include "core/rules/graph_file.h"
#include "core/rules/misere_search.h"
#include "core/text/no_node.h"
#include "core/text/parse.h"
#include "core/text/plain_text.h"
#include "core/text/quoted.h"
#include "core/text/text_place.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <map>
#include <utility>

namespace mexplorer {

namespace {

constexpr const char* firstGraph = "digraph {\n"
                                   "  a -> {b c d}\n"
                                   "  b -> {d e}\n"
                                   "  c -> {e f}\n"
                                   "  d -> {f g}\n"
                                   "  e -> {g h}\n"
                                   "  f -> {h i}\n"
                                   "  g -> i\n"
                                   "  h -> {i j}\n"
                                   "  i -> j\n"
                                   "}\n";
constexpr const char* takeOneOrTwo = "digraph {\n"
                                     "  7 -> {6 5}; 6 -> {5 4}; 5 -> {4 3}; 4 -> {3 2};\n"
                                     "  3 -> {2 1}; 2 -> {1 0}; 1 -> 0\n"
                                     "}\n";
constexpr const char* oneNode = "digraph { a }\n";
constexpr const char* twoRoads = R"({"edges": [["start", "left"], ["start", "right"], ["left", "bridge"],
           ["right", "ford"], ["ford", "bridge"], ["ford", "home"], ["bridge", "home"]]})";

} // namespace

Description Dag::describe() {
    return {
        .id = "dag",
        .title = say(MX_TEXT("core", "Tokens on a graph")),
        .group = say(MX_TEXT("core", "Graphs")),
        .summary =
            say(MX_TEXT("core", "Tokens stand on the nodes of a directed graph without cycles; move one "
                                "of them along an arrow.")),
        .parameters = {{.id = graphId,
                        .title = say(MX_TEXT("core", "graph")),
                        .kind = Parameter::Kind::file,
                        .fallback = firstGraph,
                        .hint = say(MX_TEXT(
                            "core", "a file in DOT, digraph { a -> b }, or in JSON, {\"a\": [\"b\"]} or "
                                    "{\"edges\": [[\"a\", \"b\"]]}"))},
                       playParameter()},
        .position = "a",
        .view = "graph",
        .positionHint =
            say(MX_TEXT("core", "the name of the node where the token stands, or several: a,c,c")),
        .presets = {{say(MX_TEXT("core", "Ten nodes")), {}, "a"},
                    {say(MX_TEXT("core", "Take 1 or 2 from 7, as a graph")), {{graphId, takeOneOrTwo}}, "7"},
                    {say(MX_TEXT("core", "Two roads, in JSON")), {{graphId, twoRoads}}, "start"},
                    {say(MX_TEXT("core", "One node: begin your own")), {{graphId, oneNode}}, "a"},
                    {say(MX_TEXT("core", "Three tokens: a, c, c")), {}, "a,c,c", "xor"},
                    {say(MX_TEXT("core", "Two tokens, misère: f, g")), {{"play", "misere"}}, "f,g"}},
        .theorems = {{say(MX_TEXT("core", "Kernel")),
                      say(MX_TEXT("core",
                                  "The P-positions are the one set of nodes that no arrow joins and that "
                                  "every node outside has an arrow into.")),
                      say(MX_TEXT("core", "normal play, every graph without cycles")),
                      "von Neumann, Morgenstern 1944",
                      {{"play", "normal"}}},
                     {say(MX_TEXT("core", "Sums")),
                      say(MX_TEXT("core", "The value of a node is the mex of the values its arrows lead to, "
                                          "and the value of several tokens the XOR of their nodes’ values.")),
                      say(MX_TEXT("core", "normal play, every graph without cycles")),
                      "Sprague 1935, Grundy 1939",
                      {{"play", "normal"}}},
                     misereSearch()},
    };
}

Expected<Dag> Dag::make(const Parameters& parameters) {
    auto graph = parseGraph(parameters.at(graphId));
    if (!graph) {
        Error error = graph.error();
        error.field = graphId;
        return tl::unexpected(std::move(error));
    }
    return Dag(playOf(parameters), std::make_shared<const Graph>(std::move(*graph)));
}

namespace {

/// The signs between names.
enum class Between {
    commas,
    semicolons, ///< or line breaks, or commas
    orBlanks    ///< or any of these
};

struct Separator {
    std::size_t at = 0; ///< the end of the text if there is none
    std::size_t bytes = 0;
};

bool separates(char sign, Between between) {
    if (sign == ',') return true;
    if (between == Between::commas) return false;
    return sign == ';' || sign == '\n' || (between == Between::orBlanks && (sign == ' ' || sign == '\t'));
}

/// The first separator from `begin` on, by whichever sign it is written: , ， 、
Separator separatorAt(std::string_view text, std::size_t begin, Between between) {
    for (std::size_t at = begin; at < text.size();) {
        const std::size_t length = std::max<std::size_t>(characterLength(text.substr(at)), 1);
        const char sign = length > 1 ? plainSign(text.substr(at, length)) : text[at];
        if (separates(sign, between)) return {at, length};
        at += length;
    }
    return {text.size(), 0};
}

/// Cuts the quoted name off the beginning of `text`; nothing if its closing quote is missing or is not
/// followed by a separator or the end.
std::optional<std::string> takeQuoted(std::string_view& text, Between between) {
    auto name = readQuoted(text);
    if (!name) return std::nullopt;
    const std::string_view behind = text.substr(name->bytes);
    const std::string_view rest = trimmed(behind);
    const bool isParted = rest.empty() || separatorAt(rest, 0, between).at == 0 ||
                          (between == Between::orBlanks && separatorAt(behind, 0, between).at == 0);
    if (!isParted) return std::nullopt;
    text = rest;
    return std::move(name->text);
}

/// A node name as the user wrote it, and where in the text.
struct Named {
    std::string name;
    std::size_t at = 0;
};

/// Names with separators between them, quoted or not. Blanks around them are theirs between commas.
std::vector<Named> splitNames(std::string_view whole, Between between) {
    std::vector<Named> names;
    std::string_view text = between == Between::commas ? whole : trimmed(whole);
    while (true) {
        const std::string_view body = trimmed(text);
        std::string_view rest = body;
        std::optional<std::string> inQuotes;
        const auto at = static_cast<std::size_t>(body.data() - whole.data());
        if (body.substr(0, 1) == "\"") inQuotes = takeQuoted(rest, between);
        if (!inQuotes) {
            if (between == Between::orBlanks) text = body;
            const std::size_t end = separatorAt(text, 0, between).at;
            names.push_back({std::string(text.substr(0, end)), at});
            rest = text.substr(end);
        } else {
            names.push_back({std::move(*inQuotes), at});
        }
        if (between == Between::orBlanks) rest = trimmed(rest);
        if (rest.empty()) return names;
        const Separator next = separatorAt(rest, 0, between);
        text = rest.substr(next.at == 0 ? next.bytes : 0);
    }
}

} // namespace

std::optional<Graph::Node> Dag::node(std::string_view name) const {
    if (const auto node = graph_->find(name)) return node;
    if (const auto node = graph_->find(trimmed(name))) return node;
    return graph_->find(trimmed(Plain(name).text()));
}

tl::unexpected<Error> Dag::noNode(std::string_view name, std::size_t column) const {
    return invalid(positionId, sayNoNode(name, column, graph_->nodeCount(), [&](std::size_t node) {
                       return std::string(graph_->name(static_cast<Graph::Node>(node)));
                   }));
}

Expected<Dag::Position> Dag::parse(std::string_view text) const {
    auto tokens = tokensOn(text);
    const auto [begin, end] = insideBrackets(text); // which may be part of names, too
    if (tokens || begin == 0) return tokens;
    auto inside = tokensOn(text.substr(begin, end - begin));
    return inside ? std::move(inside) : std::move(tokens);
}

Expected<Dag::Position> Dag::tokensOn(std::string_view text) const {
    const auto tokensOf = [&](const std::vector<Named>& names) -> Expected<Position> {
        Position tokens;
        for (const auto& [name, at] : names) {
            if (tokens.size() == mostTokens) {
                return invalid(positionId, say(MX_TEXT("core", "There are more than %1 tokens."),
                                               std::size_t{mostTokens}));
            }
            const auto found = node(name);
            if (!found) return noNode(name, columnOf(text, at));
            tokens.push_back(*found);
        }
        return tokens;
    };
    // A name may contain commas itself: if the whole text names a node, it is that node.
    const bool isName = node(text).has_value();
    const bool isList = !isName && (text.find('"') != std::string_view::npos ||
                                    separatorAt(text, 0, Between::commas).bytes > 0);
    const auto beforeIt = static_cast<std::size_t>(trimmed(text).data() - text.data());
    std::vector<Named> listed;
    if (isList)
        listed = splitNames(text, Between::commas);
    else
        listed.push_back({std::string(text), beforeIt});
    auto tokens = tokensOf(listed); // moved, as a copy lets no exception out
    if (tokens || trimmed(text).empty()) return tokens;
    for (const Between between : {Between::semicolons, Between::orBlanks}) {
        if (hasNameWith([=](const std::string& name) { return separatorAt(name, 0, between).bytes > 0; }))
            break;
        if (auto parted = tokensOf(splitNames(trimmed(text), between))) return parted;
    }
    return tokens;
}

std::string Dag::text(const Position& tokens) const {
    if (tokens.size() == 1) return graph_->name(tokens.front());
    std::vector<std::string> names;
    for (const Graph::Node token : tokens) {
        const std::string& name = graph_->name(token);
        const bool plain = name.find('"') == std::string::npos &&
                           separatorAt(name, 0, Between::commas).bytes == 0 && trimmed(name) == name;
        names.push_back(plain ? name : inQuotes(name));
    }
    std::string text = joined(names);
    if (!graph_->find(text)) return text;
    for (std::size_t i = 0; i < names.size(); ++i) // else it would be read as one node
        names[i] = inQuotes(graph_->name(tokens[i]));
    return joined(names);
}

Message Dag::moveText(const Position& tokens, const Move& move) const {
    const std::string& to = graph_->name(move.to);
    if (tokens.size() == 1) return say(MX_TEXT("core", "move to %1"), to);
    return say(MX_TEXT("core", "move token %1 from %2 to %3"), move.token + 1,
               graph_->name(tokens[move.token]), to);
}

std::uint64_t Dag::optionCount(const Position& tokens) const {
    std::uint64_t count = 0;
    for (const Graph::Node token : tokens)
        count += graph_->options(token).size();
    return count;
}

std::vector<Dag::Position> Dag::components(const Position& tokens) const {
    std::vector<Position> parts;
    for (const Graph::Node token : tokens)
        parts.push_back({token});
    return parts;
}

Message Dag::componentName(std::size_t token) {
    return say(MX_TEXT("core", "token %1"), token + 1);
}

Expected<DrawnPositions<Dag::Position>> Dag::drawn(const Position& tokens) const {
    if (auto fits = checkDrawn(graph_->nodeCount(), graph_->edgeCount()); !fits)
        return tl::unexpected(fits.error());
    DrawnPositions<Position> drawn;
    DrawnGraph& graph = drawn.graph;
    for (Graph::Node node = 0; node < graph_->nodeCount(); ++node) {
        graph.nodes.push_back({.name = graph_->name(node)});
        drawn.nodes.push_back(Position{node});
        for (const Graph::Node option : graph_->options(node))
            graph.edges.push_back({.from = node, .to = option});
    }
    std::vector<std::uint32_t> firstEdge(graph_->nodeCount(), 0); // of each node; its edges follow
    for (auto edge = static_cast<std::uint32_t>(graph.edges.size()); edge-- > 0;)
        firstEdge[graph.edges[edge].from] = edge;
    for (const Graph::Node node : tokens) {
        ++graph.nodes[node].tokens;
        graph.parts.push_back({.nodes = {node}});
        for (std::uint32_t option = 0; option < graph_->options(node).size(); ++option)
            graph.options.push_back(firstEdge[node] + option);
    }
    for (DrawnGraph::Edge& edge : graph.edges) {
        std::optional<Position>& option = drawn.edges.emplace_back();
        const auto token = std::find(tokens.begin(), tokens.end(), edge.from);
        if (token == tokens.end()) continue;
        option = tokens;
        const auto index = static_cast<std::size_t>(token - tokens.begin());
        (*option)[index] = edge.to;
        edge.move = moveText(tokens, {index, edge.to});
    }
    return drawn;
}

Sketch Dag::sketch() const {
    std::vector<Sketch::Node> nodes;
    std::vector<Sketch::Edge> edges;
    for (Graph::Node node = 0; node < graph_->nodeCount(); ++node) {
        nodes.push_back({graph_->name(node), graph_->place(node), node});
        for (const Graph::Node option : graph_->options(node))
            edges.push_back({node, option, static_cast<Sketch::Index>(edges.size())});
    }
    return {std::nullopt, std::move(nodes), std::move(edges)};
}

Dag::Position Dag::carried(const Position& tokens, const Sketch& edited) const {
    std::map<Graph::Node, Graph::Node> now;
    for (Graph::Node node = 0; node < edited.nodes().size(); ++node) {
        if (const auto& was = edited.nodes()[node].was) now[*was] = node;
    }
    Position carried;
    for (const Graph::Node token : tokens) {
        if (const auto found = now.find(token); found != now.end()) carried.push_back(found->second);
    }
    return carried.empty() ? startPosition() : carried;
}

} // namespace mexplorer
