#pragma once

#include "core/rules/table.h"
#include "ui/figure/graph/graph_layout.h"

#include <QPainterPath>
#include <QRectF>

#include <optional>
#include <vector>

namespace mexplorer::ui {

/// A thing of a table: its place, a number into all places of all tables, and which it is there: of a stack
/// counted from its top, of a row of pins from the left, both from 0.
struct ThingAt {
    std::size_t spot = 0;
    std::uint64_t index = 0;
    friend bool operator==(const ThingAt&, const ThingAt&) = default;
};

/// Where a place of a table is, in units that are about a pixel of a usual window.
struct LaidSpot {
    QRectF area;             ///< whoever points into it means the place
    QRectF thing;            ///< the first thing in it: the lowest of a stack, the left one of a row
    QPointF step;            ///< from each thing to the next
    std::uint64_t count = 0; ///< how many things are there
    std::uint64_t drawn = 0; ///< how many are drawn; of more the middle or the end is left out
    QRectF label;            ///< what is written of it
    QPainterPath path;       ///< of a branch
};

/// A table among others: what its places stand on.
struct LaidTable {
    QRectF bounds;
    QRectF title; ///< empty if it has none
    QRectF note;  ///< the same
    QRectF board;
    GraphLayout graph; ///< in the units of the other fields
};

/// Where everything on some tables is.
class TableLayout {
public:
    /// `places`: where the nodes of the only table’s graph are wanted; empty: wherever they are read best.
    explicit TableLayout(const std::vector<Table>& tables, const std::vector<QPointF>& places = {});

    [[nodiscard]] const QRectF& bounds() const { return bounds_; }
    [[nodiscard]] const std::vector<LaidSpot>& spots() const { return spots_; }
    [[nodiscard]] const std::vector<LaidTable>& tables() const { return tables_; }
    [[nodiscard]] std::optional<ThingAt> thingAt(const QPointF& point) const;
    /// Where a thing is drawn; where its place is, if it is not drawn.
    [[nodiscard]] QRectF rectOf(const ThingAt& thing) const;

    static constexpr double graphUnit = 130; ///< that a unit of a GraphLayout is
    static constexpr double cellSide = 84;

private:
    QRectF bounds_;
    std::vector<LaidSpot> spots_;
    std::vector<LaidTable> tables_;
};

/// Of a stack, the number from its top of the thing that is the `drawn`-th from below; nothing if that is
/// where the middle is left out.
[[nodiscard]] std::optional<std::uint64_t> fromTop(const LaidSpot& stack, std::uint64_t drawn);

} // namespace mexplorer::ui
