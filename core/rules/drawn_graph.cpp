#include "core/rules/drawn_graph.h"

namespace mexplorer {

Expected<void> checkDrawn(std::size_t nodes, std::size_t edges) {
    if (nodes <= mostDrawnNodes && edges <= mostDrawnEdges) return {};
    return tooLarge(say(MX_TEXT("core", "The graph is too large to be drawn: nodes %1, edges %2; the limits "
                                        "are %3 and %4."),
                        nodes, edges, mostDrawnNodes, mostDrawnEdges));
}

} // namespace mexplorer
