#pragma once

#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <vector>

namespace mexplorer::ui {

/// Finds places for labels beside what they name, where nothing else is written and few lines pass.
class LabelPlaces {
public:
    explicit LabelPlaces(const QRectF& panel) : panel_(panel) {}

    [[nodiscard]] const QRectF& panel() const { return panel_; }

    /// Marks a place as occupied by text.
    void take(const QRectF& box) { taken_.push_back(box); }
    /// A line that a label should not lie on; `cost` is how far away a label rather goes, in heights of a
    /// line of type.
    void avoid(const QLineF& line, double cost) { lines_.push_back({line, cost}); }

    /// The best place in the panel for a label of this size, near `anchor` in the direction `away`, which has
    /// length 1; marks it as occupied. `line` is the height of a line of type.
    [[nodiscard]] QRectF place(const QPointF& anchor, const QPointF& away, const QSizeF& size, double line);

    /// The box moved into the panel.
    [[nodiscard]] QRectF inPanel(QRectF box) const;

private:
    struct Avoided {
        QLineF line;
        double cost = 0;
    };
    [[nodiscard]] double costOf(const QRectF& box, const QPointF& anchor) const;

    QRectF panel_;
    std::vector<QRectF> taken_;
    std::vector<Avoided> lines_;
};

/// The point of the box nearest to a point.
[[nodiscard]] QPointF nearestOn(const QRectF& box, const QPointF& point);

} // namespace mexplorer::ui
