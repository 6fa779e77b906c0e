// What things are on.
#include "ui/figure/board_drawing.h"
#include "ui/figure/colouring_sign.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/thing_drawing.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"
#include "ui/theme/roles.h"
#include "ui/views/play/play_painter.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <functional>

namespace mexplorer::ui {

namespace {

constexpr double arrowTip = 13;

void drawShelf(QPainter& painter, const Theme& theme, const LaidSpot& spot) {
    const double y = spot.label.top() - 11;
    painter.setPen(Qt::NoPen);
    painter.setBrush(woodColour(theme));
    painter.drawRoundedRect(QRectF(spot.area.left(), y, spot.area.width(), 7), 3.5, 3.5);
}

} // namespace

void PlayPainter::drawGround(std::size_t part) {
    const LaidThings& laid = picture_.layout.parts()[part];
    const Things& lies = picture_.parts[part];
    const std::size_t first = picture_.firstSpots[part];
    if (!laid.title.isNull()) {
        const Keyed frame(painter_, {"frame", part}, Growth::stretches);
        painter_.setPen(QPen(theme_.line, 1.5));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawRoundedRect(laid.bounds.adjusted(-16, -8, 16, 14), 14, 14);
        const Keyed title(painter_, {"name of a part", part}, Growth::stretches);
        write(laid.title, translated(lies.title), 17, QFont::DemiBold, theme_.quiet);
    }
    if (!laid.note.isNull()) {
        const Keyed note(painter_, {"note", part}, Growth::stretches);
        write(laid.note, translated(lies.note), 16, QFont::Normal, theme_.quiet);
    }
    const auto* board = std::get_if<BoardPicture>(&lies.ground);
    const bool hasSquares = board && board->ground == BoardGround::squares; // which have names of their own
    const Keyed ground(painter_, {"ground", part},
                       hasSquares || names_.keepsPlaces(part) ? Growth::stretches : Growth::turns);
    if (board) return drawBoardGround(*board, laid.board, first);
    if (const auto* graph = std::get_if<DrawnGraph>(&lies.ground))
        return drawGraphGround(*graph, laid, first);
    const auto plain = std::get<PlainGround>(lies.ground);
    if (plain == PlainGround::stairs) return drawStairs(first, lies.spots.size(), laid.bounds);
    if (plain == PlainGround::row) return drawFreePlaces(first, lies.spots.size());
    if (plain == PlainGround::cakes) return; // they lie on the bare table
    for (std::size_t spot = first; spot < first + lies.spots.size(); ++spot) {
        const auto shelf = named("shelf", spot, Growth::stretches);
        drawShelf(painter_, theme_, this->laid(spot));
    }
}

/// Where nothing lies in a row of single things, something may come to.
void PlayPainter::drawFreePlaces(std::size_t first, std::size_t count) {
    painter_.setPen(QPen(theme_.rim, 1.6));
    painter_.setBrush(Qt::NoBrush);
    for (std::size_t spot = first; spot < first + count; ++spot) {
        if (laid(spot).count > 0) continue;
        const auto place = named("free place", spot, Growth::stretches);
        painter_.drawRoundedRect(laid(spot).thing.adjusted(4, 4, -4, -4), 6, 6);
    }
}

void PlayPainter::drawBoardGround(const BoardPicture& board, const QRectF& rect, std::size_t first) {
    BoardPicture bare = board;
    bare.line.clear(); // drawn above the pieces, later
    const auto drawSquare = [&](BoardCell cell, const std::function<void()>& draw) {
        const std::size_t spot = first + std::size_t{cell.row} * board.columns + cell.column;
        const auto square = named("square", spot, Growth::stretches);
        draw();
    };
    mexplorer::ui::drawBoard(painter_, style_, bare, rect, {}, drawSquare);
    if (board.ground != BoardGround::lines) return;
    painter_.setPen(QPen(theme_.rim, 1.6));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRoundedRect(rect, 4, 4);
}

/// The stairs, each as high as its place, and at the left the floor that the coins go to.
void PlayPainter::drawStairs(std::size_t first, std::size_t count, const QRectF& bounds) {
    painter_.setPen(Qt::NoPen);
    for (std::size_t spot = first; spot < first + count; ++spot) {
        const QRectF& face = laid(spot).face;
        painter_.setBrush(woodColour(theme_));
        painter_.drawRect(face);
        painter_.setBrush(faded(theme_.ink, 0.12));
        painter_.drawRect(QRectF(face.left(), face.top(), face.width(), 5));
        painter_.drawRect(QRectF(face.left(), face.top(), 1.5, face.height()));
    }
    const QRectF lowest = count > 0 ? laid(first).face : bounds;
    painter_.setBrush(woodColour(theme_));
    painter_.drawRoundedRect(QRectF(bounds.left(), lowest.bottom() - 8, lowest.left() - bounds.left() + 2, 8),
                             3, 3);
}

void PlayPainter::drawGraphGround(const DrawnGraph& graph, const LaidThings& laid, std::size_t first) {
    if (graph.isBush()) return drawEarth(graph, laid);
    if (graph.isPlain()) return drawPlainGround(graph, laid);
    for (std::size_t edge = 0; edge < laid.graph.paths.size(); ++edge)
        if (graph.edges[edge].present) drawArrow(laid.graph.paths[edge], graph.edges[edge].side);
    constexpr double half = nodeRadius * PlayLayout::graphUnit;
    for (std::size_t node = 0; node < graph.nodes.size(); ++node) {
        const QPointF& at = laid.graph.at[node];
        const double halfWidth = laid.graph.halfWidths[node];
        const auto own = named("node", first + node, Growth::stretches);
        drawNode(graph.nodes[node], {at.x() - halfWidth, at.y() - half, 2 * halfWidth, 2 * half});
    }
}

namespace {

/// Whether edges leave the node downwards more than upwards.
bool isCrowdedBelow(const DrawnGraph& graph, const std::vector<QPointF>& at, std::size_t node) {
    double crowd = 0;
    for (const DrawnGraph::Edge& drawn : graph.edges) {
        if (drawn.atNode || (drawn.from != node && drawn.to != node)) continue;
        const QPointF way = at[drawn.from == node ? drawn.to : drawn.from] - at[node];
        const double steep = way.y() / std::max(std::hypot(way.x(), way.y()), 1e-9);
        crowd += std::pow(steep, 5);
    }
    return crowd > 0.05;
}

} // namespace

/// Nodes that may be coloured, by whom, and their names. Those that are lie on them as things. Where nothing
/// is coloured, what is left.
void PlayPainter::drawPlainGround(const DrawnGraph& graph, const LaidThings& laid) {
    constexpr std::size_t longestName = 24;
    constexpr double namePixels = 19;
    for (std::size_t edge = 0; edge < graph.edges.size(); ++edge)
        if (!graph.edges[edge].atNode && graph.edges[edge].present)
            drawLink(laid.graph.paths[edge], graph.hasArrows);
    constexpr double half = nodeRadius * PlayLayout::graphUnit;
    const auto discOf = [&](std::size_t node) {
        return QRectF(laid.graph.at[node], QSizeF(0, 0)).adjusted(-half, -half, half, half);
    };
    for (std::size_t node = 0; node < graph.nodes.size(); ++node) {
        if (!graph.isColoured)
            drawFreeNode(discOf(node), graph.nodes[node].present);
        else if (!graph.nodes[node].colour)
            drawClosedNode(painter_, theme_, discOf(node), 1.4);
        const QString name = shownText(graph.nodes[node].name, longestName);
        const double away = (isCrowdedBelow(graph, laid.graph.at, node) ? -1 : 1) * (half + 16);
        const QPointF beside = laid.graph.at[node] + QPointF(0, away);
        const QFontMetricsF metrics(style_.fontIn(painter_, namePixels, QFont::DemiBold));
        const double wide = std::min(metrics.horizontalAdvance(name) + 8, 4 * half);
        const QRectF line(beside.x() - wide / 2, beside.y() - 12, wide, 24);
        painter_.fillRect(line, theme_.paper); // edges may pass there
        write(line, name, namePixels, QFont::DemiBold, theme_.ink);
    }
    for (const DrawnGraph::Edge& edge : graph.edges)
        if (edge.atNode) drawOpenHalf(painter_, theme_, discOf(edge.from), edge.side, 1.4);
}

/// An edge of a plain graph; a branch may lie on it.
void PlayPainter::drawLink(const QPainterPath& path, bool hasArrow) {
    if (hasArrow) return drawArrow(path, Side::either);
    painter_.setPen(QPen(theme_.rim, 2.4, Qt::SolidLine, Qt::RoundCap));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawPath(path);
}

/// Where a stone or a token may lie.
void PlayPainter::drawFreeNode(const QRectF& disc, bool isPresent) {
    painter_.setPen(isPresent ? QPen(theme_.rim, 2.4) : QPen(theme_.line, 1.6, Qt::DashLine));
    painter_.setBrush(isPresent ? QBrush(theme_.paper) : QBrush(Qt::NoBrush));
    painter_.drawEllipse(disc);
}

/// In its player's colour, Right's dashed, if only one player may go that way.
void PlayPainter::drawArrow(const QPainterPath& path, Side side) {
    const QColor colour = side == Side::either ? theme_.rim : playerColours(theme_, side == Side::left).text;
    QPen pen(colour, 2.4, Qt::SolidLine, Qt::RoundCap);
    if (side == Side::right) pen.setDashPattern({3, 2});
    painter_.setPen(pen);
    painter_.setBrush(Qt::NoBrush);
    painter_.drawPath(path);
    const QPointF tip = path.pointAtPercent(1);
    const QPointF back =
        tip - path.pointAtPercent(path.percentAtLength(std::max(0.0, path.length() - arrowTip)));
    const double length = std::max(std::hypot(back.x(), back.y()), 1e-9);
    const QPointF along = back / length * arrowTip;
    const QPointF aside(-along.y() * 0.45, along.x() * 0.45);
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(colour);
    painter_.drawPolygon(QPolygonF({tip, tip - along + aside, tip - along - aside}));
}

void PlayPainter::drawNode(const DrawnGraph::Node& node, const QRectF& rect) {
    constexpr std::size_t longestName = 24;
    painter_.setPen(node.present ? QPen(theme_.rim, 2) : QPen(theme_.line, 1.6, Qt::DashLine));
    painter_.setBrush(theme_.paper);
    painter_.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2);
    write(rect.adjusted(6, 4, -6, -4), shownText(node.name, longestName), 21, QFont::DemiBold, theme_.ink);
}

/// The ground that branches grow from, and the joints above it.
void PlayPainter::drawEarth(const DrawnGraph& graph, const LaidThings& laid) {
    const QRectF& bounds = laid.bounds;
    double y = bounds.bottom();
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(theme_.rim);
    for (std::size_t node = 0; node < graph.nodes.size(); ++node) {
        if (graph.nodes[node].ground)
            y = laid.graph.at[node].y();
        else
            painter_.drawEllipse(laid.graph.at[node], 4, 4);
    }
    painter_.setPen(QPen(theme_.quiet, 4, Qt::SolidLine, Qt::RoundCap));
    painter_.drawLine(QPointF(bounds.left(), y), QPointF(bounds.right(), y));
    painter_.setPen(QPen(theme_.rim, 1.6));
    for (double x = bounds.left() + 12; x < bounds.right(); x += 16)
        painter_.drawLine(QPointF(x, y + 3), QPointF(x - 10, y + 14));
}

} // namespace mexplorer::ui
