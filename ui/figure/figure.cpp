#include "ui/figure/figure.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

/// `scaleX` and `scaleY` with which `world` just fits `content`.
QPointF fittingScale(const Figure& figure, const QRectF& world, const QRectF& content) {
    QPointF scale(content.width() / world.width(), content.height() / world.height());
    if (figure.keepsAspect()) {
        const double both = std::min(scale.x(), scale.y());
        scale = {both, both};
    }
    return scale;
}

} // namespace

Frame::Frame(const Figure& figure, const QRectF& area, const std::optional<Camera>& camera, Style style)
    : area_(area), style_(std::move(style)) {
    content_ = area.marginsRemoved(figure.margins(style_));
    content_.setWidth(std::max(content_.width(), 1.0));
    content_.setHeight(std::max(content_.height(), 1.0));
    const QRectF world = camera ? camera->visible : figure.bounds();
    QPointF scale = fittingScale(figure, world, content_);
    if (!camera && figure.keepsAspect()) {
        const double fit = std::min(scale.x(), figure.largestFit() * style_.type);
        scale = {fit, fit};
    }
    toArea_ = QTransform(scale.x(), 0, 0, scale.y(), content_.center().x() - world.center().x() * scale.x(),
                         content_.center().y() - world.center().y() * scale.y());
}

} // namespace mexplorer::ui
