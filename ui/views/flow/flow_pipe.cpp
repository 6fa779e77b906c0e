#include "ui/views/flow/flow_pipe.h"

#include <QLineF>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double leastHead = 13; // in thin lines
constexpr double headByPipe = 0.8;
constexpr double leastLane = 4.5; // in thin lines
constexpr double leastLeft = 0.3; // of a line whose ends are cut

/// The line without its first pixels.
QPolygonF cutAtBegin(const QPolygonF& line, double cut) {
    for (qsizetype i = 1; i < line.size(); ++i) {
        const double length = QLineF(line[i - 1], line[i]).length();
        if (cut < length) {
            QPolygonF rest{line[i - 1] + cut / length * (line[i] - line[i - 1])};
            rest.append(line.mid(i));
            return rest;
        }
        cut -= length;
    }
    return line;
}

QPolygonF reversed(const QPolygonF& line) {
    return {QList<QPointF>(line.rbegin(), line.rend())};
}

/// The line moved to the left of its way by `offset` pixels.
QPolygonF beside(const QPolygonF& line, double offset) {
    QPolygonF moved;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QPointF way = line[std::min(i + 1, line.size() - 1)] - line[std::max<qsizetype>(i - 1, 0)];
        const double length = std::max(std::hypot(way.x(), way.y()), 1e-9);
        moved << line[i] + offset / length * QPointF(way.y(), -way.x());
    }
    return moved;
}

double headOf(const FlowPipe& pipe, double width) {
    return std::max(leastHead * pipe.unit, headByPipe * width + 6 * pipe.unit);
}

/// At the end of the line.
void drawHead(QPainter& painter, const QPolygonF& line, double size, double width, const QPen& rim,
              const QBrush& filling) {
    const QPolygonF rest = reversed(cutAtBegin(reversed(line), size));
    const QPointF tip = line.last();
    const QPointF along = tip - rest.last();
    const double length = std::max(std::hypot(along.x(), along.y()), 1e-9);
    const QPointF aside =
        std::max(0.55 * size, 0.5 * width + 0.2 * size) / length * QPointF(-along.y(), along.x());
    painter.setPen(rim);
    painter.setBrush(filling);
    painter.drawPolygon(QPolygonF({tip, rest.last() + aside, rest.last() - aside}));
}

void stroke(QPainter& painter, const QPolygonF& line, const QBrush& brush, double width) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(brush, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPolyline(line);
}

/// Walls of this width around a hollow line.
void strokeWalls(QPainter& painter, const Theme& theme, const FlowPipe& pipe, const QPolygonF& line,
                 double width) {
    stroke(painter, line, pipe.owner.brush(), width + 3 * pipe.unit);
    stroke(painter, line, theme.paper, width);
}

/// The owner’s dashes along the middle; owners without any have none.
void strokeDashes(QPainter& painter, const FlowPipe& pipe, const QPolygonF& line) {
    if (pipe.owner.style() != Qt::CustomDashLine) return;
    QPen dashes = pipe.owner;
    dashes.setWidthF(1.6 * pipe.unit);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(dashes);
    painter.drawPolyline(line);
}

/// A lane beside the middle might begin or end below a node: without that, so that its head is seen whole.
QPolygonF besideMiddle(const FlowPipe& pipe, double offset) {
    constexpr int most = 40; // thin lines that are cut off
    QPolygonF line = beside(pipe.line, offset);
    for (int side = 0; side < 2; ++side) {
        for (int i = 0; i < most && pipe.nodes.contains(line.last()); ++i)
            line = cutAtEnds(line, 0, pipe.unit);
        line = reversed(line);
    }
    return line;
}

/// The widths of both lanes: each can be seen if it is there.
std::pair<double, double> lanesOf(const FlowPipe& pipe) {
    const auto lane = [&](double width) { return width <= 0 ? 0 : std::max(width, leastLane * pipe.unit); };
    return {lane(pipe.width - pipe.filled), lane(pipe.filled)};
}

} // namespace

double lengthOf(const QPolygonF& line) {
    double length = 0;
    for (qsizetype i = 1; i < line.size(); ++i)
        length += QLineF(line[i - 1], line[i]).length();
    return length;
}

QPolygonF cutAtEnds(const QPolygonF& line, double begin, double end) {
    const double length = lengthOf(line);
    const double most = (1 - leastLeft) * length;
    const double shrink = begin + end > most ? most / (begin + end) : 1;
    return reversed(cutAtBegin(reversed(cutAtBegin(line, shrink * begin)), shrink * end));
}

QPointF pointAt(const QPolygonF& line, double share) {
    return cutAtBegin(line, share * lengthOf(line)).first();
}

void drawWalls(QPainter& painter, const Theme& theme, const FlowPipe& pipe) {
    const double head = headOf(pipe, pipe.width);
    const QPolygonF shaft = cutAtEnds(pipe.line, 0, 0.8 * head);
    strokeWalls(painter, theme, pipe, shaft, pipe.width);
    strokeDashes(painter, pipe, shaft);
    const QColor filling = pipe.filled < pipe.width ? theme.paper : pipe.owner.color();
    drawHead(painter, pipe.line, head, pipe.width, QPen(pipe.owner.brush(), 1.5 * pipe.unit), filling);
}

void drawFilling(QPainter& painter, const FlowPipe& pipe) {
    if (pipe.filled <= 0) return;
    stroke(painter, cutAtEnds(pipe.line, 0, 0.8 * headOf(pipe, pipe.width)), faded(pipe.owner.color(), 0.55),
           std::max(pipe.filled, 2 * pipe.unit));
}

void drawRoom(QPainter& painter, const Theme& theme, const FlowPipe& pipe) {
    const auto [room, back] = lanesOf(pipe);
    if (room <= 0) return;
    const double apart = back > 0 ? 2 * pipe.unit : 0;
    const QPolygonF lane = back > 0 ? besideMiddle(pipe, (back + apart) / 2) : pipe.line;
    const double head = headOf(pipe, room);
    const QPolygonF shaft = cutAtEnds(lane, 0, 0.8 * head);
    strokeWalls(painter, theme, pipe, shaft, room);
    strokeDashes(painter, pipe, shaft);
    drawHead(painter, lane, head, room, QPen(pipe.owner.brush(), 1.5 * pipe.unit), theme.paper);
}

void drawBack(QPainter& painter, const Theme& theme, const FlowPipe& pipe) {
    const auto [room, back] = lanesOf(pipe);
    if (back <= 0) return;
    const double apart = room > 0 ? 2 * pipe.unit : 0;
    const QPolygonF lane = reversed(room > 0 ? besideMiddle(pipe, -(room + apart) / 2) : pipe.line);
    const double head = headOf(pipe, back);
    const QPolygonF shaft = cutAtEnds(lane, 0, 0.8 * head);
    stroke(painter, shaft, theme.paper, back + 2 * pipe.unit);
    stroke(painter, shaft, faded(pipe.owner.color(), 0.55), back);
    strokeDashes(painter, pipe, shaft);
    drawHead(painter, lane, head, back, Qt::NoPen, pipe.owner.color());
}

} // namespace mexplorer::ui
