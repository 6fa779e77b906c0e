#include "ui/figure/graph/graph_layout.h"

#include <QString>

#include <algorithm>

namespace mexplorer::ui {

double halfWidthOf(const std::string& name) {
    constexpr double letter = 0.058; // half the width of a letter
    constexpr double wideLetter = 0.1;
    constexpr double padding = 0.12;
    constexpr double most = 0.85;
    double width = padding;
    for (const QChar c : QString::fromStdString(name))
        width += c.unicode() < 0x1100 ? letter : wideLetter;
    return std::clamp(width, nodeRadius, most);
}

GraphLayout layOutGraph(const DrawnGraph& graph) {
    return graph.directed ? layOutLayers(graph) : layOutBush(graph);
}

} // namespace mexplorer::ui
