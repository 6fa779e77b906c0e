#pragma once

#include "core/explain/thermograph_trace.h"

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <vector>

namespace mexplorer::ui {

/// Values and taxes as a chart shows them: positive values at the left, taxes upwards.
class HeatChart {
public:
    HeatChart(const QRectF& place, double least, double most, double top);

    [[nodiscard]] const QRectF& place() const { return place_; }
    [[nodiscard]] double least() const { return least_; }
    [[nodiscard]] double most() const { return most_; }
    [[nodiscard]] double top() const { return top_; }
    [[nodiscard]] double x(double value) const;
    [[nodiscard]] double y(double tax) const;
    /// The tax at this height; below 0 under the axis.
    [[nodiscard]] double tax(double y) const;
    [[nodiscard]] QPointF at(const Wall::Corner& corner) const;
    /// A wall from t = 0 to `end`, with `slope` times the tax added: −1 for what Left pays, 1 for what Right
    /// does.
    [[nodiscard]] QPolygonF line(const Wall& wall, const Rational& end, int slope = 0) const;

private:
    QRectF place_;
    double least_;
    double most_;
    double top_;
};

/// Where the parts of a thermograph’s picture are, in its world: pixels at the usual size of type. Left’s
/// options stand as small thermographs at the left of the chart, Right’s at its right.
class ThermographLayout {
public:
    static constexpr std::size_t mostCards = 3; ///< of a player; the others are counted

    explicit ThermographLayout(const ShortGameHeat& heat);

    [[nodiscard]] QRectF bounds() const;
    [[nodiscard]] QRectF header() const;
    [[nodiscard]] const HeatChart& chart() const { return chart_; }
    /// The tax up to which lines are drawn.
    [[nodiscard]] const Rational& top() const { return top_; }
    [[nodiscard]] QRectF card(std::size_t option, bool isLeft) const;
    /// Below the cards: how many there are besides.
    [[nodiscard]] QRectF rest(bool isLeft) const;
    /// The small chart of an option in its card.
    [[nodiscard]] HeatChart small(const Thermograph& heat, const QRectF& card) const;
    /// The number on the line of a tax.
    [[nodiscard]] QRectF taxNumber(const Rational& tax) const;
    /// The line of a tax up to its number. One above the chart, where there is but the mast, is at the upper
    /// edge.
    [[nodiscard]] QRectF taxLine(const Rational& tax) const;
    /// Where the height tells a tax: the chart, and the numbers on the lines of taxes.
    [[nodiscard]] QRectF taxRoom() const;

private:
    Rational top_;
    HeatChart chart_;
};

} // namespace mexplorer::ui
