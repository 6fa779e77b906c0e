#include "ui/figure/graph/graph_places.h"

#include "core/game/aspects/sketch.h"
#include "ui/figure/graph/graph_layout.h"

namespace mexplorer::ui {

std::vector<QPointF> placesOf(const Inquiry& asked) {
    const auto* drawnByHand = asked.as<SketchAspect>();
    const auto sketch = drawnByHand ? drawnByHand->sketch() : invalid({});
    if (!sketch) return {};
    std::vector<QPointF> places;
    for (const Sketch::Node& node : sketch->nodes()) {
        const bool isGround = places.size() == sketch->ground();
        if (!node.place && !isGround) return {};
        places.push_back(isGround ? QPointF() : pointOf(*node.place));
    }
    return places;
}

} // namespace mexplorer::ui
