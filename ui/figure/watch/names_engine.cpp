#include "ui/figure/watch/names_engine.h"

#include <utility>

namespace mexplorer::ui {

NamesEngine* NamesEngine::of(const QPainter& painter) {
    QPaintEngine* engine = painter.paintEngine();
    return engine && engine->type() == ownType ? static_cast<NamesEngine*>(engine) : nullptr;
}

bool NamesEngine::begin(QPaintDevice* device) {
    area_ = QRectF(0, 0, device->width(), device->height());
    return true;
}

void NamesEngine::enter(Topic topic) {
    entered_.push_back(places_.size());
    places_.push_back({std::move(topic), {}});
}

void NamesEngine::leave() {
    entered_.pop_back();
}

/// Without what was named but is out of sight.
std::vector<NamedPlace> NamesEngine::take() {
    std::erase_if(places_, [](const NamedPlace& named) { return named.place.isEmpty(); });
    return std::exchange(places_, {});
}

QRectF NamesEngine::clip() const {
    if (!painter()->hasClipping()) return area_;
    return area_ & painter()->transform().mapRect(painter()->clipBoundingRect());
}

void NamesEngine::painted(const QRectF& place, const QSizeF& /*reach*/) {
    if (entered_.empty()) return;
    constexpr double least = 1; // pixels: a line is a place as well
    const QRectF seen = place.adjusted(-least, -least, least, least) & clip();
    if (seen.isEmpty()) return;
    for (const std::size_t index : entered_)
        places_[index].place |= seen;
}

NamesEngine* Named::engineOf(const QPainter& painter) {
    return NamesEngine::of(painter);
}

void Named::enter(Topic topic) {
    engine_->enter(std::move(topic));
}

Named::~Named() {
    if (engine_) engine_->leave();
}

std::vector<NamedPlace> namedPlacesOf(const Figure& figure, const Frame& frame) {
    NamesDevice device(frame.area().size().toSize().expandedTo({1, 1}), 1);
    QPainter painter(&device);
    painter.translate(-frame.area().topLeft());
    figure.draw(painter, frame);
    painter.end();
    return device.take();
}

} // namespace mexplorer::ui
