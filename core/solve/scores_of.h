#pragma once

#include "core/game/aspects/scores.h"

namespace mexplorer {

/// The scores of a graph, which owns this, found by the WayOf its rules (see FindsScore).
template <class Graph>
class ScoresOf final : public ScoresAspect {
public:
    explicit ScoresOf(Graph& graph) : graph_(graph) {}

    [[nodiscard]] Expected<Score> score(std::uint32_t id, Task& task) const override {
        return graph_.valuation().way().score(graph_.position(id), task);
    }

private:
    Graph& graph_;
};

} // namespace mexplorer
