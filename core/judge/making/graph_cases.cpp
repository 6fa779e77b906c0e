#include "core/judge/making/graph_cases.h"

#include <algorithm>
#include <numeric>

namespace mexplorer::judge {

namespace {

constexpr std::uint64_t usualNodes = 1000;
constexpr std::uint64_t usualTokens = 10;

/// By node, where its arrows lead; and the nodes of the tokens.
struct TokenGraph {
    std::vector<std::vector<std::uint64_t>> arrows;
    std::vector<std::uint64_t> tokens;

    [[nodiscard]] std::uint64_t nodes() const { return arrows.size(); }
    [[nodiscard]] std::size_t arrowCount() const {
        return std::accumulate(arrows.begin(), arrows.end(), std::size_t{0},
                               [](std::size_t sum, const auto& some) { return sum + some.size(); });
    }
    /// The order of sizes: by nodes, then by arrows, then by tokens.
    [[nodiscard]] auto extent() const { return std::tuple(nodes(), arrowCount(), tokens.size(), tokens); }
};

std::vector<std::uint64_t> counted(const std::vector<std::uint64_t>& numbers) {
    std::vector<std::uint64_t> line{numbers.size()};
    line.insert(line.end(), numbers.begin(), numbers.end());
    return line;
}

Case caseOf(const TokenGraph& graph) {
    Case made{{graph.nodes()}};
    for (const auto& some : graph.arrows)
        made.push_back(counted(some));
    made.push_back(counted(graph.tokens));
    return made;
}

TokenGraph graphOf(const Case& made) {
    const auto uncounted = [](const std::vector<std::uint64_t>& line) {
        return std::vector<std::uint64_t>(line.begin() + 1, line.end());
    };
    TokenGraph graph;
    for (auto line = made.begin() + 1; line != made.end() - 1; ++line)
        graph.arrows.push_back(uncounted(*line));
    graph.tokens = uncounted(made.back());
    return graph;
}

std::vector<Case> casesOf(std::vector<TokenGraph> graphs) {
    std::ranges::stable_sort(
        graphs, [](const TokenGraph& a, const TokenGraph& b) { return a.extent() < b.extent(); });
    std::vector<Case> cases;
    cases.reserve(graphs.size());
    for (const TokenGraph& graph : graphs)
        cases.push_back(caseOf(graph));
    return cases;
}

/// Arrows from each node to the next `reach` nodes.
TokenGraph ahead(std::uint64_t nodes, std::uint64_t reach, std::vector<std::uint64_t> tokens) {
    TokenGraph graph{std::vector<std::vector<std::uint64_t>>(nodes), std::move(tokens)};
    for (std::uint64_t from = 0; from < nodes; ++from)
        for (std::uint64_t to = from + 1; to < nodes && to <= from + reach; ++to)
            graph.arrows[from].push_back(to);
    return graph;
}

/// Every graph whose arrows lead to larger numbers, or to smaller ones: bit b of `chosen` is the b-th arrow.
TokenGraph chosenArrows(std::uint64_t nodes, std::uint64_t chosen, bool upwards) {
    TokenGraph graph{std::vector<std::vector<std::uint64_t>>(nodes), {}};
    for (std::uint64_t low = 0; low < nodes; ++low) {
        for (std::uint64_t high = low + 1; high < nodes; ++high, chosen /= 2) {
            if (chosen % 2 == 0) continue;
            if (upwards)
                graph.arrows[low].push_back(high);
            else
                graph.arrows[high].push_back(low);
        }
    }
    return graph;
}

/// A random acyclic graph with its nodes in random order.
TokenGraph anyGraph(Random& random, std::uint64_t most) {
    constexpr std::uint64_t usually = 10;
    constexpr std::uint64_t seldom = 200;
    const std::uint64_t nodes = random.between(1, std::min(most, random.once(16) ? seldom : usually));
    std::vector<std::uint64_t> order(nodes);
    std::iota(order.begin(), order.end(), 0);
    shuffle(order, random);
    TokenGraph graph{std::vector<std::vector<std::uint64_t>>(nodes), {}};
    const std::uint64_t density = random.between(1, 4);
    for (std::uint64_t high = 1; high < nodes; ++high) {
        for (std::uint64_t low = 0; low < high; ++low)
            if (random.once(density)) graph.arrows[order[high]].push_back(order[low]);
    }
    return graph;
}

/// Some tokens; half of the time each is doubled, so that they cancel.
std::vector<std::uint64_t> anyTokens(Random& random, std::uint64_t nodes) {
    std::vector<std::uint64_t> tokens;
    for (std::uint64_t left = random.between(1, usualTokens / 2); left > 0; --left)
        tokens.push_back(random.below(nodes));
    if (random.once(2)) {
        const std::vector<std::uint64_t> same = tokens;
        tokens.insert(tokens.end(), same.begin() + (random.once(2) ? 1 : 0), same.end());
    }
    return tokens;
}

/// The graph with only the nodes that are kept, and their arrows and tokens.
TokenGraph onlyNodes(const TokenGraph& graph, const std::vector<bool>& kept) {
    std::vector<std::uint64_t> number(graph.nodes());
    std::uint64_t count = 0;
    for (std::size_t node = 0; node < number.size(); ++node)
        number[node] = kept[node] ? count++ : 0;
    const auto renumbered = [&](const std::vector<std::uint64_t>& nodes) {
        std::vector<std::uint64_t> left;
        for (const std::uint64_t node : nodes)
            if (kept[node]) left.push_back(number[node]);
        return left;
    };
    TokenGraph rest{{}, renumbered(graph.tokens)};
    for (std::size_t node = 0; node < number.size(); ++node)
        if (kept[node]) rest.arrows.push_back(renumbered(graph.arrows[node]));
    return rest;
}

/// The nodes that tokens can reach.
std::vector<bool> reached(const TokenGraph& graph) {
    std::vector<bool> seen(graph.nodes());
    std::vector<std::uint64_t> open = graph.tokens;
    while (!open.empty()) {
        const std::uint64_t node = open.back();
        open.pop_back();
        if (seen[node]) continue;
        seen[node] = true;
        open.insert(open.end(), graph.arrows[node].begin(), graph.arrows[node].end());
    }
    return seen;
}

void leaveOutNodes(const TokenGraph& graph, std::vector<TokenGraph>& list) {
    constexpr std::size_t mostStretches = 64;
    for (std::size_t length = graph.nodes() / 2; length > 0; length /= 2) {
        if (graph.nodes() / length > mostStretches) break;
        for (std::size_t from = 0; from < graph.nodes(); from += length) {
            std::vector<bool> kept(graph.nodes(), true);
            std::fill_n(kept.begin() + static_cast<std::ptrdiff_t>(from),
                        std::min(length, graph.nodes() - from), false);
            list.push_back(onlyNodes(graph, kept));
        }
    }
}

void leaveOutArrows(const TokenGraph& graph, std::vector<TokenGraph>& list) {
    constexpr std::size_t mostTried = 200;
    if (graph.arrowCount() > mostTried) return;
    for (std::size_t from = 0; from < graph.arrows.size(); ++from) {
        for (std::size_t i = 0; i < graph.arrows[from].size(); ++i) {
            list.push_back(graph);
            auto& some = list.back().arrows[from];
            some.erase(some.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }
}

void leaveOutTokens(const TokenGraph& graph, std::vector<TokenGraph>& list) {
    for (std::size_t i = 0; i < graph.tokens.size(); ++i) {
        list.push_back(graph);
        auto& tokens = list.back().tokens;
        tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

class GraphCaseMaker : public CaseMaker {
public:
    [[nodiscard]] std::vector<Case> small(Largest largest) const override {
        constexpr std::uint64_t mostSmall = 3;
        std::vector<TokenGraph> list;
        for (std::uint64_t nodes = 1; nodes <= std::min(mostSmall, most(largest)); ++nodes) {
            const std::uint64_t choices = std::uint64_t{1} << (nodes * (nodes - 1) / 2);
            for (std::uint64_t chosen = 0; chosen < choices; ++chosen) {
                for (const bool upwards : {true, false}) {
                    if (chosen > 0 || upwards) addTokens(chosenArrows(nodes, chosen, upwards), list);
                }
            }
        }
        return casesOf(std::move(list));
    }

    [[nodiscard]] std::vector<Case> limits(Largest largest) const override {
        const std::uint64_t nodes = most(largest);
        const std::uint64_t wide = std::min<std::uint64_t>(nodes, 200); // values to 199
        return casesOf({ahead(1, 0, {0}), ahead(1, 0, std::vector<std::uint64_t>(usualTokens, 0)),
                        ahead(nodes, 0, {nodes - 1}), ahead(nodes, 1, {0}), ahead(nodes, 1, {0, nodes - 1}),
                        ahead(wide, wide, {0}), ahead(wide, wide, {0, 0}),
                        ahead(wide, wide, std::vector<std::uint64_t>(usualTokens, wide - 1))});
    }

    [[nodiscard]] Case random(Random& random, const Case& before, Largest largest) const override {
        const bool same = !before.empty() && !random.once(4) && graphOf(before).nodes() <= most(largest);
        TokenGraph graph = same ? graphOf(before) : anyGraph(random, most(largest));
        graph.tokens = anyTokens(random, graph.nodes());
        return caseOf(graph);
    }

    [[nodiscard]] std::vector<Case> smaller(const Case& made) const override {
        const TokenGraph graph = graphOf(made);
        std::vector<TokenGraph> list{onlyNodes(graph, reached(graph))};
        leaveOutNodes(graph, list);
        leaveOutArrows(graph, list);
        leaveOutTokens(graph, list);
        std::erase_if(list, [&](const TokenGraph& some) {
            return some.tokens.empty() || !(some.extent() < graph.extent());
        });
        return casesOf(std::move(list));
    }

private:
    static std::uint64_t most(Largest largest) {
        return std::clamp<std::uint64_t>(largest.value_or(usualNodes), 1, usualNodes);
    }
    /// Appends the graph with every choice of one or two tokens.
    static void addTokens(TokenGraph graph, std::vector<TokenGraph>& list) {
        for (std::uint64_t one = 0; one < graph.nodes(); ++one) {
            graph.tokens = {one};
            list.push_back(graph);
            for (std::uint64_t two = one; two < graph.nodes(); ++two) {
                graph.tokens = {one, two};
                list.push_back(graph);
            }
        }
    }
};

} // namespace

std::shared_ptr<const CaseMaker> graphCases() {
    return std::make_shared<GraphCaseMaker>();
}

} // namespace mexplorer::judge
