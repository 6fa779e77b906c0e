#include "core/search/left_out.h"

namespace mexplorer {

namespace {

/// By node: whether the search visited it; if `knownToo`, being found in the table does not count.
std::vector<bool> cameBack(const SearchRun& run, bool knownToo) {
    std::vector<bool> came(run.nodes.size());
    for (const SearchEvent& event : run.events) {
        came[event.node] = true;
        const bool isKnown = event.knownFrom != SearchNode::none;
        if (event.child != SearchNode::none && !(knownToo && isKnown)) came[event.child] = true;
    }
    return came;
}

} // namespace

Expected<void> growLeftOut(SearchRun& run, PositionGraph& graph, Task& task, std::uint32_t most,
                           bool knownToo) {
    if (!run.isWhole || run.nodes.size() > most) return {};
    const std::vector<bool> came = cameBack(run, knownToo);
    std::vector<SearchNode> nodes = run.nodes;
    std::vector<std::uint32_t> horizons; // by node
    for (std::size_t pass = 0; pass < run.passes.size(); ++pass) {
        const std::size_t end = pass + 1 < run.passes.size() ? run.passes[pass + 1].root : nodes.size();
        horizons.resize(end, run.passes[pass].horizon);
    }
    for (std::uint32_t node = 0; node < nodes.size(); ++node) {
        if (node < came.size() && came[node]) continue;
        if (horizons[node] > 0 && nodes[node].depth == horizons[node]) continue;
        const PositionGraph::Id id = nodes[node].position;
        const std::uint64_t options = graph.optionCount(id);
        if (options == 0) continue;
        if (nodes.size() + options > most) return {};
        if (auto expanded = graph.expand(id, task); !expanded) return expanded;
        nodes[node].firstChild = static_cast<std::uint32_t>(nodes.size());
        nodes[node].childCount = static_cast<std::uint32_t>(options);
        std::uint32_t number = 0;
        const std::uint32_t depth = nodes[node].depth + 1;
        for (const PositionGraph::Id option : graph.options(id)) {
            nodes.push_back({option, node, number++, depth});
            horizons.push_back(horizons[node]);
        }
    }
    run.nodes = std::move(nodes);
    return {};
}

} // namespace mexplorer
