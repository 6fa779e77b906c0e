#pragma once

#include "ui/figure/figure.h"
#include "ui/figure/motion/keyed.h"

#include <QPen>
#include <QPolygonF>
#include <QString>

#include <optional>
#include <vector>

namespace mexplorer::ui {

/// An axis of a chart. On a logarithmic one all decades have the same length, and values not above 0 have no
/// place.
struct ChartAxis {
    double least = 0;
    double most = 1; ///< above `least`
    bool isLogarithmic = false;
    QString title = {};
};

/// A curve: its points in the units of the axes, from left to right.
struct ChartCurve {
    QPolygonF points;
    QColor colour;
    QString name = {}; ///< written at its right end; empty: not at all
    double width = 2;  ///< pixels, before the style’s factor
    Qt::PenStyle dash = Qt::SolidLine;
    std::optional<MotionKey> key = {}; ///< its name while the picture moves: new, it is drawn from the left
};

/// A level that curves are compared with.
struct ChartLevel {
    double value = 0;
    QColor colour;
    QString name = {};
};

/// What a chart shows. Curves that share an end have their names set apart.
struct LogChart {
    QString title = {};
    ChartAxis x;
    ChartAxis y;
    std::vector<ChartCurve> curves = {};
    std::vector<ChartLevel> levels = {};
    std::optional<double> cursor = {}; ///< the x that a step is about: solid curves are marked there
};

/// Draws it into `area`, axes, names and title included. Returns the rectangle of the plot, for placeOn and
/// valueOn. Of very many points only as many are drawn as can be seen.
QRectF drawLogChart(QPainter& painter, const Style& style, const QRectF& area, const LogChart& chart);

/// Draws charts of one x-axis above each other: their plots have the same left and right ends, and the scale
/// stands only below the last. Returns the rectangles of the plots.
std::vector<QRectF> drawStackedCharts(QPainter& painter, const Style& style, const QRectF& area,
                                      const std::vector<LogChart>& charts);
/// The least height that a stack of so many needs.
[[nodiscard]] double leastStackHeight(const Style& style, std::size_t charts);

/// The place of a value, from `begin` to `end` of a plot; values off the axis are at its end.
[[nodiscard]] double placeOn(const ChartAxis& axis, double value, double begin, double end);
/// The value at a place; the inverse of placeOn.
[[nodiscard]] double valueOn(const ChartAxis& axis, double place, double begin, double end);

/// The smallest logarithmic axis of whole decades that contains both values; those not above 0 do not count.
/// Only the highest `mostDecades`, if there are more.
[[nodiscard]] ChartAxis decadesOf(double least, double most, int mostDecades = 12);

/// "1000", "10⁴", "0.01", "10⁻⁵": how a decade is written.
[[nodiscard]] QString decadeText(int exponent);

} // namespace mexplorer::ui
