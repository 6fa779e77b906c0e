#include "core/search/comparison.h"

#include "core/search/least_leaves.h"

namespace mexplorer {

namespace {

constexpr SearchSettings ways[] = {{SearchMethod::minimax, MoveOrder::given},
                                   {SearchMethod::alphaBeta, MoveOrder::worst},
                                   {SearchMethod::alphaBeta, MoveOrder::given},
                                   {SearchMethod::alphaBeta, MoveOrder::best},
                                   {SearchMethod::table, MoveOrder::given}};

Message nameOf(const SearchSettings& way) {
    if (way.method != SearchMethod::alphaBeta) return titleOf(way.method); // the order matters little or not
    return say(MX_TEXT("core", "%1, %2"), titleOf(way.method), titleOf(way.order));
}

} // namespace

Expected<std::vector<SearchCost>> compareSearches(PositionGraph& graph, Task& task, std::uint32_t most) {
    std::vector<SearchCost> costs;
    const auto usual = search(graph, {}, task, most);
    if (!usual) return tl::unexpected(usual.error());
    if (!usual->isWhole) return costs;
    for (const SearchSettings& way : ways) {
        const auto run = search(graph, way, task, most);
        if (run && run->isWhole) costs.push_back({nameOf(way), way, run->counts.leaves});
        if (task.cancelled()) return cancelled();
    }
    const auto least = leastLeaves(graph, task);
    if (task.cancelled()) return cancelled();
    if (least) costs.push_back({say(MX_TEXT("core", "Knuth and Moore’s least")), std::nullopt, *least});
    return costs;
}

} // namespace mexplorer
