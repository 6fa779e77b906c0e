#pragma once

#include "core/game/aspects/pictures.h"

namespace mexplorer {

/// The pictures of a graph, which owns this, as its rules draw them.
template <class Graph>
class PicturesOf final : public PicturesAspect {
public:
    explicit PicturesOf(const Graph& graph) : graph_(graph) {}

    [[nodiscard]] BoardPicture picture(std::uint32_t id) const override {
        return graph_.rules().picture(graph_.position(id));
    }

private:
    const Graph& graph_;
};

} // namespace mexplorer
