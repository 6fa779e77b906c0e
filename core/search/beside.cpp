#include "core/search/beside.h"

#include <utility>

namespace mexplorer {

namespace {

/// By node of `cutting`, the same node of `whole`.
std::vector<std::uint32_t> sameNodes(const SearchRun& cutting, const SearchRun& whole) {
    std::vector<std::uint32_t> same(cutting.nodes.size(), SearchNode::none);
    same[0] = 0;
    for (std::uint32_t node = 0; node < cutting.nodes.size(); ++node) { // parents before children
        const SearchNode& here = cutting.nodes[node];
        const SearchNode& there = whole.nodes[same[node]];
        for (std::uint32_t child = 0; child < here.childCount; ++child)
            same[here.firstChild + child] = there.firstChild + child;
    }
    return same;
}

bool isSameStep(const SearchEvent& one, const SearchEvent& other) {
    return one.kind == other.kind && one.node == other.node && one.child == other.child;
}

} // namespace

SearchRun renumbered(SearchRun cutting, const SearchRun& whole) {
    const std::vector<std::uint32_t> same = sameNodes(cutting, whole);
    const auto renumber = [&](std::uint32_t& node) {
        if (node != SearchNode::none) node = same[node];
    };
    for (SearchEvent& event : cutting.events) {
        renumber(event.node);
        renumber(event.child);
        renumber(event.knownFrom);
    }
    for (std::uint32_t& node : cutting.line)
        renumber(node);
    cutting.nodes = whole.nodes;
    return cutting;
}

std::vector<SideBySide> sideBySide(const SearchRun& cutting, const SearchRun& whole) {
    std::vector<SideBySide> steps;
    SideBySide now;
    const auto next = [&]() -> const SearchEvent* {
        return now.cutting < cutting.events.size() ? &cutting.events[now.cutting] : nullptr;
    };
    for (const SearchEvent& event : whole.events) {
        ++now.whole;
        now.isWholeAlone = next() == nullptr || !isSameStep(*next(), event);
        if (!now.isWholeAlone) ++now.cutting;
        steps.push_back(now);
        now.isWholeAlone = false;
        for (; next() != nullptr && next()->kind == SearchEvent::Kind::cut; steps.push_back(now))
            ++now.cutting;
    }
    return steps;
}

} // namespace mexplorer
