// The marks on things: what is pointed at, the candidates, and the proposed move.
#include "ui/figure/board_drawing.h"
#include "ui/figure/move_mark.h"
#include "ui/figure/thing_drawing.h"
#include "ui/views/play/play_painter.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace mexplorer::ui {

namespace {

constexpr double worthRadius = 12;
constexpr double smallWorth = 8;

/// A slightly bent curve from one thing to another, ending before that.
QPainterPath wayBetween(const QRectF& from, const QRectF& to) {
    const QPointF a = from.center();
    const QPointF b = to.center();
    const QPointF along = b - a;
    const double length = std::max(std::hypot(along.x(), along.y()), 1.0);
    const QPointF aside = QPointF(along.y(), -along.x()) * (0.12);
    const double stop = std::min(0.36 * std::min(to.width(), to.height()), 0.4 * length);
    QPainterPath way(a);
    way.quadTo((a + b) / 2 + aside, b - along * (stop / length));
    return way;
}

void drawWay(QPainter& painter, const QPainterPath& way, const QPen& pen) {
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(way);
    constexpr double head = 15;
    const QPointF tip = way.pointAtPercent(1);
    const QPointF back = tip - way.pointAtPercent(way.percentAtLength(std::max(0.0, way.length() - head)));
    const double length = std::max(std::hypot(back.x(), back.y()), 1e-9);
    const QPointF along = back / length * head;
    const QPointF aside(-along.y() * 0.5, along.x() * 0.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(pen.color());
    painter.drawPolygon(QPolygonF({tip + along * 0.2, tip - along + aside, tip - along - aside}));
}

} // namespace

void PlayPainter::drawMarks() {
    drawLastMove();
    for (const std::size_t spot : look_.hinted)
        drawHalo(spot);
    for (const std::size_t spot : look_.held)
        drawHalo(spot);
    const auto* pointed = look_.pointed ? &laid(look_.pointed->spot) : nullptr;
    const bool isSeen = look_.move() && pointed && (!pointed->step.isNull() || !pointed->lines.empty());
    if (look_.pointed && !isSeen) drawHalo(look_.pointed->spot);
    if (look_.move()) drawMove();
    for (std::size_t part = 0; part < picture_.parts.size(); ++part) {
        const auto* board = std::get_if<BoardPicture>(&picture_.parts[part].ground);
        if (!board || board->line.empty()) continue;
        BoardPicture line = *board;
        line.pieces.clear();
        const Keyed struck(painter_, {"deciding line", part});
        drawDecidingLine(painter_, style_, line, picture_.layout.parts()[part].board);
    }
    if (look_.worths) drawWorths();
}

/// A ring around the place that is pointed at, or was chosen.
void PlayPainter::drawHalo(std::size_t spot) {
    drawRing(spot, QPen(faded(theme_.selection, 0.85), 3 * style_.line), 0.45);
}

/// Dotted rings around the places that the last move changed.
void PlayPainter::drawLastMove() {
    QPen pen(faded(theme_.accent, 0.8), 2.5 * style_.line, Qt::CustomDashLine, Qt::RoundCap);
    pen.setDashPattern({0.1, 2.2});
    for (const std::size_t spot : picture_.last) {
        const auto ring = named("last move", spot, Growth::stretches);
        drawRing(spot, pen, 0.25);
    }
}

void PlayPainter::drawRing(std::size_t spot, const QPen& pen, double along) {
    const LaidSpot& place = laid(spot);
    if (!place.path.isEmpty()) {
        painter_.strokePath(place.path, QPen(faded(pen.color(), along), 20, Qt::SolidLine, Qt::RoundCap));
        return;
    }
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(pen);
    const bool isStack = !place.step.isNull();
    const double by = isStack ? 2 : place.label.isNull() ? -2 : 0;
    painter_.drawRoundedRect(place.area.adjusted(-by, -by, by, by), 10, 10);
}

/// Spots where the candidates lead.
void PlayPainter::drawCandidates() {
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(faded(theme_.winning, 0.22));
    std::set<std::size_t> goals;
    for (const ThingsMove& move : look_.candidates)
        for (const ThingChange& change : move.changes)
            if (!change.follows && change.to && change.from != change.to) goals.insert(*change.to);
    for (const std::size_t goal : goals) {
        if (!laid(goal).step.isNull()) continue; // on stairs every move leads to the stair below
        const QRectF& rect = laid(goal).area;
        const double side = 0.34 * std::min(rect.width(), rect.height());
        painter_.drawEllipse(rect.center(), side, side);
    }
}

void PlayPainter::drawMove() {
    for (const ThingChange& change : look_.move()->changes) {
        if (change.to && change.to != change.from) drawComing(change);
        if (change.from && change.count == 0) drawCut(change);
        if (change.from && change.from == change.to && !change.isTurn()) {
            painter_.setPen(dashed());
            painter_.setBrush(Qt::NoBrush);
            painter_.drawPath(outlineOf(change.thing, laid(*change.from).thing));
        }
    }
}

/// What comes to a place, faint.
void PlayPainter::drawComing(const ThingChange& change) {
    const LaidSpot& to = laid(*change.to);
    const std::uint64_t shown = std::min<std::uint64_t>(change.count, 16);
    for (std::uint64_t i = 0; i < shown; ++i) {
        const auto above = static_cast<double>(to.step.isNull() ? 0 : to.drawn + i);
        const QRectF rect = to.thing.translated(to.step * above);
        painter_.save();
        painter_.setOpacity(painter_.opacity() * 0.42);
        drawThing(painter_, style_, change.becomes, rect);
        painter_.restore();
        painter_.setPen(dashed());
        painter_.setBrush(Qt::NoBrush);
        painter_.drawPath(outlineOf(change.becomes, rect));
    }
    if (change.from && to.step.isNull())
        drawWay(painter_, wayBetween(laid(*change.from).thing, to.thing), dashed());
}

/// A line where a row is divided without taking any of it.
void PlayPainter::drawCut(const ThingChange& change) {
    if (!change.pieces.empty()) return drawCuts(change);
    const LaidSpot& place = laid(*change.from);
    const bool isPointed = look_.pointed && look_.pointed->spot == *change.from;
    const auto pointed = isPointed ? pinsLeftOf(change, place.count, look_.pointed->index) : std::nullopt;
    const auto left =
        static_cast<double>(pointed.value_or(change.leaves.empty() ? 0 : change.leaves.front()));
    const double x = place.thing.left() + left * place.step.x() - (place.step.x() - place.thing.width()) / 2;
    painter_.setPen(dashed());
    painter_.drawLine(QPointF(x, place.thing.top() - 14), QPointF(x, place.thing.bottom() + 6));
}

/// Where, and how large, a move's worth is marked: at its goal; for a heap, beside the last thing that it
/// takes; for a row, above the pins; for a cake, on the first line that it is cut along; on the player’s
/// half of a node.
PlayPainter::Anchor PlayPainter::anchorOf(const ThingsMove& move) const {
    const auto isTouching = [](const ThingChange& change) { return !change.follows; };
    const auto first = std::ranges::find_if(move.changes, isTouching);
    const auto last = std::ranges::find_if(move.changes.rbegin(), move.changes.rend(), isTouching);
    const bool isAlone = &*first == &*last;
    const ThingChange& change = *last;
    const LaidSpot& place = laid(change.from ? *change.from : *change.to);
    const QRectF& thing = place.thing;
    if (place.step.x() != 0) {
        const auto rest = static_cast<double>(place.count - std::min(place.count, change.count));
        const double left = change.leaves.empty() ? rest : static_cast<double>(change.leaves.front());
        const double middle = left + static_cast<double>(change.count) / 2;
        return {{thing.left() + place.step.x() * middle, thing.top() - smallWorth}, smallWorth};
    }
    if (place.step.y() != 0) {
        const std::uint64_t taken = std::max<std::uint64_t>(change.count, 1);
        const double radius = std::clamp(0.48 * std::abs(place.step.y()), 5.0, worthRadius);
        const QRectF lowest = picture_.layout.rectOf({*change.from, taken - 1});
        const double aside = isAlone ? 1 : -1; // on the left for moves in several heaps
        return {{lowest.center().x() + aside * (lowest.width() / 2 + radius + 2), lowest.center().y()},
                radius};
    }
    if (!change.pieces.empty())
        return {picture_.layout.rectOf({*change.from, linesCut(change).front()}).center(), worthRadius};
    if (!place.path.isEmpty()) return {thing.center(), worthRadius};
    if (!change.from && (change.becomes.is(ThingKind::lefts) || change.becomes.is(ThingKind::rights)))
        return {thing.center() + QPointF((move.side == Side::left ? -0.25 : 0.25) * thing.width(), 0),
                worthRadius}; // the player’s half of a node
    if (change.to && change.to != change.from) return {laid(*change.to).thing.center(), worthRadius};
    if (!place.label.isNull()) return {{thing.center().x(), thing.top()}, worthRadius};
    return {thing.center() + QPointF(0.32 * thing.width(), -0.32 * thing.height()), worthRadius};
}

/// Of several moves marked in one place, shows the best worth.
void PlayPainter::drawWorths() {
    const auto rank = [](Outcome reached) { return isLost(reached) ? 2 : isDrawn(reached) ? 1 : 0; };
    std::map<std::pair<int, int>, std::pair<Anchor, Outcome>> marks;
    const auto& moves = look_.candidates.empty() ? picture_.moves.moves : look_.candidates;
    for (const ThingsMove& move : moves) {
        const auto worth = look_.worths->outcomes.find(move.to);
        if (worth == look_.worths->outcomes.end()) continue;
        const Anchor anchor = anchorOf(move);
        const std::pair key(qRound(anchor.at.x()), qRound(anchor.at.y()));
        const auto [mark, isNew] = marks.try_emplace(key, anchor, worth->second);
        if (!isNew && rank(worth->second) > rank(mark->second.second)) mark->second.second = worth->second;
    }
    for (const auto& [key, mark] : marks)
        drawMoveMark(painter_, style_, mark.second, mark.first.at, mark.first.radius);
}

} // namespace mexplorer::ui
