#include "ui/views/play/laid_ground.h"

#include "ui/figure/board_drawing.h"
#include "ui/views/play/flow_layout.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double labelHeight = 40;

/// The most things of a stack or a row that are drawn; of more, parts are left out.
constexpr std::uint64_t mostStones = 24;
constexpr std::uint64_t mostCoinsHigh = 16;
constexpr std::uint64_t mostPins = 60;

std::vector<std::uint64_t> countsOf(const Things& things) {
    std::vector<std::uint64_t> counts(things.spots.size(), 0);
    for (const Pile& pile : things.piles)
        counts[pile.spot] += pile.count;
    return counts;
}

std::uint64_t largest(const std::vector<std::uint64_t>& counts, std::uint64_t most) {
    return std::min(counts.empty() ? 0 : std::ranges::max(counts), most);
}

/// Things on top of each other, centred in a box, on its bottom.
LaidSpot stackIn(const QRectF& box, std::uint64_t count, std::uint64_t most, const QSizeF& thing,
                 double pitch) {
    LaidSpot spot;
    spot.area = box;
    spot.count = count;
    spot.drawn = std::min(count, most);
    spot.thing = {box.center().x() - thing.width() / 2, box.bottom() - thing.height(), thing.width(),
                  thing.height()};
    spot.step = {0, -pitch};
    return spot;
}

LaidGround shelves(const Things& things) {
    constexpr double width = 164;
    constexpr double stone = 120;
    constexpr double flattest = 18;
    const auto counts = countsOf(things);
    const auto tallest = largest(counts, mostStones);
    const double thickest = tallest > 1 ? 52 : 66; // stones alone fill the picture, too
    const double pitch =
        std::clamp(300.0 / static_cast<double>(std::max<std::uint64_t>(tallest, 1)), 13.0, thickest);
    const double thick = std::max(0.86 * pitch, flattest);
    const auto fewest = std::clamp<std::uint64_t>(tallest, 1, 3); // room beside taller ones, to point at
    const auto heightOf = [&](std::uint64_t count) {
        return thick + pitch * static_cast<double>(std::clamp(count, fewest, mostStones) - 1);
    };
    std::vector<QSizeF> boxes;
    boxes.reserve(counts.size());
    for (const std::uint64_t count : counts)
        boxes.emplace_back(width, heightOf(count) + labelHeight + 14);
    const Flow flow = flowOf(boxes, {36, 28});
    LaidGround laid;
    for (std::size_t heap = 0; heap < counts.size(); ++heap) {
        const QRectF box(flow.corners[heap], boxes[heap]);
        const QRectF above = box.adjusted(0, 0, 0, -labelHeight - 14);
        LaidSpot spot = stackIn(above, counts[heap], mostStones, {stone, thick}, pitch);
        spot.area = box;
        spot.label = {box.left() - 14, box.bottom() - labelHeight, box.width() + 28, labelHeight};
        laid.spots.push_back(std::move(spot));
    }
    laid.things.bounds = QRectF(QPointF(), flow.size);
    return laid;
}

LaidGround rowsOfPins(const Things& things) {
    constexpr double pitch = 34;
    constexpr QSizeF pin(30, 84);
    const auto counts = countsOf(things);
    std::vector<QSizeF> boxes;
    boxes.reserve(counts.size());
    for (const std::uint64_t count : counts) {
        const double dots = count > mostPins ? 60 : 0;
        boxes.emplace_back(pitch * static_cast<double>(std::clamp<std::uint64_t>(count, 1, mostPins)) + 20 +
                               dots,
                           pin.height() + labelHeight + 8);
    }
    const Flow flow = flowOf(boxes, {24, 24});
    LaidGround laid;
    for (std::size_t row = 0; row < counts.size(); ++row) {
        const QRectF box(flow.corners[row], boxes[row]);
        LaidSpot spot;
        spot.area = box;
        spot.thing = {box.left() + 10 + (pitch - pin.width()) / 2, box.top(), pin.width(), pin.height()};
        spot.step = {pitch, 0};
        spot.count = counts[row];
        spot.drawn = std::min(counts[row], mostPins);
        spot.label = {box.left(), box.bottom() - labelHeight, box.width(), labelHeight};
        laid.spots.push_back(std::move(spot));
    }
    laid.things.bounds = QRectF(QPointF(), flow.size);
    return laid;
}

/// With so much room at every side of a cake.
std::vector<QSizeF> boxesOf(const Things& things, double room) {
    std::vector<QSizeF> boxes;
    for (const Pile& pile : things.piles) {
        const auto& cake = std::get<Cake>(pile.thing.kind);
        boxes.push_back(PlayLayout::cellSide * QSizeF(cake.width, cake.height) + 2 * QSizeF(room, room));
    }
    return boxes;
}

/// The lines between the squares of a cake, in the order of their numbers.
std::vector<QLineF> linesIn(const QRectF& cake) {
    std::vector<QLineF> lines;
    for (double x = cake.left() + PlayLayout::cellSide; x < cake.right() - 1; x += PlayLayout::cellSide)
        lines.emplace_back(x, cake.top(), x, cake.bottom());
    for (double y = cake.top() + PlayLayout::cellSide; y < cake.bottom() - 1; y += PlayLayout::cellSide)
        lines.emplace_back(cake.left(), y, cake.right(), y);
    return lines;
}

/// Cakes of squares of one size, with the lengths of their sides above and at the left, and their names
/// below.
LaidGround cakes(const Things& things) {
    constexpr double leastRoom = 44;
    constexpr double leastLine = 20; // in a usual window
    const QSizeF usual = flowOf(boxesOf(things, leastRoom), {8, leastRoom / 2}).size;
    const double room = std::max(leastRoom, leastLine / usualScale(usual));
    const std::vector<QSizeF> boxes = boxesOf(things, room);
    const Flow flow = flowOf(boxes, {8, room / 2});
    LaidGround laid;
    for (std::size_t cake = 0; cake < boxes.size(); ++cake) {
        const QRectF box(flow.corners[cake], boxes[cake]);
        LaidSpot spot;
        spot.count = spot.drawn = 1;
        spot.thing = box.adjusted(room, room, -room, -room);
        spot.area = spot.thing.adjusted(-4, -4, 4, 8);
        spot.lines = linesIn(spot.thing);
        spot.room = room - 4;
        if (boxes.size() > 1) spot.label = {box.left(), box.bottom() - room + 8, box.width(), room - 8};
        laid.spots.push_back(std::move(spot));
    }
    laid.things.bounds = QRectF(QPointF(), flow.size);
    return laid;
}

/// Stairs that rise from left to right, with the ground at the left.
LaidGround stairs(const Things& things) {
    constexpr double width = 112;
    constexpr double foot = 56;
    constexpr double ground = 84;
    const auto counts = countsOf(things);
    const double rise = std::min(40.0, 260.0 / static_cast<double>(counts.size()));
    const auto tallest = static_cast<double>(std::max<std::uint64_t>(largest(counts, mostCoinsHigh), 1));
    const double pitch = std::clamp(200 / tallest, 9.0, 22.0);
    const double thick = std::max(0.86 * pitch, 12.0);
    double top = 0;
    LaidGround laid;
    for (std::size_t stair = 0; stair < counts.size(); ++stair) {
        const double x = ground + width * static_cast<double>(stair);
        const double y = -foot - rise * static_cast<double>(stair + 1);
        const double room = thick + pitch * (tallest - 1) + 8;
        LaidSpot spot = stackIn({x, y - room, width, room}, counts[stair], mostCoinsHigh, {78, thick}, pitch);
        spot.area = {x, y - room, width, room - y};
        spot.face = {x, y, width, -y};
        spot.label = {x, y + 8, width, 40};
        top = std::min(top, y - room);
        laid.spots.push_back(std::move(spot));
    }
    laid.things.bounds =
        QRectF(QPointF(0, top), QPointF(ground + width * static_cast<double>(counts.size()), 0));
    return laid;
}

LaidGround row(const Things& things) {
    constexpr double side = 68;
    constexpr double below = 26;
    const std::vector<QSizeF> boxes(things.spots.size(), QSizeF(side + 16, side + below + 6));
    const Flow flow = flowOf(boxes, {4, 12});
    const auto counts = countsOf(things);
    LaidGround laid;
    for (std::size_t place = 0; place < boxes.size(); ++place) {
        const QRectF box(flow.corners[place], boxes[place]);
        LaidSpot spot;
        spot.area = box;
        spot.thing = {box.left() + 8, box.top() + 4, side, side};
        spot.count = spot.drawn = counts[place];
        spot.label = {box.left(), box.bottom() - below, box.width(), below};
        spot.number = place + 1;
        laid.spots.push_back(std::move(spot));
    }
    laid.things.bounds = QRectF(QPointF(), flow.size);
    return laid;
}

LaidGround onBoard(const Things& things, const BoardPicture& board) {
    LaidGround laid;
    laid.things.bounds = laid.things.board =
        QRectF(0, 0, PlayLayout::cellSide * board.columns, PlayLayout::cellSide * board.rows);
    const BoardPlace place(board, laid.things.board);
    const auto counts = countsOf(things);
    for (std::size_t cell = 0; cell < things.spots.size(); ++cell) {
        LaidSpot spot;
        spot.area = spot.thing = place.cell({static_cast<std::uint32_t>(cell / board.columns),
                                             static_cast<std::uint32_t>(cell % board.columns)});
        spot.count = spot.drawn = counts[cell];
        laid.spots.push_back(std::move(spot));
    }
    return laid;
}

/// The path of an edge without what is inside the nodes at its ends, on which things may lie.
QPainterPath betweenNodes(const GraphLayout& layout, const QPainterPath& path, const DrawnGraph::Edge& edge) {
    constexpr int samples = 64;
    const double reach = (nodeRadius + 0.05) * PlayLayout::graphUnit;
    QPainterPath between;
    for (int i = 0; i <= samples; ++i) {
        const QPointF at = path.pointAtPercent(static_cast<double>(i) / samples);
        const bool isInside = QLineF(at, layout.at[edge.from]).length() < reach ||
                              QLineF(at, layout.at[edge.to]).length() < reach;
        if (isInside) continue;
        if (between.elementCount() == 0)
            between.moveTo(at);
        else
            between.lineTo(at);
    }
    return between.isEmpty() ? path : between;
}

LaidGround onGraph(const Things& things, const DrawnGraph& graph, const std::vector<QPointF>& places) {
    constexpr double unit = PlayLayout::graphUnit;
    LaidGround laid;
    GraphLayout& layout = laid.things.graph;
    layout = places.empty() ? layOutGraph(graph) : layOutPlaced(graph, places);
    for (QPointF& at : layout.at)
        at *= unit;
    for (double& half : layout.halfWidths)
        half *= unit;
    for (QPainterPath& path : layout.paths)
        path = QTransform::fromScale(unit, unit).map(path);
    QRectF bounds;
    for (std::size_t node = 0; node < layout.at.size(); ++node) {
        const QSizeF half(layout.halfWidths[node] + 20, nodeRadius * unit + 34);
        bounds |= QRectF(layout.at[node].x() - half.width(), layout.at[node].y() - half.height(),
                         2 * half.width(), 2 * half.height());
    }
    for (const QPainterPath& path : layout.paths)
        bounds |= path.boundingRect().adjusted(-20, -20, 20, 20);
    laid.things.bounds = bounds;
    const auto counts = countsOf(things);
    for (std::size_t i = 0; i < things.spots.size(); ++i) {
        LaidSpot spot;
        spot.count = spot.drawn = counts[i];
        if (graph.isDirected()) {
            const double half = layout.halfWidths[i];
            const double high = nodeRadius * unit;
            const QRectF node(layout.at[i].x() - half, layout.at[i].y() - high, 2 * half, 2 * high);
            spot.thing = QRectF(node.center().x() - 25, node.top() - 28, 50, 50); // on the node's upper rim
            spot.area = node.united(spot.thing).adjusted(-6, 0, 6, 6);
        } else if (graph.isPlain() && i < graph.nodes.size()) {
            const double half = (nodeRadius + 0.03) * unit;
            spot.thing = QRectF(layout.at[i], QSizeF(0, 0)).adjusted(-half, -half, half, half);
            spot.area = spot.thing;
        } else {
            const std::size_t edge = graph.isPlain() ? i - graph.nodes.size() : i;
            spot.path = graph.isPlain() ? betweenNodes(layout, layout.paths[edge], graph.edges[edge])
                                        : layout.paths[edge];
            spot.number = graph.edges[edge].number;
            spot.side = graph.edges[edge].side;
            const QPointF middle = spot.path.pointAtPercent(0.5);
            spot.thing = QRectF(middle.x() - 14, middle.y() - 14, 28, 28);
            spot.area =
                spot.path.boundingRect().adjusted(-branchReach, -branchReach, branchReach, branchReach);
        }
        laid.spots.push_back(std::move(spot));
    }
    return laid;
}

} // namespace

LaidGround laidOut(const Things& things, const std::vector<QPointF>& places) {
    if (const auto* board = std::get_if<BoardPicture>(&things.ground)) return onBoard(things, *board);
    if (const auto* graph = std::get_if<DrawnGraph>(&things.ground)) return onGraph(things, *graph, places);
    switch (std::get<PlainGround>(things.ground)) {
    case PlainGround::shelf:
        return shelves(things);
    case PlainGround::pins:
        return rowsOfPins(things);
    case PlainGround::cakes:
        return cakes(things);
    case PlainGround::stairs:
        return stairs(things);
    case PlainGround::row:
        break;
    }
    return row(things);
}

} // namespace mexplorer::ui
