#include "core/rules/dag.h"

#include "core/rules/graph_file.h"
#include "core/text/parse.h"

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
constexpr const char* twoRoads = R"({"edges": [["start", "left"], ["start", "right"], ["left", "bridge"],
           ["right", "ford"], ["ford", "bridge"], ["ford", "home"], ["bridge", "home"]]})";

} // namespace

Description Dag::describe() {
    return {
        .id = "dag",
        .title = say(MX_TEXT("core", "Token on a graph")),
        .group = say(MX_TEXT("core", "Graphs")),
        .summary = say(
            MX_TEXT("core", "A token stands on a node of a directed graph without cycles; move it along an "
                            "arrow.")),
        .parameters = {{.id = "graph",
                        .title = say(MX_TEXT("core", "graph")),
                        .kind = Parameter::Kind::file,
                        .fallback = firstGraph,
                        .hint = say(MX_TEXT(
                            "core", "a file in DOT, digraph { a -> b }, or in JSON, {\"a\": [\"b\"]} or "
                                    "{\"edges\": [[\"a\", \"b\"]]}"))},
                       playParameter()},
        .position = "a",
        .view = "tree",
        .positionHint = say(MX_TEXT("core", "the name of the node where the token stands")),
        .presets = {{say(MX_TEXT("core", "Ten nodes")), {}, "a"},
                    {say(MX_TEXT("core", "Take 1 or 2 from 7, as a graph")), {{"graph", takeOneOrTwo}}, "7"},
                    {say(MX_TEXT("core", "Two roads, in JSON")), {{"graph", twoRoads}}, "start"}},
        .theorems = {{say(MX_TEXT("core", "Kernel")),
                      say(MX_TEXT("core",
                                  "The P-positions are the one set of nodes that no arrow joins and that "
                                  "every node outside has an arrow into.")),
                      say(MX_TEXT("core", "normal play, every graph without cycles")),
                      "von Neumann, Morgenstern 1944",
                      {{"play", "normal"}}}},
    };
}

Expected<Dag> Dag::make(const Parameters& parameters) {
    auto graph = parseGraph(parameters.at("graph"));
    if (!graph) {
        Error error = graph.error();
        error.field = "graph";
        return tl::unexpected(std::move(error));
    }
    return Dag(playOf(parameters), std::make_shared<const Graph>(std::move(*graph)));
}

Expected<Graph::Node> Dag::parse(std::string_view text) const {
    if (const auto node = graph_->find(text)) return *node;
    if (const auto node = graph_->find(trimmed(text))) return *node;
    constexpr std::size_t mostListed = 8;
    std::vector<std::string> some;
    for (Graph::Node node = 0; node < graph_->nodeCount() && some.size() < mostListed; ++node) {
        some.push_back(shortened(graph_->name(node)));
    }
    if (graph_->nodeCount() > mostListed) some.emplace_back("…");
    return invalid("position", say(MX_TEXT("core", "There is no node “%1”; the nodes are: %2."),
                                   shortened(text), joined(some, ", ")));
}

Message Dag::moveText(Position /*node*/, Move to) const {
    return say(MX_TEXT("core", "move to %1"), graph_->name(to));
}

} // namespace mexplorer
