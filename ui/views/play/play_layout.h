#pragma once

#include "core/rules/things.h"
#include "ui/figure/graph/graph_layout.h"

#include <QLineF>
#include <QPainterPath>
#include <QRectF>

#include <optional>
#include <vector>

namespace mexplorer::ui {

/// A thing: its place, by index among the places of all parts, and its index there, from 0: in a
/// stack from the top, in a row of pins from the left; of a cake, a line between its squares (see linesCut).
struct ThingAt {
    std::size_t spot = 0;
    std::uint64_t index = 0;
    friend bool operator==(const ThingAt&, const ThingAt&) = default;
};

/// Where a place is, in units that are about a pixel of a usual window.
struct LaidSpot {
    QRectF area;               ///< pointing into it means the place
    QRectF thing;              ///< the first thing: the lowest of a stack, the left one of a row
    QPointF step;              ///< from each thing to the next
    std::uint64_t count = 0;   ///< how many things are there
    std::uint64_t drawn = 0;   ///< how many are drawn; of more, the middle or the end is left out
    QRectF label;              ///< for the text about it
    QRectF face;               ///< of the stair below; empty if there is none
    QPainterPath path;         ///< of a branch
    Side side = Side::either;  ///< whose branch it is
    std::vector<QLineF> lines; ///< between the squares of a cake
    double room = 0;           ///< beside a cake, for the lengths of its sides
    std::size_t number = 0;    ///< by which moves name the place, if it is written there; otherwise 0
};

/// One part among others, and what its places are on.
struct LaidThings {
    QRectF bounds;
    QRectF title; ///< empty if it has none
    QRectF note;  ///< empty if it has none
    QRectF board;
    GraphLayout graph; ///< in the units of the other fields
};

/// Where all places of some parts are.
class PlayLayout {
public:
    /// `places`: wanted places of the nodes, if there is only one part and it has a graph; empty: the graph
    /// is laid out.
    explicit PlayLayout(const std::vector<Things>& parts, const std::vector<QPointF>& places = {});

    [[nodiscard]] const QRectF& bounds() const { return bounds_; }
    [[nodiscard]] const std::vector<LaidSpot>& spots() const { return spots_; }
    [[nodiscard]] const std::vector<LaidThings>& parts() const { return parts_; }
    /// In a cake, the nearest line that the mover may cut along.
    [[nodiscard]] std::optional<ThingAt> thingAt(const QPointF& point, Side mover = Side::either) const;
    /// Where a thing is drawn; where it would be, if it is not drawn.
    [[nodiscard]] QRectF rectOf(const ThingAt& thing) const;
    /// What the arrow keys go to: the places, and the lines of cakes; and where each is for them.
    [[nodiscard]] std::vector<ThingAt> goals() const;
    [[nodiscard]] QPointF centreOf(const ThingAt& goal) const;

    static constexpr double graphUnit = 130; ///< per unit of a GraphLayout
    static constexpr double cellSide = 84;

private:
    QRectF bounds_;
    std::vector<LaidSpot> spots_;
    std::vector<LaidThings> parts_;
};

/// The index from the top of the thing drawn at place `drawn` from below, from 0; none where the middle of
/// the stack is left out.
[[nodiscard]] std::optional<std::uint64_t> fromTop(const LaidSpot& stack, std::uint64_t drawn);

} // namespace mexplorer::ui
