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
    switch (graph.kind) {
    case DrawnGraph::Kind::arrows:
        return layOutLayers(graph);
    case DrawnGraph::Kind::bush:
        return layOutBush(graph);
    case DrawnGraph::Kind::plain:
        break;
    }
    return layOutPlain(graph);
}

} // namespace mexplorer::ui
