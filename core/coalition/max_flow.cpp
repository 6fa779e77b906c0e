#include "core/coalition/max_flow.h"

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <atomic>
#include <numeric>

namespace mexplorer {

namespace {

constexpr unsigned unreached = UINT32_MAX;

class FlowTable {
public:
    FlowTable(unsigned players, Task& task)
        : players_(players), values_(std::size_t{1} << players, 0), task_(task) {}

    /// Of the first owners each coalition is begun one after the other; from there on, in parallel, the
    /// others join. False if cancelled.
    bool fill(Flow nobody) {
        constexpr unsigned few = 5;
        const unsigned first = std::min(few, players_);
        std::vector<Flow> begun{std::move(nobody)}; // by the bits of the coalitions
        for (unsigned player = 0; player < first; ++player) {
            for (std::size_t i = 0, count = begun.size(); i < count; ++i)
                begun.push_back(joined(begun[i], player));
        }
        tbb::parallel_for(tbb::blocked_range<std::size_t>(0, begun.size(), 1), [&](const auto& some) {
            for (std::size_t i = some.begin(); i < some.end(); ++i)
                fillFrom(begun[i], i, first);
        });
        return !task_.cancelled();
    }
    std::vector<std::int64_t> values() && { return std::move(values_); }

private:
    static Flow joined(const Flow& flow, unsigned player) {
        Flow larger = flow;
        larger.join(alone(player));
        larger.fill();
        return larger;
    }

    /// Fills in `owners`, whose greatest flow is `flow`, and all that add players from `player` on.
    void fillFrom(const Flow& flow, Coalition owners, unsigned player) {
        if (task_.cancelled()) return;
        values_[owners] = flow.value();
        task_.report(static_cast<double>(++done_) / static_cast<double>(values_.size()));
        for (unsigned joining = player; joining < players_; ++joining)
            fillFrom(joined(flow, joining), owners | alone(joining), joining + 1);
    }

    unsigned players_;
    std::vector<std::int64_t> values_;
    Task& task_;
    std::atomic<std::size_t> done_ = 0;
};

} // namespace

Flow::Steps::Steps(const FlowNetwork& network) : first(network.nodes.size() + 1, 0) {
    targets.reserve(2 * network.arrows.size());
    for (const FlowNetwork::Arrow& arrow : network.arrows) {
        targets.push_back(arrow.to);
        targets.push_back(arrow.from);
        ++first[arrow.from];
        ++first[arrow.to];
    }
    // Counts become ends; each step, put in its place, moves its node’s end forward, until it is the begin.
    std::partial_sum(first.begin(), first.end(), first.begin());
    all.resize(targets.size());
    for (std::size_t step = targets.size(); step-- > 0;)
        all[--first[targets[step ^ 1U]]] = static_cast<std::uint32_t>(step);
}

Flow::Flow(const FlowNetwork& network, FlowEnds ends, Coalition owners)
    : network_(&network), ends_(ends), steps_(std::make_shared<const Steps>(network)),
      residual_(2 * network.arrows.size(), 0) {
    join(owners);
}

void Flow::join(Coalition owners) {
    for (std::size_t arrow = 0; arrow < network_->arrows.size(); ++arrow) {
        const unsigned owner = network_->arrows[arrow].owner;
        if (has(owners, owner) && !has(owners_, owner))
            residual_[2 * arrow] = network_->arrows[arrow].capacity;
    }
    owners_ |= owners;
}

std::vector<unsigned> Flow::layers() const {
    std::vector<unsigned> layer(steps_->nodes(), unreached);
    std::vector<std::uint32_t> queue;
    queue.reserve(layer.size());
    queue.push_back(ends_.source);
    layer[ends_.source] = 0;
    for (std::size_t at = 0; at < queue.size(); ++at) {
        for (const std::uint32_t step : steps_->from(queue[at])) {
            const std::uint32_t to = steps_->targets[step];
            if (residual_[step] == 0 || layer[to] != unreached) continue;
            layer[to] = layer[queue[at]] + 1;
            if (to == ends_.sink) return layer; // what is further away leads to no shortest path
            queue.push_back(to);
        }
    }
    return layer;
}

std::vector<char> Flow::reached() const {
    std::vector<char> isReached;
    for (const unsigned layer : layers())
        isReached.push_back(layer != unreached ? 1 : 0);
    return isReached;
}

std::vector<PathArrow> Flow::path() const {
    const std::vector<unsigned> layer = layers();
    std::vector<PathArrow> backwards;
    if (layer[ends_.sink] == unreached) return backwards;
    for (std::uint32_t node = ends_.sink; node != ends_.source;) {
        for (const std::uint32_t away : steps_->from(node)) { // the opposite of a step that arrives here
            const std::uint32_t step = away ^ 1U;
            const std::uint32_t from = steps_->targets[away];
            if (residual_[step] == 0 || layer[from] + 1 != layer[node]) continue;
            backwards.push_back({step / 2, step % 2 == 1});
            node = from;
            break;
        }
    }
    std::reverse(backwards.begin(), backwards.end());
    return backwards;
}

std::int64_t Flow::bottleneck(const std::vector<PathArrow>& path) const {
    std::int64_t least = INT64_MAX;
    for (const PathArrow& step : path)
        least = std::min(least, left(step));
    return least;
}

void Flow::push(const std::vector<PathArrow>& path, std::int64_t amount) {
    for (const auto& [arrow, backwards] : path) {
        residual_[2 * arrow + (backwards ? 1 : 0)] -= amount;
        residual_[2 * arrow + (backwards ? 0 : 1)] += amount;
    }
    value_ += amount;
}

std::int64_t Flow::pushOn(std::uint32_t node, std::int64_t most, const std::vector<unsigned>& layer,
                          std::vector<std::uint32_t>& next) {
    if (node == ends_.sink) return most;
    std::int64_t pushed = 0;
    for (; next[node] < steps_->first[node + 1]; ++next[node]) {
        const std::uint32_t step = steps_->all[next[node]];
        const std::uint32_t to = steps_->targets[step];
        if (residual_[step] == 0 || layer[to] != layer[node] + 1) continue;
        const std::int64_t here = pushOn(to, std::min(most - pushed, residual_[step]), layer, next);
        residual_[step] -= here;
        residual_[step ^ 1U] += here;
        pushed += here;
        if (pushed == most) break; // the step may carry more
    }
    return pushed;
}

void Flow::fill() {
    while (true) {
        const std::vector<unsigned> layer = layers();
        if (layer[ends_.sink] == unreached) return;
        std::vector<std::uint32_t> next = steps_->first;
        value_ += pushOn(ends_.source, INT64_MAX, layer, next);
    }
}

MinimumCut minimumCut(const FlowNetwork& network, const Flow& flow) {
    MinimumCut cut;
    cut.sourceSide = flow.reached();
    cut.byOwner.assign(network.owners.size(), 0);
    for (std::size_t arrow = 0; arrow < network.arrows.size(); ++arrow) {
        const auto& [from, to, capacity, owner] = network.arrows[arrow];
        if (!cut.sourceSide[from] || cut.sourceSide[to]) continue;
        cut.arrows.push_back(arrow);
        cut.capacity += capacity;
        cut.byOwner[owner] += capacity;
    }
    return cut;
}

Expected<std::vector<std::int64_t>> flowValues(const FlowNetwork& network, FlowEnds ends, Task& task) {
    FlowTable table(static_cast<unsigned>(network.owners.size()), task);
    if (!table.fill(Flow(network, ends, 0))) return cancelled();
    return std::move(table).values();
}

} // namespace mexplorer
