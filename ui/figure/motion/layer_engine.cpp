#include "ui/figure/motion/layer_engine.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace mexplorer::ui {

namespace {

/// What smoothing and round ends add to the outline of what is painted, in pixels.
constexpr int air = 2;
/// Layers may take so many times the area of the picture; each costs a copy of its pixels.
constexpr double mostLayers = 4;

} // namespace

LayerEngine::LayerEngine(const QSize& pixels)
    : QPaintEngine(AllFeatures), image_(pixels, QImage::Format_ARGB32_Premultiplied),
      room_(mostLayers * pixels.width() * pixels.height()) {
    image_.fill(Qt::transparent);
}

LayerEngine* LayerEngine::of(const QPainter& painter) {
    QPaintEngine* engine = painter.paintEngine();
    return engine && engine->type() == ownType ? static_cast<LayerEngine*>(engine) : nullptr;
}

bool LayerEngine::begin(QPaintDevice* /*device*/) {
    return painter_.begin(&image_);
}

bool LayerEngine::end() {
    cut();
    return painter_.end();
}

void LayerEngine::enter(const MotionKey& key, const std::optional<MotionSource>& source, Growth growth) {
    separate();
    entered_.push_back({key, source, growth});
    if (!source) return;
    if (const auto* place = std::get_if<QPointF>(&*source))
        entered_.back().source = painter()->deviceTransform().map(*place);
}

void LayerEngine::leave() {
    separate();
    last_ = entered_.back().key;
    entered_.pop_back();
}

std::vector<PictureLayer> LayerEngine::take() {
    return std::exchange(layers_, {});
}

void LayerEngine::separate() {
    if (room_ > 0) cut();
}

void LayerEngine::cut() {
    const QRect place = dirty_ & image_.rect();
    dirty_ = {};
    if (place.isEmpty()) return;
    room_ -= place.width() * static_cast<double>(place.height());
    PictureLayer layer;
    layer.isThing = !entered_.empty();
    layer.key = layer.isThing ? entered_.back().key : last_;
    if (layer.isThing) {
        layer.source = entered_.back().source;
        layer.growth = entered_.back().growth;
    }
    layer.part = parts_[{layer.isThing, layer.key}]++;
    layer.place = place.topLeft();
    layer.image = image_.copy(place);
    layers_.push_back(std::move(layer));
    for (int y = place.top(); y <= place.bottom(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image_.scanLine(y));
        std::fill(line + place.left(), line + place.right() + 1, QRgb{0});
    }
}

/// Notes that something was painted there, in the units of the painter; `isOutlined`: by a pen.
void LayerEngine::painted(const QRectF& world, bool isOutlined) {
    double beside = air;
    if (isOutlined && painter_.pen().style() != Qt::NoPen) {
        const QTransform& transform = painter_.transform();
        const double scale = painter_.pen().isCosmetic()
                                 ? 1
                                 : std::max(std::hypot(transform.m11(), transform.m12()),
                                            std::hypot(transform.m21(), transform.m22()));
        // A sharp corner reaches as far as its limit lets it.
        const double reach = painter_.pen().joinStyle() == Qt::MiterJoin ? painter_.pen().miterLimit() : 1;
        beside += std::max(1.0, painter_.pen().widthF()) * scale * std::max(reach, 1.0);
    }
    const QRectF place = painter_.transform().mapRect(world).adjusted(-beside, -beside, beside, beside) &
                         QRectF(image_.rect());
    if (!place.isEmpty()) dirty_ |= place.toAlignedRect();
}

/// In the order in which Qt's own recording of pictures does it: a clip is meant in the present units.
void LayerEngine::updateState(const QPaintEngineState& now) {
    const DirtyFlags dirty = now.state();
    if (dirty & DirtyPen) painter_.setPen(now.pen());
    if (dirty & DirtyBrush) painter_.setBrush(now.brush());
    if (dirty & DirtyBrushOrigin) painter_.setBrushOrigin(now.brushOrigin());
    if (dirty & DirtyFont) painter_.setFont(now.font());
    if (dirty & DirtyBackground) painter_.setBackground(now.backgroundBrush());
    if (dirty & DirtyBackgroundMode) painter_.setBackgroundMode(now.backgroundMode());
    if (dirty & DirtyTransform) painter_.setTransform(now.transform());
    if (dirty & DirtyClipEnabled) painter_.setClipping(now.isClipEnabled());
    if (dirty & DirtyClipRegion) painter_.setClipRegion(now.clipRegion(), now.clipOperation());
    if (dirty & DirtyClipPath) painter_.setClipPath(now.clipPath(), now.clipOperation());
    if (dirty & DirtyHints) {
        painter_.setRenderHints(painter_.renderHints(), false);
        painter_.setRenderHints(now.renderHints(), true);
    }
    if (dirty & DirtyCompositionMode) painter_.setCompositionMode(now.compositionMode());
    if (dirty & DirtyOpacity) painter_.setOpacity(now.opacity());
}

void LayerEngine::drawLines(const QLineF* lines, int count) {
    QRectF all;
    for (int i = 0; i < count; ++i)
        all |= QRectF(lines[i].p1(), lines[i].p2()).normalized().adjusted(0, 0, 1e-9, 1e-9);
    painted(all, true);
    painter_.drawLines(lines, count);
}

void LayerEngine::drawEllipse(const QRectF& place) {
    painted(place, true);
    painter_.drawEllipse(place);
}

void LayerEngine::drawPath(const QPainterPath& path) {
    painted(path.controlPointRect(), true);
    painter_.drawPath(path);
}

void LayerEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) {
    QPolygonF polygon;
    polygon.reserve(count);
    std::copy(points, points + count, std::back_inserter(polygon));
    painted(polygon.boundingRect(), true);
    if (mode == PolylineMode) return painter_.drawPolyline(polygon);
    if (mode == ConvexMode) return painter_.drawConvexPolygon(polygon);
    painter_.drawPolygon(polygon, mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
}

void LayerEngine::drawPixmap(const QRectF& place, const QPixmap& pixmap, const QRectF& part) {
    painted(place, false);
    painter_.drawPixmap(place, pixmap, part);
}

void LayerEngine::drawImage(const QRectF& place, const QImage& image, const QRectF& part,
                            Qt::ImageConversionFlags flags) {
    painted(place, false);
    painter_.drawImage(place, image, part, flags);
}

void LayerEngine::drawTextItem(const QPointF& place, const QTextItem& item) {
    // Slanted letters and accents reach beyond their places.
    const double beside = item.ascent();
    painted(QRectF(place.x() - beside, place.y() - 1.2 * item.ascent(), item.width() + 2 * beside,
                   1.2 * item.ascent() + 1.5 * item.descent()),
            false);
    painter_.drawTextItem(place, item);
}

LayerDevice::LayerDevice(const QSize& pixels, double pixelRatio)
    : pixels_(pixels), pixelRatio_(pixelRatio), engine_(pixels) {}

int LayerDevice::metric(PaintDeviceMetric metric) const {
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

Keyed::Keyed(QPainter& painter, const MotionKey& key, const std::optional<MotionSource>& source,
             Growth growth)
    : painter_(painter), isSeparated_(LayerEngine::of(painter) != nullptr) {
    if (isSeparated_) LayerEngine::of(painter)->enter(key, source, growth);
}

Keyed::~Keyed() {
    if (isSeparated_) LayerEngine::of(painter_)->leave();
}

std::vector<PictureLayer> layersOf(const Figure& figure, const Frame& frame, double pixelRatio) {
    const QSize pixels = (frame.area().size() * pixelRatio).toSize();
    LayerDevice device(pixels.expandedTo({1, 1}), pixelRatio);
    QPainter painter(&device);
    painter.translate(-frame.area().topLeft());
    figure.draw(painter, frame);
    painter.end();
    return device.take();
}

} // namespace mexplorer::ui
