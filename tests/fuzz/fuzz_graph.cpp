// Graphs in DOT and JSON. A graph that was read is written in both formats and read again.

#include "core/rules/dag.h"
#include "core/rules/graph_file.h"
#include "core/rules/rooted_graph.h"
#include "tests/fuzz/check.h"

#include <fmt/format.h>

using namespace mexplorer;

namespace {

std::string inQuotes(const std::string& name, bool json) {
    std::string text = "\"";
    for (const char c : name) {
        if (json && static_cast<unsigned char>(c) < 0x20)
            text += fmt::format("\\u{:04x}", c);
        else
            text += (c == '"' || (json && c == '\\')) ? std::string{'\\', c} : std::string{c};
    }
    return text + '"';
}

/// The graph in DOT: all nodes in order, then all edges.
std::string dot(const Graph& graph) {
    std::string text = "digraph {\n";
    for (Graph::Node node = 0; node < graph.nodeCount(); ++node)
        text += inQuotes(graph.name(node), false) + ";\n";
    for (Graph::Node node = 0; node < graph.nodeCount(); ++node)
        for (const Graph::Node option : graph.options(node))
            text += inQuotes(graph.name(node), false) + " -> " + inQuotes(graph.name(option), false) + ";\n";
    return text + "}\n";
}

std::string json(const Graph& graph) {
    std::vector<std::string> nodes;
    std::vector<std::string> edges;
    for (Graph::Node node = 0; node < graph.nodeCount(); ++node) {
        nodes.push_back(inQuotes(graph.name(node), true));
        for (const Graph::Node option : graph.options(node))
            edges.push_back("[" + inQuotes(graph.name(node), true) + "," +
                            inQuotes(graph.name(option), true) + "]");
    }
    return fmt::format("{{\"nodes\": [{}], \"edges\": [{}]}}", fmt::join(nodes, ","), fmt::join(edges, ","));
}

void requireSame(const Graph& graph, const Expected<Graph>& again, const std::string& text) {
    fuzz::require(again.has_value(), text + "\nis read again: " + (again ? "" : again.error().english()));
    fuzz::require(again->nodeCount() == graph.nodeCount() && again->edgeCount() == graph.edgeCount(),
                  text + "\nhas as many nodes and edges");
    for (Graph::Node node = 0; node < graph.nodeCount(); ++node) {
        fuzz::require(again->name(node) == graph.name(node), text + "\nhas the same names");
        fuzz::require(std::ranges::equal(again->options(node), graph.options(node)),
                      text + "\nhas the same edges");
    }
}

/// A drawing must keep its places when written and read again.
void requirePlacesKept(std::string_view text) {
    const auto rules = Dag::make({{Dag::graphId, std::string(text)}, {playId, "normal"}});
    const Sketch sketch = rules.value().sketch();
    const std::string written = textOf(sketch);
    const auto again = Dag::make({{Dag::graphId, written}, {playId, "normal"}});
    fuzz::require(again.has_value(), written + "\nis read again");
    const Sketch other = again->sketch();
    fuzz::require(other.nodes().size() == sketch.nodes().size() &&
                      other.edges().size() == sketch.edges().size(),
                  written + "\nhas as many nodes and edges");
    for (std::size_t node = 0; node < sketch.nodes().size(); ++node) {
        fuzz::require(other.nodes()[node].name == sketch.nodes()[node].name &&
                          other.nodes()[node].place == sketch.nodes()[node].place,
                      written + "\nhas the same nodes at the same places");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size) {
    const std::string_view text(data, size);
    fuzz::answered(parseRootedGraph(text));
    const auto graph = parseGraph(text);
    if (!fuzz::answered(graph)) return 0;
    requirePlacesKept(text);
    requireSame(*graph, parseGraph(json(*graph)), json(*graph));
    if (text.find('\\') == std::string_view::npos) // not every backslash can be written in DOT
        requireSame(*graph, parseGraph(dot(*graph)), dot(*graph));
    return 0;
}
