#pragma once

#include "ui/views/vessels/vessels_figure.h"

namespace mexplorer::ui {

/// What the drawing of vessels needs, in the pixels of its frame.
struct VesselsDrawing {
    const VesselsSubject& subject;
    const std::optional<VesselsState>& step;
    const Rational& level;
    const std::optional<std::size_t>& hovered;
    const VesselsLayout& layout;
    QString estate; ///< how much of it is poured in
    const Frame& frame;

    [[nodiscard]] const Style& style() const { return frame.style(); }
    [[nodiscard]] const Theme& theme() const { return frame.theme(); }
    [[nodiscard]] QRectF placed(const QRectF& world) const { return frame.toArea().mapRect(world); }
    /// A font of so many pixels of the world, at least the style's least type.
    [[nodiscard]] QFont font(double pixels, QFont::Weight weight = QFont::Normal) const {
        return textFont(std::max(style().leastType, pixels * frame.scale()), weight);
    }
};

void drawVessels(QPainter& painter, const VesselsDrawing& drawing);

[[nodiscard]] QColor waterColour(const Theme& theme);

} // namespace mexplorer::ui
