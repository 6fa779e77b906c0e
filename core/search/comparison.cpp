#include "core/search/comparison.h"

#include "core/search/least_leaves.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// Nothing instead of the error tooLarge; other errors are passed on.
template <class Value>
Expected<std::optional<Value>> ifNotTooLarge(Expected<Value> found) {
    if (found) return std::optional(std::move(*found));
    if (found.error().kind == Error::Kind::tooLarge) return std::nullopt;
    return tl::unexpected(found.error());
}

} // namespace

std::uint64_t SearchComparison::most() const {
    std::uint64_t most = least.value_or(1);
    for (const auto& row : leaves)
        for (const auto& count : row)
            most = std::max(most, count.value_or(0));
    return most;
}

Expected<std::optional<SearchComparison>>
compareSearches(PositionGraph& graph, const SearchSettings& settings, Task& task, std::uint32_t most) {
    using Count = std::optional<std::uint64_t>;
    SearchSettings way = settings;
    const auto leavesOf = [&](SearchMethod method, MoveOrder order) -> Expected<Count> {
        way.method = method;
        way.order = order;
        const auto run = ifNotTooLarge(search(graph, way, task, most));
        if (!run) return tl::unexpected(run.error());
        return *run && (*run)->isWhole ? Count((*run)->counts.leaves) : Count();
    };
    const auto usual = leavesOf(SearchMethod::alphaBeta, MoveOrder::given);
    if (!usual) return tl::unexpected(usual.error());
    if (!*usual) return std::nullopt;
    SearchComparison found;
    for (std::size_t method = 0; method < found.methods.size(); ++method) {
        for (std::size_t order = 0; order < found.orders.size(); ++order) {
            // Minimax looks at all leaves, in whatever order.
            if (found.methods[method] == SearchMethod::minimax && order > 0) {
                found.leaves[method][order] = found.leaves[method][0];
                continue;
            }
            const auto leaves = leavesOf(found.methods[method], found.orders[order]);
            if (!leaves) return tl::unexpected(leaves.error());
            found.leaves[method][order] = *leaves;
        }
    }
    const auto least = ifNotTooLarge(leastLeaves(graph, task, settings.horizon));
    if (!least) return tl::unexpected(least.error());
    found.least = *least;
    return found;
}

} // namespace mexplorer
