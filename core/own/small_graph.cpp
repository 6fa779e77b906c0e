#include "core/own/small_graph.h"

#include "core/rules/graph_file.h"
#include "core/rules/graph_parsers.h"
#include "core/rules/node_labels.h"
#include "core/text/parse.h"

#include <algorithm>
#include <set>

namespace mexplorer {

namespace {

class SmallGraphBuilder final : public EdgeSink {
public:
    explicit SmallGraphBuilder(bool isDirected) { graph_.isDirected = isDirected; }

    Expected<Node> node(std::string_view name) override {
        const auto [found, isNew] =
            nodes_.try_emplace(std::string(name), static_cast<Node>(graph_.names.size()));
        if (!isNew) return found->second;
        if (graph_.names.size() == SmallGraph::mostNodes)
            return tooLarge(say(MX_TEXT("core", "The graph has more than %1 nodes."), SmallGraph::mostNodes));
        graph_.names.push_back(found->first);
        return found->second;
    }
    Expected<void> edge(Node from, Node to) override {
        if (from == to)
            return invalid(say(MX_TEXT("core", "An edge leads from %1 to itself: the node would be its own "
                                               "neighbour."),
                               shortened(graph_.names[from])));
        std::pair<Node, Node> ends(from, to);
        if (!graph_.isDirected) ends = std::minmax(from, to);
        if (!joined_.insert(ends).second) return {};
        if (graph_.edges.size() == SmallGraph::mostEdges) return tooManyEdges(SmallGraph::mostEdges);
        graph_.edges.emplace_back(from, to);
        return {};
    }
    void place(Node node, const NodePlace& place) override { graph_.places[node] = place; }
    void label(Node node, const std::string& label) override { labels_[node] = label; }
    bool isDirected() const override { return graph_.isDirected; }

    Expected<SmallGraph> build() {
        if (graph_.names.empty()) return invalid(say(MX_TEXT("core", "The graph has no nodes.")));
        const NodeLabels labels = labelsAsNames(labels_, {graph_.names.begin(), graph_.names.end()});
        for (const auto& [node, label] : labels)
            graph_.names[node] = label;
        graph_.notes = notes();
        return std::move(graph_);
    }

private:
    SmallGraph graph_;
    std::map<std::string, Node> nodes_;
    std::set<std::pair<Node, Node>> joined_;
    NodeLabels labels_;
};

Expected<SmallGraph> smallGraphIn(std::string_view contents, bool isDirected) {
    SmallGraphBuilder builder(isDirected);
    if (auto read = readGraph(contents, builder); !read) return tl::unexpected(read.error());
    return builder.build();
}

} // namespace

Expected<SmallGraph> parseSmallGraph(std::string_view contents) {
    const auto isDirected = isDirectedDot(contents);
    auto graph = smallGraphIn(contents, isDirected.value_or(false));
    if (graph || isDirected) return graph;
    auto directed = smallGraphIn(contents, true); // JSON may say that it is
    return directed ? std::move(directed) : std::move(graph);
}

} // namespace mexplorer
