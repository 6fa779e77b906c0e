#include "core/rules/hackenbush.h"

#include "core/rules/misere_search.h"

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

std::optional<Evaluation> Hackenbush::closedForm(const EdgesLeft& left) const {
    if (play_ == Play::misere) return std::nullopt;
    return evaluationOf(valueOf(left, nullptr));
}

Nimber Hackenbush::valueOf(const EdgesLeft& left, std::vector<FusionStep>* steps) const {
    std::vector<std::pair<RootedGraph::Node, RootedGraph::Node>> edges;
    edges.reserve(left.size());
    for (const std::uint32_t edge : left)
        edges.push_back(graph().edges[edge]);
    const auto nodes = static_cast<RootedGraph::Node>(graph().names.size());
    return greenHackenbushValue(nodes, graph().ground, edges, steps);
}

Message Hackenbush::componentName(std::size_t part) {
    return say(MX_TEXT("core", "branch %1"), part + 1);
}

} // namespace mexplorer
