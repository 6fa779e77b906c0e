#include "core/solve/opening_depth.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace mexplorer {

namespace {

constexpr std::size_t openingsBetweenChecks = 1024;

/// A position and the number of paths to it.
using Ways = std::pair<PositionGraph::Id, std::uint64_t>;

/// The number of nodes directly below `level`; limit + 1 if there are more than `limit`.
std::uint64_t nodesBelow(const TreeOptions& shown, const std::vector<Ways>& level, std::uint64_t limit,
                         Task& task) {
    std::uint64_t count = 0;
    for (const auto& [id, ways] : level) {
        const std::uint64_t options = shown.count(id, task);
        if (options > limit || ways * options > limit - count) return limit + 1;
        count += ways * options;
    }
    return count;
}

/// The next level, sorted, each position once. Errors: as for `open`.
Expected<std::vector<Ways>> levelBelow(TreeOptions& shown, const std::vector<Ways>& level, Task& task) {
    std::vector<Ways> below;
    for (std::size_t i = 0; i < level.size(); ++i) {
        if (i % openingsBetweenChecks == 0 && task.cancelled()) return cancelled();
        const auto& [id, ways] = level[i];
        const auto range = shown.open(id, task);
        if (!range) return tl::unexpected(range.error());
        for (const PositionGraph::Id option : shown.optionsIn(id, *range))
            below.emplace_back(option, ways);
    }
    std::sort(below.begin(), below.end());
    std::size_t kept = 0;
    for (const Ways& next : below) {
        if (kept > 0 && below[kept - 1].first == next.first)
            below[kept - 1].second += next.second;
        else
            below[kept++] = next;
    }
    below.resize(kept);
    return below;
}

/// `depth`, for any error but cancelled: what there is no memory for is not opened.
Expected<std::uint32_t> depthOr(const Error& error, std::uint32_t depth) {
    if (error.kind == Error::Kind::cancelled) return tl::unexpected(error);
    return depth;
}

} // namespace

Expected<std::uint32_t> openingDepth(TreeOptions& options, std::uint32_t budget, Task& task) {
    std::vector<Ways> level{{0, 1}};
    std::uint64_t left = budget > 0 ? budget - 1 : 0; // the root is one node
    for (std::uint32_t depth = 0;; ++depth) {
        if (task.cancelled()) return cancelled();
        const std::uint64_t below = nodesBelow(options, level, left, task);
        if (below == 0 || below > left) return depth;
        left -= below;
        auto next = levelBelow(options, level, task);
        if (!next) return depthOr(next.error(), depth);
        level = std::move(*next);
    }
}

Expected<std::uint32_t> mergedOpeningDepth(TreeOptions& options, std::uint32_t budget,
                                           std::uint64_t edgeLimit, Task& task) {
    std::vector<bool> met{true};
    std::vector<PositionGraph::Id> level{0};
    std::size_t nodes = 1;
    std::uint64_t edges = 0;
    for (std::uint32_t depth = 0;; ++depth) {
        std::vector<PositionGraph::Id> below;
        for (std::size_t i = 0; i < level.size(); ++i) {
            if (i % openingsBetweenChecks == 0 && task.cancelled()) return cancelled();
            const std::uint64_t count = options.count(level[i], task);
            if (count > edgeLimit - edges) return depth;
            edges += count;
            const auto range = options.open(level[i], task);
            if (!range) return depthOr(range.error(), depth);
            for (const PositionGraph::Id option : options.optionsIn(level[i], *range)) {
                if (met.size() <= option) met.resize(options.graph().size());
                if (met[option]) continue;
                met[option] = true;
                below.push_back(option);
            }
            if (nodes + below.size() > budget) return depth;
        }
        if (below.empty()) return depth + 1; // whose options, if any, were all met before
        nodes += below.size();
        level = std::move(below);
    }
}

} // namespace mexplorer
