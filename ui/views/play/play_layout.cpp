#include "ui/views/play/play_layout.h"

#include "ui/figure/board_drawing.h"
#include "ui/figure/whole.h"
#include "ui/views/play/flow_layout.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double labelHeight = 40;
constexpr double titleHeight = 38;
constexpr double partGap = 48;
constexpr double branchReach = 16;   ///< how far from a branch a pointer still touches it
constexpr std::uint64_t leftOut = 2; ///< places left free in the middle of a tall stack

/// The most things of a stack or a row that are drawn; of more, parts are left out.
constexpr std::uint64_t mostStones = 24;
constexpr std::uint64_t lowerStones = 6;
constexpr std::uint64_t mostCoinsHigh = 16;
constexpr std::uint64_t mostPins = 60;

/// Things laid out, their places numbered from 0.
struct Laid {
    LaidThings things;
    std::vector<LaidSpot> spots;
};

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

Laid shelves(const Things& things) {
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
    Laid laid;
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

Laid rowsOfPins(const Things& things) {
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
    Laid laid;
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

/// Stairs that rise from left to right, with the ground at the left.
Laid stairs(const Things& things) {
    constexpr double width = 112;
    constexpr double foot = 56;
    constexpr double ground = 84;
    const auto counts = countsOf(things);
    const double rise = std::min(40.0, 260.0 / static_cast<double>(counts.size()));
    const auto tallest = static_cast<double>(std::max<std::uint64_t>(largest(counts, mostCoinsHigh), 1));
    const double pitch = std::clamp(200 / tallest, 9.0, 22.0);
    const double thick = std::max(0.86 * pitch, 12.0);
    double top = 0;
    Laid laid;
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

Laid row(const Things& things) {
    constexpr double side = 68;
    constexpr double below = 26;
    const std::vector<QSizeF> boxes(things.spots.size(), QSizeF(side + 16, side + below + 6));
    const Flow flow = flowOf(boxes, {4, 12});
    const auto counts = countsOf(things);
    Laid laid;
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

Laid onBoard(const Things& things, const BoardPicture& board) {
    Laid laid;
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

Laid onGraph(const Things& things, const DrawnGraph& graph, const std::vector<QPointF>& places) {
    constexpr double unit = PlayLayout::graphUnit;
    Laid laid;
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
        if (graph.directed) {
            const double half = layout.halfWidths[i];
            const double high = nodeRadius * unit;
            const QRectF node(layout.at[i].x() - half, layout.at[i].y() - high, 2 * half, 2 * high);
            spot.thing = QRectF(node.center().x() - 25, node.top() - 28, 50, 50); // on the node's upper rim
            spot.area = node.united(spot.thing).adjusted(-6, 0, 6, 6);
        } else {
            spot.path = layout.paths[i];
            spot.number = graph.edges[i].number;
            spot.side = graph.edges[i].side;
            const QPointF middle = spot.path.pointAtPercent(0.5);
            spot.thing = QRectF(middle.x() - 14, middle.y() - 14, 28, 28);
            spot.area =
                spot.path.boundingRect().adjusted(-branchReach, -branchReach, branchReach, branchReach);
        }
        laid.spots.push_back(std::move(spot));
    }
    return laid;
}

Laid laidOut(const Things& things, const std::vector<QPointF>& places) {
    if (const auto* board = std::get_if<BoardPicture>(&things.ground)) return onBoard(things, *board);
    if (const auto* graph = std::get_if<DrawnGraph>(&things.ground)) return onGraph(things, *graph, places);
    switch (std::get<PlainGround>(things.ground)) {
    case PlainGround::shelf:
        return shelves(things);
    case PlainGround::pins:
        return rowsOfPins(things);
    case PlainGround::stairs:
        return stairs(things);
    case PlainGround::row:
        break;
    }
    return row(things);
}

void translate(Laid& laid, const QPointF& by) {
    for (QRectF* rect : {&laid.things.bounds, &laid.things.title, &laid.things.note, &laid.things.board})
        if (!rect->isNull()) rect->translate(by);
    for (QPointF& at : laid.things.graph.at)
        at += by;
    for (QPainterPath& path : laid.things.graph.paths)
        path.translate(by);
    for (LaidSpot& spot : laid.spots) {
        spot.area.translate(by);
        spot.thing.translate(by);
        spot.label.translate(by);
        spot.face.translate(by);
        spot.path.translate(by);
    }
}

/// Adds room for a title above and a note below; the note is never cut: other languages are no longer than
/// English.
void addWords(Laid& laid, const Things& things) {
    constexpr double ofLetter = 8.5;
    const double leastWidth = std::max(150.0, ofLetter * static_cast<double>(things.note.english().size()));
    QRectF& bounds = laid.things.bounds;
    const bool hasWords = !things.title.empty() || !things.note.empty();
    if (hasWords && bounds.width() < leastWidth) {
        const double more = (leastWidth - bounds.width()) / 2;
        bounds.adjust(-more, 0, more, 0);
    }
    if (!things.title.empty()) {
        bounds.adjust(0, -titleHeight, 0, 0);
        laid.things.title = {bounds.topLeft(), QSizeF(bounds.width(), titleHeight)};
    }
    if (!things.note.empty()) {
        laid.things.note = {bounds.bottomLeft(), QSizeF(bounds.width(), titleHeight)};
        bounds.adjust(0, 0, 0, titleHeight);
    }
}

double distanceTo(const QPainterPath& path, const QPointF& point) {
    constexpr int parts = 24;
    double least = INFINITY;
    for (int i = 0; i <= parts; ++i) {
        const QPointF away = path.pointAtPercent(static_cast<double>(i) / parts) - point;
        least = std::min(least, std::hypot(away.x(), away.y()));
    }
    return least;
}

} // namespace

std::optional<std::uint64_t> fromTop(const LaidSpot& stack, std::uint64_t drawn) {
    if (drawn >= stack.drawn) return std::nullopt;
    if (stack.count == stack.drawn || drawn >= lowerStones + leftOut) return stack.drawn - 1 - drawn;
    if (drawn >= lowerStones) return std::nullopt;
    return stack.count - 1 - drawn;
}

PlayLayout::PlayLayout(const std::vector<Things>& parts, const std::vector<QPointF>& places) {
    std::vector<Laid> all;
    std::vector<QSizeF> sizes;
    for (const Things& things : parts) {
        Laid laid = laidOut(things, parts.size() == 1 ? places : std::vector<QPointF>());
        addWords(laid, things);
        translate(laid, -laid.things.bounds.topLeft());
        sizes.push_back(laid.things.bounds.size());
        all.push_back(std::move(laid));
    }
    const Flow flow = flowOf(sizes, {partGap, partGap});
    for (std::size_t i = 0; i < all.size(); ++i) {
        translate(all[i], flow.corners[i]);
        bounds_ |= all[i].things.bounds;
        parts_.push_back(std::move(all[i].things));
        std::ranges::move(all[i].spots, std::back_inserter(spots_));
    }
    constexpr double around = 14; // for what is drawn around things
    bounds_.adjust(-around, -around, around, around);
}

std::optional<ThingAt> PlayLayout::thingAt(const QPointF& point) const {
    std::optional<ThingAt> found;
    double nearest = branchReach;
    for (std::size_t i = 0; i < spots_.size(); ++i) {
        const LaidSpot& spot = spots_[i];
        if (!spot.area.contains(point)) continue;
        if (!spot.path.isEmpty()) {
            const double distance = distanceTo(spot.path, point);
            if (distance < nearest) found = ThingAt{i};
            nearest = std::min(nearest, distance);
            continue;
        }
        const double along = spot.step.x() != 0   ? (point.x() - spot.thing.left()) / spot.step.x()
                             : spot.step.y() != 0 ? (point.y() - spot.thing.bottom()) / spot.step.y()
                                                  : 0;
        if (spot.drawn == 0) return ThingAt{i};
        const auto drawn = wholeOf(along, std::uint64_t{0}, spot.drawn - 1);
        if (spot.step.x() != 0) return ThingAt{i, drawn};
        return ThingAt{i, fromTop(spot, drawn).value_or(lowerStones)};
    }
    return found;
}

QRectF PlayLayout::rectOf(const ThingAt& thing) const {
    const LaidSpot& spot = spots_[thing.spot];
    if (spot.step.isNull() || spot.drawn == 0) return spot.thing;
    if (spot.step.x() != 0)
        return spot.thing.translated(spot.step * static_cast<double>(std::min(thing.index, spot.drawn - 1)));
    for (std::uint64_t drawn = 0; drawn < spot.drawn; ++drawn)
        if (fromTop(spot, drawn) == thing.index)
            return spot.thing.translated(spot.step * static_cast<double>(drawn));
    return spot.thing.translated(spot.step * static_cast<double>(spot.drawn) / 2.0);
}

} // namespace mexplorer::ui
