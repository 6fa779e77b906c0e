#include "ui/figure/motion/layer_engine.h"

#include <cstddef>
#include <cstring>
#include <utility>

namespace mexplorer::ui {

namespace {

/// What smoothing adds to the outline of what is painted, in pixels.
constexpr int air = 2;
/// Layers may take so many times the area of the picture; each costs a copy of its pixels.
constexpr double mostLayers = 4;

} // namespace

LayerEngine::LayerEngine(const QSize& pixels)
    : image_(pixels, QImage::Format_ARGB32_Premultiplied),
      room_(mostLayers * pixels.width() * pixels.height()) {
    image_.fill(Qt::transparent);
}

LayerEngine* LayerEngine::of(const QPainter& painter) {
    QPaintEngine* engine = painter.paintEngine();
    return engine && engine->type() == ownType ? static_cast<LayerEngine*>(engine) : nullptr;
}

bool LayerEngine::begin(QPaintDevice* /*device*/) {
    return target().begin(&image_);
}

bool LayerEngine::end() {
    cut();
    return target().end();
}

void LayerEngine::enter(const MotionKey& key, const std::optional<MotionSource>& source, Growth growth,
                        const QPointF& leaving) {
    separate();
    const QTransform& toPixels = painter()->deviceTransform();
    entered_.push_back({key, source, growth, toPixels.map(leaving) - toPixels.map(QPointF())});
    Entered& now = entered_.back();
    now.key.part = part_;
    if (!now.source) return;
    if (auto* place = std::get_if<QPointF>(&*now.source)) *place = toPixels.map(*place);
    if (auto* thing = std::get_if<MotionKey>(&*now.source)) thing->part = part_;
}

void LayerEngine::leave() {
    separate();
    last_ = entered_.back().key;
    entered_.pop_back();
}

void LayerEngine::enterPart(std::uint32_t part) {
    separate();
    part_ = part;
}

void LayerEngine::enterWorld(const QRect& window) {
    cut(); // whatever room is left: worlds are few
    window_ = window;
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
        layer.leaving = entered_.back().leaving;
    }
    layer.part = parts_[{layer.isThing, layer.key}]++;
    layer.window = window_;
    layer.place = place.topLeft();
    layer.image = takeOut(place);
    layers_.push_back(std::move(layer));
}

/// Copies and clears line by line, while each is at hand.
QImage LayerEngine::takeOut(const QRect& place) {
    QImage part(place.size(), image_.format());
    const auto bytes = static_cast<std::size_t>(place.width()) * sizeof(QRgb);
    for (int y = 0; y < part.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image_.scanLine(place.top() + y)) + place.left();
        std::memcpy(part.scanLine(y), line, bytes);
        std::memset(line, 0, bytes);
    }
    return part;
}

void LayerEngine::painted(const QRectF& place, const QSizeF& reach) {
    const double across = air + reach.width();
    const double upright = air + reach.height();
    const QRectF whole = place.adjusted(-across, -upright, across, upright) & QRectF(image_.rect());
    if (!whole.isEmpty()) dirty_ |= whole.toAlignedRect();
}

Keyed::Keyed(QPainter& painter, const MotionKey& key, const std::optional<MotionSource>& source,
             Growth growth, const QPointF& leaving)
    : painter_(painter), isSeparated_(LayerEngine::of(painter) != nullptr) {
    if (isSeparated_) LayerEngine::of(painter)->enter(key, source, growth, leaving);
}

Keyed::~Keyed() {
    if (isSeparated_) LayerEngine::of(painter_)->leave();
}

InPart::InPart(QPainter& painter, std::uint32_t part)
    : painter_(painter), isSeparated_(LayerEngine::of(painter) != nullptr) {
    if (isSeparated_) LayerEngine::of(painter)->enterPart(part);
}

InPart::~InPart() {
    if (isSeparated_) LayerEngine::of(painter_)->enterPart(0);
}

InWorld::InWorld(QPainter& painter) : painter_(painter), isSeparated_(LayerEngine::of(painter) != nullptr) {
    if (!isSeparated_) return;
    const QRect all(0, 0, painter.device()->width(), painter.device()->height());
    const QRectF seen = painter.hasClipping() ? painter.clipBoundingRect() : QRectF(all);
    LayerEngine::of(painter)->enterWorld(painter.deviceTransform().mapRect(seen).toAlignedRect());
}

InWorld::~InWorld() {
    if (isSeparated_) LayerEngine::of(painter_)->enterWorld({});
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
