#pragma once

#include "core/game/aspects/estimates.h"
#include "core/rules/optional.h"

namespace mexplorer {

/// The estimates by the rules of a graph, which owns this and has `rules()` and `position(id)`.
template <class Graph>
class EstimatesOf final : public EstimatesAspect {
public:
    explicit EstimatesOf(const Graph& graph) : graph_(graph) {}

    [[nodiscard]] Estimate estimate(std::uint32_t id) const override {
        return graph_.rules().estimate(graph_.position(id));
    }
    [[nodiscard]] Message about() const override { return graph_.rules().aboutEstimate(); }
    [[nodiscard]] std::optional<Score> winBeside() const override {
        if constexpr (WeighsWins<typename Graph::RulesType>) return graph_.rules().winBesideEstimates();
        return std::nullopt;
    }

private:
    const Graph& graph_;
};

template <class Graph>
class EstimateSharesOf final : public EstimateSharesAspect {
public:
    explicit EstimateSharesOf(const Graph& graph) : graph_(graph) {}

    [[nodiscard]] std::vector<EstimateShare> shares(std::uint32_t id) const override {
        return graph_.rules().estimateShares(graph_.position(id));
    }

private:
    const Graph& graph_;
};

} // namespace mexplorer
