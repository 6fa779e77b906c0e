#pragma once

#include "core/coalition/max_flow.h"

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized" // a false positive of GCC 12 in Boost
#endif
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/boykov_kolmogorov_max_flow.hpp>
#include <boost/graph/edmonds_karp_max_flow.hpp>
#include <boost/graph/push_relabel_max_flow.hpp>
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

#include <random>
#include <string>
#include <vector>

/// A random network, perhaps with parallel arrows, with capacities below `capacities`.
inline mexplorer::FlowNetwork madeNetwork(std::mt19937_64& random, unsigned nodes, unsigned arrows,
                                          unsigned owners, std::uint64_t capacities = 50) {
    mexplorer::FlowNetwork network;
    for (unsigned node = 0; node < nodes; ++node)
        network.nodes.push_back({std::to_string(node)});
    for (unsigned owner = 0; owner < owners; ++owner)
        network.owners.push_back(std::to_string(owner));
    while (network.arrows.size() < arrows) {
        const auto from = static_cast<std::uint32_t>(random() % nodes);
        const auto to = static_cast<std::uint32_t>(random() % nodes);
        if (from == to) continue;
        const auto capacity = static_cast<std::int64_t>(random() % capacities);
        network.arrows.push_back({from, to, capacity, static_cast<unsigned>(random() % owners)});
    }
    return network;
}

/// A network in Boost.Graph, and its largest flow by that library’s three methods.
class LibraryFlow {
public:
    LibraryFlow(const mexplorer::FlowNetwork& network, mexplorer::FlowEnds ends, mexplorer::Coalition owners)
        : ends_(ends), graph_(network.nodes.size()) {
        const auto capacity = boost::get(boost::edge_capacity, graph_);
        const auto reverse = boost::get(boost::edge_reverse, graph_);
        for (const auto& arrow : network.arrows) {
            if (!mexplorer::has(owners, arrow.owner)) continue;
            const auto there = boost::add_edge(arrow.from, arrow.to, graph_).first;
            const auto back = boost::add_edge(arrow.to, arrow.from, graph_).first;
            capacity[there] = arrow.capacity;
            capacity[back] = 0;
            reverse[there] = back;
            reverse[back] = there;
        }
    }

    std::int64_t byPushRelabel() { return boost::push_relabel_max_flow(graph_, ends_.source, ends_.sink); }
    std::int64_t byTrees() { return boost::boykov_kolmogorov_max_flow(graph_, ends_.source, ends_.sink); }
    std::int64_t byPaths() { return boost::edmonds_karp_max_flow(graph_, ends_.source, ends_.sink); }

private:
    using Traits = boost::adjacency_list_traits<boost::vecS, boost::vecS, boost::directedS>;
    using Vertex = boost::property<
        boost::vertex_color_t, boost::default_color_type,
        boost::property<boost::vertex_distance_t, long,
                        boost::property<boost::vertex_predecessor_t, Traits::edge_descriptor>>>;
    using Edge =
        boost::property<boost::edge_capacity_t, long,
                        boost::property<boost::edge_residual_capacity_t, long,
                                        boost::property<boost::edge_reverse_t, Traits::edge_descriptor>>>;
    using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS, Vertex, Edge>;

    mexplorer::FlowEnds ends_;
    Graph graph_;
};
