#include "core/rules/simple_graph.h"

#include "core/rules/edge_colour.h"
#include "core/rules/graph_file.h"
#include "core/rules/node_labels.h"
#include "core/text/parse.h"

#include <bit>

namespace mexplorer {

namespace {

constexpr std::uint64_t bitOf(SimpleGraph::Node node) {
    return std::uint64_t{1} << node;
}

class SimpleGraphBuilder final : public EdgeSink {
public:
    Expected<Node> node(std::string_view name) override {
        const auto [found, isNew] =
            nodes_.try_emplace(std::string(name), static_cast<Node>(graph_.names.size()));
        if (!isNew) return found->second;
        if (graph_.names.size() == SimpleGraph::mostNodes)
            return tooLarge(
                say(MX_TEXT("core", "The graph has more than %1 nodes."), SimpleGraph::mostNodes));
        graph_.names.push_back(found->first);
        graph_.neighbours.push_back(0);
        return found->second;
    }
    Expected<void> edge(Node from, Node to) override {
        if (from == to)
            return invalid(say(MX_TEXT("core", "An edge leads from %1 to itself: the node would be its own "
                                               "neighbour."),
                               shortened(graph_.names[from])));
        if ((graph_.neighbours[from] & bitOf(to)) != 0) return {};
        graph_.neighbours[from] |= bitOf(to);
        graph_.neighbours[to] |= bitOf(from);
        graph_.edges.emplace_back(from, to);
        return {};
    }
    void place(Node node, const NodePlace& place) override { graph_.places[node] = place; }
    void label(Node node, const std::string& label) override { labels_[node] = label; }
    bool isDirected() const override { return false; }
    bool colour(Node node, Attributes& said) override {
        for (const char* name : {"fillcolor", "color", "colour"}) { // of several the one that is seen
            if (!said.contains(name)) continue;
            graph_.colours.erase(node); // that of a default, or an earlier one
            const auto read = readEdgeColour(said.at(name));
            if (!read || *read == EdgeColour::green) continue;
            graph_.colours[node] = *read == EdgeColour::blue ? Side::left : Side::right;
            said.erase(name);
            return true;
        }
        return true;
    }

    Expected<SimpleGraph> build() {
        if (graph_.names.empty()) return invalid(say(MX_TEXT("core", "The graph has no nodes.")));
        const NodeLabels labels = labelsAsNames(labels_, {graph_.names.begin(), graph_.names.end()});
        for (const auto& [node, label] : labels)
            graph_.names[node] = label;
        graph_.notes = notes();
        return std::move(graph_);
    }

private:
    SimpleGraph graph_;
    std::map<std::string, Node> nodes_;
    NodeLabels labels_;
};

} // namespace

std::uint64_t SimpleGraph::beside(std::uint64_t nodes) const {
    std::uint64_t found = 0;
    for (; nodes != 0; nodes &= nodes - 1)
        found |= neighbours[static_cast<std::size_t>(std::countr_zero(nodes))];
    return found;
}

Expected<SimpleGraph> parseSimpleGraph(std::string_view contents) {
    SimpleGraphBuilder builder;
    if (auto read = readGraph(contents, builder); !read) return tl::unexpected(read.error());
    return builder.build();
}

} // namespace mexplorer
