#pragma once

#include "core/coalition/coalition.h"
#include "core/coalition/flow_network.h"
#include "core/task/task.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace mexplorer {

/// Where a flow begins and where it ends.
struct FlowEnds {
    std::uint32_t source = 0;
    std::uint32_t sink = 0;
};

/// An arrow as a path goes along it: forwards, or backwards, taking flow back.
struct PathArrow {
    std::size_t arrow = 0;
    bool backwards = false;
    friend bool operator==(const PathArrow&, const PathArrow&) = default;
};

/// A flow through the arrows of some owners, enlarged path by path until no path is left. Amounts in units.
class Flow {
public:
    Flow(const FlowNetwork& network, FlowEnds ends, Coalition owners);

    /// Adds owners, whose arrows may be used, too; keeps the flow.
    void join(Coalition owners);

    /// A path with the fewest arrows along which more can flow; empty if there is none (Edmonds, Karp 1972).
    [[nodiscard]] std::vector<PathArrow> path() const;
    /// How much more can flow along `path`, at least 1.
    [[nodiscard]] std::int64_t bottleneck(const std::vector<PathArrow>& path) const;
    void push(const std::vector<PathArrow>& path, std::int64_t amount);
    /// Makes the flow as large as possible, by layers (Dinic 1970). O(nodes² · arrows).
    void fill();

    [[nodiscard]] std::int64_t value() const { return value_; }
    [[nodiscard]] std::int64_t through(std::size_t arrow) const { return residual_[2 * arrow + 1]; }
    /// How much more may flow along an arrow, forwards or backwards.
    [[nodiscard]] std::int64_t left(PathArrow step) const {
        return residual_[2 * step.arrow + (step.backwards ? 1 : 0)];
    }
    /// The nodes that a path from the source still reaches, of a greatest flow.
    [[nodiscard]] std::vector<char> reached() const;

private:
    /// Which steps leave each node, and where they lead: step 2a goes along arrow a, 2a + 1 back. Copies of a
    /// flow share them.
    struct Steps {
        explicit Steps(const FlowNetwork& network);
        [[nodiscard]] std::size_t nodes() const { return first.size() - 1; }
        [[nodiscard]] std::span<const std::uint32_t> from(std::uint32_t node) const {
            return {all.data() + first[node], all.data() + first[node + 1]};
        }
        std::vector<std::uint32_t> targets;
        std::vector<std::uint32_t> first; ///< where each node’s steps begin in `all`, and the end
        std::vector<std::uint32_t> all;
    };

    /// How many arrows away each node is, as far as those before the sink.
    [[nodiscard]] std::vector<unsigned> layers() const;
    std::int64_t pushOn(std::uint32_t node, std::int64_t most, const std::vector<unsigned>& layer,
                        std::vector<std::uint32_t>& next);

    const FlowNetwork* network_;
    FlowEnds ends_;
    std::shared_ptr<const Steps> steps_;
    std::vector<std::int64_t> residual_; ///< of each step
    Coalition owners_ = 0;
    std::int64_t value_ = 0;
};

/// Arrows that separate the ends of a greatest flow, which fills them.
struct MinimumCut {
    std::vector<char> sourceSide; ///< of each node
    std::vector<std::size_t> arrows;
    std::int64_t capacity = 0; ///< the flow’s value
    std::vector<std::int64_t>
        byOwner; ///< how much of it each owner has: a point of the core (Kalai, Zemel 1982)
};
/// `flow` must be a greatest flow through all arrows.
[[nodiscard]] MinimumCut minimumCut(const FlowNetwork& network, const Flow& flow);

/// The greatest flow through each coalition’s arrows, by its bits. Each is enlarged from that of the
/// coalition without its last member. Errors: cancelled.
[[nodiscard]] Expected<std::vector<std::int64_t>> flowValues(const FlowNetwork& network, FlowEnds ends,
                                                             Task& task);

} // namespace mexplorer
