#include "ui/figure/figure.h"

#include "ui/figure/motion/keyed.h"

#include <QPainterPathStroker>

#include <algorithm>
#include <cmath>

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

constexpr double usualSide = 640; // pixels of the content for which scaleRange() is meant

bool isFinite(const QRectF& rect) {
    return std::isfinite(rect.left()) && std::isfinite(rect.top()) && std::isfinite(rect.width()) &&
           std::isfinite(rect.height()) && rect.width() > 0 && rect.height() > 0;
}

/// The scale that shows `seen`, which a file may ask for, limited to the figure's range; `fit`, the scale of
/// the whole figure, is always allowed. A larger content allows larger scales.
QPointF allowedScale(const Figure& figure, const QRectF& seen, const QRectF& content, const QPointF& fit) {
    const auto [least, most] = figure.scaleRange();
    const double larger = std::max({1.0, content.width() / usualSide, content.height() / usualSide});
    const double scale = std::clamp(fittingScale(figure, seen, content).x(), std::min(least, fit.x()),
                                    std::max(most * larger, fit.x()));
    return {scale, figure.keepsAspect() ? scale : fit.y()};
}

/// The place nearest to `centre` around which a part of this size cuts nothing off `all` while it shows room
/// beyond.
QPointF heldCentre(const QPointF& centre, const QRectF& all, const QSizeF& size) {
    const auto held = [](double wanted, double first, double last, double length) {
        const auto [least, most] = std::minmax({first + length / 2, last - length / 2});
        return std::clamp(wanted, least, most);
    };
    return {held(centre.x(), all.left(), all.right(), size.width()),
            held(centre.y(), all.top(), all.bottom(), size.height())};
}

/// The centre of `seen`, moved if need be so that a part of this size around it shows some of the figure, or
/// as its holding says.
QPointF allowedCentre(const Figure& figure, const Style& style, const QRectF& seen, const QSizeF& size,
                      const QPointF& scale) {
    const QRectF bounds = figure.bounds();
    QPointF centre = seen.center();
    if (const auto held = figure.holding(style)) {
        const bool isWhole = bounds.width() <= size.width() && bounds.height() <= size.height();
        const QRectF all = bounds.adjusted(-held->left() / scale.x(), -held->top() / scale.y(),
                                           held->right() / scale.x(), held->bottom() / scale.y());
        centre = heldCentre(centre, isWhole ? bounds : all, size);
    }
    QRectF shown({}, size);
    shown.moveCenter(centre);
    if (!shown.intersects(bounds)) {
        centre.setX(std::clamp(centre.x(), bounds.left(), bounds.right()));
        centre.setY(std::clamp(centre.y(), bounds.top(), bounds.bottom()));
    }
    if (!figure.keepsAspect()) centre.setY(bounds.center().y());
    return centre;
}

/// The centre of a part of this size near the figure's heart, without needless room beyond its bounds.
QPointF fullestCentre(const Figure& figure, const QSizeF& size) {
    const QRectF all = figure.bounds();
    QPointF centre = heldCentre(figure.heart(size), all, size);
    if (all.width() <= size.width()) centre.setX(all.center().x());
    if (all.height() <= size.height()) centre.setY(all.center().y());
    return centre;
}

} // namespace

Style Style::presenting(const Theme& theme) {
    return {.theme = theme, .type = 1.6, .line = 1.5, .leastType = 20};
}

double scaleForLines(const Style& style, double height) {
    constexpr double lineToType = 1.1; // closer, lines touch
    return lineToType * style.leastType / height;
}

QPointF Figure::upperLeft(const QSizeF& seen) const {
    const QRectF all = bounds();
    return {all.left() + std::min(seen.width(), all.width()) / 2,
            all.top() + std::min(seen.height(), all.height()) / 2};
}

Frame::Frame(const Figure& figure, const QRectF& area, const std::optional<Camera>& camera, Style style)
    : area_(area), camera_(camera), style_(style) {
    content_ = area.marginsRemoved(figure.marginsIn(style_, area.size()));
    content_.setWidth(std::max(content_.width(), 1.0));
    content_.setHeight(std::max(content_.height(), 1.0));
    QPointF scale = fittingScale(figure, figure.bounds(), content_);
    QPointF centre = figure.bounds().center();
    if (figure.keepsAspect()) {
        const double whole = std::min(scale.x(), figure.largestFit() * style_.type);
        const double fit = std::max(whole, figure.leastFit(style_, content_.size()));
        scale = {fit, fit};
        if (fit > whole) centre = fullestCentre(figure, content_.size() / fit);
    }
    if (camera && isFinite(camera->visible)) {
        scale = allowedScale(figure, camera->visible, content_, scale);
        centre = allowedCentre(figure, style_, camera->visible,
                               {content_.width() / scale.x(), content_.height() / scale.y()}, scale);
    }
    toArea_ = QTransform(scale.x(), 0, 0, scale.y(), content_.center().x() - centre.x() * scale.x(),
                         content_.center().y() - centre.y() * scale.y());
}

QPainterPath aroundLine(const QPainterPath& line, double width) {
    constexpr double air = 4; // pixels on both sides
    QPainterPathStroker stroker;
    stroker.setWidth(width + 2 * air);
    stroker.setCapStyle(Qt::RoundCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    return stroker.createStroke(line).simplified();
}

void paintPaper(QPainter& painter, const Frame& frame) {
    const Keyed paper(painter, {"paper"});
    painter.fillRect(frame.area(), frame.theme().paper);
}

} // namespace mexplorer::ui
