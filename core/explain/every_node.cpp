// The explanation of a whole graph, backwards from the nodes without outgoing arrows.
#include "core/explain/drawn_trace.h"
#include "core/text/printable.h"
#include "core/text/set_text.h"

#include <algorithm>
#include <numeric>

namespace mexplorer {

namespace {

constexpr std::size_t mostValuesNamed = 12;

struct NodeLine {
    enum : std::size_t { eachNode, collect, value };
};

using Arrows = std::vector<std::vector<std::uint32_t>>; ///< edges by the node that they leave

Arrows arrowsOf(const DrawnGraph& graph) {
    Arrows arrows(graph.nodes.size());
    for (std::uint32_t edge = 0; edge < graph.edges.size(); ++edge)
        arrows[graph.edges[edge].from].push_back(edge);
    return arrows;
}

/// The nodes by the length of their longest path, shortest first: each after those it leads to.
std::vector<std::uint32_t> backwards(const DrawnGraph& graph, const Arrows& arrows) {
    std::vector<std::size_t> waiting(graph.nodes.size());
    std::vector<std::size_t> height(graph.nodes.size(), 0);
    Arrows into(graph.nodes.size());
    std::vector<std::uint32_t> order;
    for (std::uint32_t node = 0; node < graph.nodes.size(); ++node) {
        waiting[node] = arrows[node].size();
        if (arrows[node].empty()) order.push_back(node);
        for (const std::uint32_t edge : arrows[node])
            into[graph.edges[edge].to].push_back(node);
    }
    for (std::size_t i = 0; i < order.size(); ++i) {
        for (const std::uint32_t from : into[order[i]]) {
            height[from] = std::max(height[from], height[order[i]] + 1);
            if (--waiting[from] == 0) order.push_back(from);
        }
    }
    std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return std::pair(height[a], a) < std::pair(height[b], b);
    });
    return order;
}

Message sayEnd(const std::string& node, Play play) {
    return play == Play::normal
               ? say(MX_TEXT("core", "From %1 no arrow leads on: its value is 0, so it is P."), node)
               : say(MX_TEXT("core", "From %1 no arrow leads on: in misère play its value is 1, so it is N."),
                     node);
}

Message sayMex(const std::string& node, const std::vector<Nimber>& values, Nimber mex) {
    const std::string set = setText(values, mostValuesNamed);
    return mex == 0 ? say(MX_TEXT("core", "The arrows from %1 lead to the values %2. 0 is missing: its value "
                                          "is 0, so it is P."),
                          node, set)
                    : say(MX_TEXT("core", "The arrows from %1 lead to the values %2. The least number "
                                          "missing, %3, is its value: it is N."),
                          node, set, mex);
}

Message sayAllDone(Play play) {
    return play == Play::normal
               ? say(MX_TEXT("core",
                             "Every node has its value. No arrow joins two P-positions, and from every "
                             "N-position an arrow leads to one."))
               : say(MX_TEXT("core",
                             "Every node has its value. No arrow joins two P-positions, and from every "
                             "N-position that has arrows one leads to a P-position."));
}

DrawnState ofNode(const DrawnGraph& graph, const std::vector<std::uint32_t>& arrows, std::uint32_t node) {
    DrawnState state{.nodes = {node}, .edges = arrows};
    state.nodesFound.emplace_back(node, *graph.nodes[node].evaluation);
    for (const std::uint32_t edge : arrows) {
        const auto& reached = graph.nodes[graph.edges[edge].to].evaluation;
        if (reached && isLost(reached->outcome)) state.winning.push_back(edge);
    }
    return state;
}

std::vector<Message> codeOf(Play play) {
    const bool isNormal = play == Play::normal;
    return {say(MX_TEXT("core", "for each node x, after those that its arrows lead to:")),
            isNormal ? say(MX_TEXT("core", "    S ← { SG(y) : an arrow leads from x to y }"))
                     : say(MX_TEXT("core", "    S ← { G⁻(y) : an arrow leads from x to y }")),
            isNormal ? say(MX_TEXT("core", "    SG(x) ← the least number that is not in S"))
                     : say(MX_TEXT("core", "    G⁻(x) ← the least number that is not in S"))};
}

} // namespace

DrawnTrace everyNodeTrace(const DrawnGraph& graph, Play play) {
    DrawnTrace trace(say(MX_TEXT("core", "The value of every node")), codeOf(play), {});
    const Arrows arrows = arrowsOf(graph);
    DrawnState ends;
    DrawnState lost;
    for (std::uint32_t node = 0; node < graph.nodes.size(); ++node) {
        const auto& evaluation = graph.nodes[node].evaluation;
        if (arrows[node].empty()) ends.nodes.push_back(node);
        if (evaluation && isLost(evaluation->outcome)) lost.nodes.push_back(node);
    }
    trace.begin(say(MX_TEXT("core", "ends")));
    trace.add(
        {say(MX_TEXT("core", "Where no arrow leads on, the game is over: begin there.")), NodeLine::eachNode},
        std::move(ends));
    for (const std::uint32_t node : backwards(graph, arrows)) {
        const auto& evaluation = graph.nodes[node].evaluation;
        if (!evaluation || !evaluation->nimber()) continue;
        const std::string name = printable(graph.nodes[node].name);
        std::vector<Nimber> values;
        for (const std::uint32_t edge : arrows[node]) {
            const auto& reached = graph.nodes[graph.edges[edge].to].evaluation;
            if (reached && reached->nimber()) values.push_back(*reached->nimber());
        }
        const bool isEnd = arrows[node].empty();
        if (!isEnd && trace.sections.size() == 1) trace.begin(verbatim("mex")); // the ends come first
        trace.add({isEnd ? sayEnd(name, play) : sayMex(name, asSet(std::move(values)), *evaluation->nimber()),
                   NodeLine::value},
                  ofNode(graph, arrows[node], node));
    }
    trace.begin(say(MX_TEXT("core", "result")));
    trace.add({sayAllDone(play), NodeLine::eachNode}, std::move(lost));
    return trace;
}

} // namespace mexplorer
