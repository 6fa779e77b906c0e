#include "ui/figure/motion/glide.h"

#include <QPainter>
#include <QRegion>

#include <map>
#include <tuple>
#include <utility>

namespace mexplorer::ui {

namespace {

using LayerName = std::tuple<bool, MotionKey, int>;
using Layers = std::vector<PictureLayer>;

LayerName nameIn(const PictureLayer& layer) {
    return {layer.isThing, layer.key, layer.part};
}

bool isInWorld(const PictureLayer& layer) {
    return !layer.window.isNull();
}

QRect placeIn(const PictureLayer& layer) {
    return {layer.place, layer.image.size()};
}

std::map<LayerName, std::size_t> namesIn(const Layers& layers) {
    std::map<LayerName, std::size_t> names;
    for (std::size_t i = 0; i < layers.size(); ++i)
        names.emplace(nameIn(layers[i]), i);
    return names;
}

/// What lies between things is a thing, too, in a world: it goes with the others.
void nameAll(Layers& layers) {
    for (PictureLayer& layer : layers) {
        if (layer.isThing || !isInWorld(layer)) continue;
        const std::size_t name = std::hash<std::string_view>()(layer.key.kind) ^ (layer.key.first * 31) ^
                                 (layer.key.second * 1009);
        layer.isThing = true;
        layer.key = {"between", name, 0};
    }
}

/// The same thing elsewhere; not to be seen if `isSeen` is false.
PictureLayer copyAt(const PictureLayer& layer, const QPoint& place, bool isSeen) {
    PictureLayer copy = layer;
    copy.place = place;
    if (!isSeen) copy.image.fill(Qt::transparent);
    return copy;
}

bool isCutOff(const QRect& place, const QRect& window) {
    constexpr int near = 2; // smoothing
    return !window.adjusted(near, near, -near, -near).contains(place);
}

/// `seen`, and of `other` what is out of the window; all of it fills `whole`.
QImage completed(const QImage& seen, const QPoint& place, const QImage& other, const QPoint& otherPlace,
                 const QRect& window, const QRect& whole) {
    QImage image(whole.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.translate(-whole.topLeft());
    painter.setClipRegion(QRegion(whole) - window);
    painter.drawImage(otherPlace, other);
    painter.setClipping(false);
    painter.drawImage(place, seen);
    return image;
}

/// A thing of which another part is seen before than after is completed by what is seen of it then.
void complete(PictureLayer& before, PictureLayer& after, const QPoint& way) {
    const QRect one = placeIn(before);
    const QRect other = placeIn(after).translated(-way); // where it was before
    const QRect window = before.window;
    const bool isWhole = !isCutOff(one, window) && !isCutOff(other.translated(way), window);
    if (isWhole || !one.intersects(other)) return; // another place in the world
    const QRect all = one | other;
    QImage begin = completed(before.image, one.topLeft(), after.image, other.topLeft(), window, all);
    QImage end =
        completed(after.image, other.topLeft(), before.image, one.topLeft(), window.translated(-way), all);
    before.place = all.topLeft();
    before.image = std::move(begin);
    after.place = all.topLeft() + way;
    after.image = std::move(end);
}

/// Whether a thing that only one picture has was out of sight in the other, by `way` from it.
bool isOutOfSight(const PictureLayer& layer, const QPoint& way) {
    return !layer.window.contains(placeIn(layer).translated(way));
}

void addBefore(Layers& before, const Layers& after, const QPoint& way) {
    const auto known = namesIn(before);
    for (const PictureLayer& layer : after) {
        if (!isInWorld(layer) || known.count(nameIn(layer)) > 0) continue;
        const bool wasThere = isOutOfSight(layer, -way);
        if (!wasThere && layer.source) continue; // it is new, and comes from there
        before.push_back(copyAt(layer, layer.place - way, wasThere));
    }
}

/// Above what they were above of.
void addAfter(Layers& after, const Layers& before, const QPoint& way) {
    const auto known = namesIn(after);
    std::multimap<std::size_t, PictureLayer> leaving; // by the place in `after` that they come before
    std::size_t place = 0;
    for (const PictureLayer& layer : before) {
        const auto found = known.find(nameIn(layer));
        if (found != known.end())
            place = found->second + 1;
        else if (isInWorld(layer))
            leaving.emplace(place, copyAt(layer, layer.place + way, isOutOfSight(layer, way)));
    }
    Layers all;
    all.reserve(after.size() + leaving.size());
    for (std::size_t i = 0; i <= after.size(); ++i) {
        const auto [from, to] = leaving.equal_range(i);
        for (auto layer = from; layer != to; ++layer)
            all.push_back(std::move(layer->second));
        if (i < after.size()) all.push_back(std::move(after[i]));
    }
    after = std::move(all);
}

} // namespace

void glide(Layers& before, Layers& after, const QPoint& way) {
    nameAll(before);
    nameAll(after);
    const auto known = namesIn(before);
    for (PictureLayer& layer : after) {
        const auto found = known.find(nameIn(layer));
        if (found == known.end() || !isInWorld(layer) || layer.window != before[found->second].window)
            continue;
        complete(before[found->second], layer, way);
    }
    addAfter(after, before, way);
    addBefore(before, after, way);
}

} // namespace mexplorer::ui
