#include "ui/views/play/play_layout.h"

#include "ui/figure/whole.h"
#include "ui/views/play/flow_layout.h"
#include "ui/views/play/laid_ground.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double titleHeight = 38;
constexpr double partGap = 48;
constexpr std::uint64_t lowerStones = 6; ///< drawn below what is left out of a tall stack
constexpr std::uint64_t leftOut = 2;     ///< places left free in the middle of a tall stack

void translate(LaidGround& laid, const QPointF& by) {
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
        for (QLineF& line : spot.lines)
            line.translate(by);
    }
}

/// Adds room for a title above and a note below; the note is never cut: other languages are no longer than
/// English.
void addWords(LaidGround& laid, const Things& things) {
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

/// How far a line of a cake is for the mover: Left cuts along upright ones.
double distanceTo(const QLineF& line, const QPointF& point, Side mover) {
    const bool isUpright = line.dx() == 0;
    if (mover == (isUpright ? Side::right : Side::left)) return INFINITY;
    return isUpright ? std::abs(point.x() - line.x1()) : std::abs(point.y() - line.y1());
}

/// Where a line of a cake crosses no other.
QPointF clearOn(const QLineF& line) {
    return line.p1() + (line.p2() - line.p1()) * (0.5 * PlayLayout::cellSide / line.length());
}

} // namespace

std::optional<std::uint64_t> fromTop(const LaidSpot& stack, std::uint64_t drawn) {
    if (drawn >= stack.drawn) return std::nullopt;
    if (stack.count == stack.drawn || drawn >= lowerStones + leftOut) return stack.drawn - 1 - drawn;
    if (drawn >= lowerStones) return std::nullopt;
    return stack.count - 1 - drawn;
}

PlayLayout::PlayLayout(const std::vector<Things>& parts, const std::vector<QPointF>& places) {
    std::vector<LaidGround> all;
    std::vector<QSizeF> sizes;
    for (const Things& things : parts) {
        LaidGround laid = laidOut(things, parts.size() == 1 ? places : std::vector<QPointF>());
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

std::optional<ThingAt> PlayLayout::thingAt(const QPointF& point, Side mover) const {
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
        if (!spot.lines.empty()) {
            const auto distance = [&](const QLineF& line) { return distanceTo(line, point, mover); };
            const auto line = std::ranges::min_element(spot.lines, {}, distance);
            return ThingAt{i, static_cast<std::uint64_t>(line - spot.lines.begin())};
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
    if (!spot.lines.empty()) {
        constexpr QPointF half(14, 14);
        const QPointF middle = clearOn(spot.lines[thing.index]);
        return {middle - half, middle + half};
    }
    if (spot.step.isNull() || spot.drawn == 0) return spot.thing;
    if (spot.step.x() != 0)
        return spot.thing.translated(spot.step * static_cast<double>(std::min(thing.index, spot.drawn - 1)));
    for (std::uint64_t drawn = 0; drawn < spot.drawn; ++drawn)
        if (fromTop(spot, drawn) == thing.index)
            return spot.thing.translated(spot.step * static_cast<double>(drawn));
    return spot.thing.translated(spot.step * static_cast<double>(spot.drawn) / 2.0);
}

std::vector<ThingAt> PlayLayout::goals() const {
    std::vector<ThingAt> goals;
    for (std::size_t spot = 0; spot < spots_.size(); ++spot)
        for (std::size_t line = 0; line < std::max<std::size_t>(spots_[spot].lines.size(), 1); ++line)
            goals.push_back({spot, line});
    return goals;
}

QPointF PlayLayout::centreOf(const ThingAt& goal) const {
    const LaidSpot& spot = spots_[goal.spot];
    return spot.lines.empty() ? spot.area.center() : rectOf(goal).center();
}

} // namespace mexplorer::ui
