#pragma once

#include "ui/figure/figure.h"

#include <QList>
#include <QPointF>

#include <memory>

class QGraphicsScene;
class QLineSeries;
class QChart;
class QValueAxis;

namespace mexplorer::ui {

/// A chart of n → value drawn by Qt Charts: axes, grid and the line. It lives in the GUI thread; everything
/// about it is set again before each drawing, which is cheap.
class LineChart {
public:
    LineChart();
    ~LineChart();
    LineChart(const LineChart&) = delete;
    LineChart& operator=(const LineChart&) = delete;

    /// What one drawing shows.
    struct Content {
        QList<QPointF> values;
        double first = 0; ///< the n at the plot's left edge
        double last = 1;  ///< the n at its right edge
        double lowest = 0;
        double highest = 1;
    };

    /// Draws it so that the axes' rectangle is `plot`, inside `area`.
    void draw(QPainter& painter, const QRectF& area, const QRectF& plot, const Style& style,
              const Content& content);

    [[nodiscard]] const QLineSeries& values() const { return *values_; }
    [[nodiscard]] const QValueAxis& nAxis() const { return *nAxis_; }

private:
    void dress(const Style& style);
    void setAxes(const QRectF& plot, const Style& style, const Content& content);

    std::unique_ptr<QGraphicsScene> scene_;
    QChart* chart_;
    QLineSeries* values_;
    QValueAxis* nAxis_;
    QValueAxis* valueAxis_;
};

} // namespace mexplorer::ui
