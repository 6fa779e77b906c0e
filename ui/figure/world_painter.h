#pragma once

#include "ui/figure/figure.h"

#include <QPainter>

namespace mexplorer::ui {

/// What painters have in common whose world is in pixels at the usual size of type: places and type grow with
/// the picture, type not below the least.
class WorldPainter {
protected:
    WorldPainter(QPainter& painter, const Frame& frame) : painter_(painter), frame_(frame) {}

    [[nodiscard]] const Theme& theme() const { return frame_.theme(); }
    [[nodiscard]] double line() const { return frame_.style().line; }
    [[nodiscard]] QRectF placed(const QRectF& world) const { return frame_.toArea().mapRect(world); }
    [[nodiscard]] QPointF placed(const QPointF& world) const { return frame_.toArea().map(world); }
    [[nodiscard]] QFont font(double pixels, QFont::Weight weight = QFont::Normal) const;
    /// Inside a place of the picture, in smaller type if there is no room; `flags` are Qt’s alignment.
    void write(const QRectF& place, const QString& text, double pixels, const QColor& ink, int flags,
               QFont::Weight weight = QFont::Normal);

    QPainter& painter_;
    const Frame& frame_;
};

} // namespace mexplorer::ui
