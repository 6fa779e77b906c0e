#pragma once

#include "ui/figure/figure.h"

#include <QPainterPath>
#include <QPolygonF>

namespace mexplorer::ui {

/// An arrow as a pipe, in pixels: as wide as its capacity; its filled part is as wide as the flow.
struct FlowPipe {
    QPolygonF line;          ///< from the rim of one node to that of the other
    QPainterPath nodes = {}; ///< both, which lie above it
    double width = 0;
    double filled = 0; ///< of the width
    QPen owner;        ///< its colour and its dashes
    double unit = 1;   ///< the width of a thin line
};

/// The walls in the owner’s colour, the owner’s dashes between them, and the head, which is
/// filled if the pipe is full.
void drawWalls(QPainter& painter, const Theme& theme, const FlowPipe& pipe);
/// The flow, in the middle of the pipe.
void drawFilling(QPainter& painter, const FlowPipe& pipe);
/// The room that is left, as a hollow arrow on the left side of the pipe’s way.
void drawRoom(QPainter& painter, const Theme& theme, const FlowPipe& pipe);
/// What can be taken back, as a filled arrow on the other side, against its way.
void drawBack(QPainter& painter, const Theme& theme, const FlowPipe& pipe);

[[nodiscard]] double lengthOf(const QPolygonF& line);
/// The line without so many pixels at its begin and end; of a short one a part is left.
[[nodiscard]] QPolygonF cutAtEnds(const QPolygonF& line, double begin, double end);
/// The point at a share of the line.
[[nodiscard]] QPointF pointAt(const QPolygonF& line, double share);

} // namespace mexplorer::ui
