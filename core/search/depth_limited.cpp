#include "core/search/depth_limited.h"

#include "core/task/task.h"

namespace mexplorer {

namespace {

/// The estimates of the other graph. winBeside() is nothing: scoreAtEnd() here is already on their scale.
class LimitedEstimates final : public EstimatesAspect {
public:
    LimitedEstimates(const DepthLimitedGraph& limited, const EstimatesAspect& estimates)
        : limited_(limited), estimates_(estimates) {}

    [[nodiscard]] Estimate estimate(std::uint32_t id) const override {
        return estimates_.estimate(limited_.original(id));
    }
    [[nodiscard]] Message about() const override { return estimates_.about(); }
    [[nodiscard]] std::optional<Score> winBeside() const override { return std::nullopt; }

private:
    const DepthLimitedGraph& limited_;
    const EstimatesAspect& estimates_;
};

} // namespace

DepthLimitedGraph::DepthLimitedGraph(PositionGraph& graph, std::uint32_t moves)
    : graph_(graph), estimates_(graph.as<EstimatesAspect>()),
      win_(estimates_ ? estimates_->winBeside() : std::nullopt) {
    numberOf(0, moves);
    if (estimates_) add(std::make_unique<LimitedEstimates>(*this, *estimates_));
}

bool DepthLimitedGraph::isHorizon(Id id) const {
    return places_[id].movesLeft == 0 && graph_.optionCount(original(id)) > 0;
}

std::uint64_t DepthLimitedGraph::optionCount(Id id) const {
    return places_[id].movesLeft == 0 ? 0 : graph_.optionCount(original(id));
}

std::span<const PositionGraph::Id> DepthLimitedGraph::options(Id id) {
    if (!places_[id].isExpanded) number(id);
    return places_[id].options;
}

Expected<void> DepthLimitedGraph::expand(Id id, Task& task) {
    if (places_[id].isExpanded) return {};
    if (auto expanded = graph_.expand(original(id), task); !expanded) return expanded;
    const std::uint64_t most = Budget().bytes / (sizeof(Place) + 64); // with its entry in ids_
    if (places_.size() + optionCount(id) > most) {
        return tooLarge(say(MX_TEXT("core", "More than %1 positions within so many moves."), most));
    }
    number(id);
    return {};
}

Expected<void> DepthLimitedGraph::unfold(Id id, Task& task) {
    return expand(id, task);
}

Score DepthLimitedGraph::scoreAtEnd(Id id) const {
    if (!isHorizon(id)) return win_.value_or(1) * graph_.scoreAtEnd(original(id));
    return estimates_ ? estimates_->estimate(original(id)).worth() : 0;
}

PositionGraph::Id DepthLimitedGraph::numberOf(Id original, std::uint32_t movesLeft) {
    const std::uint64_t key = std::uint64_t{original} << 32U | movesLeft;
    const auto [found, isNew] = ids_.try_emplace(key, static_cast<Id>(places_.size()));
    if (isNew) places_.push_back({original, movesLeft});
    return found->second;
}

void DepthLimitedGraph::number(Id id) {
    std::vector<Id> options;
    if (const std::uint32_t left = places_[id].movesLeft; left > 0) {
        for (const Id option : graph_.options(original(id)))
            options.push_back(numberOf(option, left - 1));
    }
    places_[id].options = std::move(options);
    places_[id].isExpanded = true;
}

} // namespace mexplorer
