#include "core/task/guarded.h"
#include "ui/figure/canvas.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double halo = 6; // pixels of the ring and the paper on both sides of it
constexpr double ring = 3;
constexpr double air = 3; // between a topic and its ring

} // namespace

const std::vector<NamedPlace>& Canvas::namedPlaces() const {
    if (named_) return *named_;
    named_.emplace();
    if (!figure_) return *named_;
    // What cannot be drawn, for lack of memory, has no places; painting it says so.
    [[maybe_unused]] const auto drawn = guarded([&]() -> Expected<void> {
        named_ = namedPlacesOf(*figure_, frame());
        return {};
    });
    return *named_;
}

std::vector<QRectF> Canvas::placesOf(const Topic& topic) const {
    std::vector<QRectF> places;
    if (!figure_) return places;
    for (const NamedPlace& named : namedPlaces())
        if (named.topic == topic) places.push_back(named.place);
    if (!places.empty()) return places;
    const Frame now = frame();
    if (const auto world = figure_->placeOfTopic(topic)) {
        const QRectF place = now.toArea().mapRect(*world);
        if (place.intersects(now.content())) places.push_back(place);
    }
    return places;
}

std::optional<Topic> Canvas::topicAt(std::string_view kind, const QPointF& place, double reach) const {
    const auto area = [](const QRectF& rect) { return rect.width() * rect.height(); };
    const NamedPlace* smallest = nullptr;
    for (const NamedPlace& named : namedPlaces()) {
        if (named.topic.kind != kind) continue;
        if (!named.place.adjusted(-reach, -reach, reach, reach).contains(place)) continue;
        if (!smallest || area(named.place) <= area(smallest->place)) smallest = &named;
    }
    return smallest ? std::optional(smallest->topic) : std::nullopt;
}

void Canvas::seek(std::vector<Topic> topics) {
    sought_ = std::move(topics);
    told_.clear();
}

void Canvas::light(const std::optional<Topic>& topic) {
    if (topic == lit_) return;
    endMovement();
    lit_ = topic;
    update();
}

/// A path is made of things that have names of their own.
bool Canvas::isOutlined(const Topic& topic, const QPointF& pointer) const {
    const auto outline = figure_->outlineOfTopic(frame(), topic);
    return outline && outline->contains(pointer);
}

void Canvas::tellSought(const std::optional<QPointF>& pointer) {
    if (sought_.empty()) return;
    std::vector<Topic> found;
    const auto add = [&](const Topic& topic) {
        const bool isSought = std::ranges::find(sought_, topic) != sought_.end();
        if (isSought && std::ranges::find(found, topic) == found.end()) found.push_back(topic);
    };
    if (pointer && figure_) {
        for (const NamedPlace& named : namedPlaces())
            if (named.place.contains(*pointer)) add(named.topic);
        if (const auto topic = figure_->topicAt(frame().toWorld(*pointer))) add(*topic);
        for (const Topic& topic : sought_)
            if (topic.kind == topic::path && isOutlined(topic, *pointer)) add(topic);
    }
    if (found == told_) return;
    told_ = std::move(found);
    emit soughtPointed(told_);
}

/// A ring of the colour of the selection on paper, to be seen on every ground.
void Canvas::drawLight(QPainter& painter) const {
    if (!lit_) return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    if (const auto outline = figure_->outlineOfTopic(frame(), *lit_)) return drawRing(painter, *outline);
    for (const QRectF& place : placesOf(*lit_)) {
        const double beside = air + ring / 2;
        const QRectF around =
            place.adjusted(-beside, -beside, beside, beside) & QRectF(rect()).adjusted(2, 2, -2, -2);
        const double corner = std::min({6.0, around.width() / 2, around.height() / 2});
        QPainterPath box;
        box.addRoundedRect(around, corner, corner);
        drawRing(painter, box);
    }
}

void Canvas::drawRing(QPainter& painter, const QPainterPath& outline) const {
    for (const auto& [colour, width] :
         {std::pair(style_.theme.paper, halo), std::pair(style_.theme.selection, ring)}) {
        painter.setPen(QPen(colour, width * style_.line));
        painter.drawPath(outline);
    }
}

} // namespace mexplorer::ui
