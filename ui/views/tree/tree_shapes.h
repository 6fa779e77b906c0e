#pragma once

#include "ui/figure/figure.h"

namespace mexplorer::ui {

/// How a node looks: by outcome, or hollow while nothing is said about it.
enum class NodeLook { p, n, draw, hollow };

[[nodiscard]] QColor colourOf(const Theme& theme, NodeLook look);
/// Of text on a node.
[[nodiscard]] QColor inkOn(const Theme& theme, NodeLook look);
/// Of a node too small to be hollow: grey instead.
[[nodiscard]] QColor dotColour(const Theme& theme, NodeLook look);

/// A rectangle with round ends; a circle if it is no wider than high.
void drawCapsule(QPainter& painter, const QRectF& rect);
void drawCapsule(QPainter& painter, const QPointF& centre, double halfWidth, double radius);

/// A rectangle with corners of this radius.
void drawPlate(QPainter& painter, const QPointF& centre, double halfWidth, double halfHeight, double corner);

/// A node with its rings. `halfWidth` is in world units, `scale` is pixels for one.
void paintNodeShape(QPainter& painter, const Style& style, NodeLook look, const QPointF& centre,
                    double halfWidth, double scale);

/// A node that a board is drawn into: a frame with the same rings. Returns where the board is drawn.
QRectF paintBoardShape(QPainter& painter, const Style& style, NodeLook look, const QPointF& centre,
                       double halfWidth, double scale);

/// A plus instead of a badge, on a disc if there is room for one.
void paintPlus(QPainter& painter, const Style& style, const QRectF& rect);

/// The badge of a node that can be opened or closed.
void paintBadgeShape(QPainter& painter, const Style& style, const QRectF& rect, const QString& text,
                     double scale);

} // namespace mexplorer::ui
