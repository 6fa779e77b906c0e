#pragma once

#include "core/rules/description.h"
#include "core/solve/values_beside.h"

#include <QRectF>

#include <memory>
#include <optional>

namespace mexplorer::ui {

class Figure;

/// What a figure of values has besides, so that what differs can be found and marked when it stands beside
/// another one of its view. It may be asked in any thread.
class Pairable {
public:
    Pairable() = default;
    Pairable(const Pairable&) = default;
    Pairable& operator=(const Pairable&) = delete;
    virtual ~Pairable() = default;

    /// The values that are known; it may outlive the figure.
    [[nodiscard]] virtual ValueTable valueTable() const = 0;
    /// Where a place of the table is, in world units; nothing before the step that finds its value.
    [[nodiscard]] virtual std::optional<QRectF> rectOf(const ValuePlace& place) const = 0;
    /// The settings of the view with which another figure has its places where this one has them.
    [[nodiscard]] virtual Parameters commonSettings() const { return {}; }
    /// Whether colours mean in it what they mean in the other one, so that one legend can be enough.
    [[nodiscard]] virtual bool sharesColours(const Pairable& /*other*/) const { return false; }
    /// The same figure without what stands beside its values, where that is said already or has no room; null
    /// if it cannot be left out.
    [[nodiscard]] virtual std::unique_ptr<Figure> withoutLegend() const { return nullptr; }
};

} // namespace mexplorer::ui
