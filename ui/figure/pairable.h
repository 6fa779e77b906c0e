#pragma once

#include "core/rules/description.h"
#include "core/solve/values_beside.h"

#include <QRectF>

#include <memory>
#include <optional>

namespace mexplorer::ui {

class Figure;
class Frame;

/// What a figure of values has besides, so that what differs can be found and marked when it stands beside
/// another one of its view. It may be asked in any thread.
class Pairable {
public:
    Pairable() = default;
    Pairable(const Pairable&) = default;
    Pairable& operator=(const Pairable&) = delete;
    virtual ~Pairable() = default;

    /// The values that are known, of a table; it may outlive the figure.
    [[nodiscard]] virtual ValueTable valueTable() const { return {}; }
    /// The nodes, of a tree; likewise.
    [[nodiscard]] virtual ValueNodes valueNodes() const { return {}; }
    /// Where a place of the table is, or the node that has its row as number, in world units; nothing before
    /// the step that finds its value.
    [[nodiscard]] virtual std::optional<QRectF> rectOf(const ValuePlace& place) const = 0;
    /// Where a mark at that place leaves its texts free, in world units; nothing if in a corner of its
    /// rectangle or, as that is small, on all of it.
    [[nodiscard]] virtual std::optional<QPointF> markAt(const ValuePlace& /*place*/) const { return {}; }
    /// The place of the table, or the node, that is drawn there when the figure is shown in this frame.
    [[nodiscard]] virtual std::optional<ValuePlace> placeAt(const QPointF& world,
                                                            const Frame& frame) const = 0;
    /// The settings of the view with which another figure has its places where this one has them.
    [[nodiscard]] virtual Parameters commonSettings() const { return {}; }
    /// Whether colours mean in it what they mean in the other one, so that one legend can be enough.
    [[nodiscard]] virtual bool sharesColours(const Pairable& /*other*/) const { return false; }
    /// The same figure without what stands beside its values, where that is said already or has no room; null
    /// if it cannot be left out.
    [[nodiscard]] virtual std::unique_ptr<Figure> withoutLegend() const { return nullptr; }
};

} // namespace mexplorer::ui
