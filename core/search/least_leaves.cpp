#include "core/search/least_leaves.h"

#include "core/search/depth_limited.h"
#include "core/theory/saturating.h"

#include <algorithm>
#include <map>

namespace mexplorer {

namespace {

/// The smallest number of ends that prove that a position is worth at least so much to one of the players.
class ProofSizes {
public:
    explicit ProofSizes(PositionGraph& graph) : graph_(graph) {}

    /// How many prove that `root` is worth at least `least` to the player to move (`isMover`) or to the
    /// other; UINT64_MAX if it is not.
    Expected<std::uint64_t> of(PositionGraph::Id root, bool isMover, Score least, Task& task) {
        std::vector<Question> open = {{root, isMover}};
        while (!open.empty()) {
            if (task.cancelled()) return cancelled();
            const Question asked = open.back();
            if (known_.contains(asked)) {
                open.pop_back();
                continue;
            }
            if (graph_.optionCount(asked.first) == 0) {
                const Score score = graph_.scoreAtEnd(asked.first);
                known_[asked] = (asked.second ? score : -score) >= least ? 1 : UINT64_MAX;
                continue;
            }
            if (const auto expanded = graph_.expand(asked.first, task); !expanded)
                return tl::unexpected(expanded.error());
            // One option is proof enough if the player is to move; all are needed if the other is.
            std::uint64_t size = asked.second ? UINT64_MAX : 0;
            bool isReady = true;
            for (const PositionGraph::Id option : graph_.options(asked.first)) {
                const auto found = known_.find({option, !asked.second});
                if (found == known_.end()) {
                    open.emplace_back(option, !asked.second);
                    isReady = false;
                } else {
                    size = asked.second ? std::min(size, found->second) : saturatedSum(size, found->second);
                }
            }
            if (isReady) known_[asked] = size;
        }
        return known_[{root, isMover}];
    }

private:
    using Question = std::pair<PositionGraph::Id, bool>;

    PositionGraph& graph_;
    std::map<Question, std::uint64_t> known_;
};

} // namespace

Expected<std::uint64_t> leastLeaves(PositionGraph& graph, Task& task, std::uint32_t horizon) {
    if (horizon > 0) {
        DepthLimitedGraph limited(graph, horizon);
        return leastLeaves(limited, task);
    }
    const auto score = ExactScores(graph).of(0, task);
    if (!score) return tl::unexpected(score.error());
    const auto forMax = ProofSizes(graph).of(0, true, *score, task);
    if (!forMax) return tl::unexpected(forMax.error());
    const auto forMin = ProofSizes(graph).of(0, false, -*score, task);
    if (!forMin) return tl::unexpected(forMin.error());
    const std::uint64_t both = saturatedSum(*forMax, *forMin);
    return both == UINT64_MAX ? both : both - 1;
}

} // namespace mexplorer
