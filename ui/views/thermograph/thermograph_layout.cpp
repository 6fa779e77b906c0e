#include "ui/views/thermograph/thermograph_layout.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double cardWidth = 156;
constexpr double cardHeight = 128;
constexpr double betweenCards = 12;
constexpr double headerHeight = 34;
constexpr double chartTop = 74; // leaves room for the number on the mast
constexpr double chartHeight = 350;
constexpr double chartWidth = 560;
constexpr double besideChart = 84; // numbers of taxes
constexpr double axisNumbers = 30;
constexpr double restHeight = 24;
constexpr double taxNumberWidth = 72;
constexpr double taxNumberHeight = 26;
constexpr double besideTax = 6; // between the chart and such a number
constexpr double rim = 6;

/// Beyond the temperature, so that the mast is seen.
Rational highestTax(const ShortGameHeat& heat) {
    const Rational& hot = heat.whole.heat.temperature;
    return hot > 0 ? Rational(hot * Rational(4, 3)) : Rational(1);
}

/// All values that the chart must show.
std::pair<double, double> rangeOf(const ShortGameHeat& heat, const Rational& top) {
    std::vector<Rational> values = {heat.whole.heat.mean};
    if (!heat.isNumber) {
        for (const Wall* wall : {&heat.leftScaffold, &heat.rightScaffold}) {
            const int slope = wall == &heat.leftScaffold ? -1 : 1;
            for (const Rational& tax : {Rational(0), heat.whole.heat.temperature, top}) {
                values.push_back(wall->at(tax));
                values.push_back(wall->at(tax) + slope * tax);
            }
            for (const Wall::Corner& corner : wall->corners)
                if (corner.tax <= top) values.push_back(corner.value);
        }
    }
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    const double width = std::max(nearest(*most) - nearest(*least), 1.0);
    return {nearest(*least) - 0.15 * width, nearest(*most) + 0.15 * width};
}

HeatChart chartOf(const ShortGameHeat& heat, const Rational& top) {
    const auto [least, most] = rangeOf(heat, top);
    return {QRectF(cardWidth + besideChart, chartTop, chartWidth, chartHeight), least, most, nearest(top)};
}

} // namespace

HeatChart::HeatChart(const QRectF& place, double least, double most, double top)
    : place_(place), least_(least), most_(most), top_(top) {}

double HeatChart::x(double value) const {
    return place_.right() - (value - least_) / (most_ - least_) * place_.width();
}

double HeatChart::y(double tax) const {
    return place_.bottom() - tax / top_ * place_.height();
}

double HeatChart::tax(double y) const {
    return (place_.bottom() - y) / place_.height() * top_;
}

QPointF HeatChart::at(const Wall::Corner& corner) const {
    return {x(nearest(corner.value)), y(nearest(corner.tax))};
}

QPolygonF HeatChart::line(const Wall& wall, const Rational& end, int slope) const {
    QPolygonF line;
    const auto add = [&](const Rational& tax) { line << at({tax, Rational(wall.at(tax) + slope * tax)}); };
    for (const Wall::Corner& corner : wall.corners)
        if (corner.tax < end) add(corner.tax);
    add(end);
    return line;
}

ThermographLayout::ThermographLayout(const ShortGameHeat& heat)
    : top_(highestTax(heat)), chart_(chartOf(heat, top_)) {}

QRectF ThermographLayout::bounds() const {
    const double right = chart_.place().right() + besideChart + cardWidth;
    return QRectF(0, 0, right, chart_.place().bottom() + axisNumbers).adjusted(-rim, -rim, rim, rim);
}

QRectF ThermographLayout::header() const {
    return {0, 0, bounds().width() - 2 * rim, headerHeight};
}

QRectF ThermographLayout::card(std::size_t option, bool isLeft) const {
    const double left = isLeft ? 0 : chart_.place().right() + besideChart;
    return {left, headerHeight + static_cast<double>(option) * (cardHeight + betweenCards), cardWidth,
            cardHeight};
}

QRectF ThermographLayout::rest(bool isLeft) const {
    const QRectF last = card(mostCards - 1, isLeft);
    return {last.left(), last.bottom(), last.width(), restHeight};
}

HeatChart ThermographLayout::small(const Thermograph& heat, const QRectF& card) const {
    const QRectF place = card.adjusted(18, 32, -18, -30);
    const double left = nearest(heat.left.corners.front().value);
    const double right = nearest(heat.right.corners.front().value);
    const double middle = nearest(heat.mean);
    const double half = std::max({left - middle, middle - right, 0.5});
    const double hot = std::max(0.0, nearest(heat.temperature));
    return {place, middle - half, middle + half, hot > 0 ? 1.4 * hot : 1.0};
}

QRectF ThermographLayout::taxNumber(const Rational& tax) const {
    return {chart_.place().right() + besideTax, chart_.y(nearest(tax)) - taxNumberHeight / 2, taxNumberWidth,
            taxNumberHeight};
}

QRectF ThermographLayout::taxLine(const Rational& tax) const {
    const QRectF number = taxNumber(std::min(tax, top_));
    return QRectF(QPointF(chart_.place().left(), number.top()), number.bottomRight());
}

QRectF ThermographLayout::taxRoom() const {
    return chart_.place().adjusted(0, 0, besideTax + taxNumberWidth, taxNumberHeight / 2);
}

} // namespace mexplorer::ui
