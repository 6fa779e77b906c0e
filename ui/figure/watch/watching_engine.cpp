#include "ui/figure/watch/watching_engine.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

/// In the order in which Qt's own recording of pictures does it: a clip is meant in the present units.
void WatchingEngine::updateState(const QPaintEngineState& now) {
    const DirtyFlags dirty = now.state();
    if (dirty & DirtyPen) pen_ = now.pen();
    if (dirty & DirtyTransform) transform_ = now.transform();
    if (!target_.isActive()) return;
    if (dirty & DirtyPen) target_.setPen(now.pen());
    if (dirty & DirtyBrush) target_.setBrush(now.brush());
    if (dirty & DirtyBrushOrigin) target_.setBrushOrigin(now.brushOrigin());
    if (dirty & DirtyFont) target_.setFont(now.font());
    if (dirty & DirtyBackground) target_.setBackground(now.backgroundBrush());
    if (dirty & DirtyBackgroundMode) target_.setBackgroundMode(now.backgroundMode());
    if (dirty & DirtyTransform) target_.setTransform(now.transform());
    if (dirty & DirtyClipEnabled) target_.setClipping(now.isClipEnabled());
    if (dirty & DirtyClipRegion) target_.setClipRegion(now.clipRegion(), now.clipOperation());
    if (dirty & DirtyClipPath) target_.setClipPath(now.clipPath(), now.clipOperation());
    if (dirty & DirtyHints) {
        target_.setRenderHints(target_.renderHints(), false);
        target_.setRenderHints(now.renderHints(), true);
    }
    if (dirty & DirtyCompositionMode) target_.setCompositionMode(now.compositionMode());
    if (dirty & DirtyOpacity) target_.setOpacity(now.opacity());
}

QSizeF WatchingEngine::inPixels(const QSizeF& world) const {
    return {world.width() * std::hypot(transform_.m11(), transform_.m12()),
            world.height() * std::hypot(transform_.m21(), transform_.m22())};
}

void WatchingEngine::outlined(const QRectF& world) {
    QSizeF reach;
    if (pen_.style() != Qt::NoPen) {
        // A sharp corner reaches as far as its limit lets it.
        const double limit = pen_.joinStyle() == Qt::MiterJoin ? std::max(pen_.miterLimit(), 1.0) : 1;
        const double width = std::max(1.0, pen_.widthF()) * limit;
        const QSizeF inWorld = inPixels({width, width});
        const double most = std::max(inWorld.width(), inWorld.height());
        reach = pen_.isCosmetic() ? QSizeF(width, width) : QSizeF(most, most);
    }
    painted(transform_.mapRect(world), reach);
}

void WatchingEngine::drawLines(const QLineF* lines, int count) {
    QRectF all;
    for (int i = 0; i < count; ++i)
        all |= QRectF(lines[i].p1(), lines[i].p2()).normalized().adjusted(0, 0, 1e-9, 1e-9);
    outlined(all);
    if (target_.isActive()) target_.drawLines(lines, count);
}

void WatchingEngine::drawEllipse(const QRectF& place) {
    outlined(place);
    if (target_.isActive()) target_.drawEllipse(place);
}

void WatchingEngine::drawPath(const QPainterPath& path) {
    outlined(path.controlPointRect());
    if (target_.isActive()) target_.drawPath(path);
}

void WatchingEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) {
    QPolygonF polygon;
    polygon.reserve(count);
    std::copy(points, points + count, std::back_inserter(polygon));
    outlined(polygon.boundingRect());
    if (!target_.isActive()) return;
    if (mode == PolylineMode) return target_.drawPolyline(polygon);
    if (mode == ConvexMode) return target_.drawConvexPolygon(polygon);
    target_.drawPolygon(polygon, mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
}

void WatchingEngine::drawPixmap(const QRectF& place, const QPixmap& pixmap, const QRectF& part) {
    painted(transform_.mapRect(place), {});
    if (target_.isActive()) target_.drawPixmap(place, pixmap, part);
}

void WatchingEngine::drawImage(const QRectF& place, const QImage& image, const QRectF& part,
                               Qt::ImageConversionFlags flags) {
    painted(transform_.mapRect(place), {});
    if (target_.isActive()) target_.drawImage(place, image, part, flags);
}

void WatchingEngine::drawTextItem(const QPointF& place, const QTextItem& item) {
    const QRectF line(place.x(), place.y() - item.ascent(), item.width(), item.ascent() + item.descent());
    painted(transform_.mapRect(line),
            inPixels({item.ascent(), std::max(0.2 * item.ascent(), 0.5 * item.descent())}));
    if (target_.isActive()) target_.drawTextItem(place, item);
}

int WatchedDevice::metric(PaintDeviceMetric metric) const {
    constexpr int perInch = 96;
    constexpr double millimetres = 25.4; // in an inch
    const auto length = [&](int pixels) { return qRound(pixels * millimetres / perInch); };
    switch (metric) {
    case PdmWidth:
        return pixels_.width();
    case PdmHeight:
        return pixels_.height();
    case PdmWidthMM:
        return length(pixels_.width());
    case PdmHeightMM:
        return length(pixels_.height());
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return perInch;
    case PdmDevicePixelRatio:
        return std::max(1, static_cast<int>(pixelRatio_));
    case PdmDevicePixelRatioScaled:
        return qRound(pixelRatio_ * devicePixelRatioFScale());
    case PdmDepth:
        return QImage::toPixelFormat(QImage::Format_ARGB32_Premultiplied).bitsPerPixel();
    default:
        return QPaintDevice::metric(metric);
    }
}

} // namespace mexplorer::ui
