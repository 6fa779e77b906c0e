#pragma once

#include "tests/ui/views/sketch/sketch_desk.h"
#include "ui/views/graph/graph_tools.h"
#include "ui/views/graph/graph_view.h"

#include <QImage>
#include <QPainter>

namespace mexplorer::ui {

/// A document and a view in which a graph is drawn.
struct Desk : SketchDesk<GraphView, GraphTools> {
    explicit Desk(const std::string& graph, const std::string& position = {}, const std::string& id = "dag")
        : SketchDesk(id, graph.empty() ? Parameters{} : Parameters{{"graph", graph}}, position, "graph", 1) {}
};

inline constexpr const char* chainOfThree = "digraph { a -> b -> c }";

inline QImage imageOfFigure(const Figure& figure) {
    QImage image(900, 600, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(0, 0, 900, 600), {}, {}));
    return image;
}

} // namespace mexplorer::ui
