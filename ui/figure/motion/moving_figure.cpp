#include "ui/figure/motion/moving_figure.h"

#include "ui/figure/motion/movement.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mexplorer::ui {

MovingFigure::MovingFigure(std::shared_ptr<const Figure> from, std::shared_ptr<const Figure> to,
                           double moment)
    : from_(std::move(from)), to_(std::move(to)), moment_(moment) {}

void MovingFigure::draw(QPainter& painter, const Frame& frame) const {
    constexpr double sharpest = 4; // pixels per unit of the frame
    const double pixels = std::clamp(painter.deviceTransform().m11(), 1.0, sharpest);
    const QRectF& area = frame.area();
    const auto layers = [&](const Figure& figure) {
        return layersOf(figure, Frame(figure, area, frame.camera(), frame.style()), pixels);
    };
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.translate(area.topLeft());
    painter.scale(1 / pixels, 1 / pixels);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    Movement(layers(*from_), layers(*to_)).draw(painter, moment_);
    painter.restore();
}

} // namespace mexplorer::ui
