#pragma once

#include <QPointF>

namespace mexplorer::ui {

class Frame;

/// What a figure has besides that shows its world twice, by one camera. Its content is that of the first.
class Doubled {
public:
    Doubled() = default;
    Doubled(const Doubled&) = default;
    Doubled& operator=(const Doubled&) = delete;
    virtual ~Doubled() = default;

    /// The point of the area at which the first shows what the second shows at `point`; elsewhere that point.
    [[nodiscard]] virtual QPointF inFirst(const Frame& frame, const QPointF& point) const = 0;
};

} // namespace mexplorer::ui
