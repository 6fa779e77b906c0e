#pragma once

#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>

#include <utility>
#include <vector>

namespace mexplorer::ui {

/// The occupied parts of an area, in pixels: finds places for texts that lie on nothing else. What is outside
/// of the area does not count. O(what is in it) for a question.
class TextRoom {
public:
    static constexpr double clearOf = 3; // pixels between a text and a line

    explicit TextRoom(const QRectF& area) : area_(area) {}

    void add(const QRectF& box);
    void add(const QPainterPath& path);
    [[nodiscard]] bool sees(const QPointF& point) const { return area_.contains(point); }
    /// Whether the text touches no box; it may lie on lines.
    [[nodiscard]] bool isApart(const QRectF& text) const;
    /// Whether it touches no box, and no line comes near it.
    [[nodiscard]] bool isFree(const QRectF& text) const;
    /// Occupies and returns the first that is free, else `instead`.
    QRectF take(const std::vector<QRectF>& wanted, const QRectF& instead);

private:
    QRectF area_;
    std::vector<QRectF> boxes_;
    std::vector<std::pair<QRectF, QPolygonF>> lines_; ///< each with its bounds
};

} // namespace mexplorer::ui
