#include "ui/views/thermograph/tax_grid.h"

#include "ui/figure/whole.h"

#include <cmath>
#include <limits>

namespace mexplorer::ui {

namespace {

constexpr double leastPixels = 6; // of a step

/// The smallest power of 2 that has so many pixels, if a tax of 1 has `ofOne`.
Rational gridStep(double ofOne) {
    Rational step(1);
    while (nearest(step) * ofOne >= 2 * leastPixels)
        step *= Rational(1, 2);
    while (nearest(step) * ofOne < leastPixels)
        step *= 2;
    return step;
}

} // namespace

TaxGrid::TaxGrid(const HeatChart& chart, double scale, const Rational& most)
    : chart_(chart), step_(gridStep(chart.place().height() / chart.top() * scale)),
      most_(wholeOf<std::int64_t>(nearest(most) / nearest(step_), 0,
                                  std::numeric_limits<std::int32_t>::max())) {}

Rational TaxGrid::nearestTo(double tax, int steps) const {
    const double multiple = std::round(tax / nearest(step_)) + steps;
    return Rational(step_ * wholeOf<std::int64_t>(multiple, 0, most_));
}

Rational TaxGrid::at(double y) const {
    return nearestTo(chart_.tax(y), 0);
}

Rational TaxGrid::moved(const Rational& tax, int steps) const {
    return nearestTo(nearest(tax), steps);
}

} // namespace mexplorer::ui
