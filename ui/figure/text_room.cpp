#include "ui/figure/text_room.h"

#include <QLineF>

#include <algorithm>

namespace mexplorer::ui {

namespace {

/// As QRectF::intersects, which is not inline: a picture with many texts asks it a hundred thousand times.
bool doOverlap(const QRectF& one, const QRectF& other) {
    return one.left() < other.right() && other.left() < one.right() && one.top() < other.bottom() &&
           other.top() < one.bottom() && !one.isEmpty() && !other.isEmpty();
}

bool crosses(const QPolygonF& line, const QRectF& box) {
    const QLineF sides[] = {{box.topLeft(), box.topRight()},
                            {box.topRight(), box.bottomRight()},
                            {box.bottomRight(), box.bottomLeft()},
                            {box.bottomLeft(), box.topLeft()}};
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (box.contains(line[i])) return true;
        if (i == 0) continue;
        const QLineF piece(line[i - 1], line[i]);
        for (const QLineF& side : sides)
            if (piece.intersects(side, nullptr) == QLineF::BoundedIntersection) return true;
    }
    return false;
}

} // namespace

void TextRoom::add(const QRectF& box) {
    if (box.intersects(area_)) boxes_.push_back(box);
}

void TextRoom::add(const QPainterPath& path) {
    if (!path.boundingRect().adjusted(-1, -1, 1, 1).intersects(area_)) return;
    for (const QPolygonF& line : path.toSubpathPolygons())
        lines_.emplace_back(line.boundingRect().adjusted(-1, -1, 1, 1), line);
}

bool TextRoom::isApart(const QRectF& text) const {
    return std::ranges::none_of(boxes_, [&](const QRectF& box) { return doOverlap(box, text); });
}

bool TextRoom::isFree(const QRectF& text) const {
    const QRectF all = text.adjusted(-clearOf, -clearOf, clearOf, clearOf);
    return isApart(text) && std::ranges::none_of(lines_, [&](const auto& line) {
               return doOverlap(line.first, all) && crosses(line.second, all);
           });
}

QRectF TextRoom::take(const std::vector<QRectF>& wanted, const QRectF& instead) {
    const auto found = std::ranges::find_if(wanted, [&](const QRectF& text) { return isFree(text); });
    const QRectF text = found == wanted.end() ? instead : *found;
    if (!text.isNull()) boxes_.push_back(text);
    return text;
}

} // namespace mexplorer::ui
