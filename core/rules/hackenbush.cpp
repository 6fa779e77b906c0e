#include "core/rules/hackenbush.h"

#include "core/rules/misere_search.h"
#include "core/text/parse.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>

namespace mexplorer {

namespace {

constexpr const char* twoPlants = "graph {\n"
                                  "  ground -- a -- b; a -- c -- h\n"
                                  "  ground -- d -- e -- f -- d\n"
                                  "  e -- g\n"
                                  "}\n";
constexpr const char* stalks = "graph {\n"
                               "  ground -- a1 -- a2 -- a3\n"
                               "  ground -- b1 -- b2 -- b3 -- b4 -- b5\n"
                               "  ground -- c1 -- c2 -- c3 -- c4 -- c5 -- c6\n"
                               "}\n";
constexpr const char* tree = "graph {\n"
                             "  ground -- trunk -- left; trunk -- right\n"
                             "  left -- leaf1; left -- leaf2 -- tip; right -- leaf3\n"
                             "}\n";
constexpr const char* oneBranch = "graph { ground -- a }\n";
constexpr const char* door = R"({"edges": [["ground", "a"], ["a", "b"], ["b", "ground"], ["b", "roof"],
           ["roof", "a"], ["roof", "smoke"], ["smoke", "smoke"]]})";

} // namespace

Description Hackenbush::describe() {
    return {
        .id = "hackenbush",
        .title = say(MX_TEXT("core", "Green Hackenbush")),
        .group = say(MX_TEXT("core", "Graphs")),
        .summary =
            say(MX_TEXT("core", "A graph stands on the ground: cut one of its edges; what is no longer "
                                "connected to the ground falls.")),
        .parameters = {{.id = graphId,
                        .title = say(MX_TEXT("core", "graph")),
                        .kind = Parameter::Kind::file,
                        .fallback = twoPlants,
                        .hint =
                            say(MX_TEXT("core", "a file in DOT, graph { ground -- a -- b }, or in JSON, "
                                                "{\"edges\": [[\"ground\", \"a\"]]}; it stands on the node "
                                                "called ground, or else on the first"))},
                       playParameter()},
        .position = "1-9",
        .view = "graph",
        .positionHint =
            say(MX_TEXT("core", "the edges left, by their numbers in the graph’s file: 1-4,7; 0 for none")),
        .presets =
            {{say(MX_TEXT("core", "A branch and a flower")), {}, "1-9"},
             {say(MX_TEXT("core", "Stalks are heaps of Nim: 3, 5, 6")), {{graphId, stalks}}, "1-14", "xor"},
             {say(MX_TEXT("core", "A tree of value 7")), {{graphId, tree}}, "1-7"},
             {say(MX_TEXT("core", "A house with a chimney, in JSON")), {{graphId, door}}, "1-7"},
             {say(MX_TEXT("core", "One branch: begin your own")), {{graphId, oneBranch}}, "1"},
             {say(MX_TEXT("core", "Misère: a branch and a flower")), {{"play", "misere"}}, "1-9"}},
        .theorems = {{say(MX_TEXT("core", "The colon principle")),
                      say(MX_TEXT("core", "Branches that meet at a node may be replaced by one stalk as long "
                                          "as the XOR of their values; so a tree is worth the XOR, over the "
                                          "edges at its root, of 1 + what stands on the edge.")),
                      say(MX_TEXT("core", "normal play, every tree")),
                      "Berlekamp, Conway, Guy 1982",
                      {{"play", "normal"}}},
                     {say(MX_TEXT("core", "The fusion principle")),
                      say(MX_TEXT("core", "The nodes of a cycle may be fused into one without changing the "
                                          "value; its edges become loops, each worth 1.")),
                      say(MX_TEXT("core", "normal play, every graph")),
                      "Berlekamp, Conway, Guy 1982",
                      {{"play", "normal"}}},
                     misereSearch()},
    };
}

Expected<Hackenbush> Hackenbush::make(const Parameters& parameters) {
    auto graph = parseRootedGraph(parameters.at(graphId));
    if (!graph) {
        Error error = graph.error();
        error.field = graphId;
        return tl::unexpected(std::move(error));
    }
    return Hackenbush(playOf(parameters), std::make_shared<const RootedGraph>(std::move(*graph)));
}

EdgesLeft Hackenbush::startPosition() const {
    EdgesLeft all(graph_->edges.size());
    std::iota(all.begin(), all.end(), 0U);
    return all;
}

Expected<EdgesLeft> Hackenbush::parse(std::string_view text) const {
    if (trimmed(text) == "0") return EdgesLeft{};
    const auto edges = parseRanges(text, 1, static_cast<std::int64_t>(graph_->edges.size()));
    if (!edges) return invalid(positionId, edges.error().message);
    std::vector<bool> isLeft(graph_->edges.size(), false);
    for (const std::int64_t edge : *edges)
        isLeft[static_cast<std::size_t>(edge - 1)] = true;
    EdgesLeft left;
    for (std::uint32_t edge = 0; edge < isLeft.size(); ++edge) {
        if (isLeft[edge]) left.push_back(edge);
    }
    return standing(left);
}

std::string Hackenbush::text(const EdgesLeft& left) const {
    if (left.empty()) return "0";
    std::vector<std::string> ranges;
    for (std::size_t begin = 0; begin < left.size();) {
        std::size_t end = begin + 1;
        while (end < left.size() && left[end] == left[end - 1] + 1)
            ++end;
        ranges.push_back(end - begin == 1 ? fmt::format("{}", left[begin] + 1)
                                          : fmt::format("{}-{}", left[begin] + 1, left[end - 1] + 1));
        begin = end;
    }
    return joined(ranges);
}

Message Hackenbush::moveText(const EdgesLeft& /*left*/, Move edge) const {
    const auto [a, b] = graph_->edges[edge];
    return say(MX_TEXT("core", "cut edge %1, from %2 to %3"), edgeNumber(edge), nodeName(a), nodeName(b));
}

Message Hackenbush::edgeNumber(Move edge) {
    return about({topic::edge, edge}, argument(edge + 1));
}

Message Hackenbush::nodeName(RootedGraph::Node node) const {
    return about({topic::vertex, node},
                 node == graph_->ground ? say(MX_TEXT("core", "the ground")) : verbatim(graph_->names[node]));
}

std::optional<Evaluation> Hackenbush::closedForm(const EdgesLeft& left) const {
    if (play_ == Play::misere) return std::nullopt;
    return evaluationOf(valueOf(left, nullptr));
}

Nimber Hackenbush::valueOf(const EdgesLeft& left, std::vector<FusionStep>* steps) const {
    std::vector<std::pair<RootedGraph::Node, RootedGraph::Node>> edges;
    edges.reserve(left.size());
    for (const std::uint32_t edge : left)
        edges.push_back(graph_->edges[edge]);
    const auto nodes = static_cast<RootedGraph::Node>(graph_->names.size());
    return greenHackenbushValue(nodes, graph_->ground, edges, steps);
}

EdgesLeft Hackenbush::after(const EdgesLeft& left, Move edge) const {
    EdgesLeft rest;
    rest.reserve(left.size());
    std::copy_if(left.begin(), left.end(), std::back_inserter(rest),
                 [edge](std::uint32_t other) { return other != edge; });
    return standing(rest);
}

EdgesLeft Hackenbush::standing(const EdgesLeft& edges) const {
    const auto pieces = piecesOf(*graph_, edges, true);
    EdgesLeft left;
    std::copy_if(edges.begin(), edges.end(), std::back_inserter(left), [&](std::uint32_t edge) {
        return pieces[graph_->edges[edge].first] == pieces[graph_->ground];
    });
    return left;
}

std::vector<EdgesLeft> Hackenbush::components(const EdgesLeft& left) const {
    const auto pieces = piecesOf(*graph_, left, false);
    std::map<RootedGraph::Node, std::size_t> partOf; // node given by piecesOf → index of its component
    std::vector<EdgesLeft> parts;
    for (const std::uint32_t edge : left) {
        const auto [a, b] = graph_->edges[edge];
        const RootedGraph::Node above = a == graph_->ground ? b : a;
        if (above == graph_->ground) { // a loop at the ground is a component of its own
            parts.push_back({edge});
            continue;
        }
        const auto [found, isNew] = partOf.try_emplace(pieces[above], parts.size());
        if (isNew) parts.emplace_back();
        parts[found->second].push_back(edge);
    }
    return parts;
}

Message Hackenbush::componentName(std::size_t part) {
    return say(MX_TEXT("core", "branch %1"), part + 1);
}

Expected<DrawnPositions<EdgesLeft>> Hackenbush::drawn(const EdgesLeft& left) const {
    if (auto fits = checkDrawn(graph_->names.size(), graph_->edges.size()); !fits)
        return tl::unexpected(fits.error());
    DrawnPositions<EdgesLeft> drawn;
    DrawnGraph& graph = drawn.graph;
    graph.directed = false;
    for (RootedGraph::Node node = 0; node < graph_->names.size(); ++node)
        graph.nodes.push_back({.name = graph_->names[node], .ground = node == graph_->ground});
    for (std::uint32_t edge = 0; edge < graph_->edges.size(); ++edge) {
        const auto [from, to] = graph_->edges[edge];
        graph.edges.push_back({.from = from, .to = to, .present = false, .number = edge + 1});
    }
    drawn.nodes.resize(graph.nodes.size());
    drawn.edges.resize(graph.edges.size());
    graph.options = left;
    for (EdgesLeft& part : components(left))
        graph.parts.push_back({.edges = std::move(part)});
    for (const std::uint32_t edge : left) {
        graph.edges[edge].present = true;
        graph.edges[edge].move = moveText(left, edge);
        drawn.edges[edge] = after(left, edge);
    }
    return drawn;
}

Sketch Hackenbush::sketch() const {
    std::vector<Sketch::Node> nodes;
    for (Sketch::Index node = 0; node < graph_->names.size(); ++node) {
        const auto place = graph_->places.find(node);
        nodes.push_back({graph_->names[node],
                         place == graph_->places.end() ? std::nullopt : std::optional(place->second), node});
    }
    std::vector<Sketch::Edge> edges;
    for (const auto& [from, to] : graph_->edges)
        edges.push_back({from, to, static_cast<Sketch::Index>(edges.size())});
    return {graph_->ground, std::move(nodes), std::move(edges)};
}

EdgesLeft Hackenbush::carried(const EdgesLeft& left, const Sketch& edited) const {
    EdgesLeft now;
    for (std::uint32_t edge = 0; edge < edited.edges().size(); ++edge) {
        const auto& was = edited.edges()[edge].was;
        if (!was || std::binary_search(left.begin(), left.end(), *was)) now.push_back(edge);
    }
    const EdgesLeft stands = standing(now);
    const auto isNew = [&](std::uint32_t edge) { return !edited.edges()[edge].was; };
    const bool allNewStand =
        std::count_if(stands.begin(), stands.end(), isNew) == std::count_if(now.begin(), now.end(), isNew);
    return allNewStand ? stands : startPosition();
}

} // namespace mexplorer
