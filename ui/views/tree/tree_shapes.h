#pragma once

#include "ui/figure/figure.h"

namespace mexplorer::ui {

/// The look of a node: by outcome, or hollow while nothing is said about it.
enum class NodeLook { p, n, draw, hollow, left, right };
inline constexpr std::size_t nodeLooks = 6;

[[nodiscard]] QColor colourOf(const Theme& theme, NodeLook look);
/// The colour of text on a node.
[[nodiscard]] QColor inkOn(const Theme& theme, NodeLook look);
/// The colour of a node drawn as a dot: grey if hollow.
[[nodiscard]] QColor dotColour(const Theme& theme, NodeLook look);

/// A rectangle with round ends; a circle if it is no wider than high.
void drawCapsule(QPainter& painter, const QRectF& rect);
void drawCapsule(QPainter& painter, const QPointF& centre, double halfWidth, double radius);

/// A rectangle with corners of this radius.
void drawPlate(QPainter& painter, const QPointF& centre, double halfWidth, double halfHeight, double corner);

/// A node with its rings. `halfWidth` is in world units; `scale`: pixels per unit.
void paintNodeShape(QPainter& painter, const Style& style, NodeLook look, const QPointF& centre,
                    double halfWidth, double scale);

/// A node that contains a board: a frame with the same rings. Returns the place of the board.
QRectF paintBoardShape(QPainter& painter, const Style& style, NodeLook look, const QPointF& centre,
                       double halfWidth, double scale);

/// A plus that replaces a badge, on a disc if there is room for one.
void paintPlus(QPainter& painter, const Style& style, const QRectF& rect);

/// The badge of a node that can be opened or closed.
void paintBadgeShape(QPainter& painter, const Style& style, const QRectF& rect, const QString& text,
                     double scale);

} // namespace mexplorer::ui
