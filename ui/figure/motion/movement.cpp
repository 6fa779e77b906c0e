#include "ui/figure/motion/movement.h"

#include "ui/figure/motion/words.h"

#include <QLineF>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <span>
#include <tuple>
#include <utility>

namespace mexplorer::ui {

namespace {

constexpr double untilGone = 0.55; // of the time: words, so that the next ones can be read
constexpr double untilSeen = 0.35; // of the time: what comes from elsewhere is seen on its way

using Name = std::tuple<bool, MotionKey, int>;

Name nameOf(const PictureLayer& layer) {
    return {layer.isThing, layer.key, layer.part};
}

QRectF rectOf(const PictureLayer& layer) {
    return {QPointF(layer.place), QSizeF(layer.image.size())};
}

QRectF between(const QRectF& from, const QRectF& to, double moment) {
    const auto at = [moment](double one, double other) { return one + (other - one) * moment; };
    return {at(from.x(), to.x()), at(from.y(), to.y()), at(from.width(), to.width()),
            at(from.height(), to.height())};
}

void paint(QPainter& painter, const QImage& image, const QRectF& place, double opacity) {
    if (image.isNull() || opacity <= 0) return;
    painter.setOpacity(opacity);
    // Images that keep their size stay sharp at whole pixels.
    if (place.size() == QSizeF(image.size()))
        painter.drawImage(place.topLeft().toPoint(), image);
    else
        painter.drawImage(place, image);
}

/// The image as it fills `place`, alone on a transparent one that fills `pixels`.
QImage spread(const QImage& image, const QRectF& place, const QRect& pixels) {
    if (place == QRectF(pixels) && image.size() == pixels.size()) return image;
    QImage all(pixels.size(), QImage::Format_ARGB32_Premultiplied);
    all.fill(Qt::transparent);
    QPainter painter(&all);
    painter.translate(-pixels.topLeft());
    paint(painter, image, place, 1);
    return all;
}

/// Each pixel on its straight way from one colour to the other: Qt's painters would let what both images show
/// grow pale in the middle.
QImage mixed(const QImage& from, const QImage& to, double moment) {
    constexpr std::uint32_t whole = 256;
    constexpr std::uint32_t every = 0x00FF00FFU; // two of the four channels
    const auto share = static_cast<std::uint32_t>(std::lround(moment * whole));
    QImage image(from.size(), QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < image.height(); ++y) {
        const auto* one = reinterpret_cast<const std::uint32_t*>(from.constScanLine(y));
        const auto* other = reinterpret_cast<const std::uint32_t*>(to.constScanLine(y));
        auto* line = reinterpret_cast<std::uint32_t*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const std::uint32_t low = (one[x] & every) * (whole - share) + (other[x] & every) * share;
            const std::uint32_t high =
                ((one[x] >> 8U) & every) * (whole - share) + ((other[x] >> 8U) & every) * share;
            line[x] = ((low >> 8U) & every) | (high & ~every);
        }
    }
    return image;
}

/// The smallest rectangle outside of which images of one size are the same.
QRect differenceOf(const QImage& one, const QImage& other) {
    QRect differs;
    const auto width = static_cast<std::size_t>(one.width());
    for (int y = 0; y < one.height(); ++y) {
        const std::span here(reinterpret_cast<const QRgb*>(one.constScanLine(y)), width);
        const std::span there(reinterpret_cast<const QRgb*>(other.constScanLine(y)), width);
        if (std::equal(here.begin(), here.end(), there.begin())) continue; // most are, and this is fast
        const auto left = std::mismatch(here.begin(), here.end(), there.begin()).first - here.begin();
        const auto last = std::mismatch(here.rbegin(), here.rend(), there.rbegin()).first - here.rbegin();
        differs |=
            QRect(QPoint(static_cast<int>(left), y), QPoint(one.width() - 1 - static_cast<int>(last), y));
    }
    return differs;
}

int areaOf(const QRect& rect) {
    return rect.width() * rect.height();
}

/// The image with nothing in this part of it.
QImage without(QImage image, const QRect& part) {
    for (int y = part.top(); y <= part.bottom(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        std::fill(line + part.left(), line + part.right() + 1, QRgb{0});
    }
    return image;
}

/// Whether sizes differ only by where in a pixel the edges lie.
bool areAlike(const QSizeF& one, const QSizeF& other) {
    constexpr double most = 2;
    return std::abs(one.width() - other.width()) <= most && std::abs(one.height() - other.height()) <= most;
}

/// For each layer of the second picture the one of the first with the same name, or none.
std::vector<int> partnersOf(const std::vector<PictureLayer>& after, const std::vector<PictureLayer>& before) {
    std::map<Name, int> places;
    for (std::size_t i = 0; i < before.size(); ++i)
        places.emplace(nameOf(before[i]), static_cast<int>(i));
    std::vector<int> partners;
    partners.reserve(after.size());
    for (const PictureLayer& layer : after) {
        const auto found = places.find(nameOf(layer));
        partners.push_back(found == places.end() ? -1 : found->second);
    }
    return partners;
}

/// The middle of where a thing comes from, before or after; none if that is nowhere. What comes from a thing
/// that itself has yet to come comes from where that does.
std::optional<QPointF> placeOf(const std::optional<MotionSource>& source,
                               const std::vector<PictureLayer>& before,
                               const std::vector<PictureLayer>& after) {
    constexpr int furthest = 50; // sources of sources
    std::optional<MotionSource> next = source;
    std::optional<QPointF> found;
    for (int i = 0; next && i < furthest; ++i) {
        if (const auto* place = std::get_if<QPointF>(&*next)) return *place;
        const auto isNext = [&](const PictureLayer& layer) {
            return layer.isThing && layer.key == std::get<MotionKey>(*next);
        };
        if (const auto one = std::ranges::find_if(before, isNext); one != before.end())
            return rectOf(*one).center();
        const auto one = std::ranges::find_if(after, isNext);
        if (one == after.end()) break;
        found = rectOf(*one).center();
        next = one->source;
    }
    return found;
}

/// Where a thing is that was not there before: where it will be; around its source; or, if it is uncovered,
/// as small as nothing there.
QRectF beginningOf(const PictureLayer& layer, const std::vector<PictureLayer>& before,
                   const std::vector<PictureLayer>& after) {
    QRectF place = rectOf(layer);
    const auto source = placeOf(layer.source, before, after);
    if (!source) return place;
    if (layer.growth == Growth::uncovers) return {*source, QSizeF()};
    place.moveCenter(*source);
    return place;
}

} // namespace

Movement::Movement(const std::vector<PictureLayer>& before, const std::vector<PictureLayer>& after) {
    const std::vector<int> partners = partnersOf(after, before);
    std::vector<bool> isMatched(before.size(), false);
    for (const int partner : partners)
        if (partner >= 0) isMatched[static_cast<std::size_t>(partner)] = true;
    std::size_t next = 0; // of the first picture: those that fade lie where they lay, above the one before
    const auto addFading = [&](std::size_t end) {
        for (; next < end; ++next)
            if (!isMatched[next])
                tracks_.push_back(fading(rectOf(before[next]), before[next].image, before[next].leaving));
    };
    for (std::size_t i = 0; i < after.size(); ++i) {
        const End end{rectOf(after[i]), after[i].image};
        if (partners[i] >= 0) {
            const auto partner = static_cast<std::size_t>(partners[i]);
            addFading(std::max(next, partner));
            if (isSentence(after[i]) && before[partner].image != after[i].image) {
                addWords(before[partner], after[i]);
                continue;
            }
            add(trackOf(before[partner], after[i]));
        } else {
            const End beginning{beginningOf(after[i], before, after), {}};
            tracks_.push_back({beginning, end, false, Growth::turns, after[i].window});
        }
    }
    addFading(before.size());
    mergeStill();
}

/// What changes in its place is divided: only where it differs is it mixed in every frame.
void Movement::add(Track track) {
    End& from = track.before;
    End& to = track.after;
    const bool isInPlace = from.place == to.place;
    if (from.image.size() == to.image.size()) {
        const QRect part = differenceOf(from.image, to.image);
        if (part.isEmpty()) {
            from.image = to.image; // so that this is seen at once
            track.isStill = isInPlace;
        } else if (isInPlace && track.growth != Growth::flips && 2 * areaOf(part) < areaOf(to.image.rect())) {
            Track rest = track;
            rest.isStill = true;
            rest.before.image = rest.after.image = without(to.image, part);
            tracks_.push_back(std::move(rest));
            const QRectF place = QRectF(part).translated(to.place.topLeft());
            from = {place, from.image.copy(part)};
            to = {place, to.image.copy(part)};
        }
    }
    tracks_.push_back(std::move(track));
}

/// Of two sentences what both say goes to its place in the second, the rest fades away, and then the rest of
/// the second in.
void Movement::addWords(const PictureLayer& before, const PictureLayer& after) {
    const std::vector<PictureWord> from = wordsOf(before);
    const std::vector<PictureWord> to = wordsOf(after);
    std::vector<bool> stays(from.size(), false);
    std::vector<bool> wasThere(to.size(), false);
    std::vector<Track> kept;
    for (const auto& [one, other] : commonWords(from, to)) {
        stays[one] = wasThere[other] = true;
        kept.push_back(
            {{QRectF(from[one].place), from[one].image}, {QRectF(to[other].place), to[other].image}});
    }
    for (std::size_t i = 0; i < from.size(); ++i)
        if (!stays[i]) {
            tracks_.push_back(fading(QRectF(from[i].place), from[i].image));
            tracks_.back().ends = untilGone;
        }
    for (std::size_t i = 0; i < to.size(); ++i)
        if (!wasThere[i]) {
            tracks_.push_back({{QRectF(to[i].place), {}}, {QRectF(to[i].place), to[i].image}});
            tracks_.back().begins = 1 - untilGone;
        }
    std::ranges::move(kept, std::back_inserter(tracks_));
}

Movement::Track Movement::fading(const QRectF& place, const QImage& image, const QPointF& way) {
    return {{place, image}, {place.translated(way), {}}};
}

/// What lies between things does not move: each end of it stays where it is.
Movement::Track Movement::trackOf(const PictureLayer& before, const PictureLayer& after) {
    const QRectF from = rectOf(before);
    const QRectF to = rectOf(after);
    if (after.isThing || from == to)
        return {{from, before.image}, {to, after.image}, false, after.growth, after.window};
    const QRect both = (from | to).toRect();
    return {{QRectF(both), spread(before.image, from, both)},
            {QRectF(both), spread(after.image, to, both)},
            false,
            Growth::turns,
            after.window};
}

/// What stays as it is, and lies directly above what stays as well, is painted with it at once.
void Movement::mergeStill() {
    std::vector<Track> merged;
    for (auto first = tracks_.begin(); first != tracks_.end();) {
        const auto last = std::find_if(
            first, tracks_.end(), [&](const Track& t) { return !t.isStill || t.window != first->window; });
        if (last - first > 1) {
            merged.push_back(together(first, last));
            first = last;
        } else {
            merged.push_back(std::move(*first++));
        }
    }
    tracks_ = std::move(merged);
}

Movement::Track Movement::together(std::vector<Track>::const_iterator first,
                                   std::vector<Track>::const_iterator last) {
    QRect all;
    std::for_each(first, last, [&](const Track& track) { all |= track.after.place.toRect(); });
    QImage image = spread(first->after.image, first->after.place, all);
    QPainter painter(&image);
    painter.translate(-all.topLeft());
    std::for_each(std::next(first), last,
                  [&](const Track& track) { paint(painter, track.after.image, track.after.place, 1); });
    painter.end(); // while it paints, the image would be copied, pixel by pixel
    const End end{QRectF(all), image};
    return {end, end, true, Growth::turns, first->window};
}

/// The end with its own size, in the middle of where it is now; whole pixels keep it sharp.
Movement::End Movement::centred(const End& end, const QRectF& now) {
    QRectF place(QPointF(), end.place.size());
    place.moveCenter(now.center());
    place.moveTopLeft(place.topLeft().toPoint());
    return {place, end.image};
}

void Movement::dissolve(QPainter& painter, const End& from, const End& to, double moment) {
    const QRect pixels = (from.place | to.place).toAlignedRect();
    painter.setOpacity(1);
    painter.drawImage(pixels.topLeft(), mixed(spread(from.image, from.place, pixels),
                                              spread(to.image, to.place, pixels), moment));
}

/// What lies within a circle that widens around where it begins.
void Movement::uncover(QPainter& painter, const QPointF& beginning, const End& end, double moment) {
    double furthest = 0;
    for (const QPointF& corner :
         {end.place.topLeft(), end.place.topRight(), end.place.bottomLeft(), end.place.bottomRight()})
        furthest = std::max(furthest, QLineF(beginning, corner).length());
    QPainterPath seen;
    seen.addEllipse(beginning, moment * furthest, moment * furthest);
    painter.save();
    painter.setClipPath(seen, Qt::IntersectClip);
    paint(painter, end.image, end.place, 1);
    painter.restore();
}

/// One face is seen until it is at its narrowest, then the other.
void Movement::flip(QPainter& painter, const End& from, const End& to, double moment) {
    constexpr double narrowest = 0.02;
    const End& seen = moment < 0.5 ? from : to;
    QRectF place = seen.place;
    place.setWidth(place.width() * std::max(narrowest, std::abs(std::cos(M_PI * moment))));
    place.moveCenter(seen.place.center());
    paint(painter, seen.image, place, 1);
}

void Movement::drawTrack(QPainter& painter, const Track& track, double moment) {
    const End& before = track.before;
    const End& after = track.after;
    const QRectF now = between(before.place, after.place, moment);
    if (track.isStill)
        paint(painter, after.image, after.place, 1);
    else if (after.image.isNull())
        paint(painter, before.image, now, 1 - moment);
    else if (before.image.isNull() && before.place.isEmpty())
        uncover(painter, before.place.topLeft(), after, moment);
    else if (before.image.isNull())
        paint(painter, after.image, now,
              before.place == after.place ? moment : std::min(1.0, moment / untilSeen));
    else if (before.image == after.image)
        paint(painter, after.image, now, 1);
    else if (track.growth == Growth::flips)
        flip(painter, {now, before.image}, {now, after.image}, moment);
    else if (track.growth != Growth::turns)
        dissolve(painter, {now, before.image}, {now, after.image}, moment);
    else if (areAlike(before.place.size(), after.place.size()) || !before.place.intersects(after.place))
        dissolve(painter, centred(before, now), centred(after, now), moment);
    else // a text that gets longer stays where it begins
        dissolve(painter, before, after, moment);
}

void Movement::draw(QPainter& painter, double moment) const {
    for (const Track& track : tracks_) {
        painter.save();
        if (!track.window.isNull()) painter.setClipRect(track.window, Qt::IntersectClip);
        const double share = (moment - track.begins) / (track.ends - track.begins);
        drawTrack(painter, track, std::clamp(share, 0.0, 1.0));
        painter.restore();
    }
}

void LateMovement::draw(QPainter& painter, double moment) {
    if (!made_) {
        made_.emplace(before_, after_);
        before_.clear();
        after_.clear();
    }
    made_->draw(painter, moment);
}

} // namespace mexplorer::ui
