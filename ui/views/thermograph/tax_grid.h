#pragma once

#include "ui/views/thermograph/thermograph_layout.h"

#include <cstdint>

namespace mexplorer::ui {

/// The taxes that can be told apart in a chart: multiples of a power of 2, so that each is exact.
class TaxGrid {
public:
    /// `scale`: pixels per unit of the chart’s world; no tax is above `most`.
    TaxGrid(const HeatChart& chart, double scale, const Rational& most);

    /// The nearest to this height of the world.
    [[nodiscard]] Rational at(double y) const;
    /// So many steps above a tax, or below it.
    [[nodiscard]] Rational moved(const Rational& tax, int steps) const;

private:
    [[nodiscard]] Rational nearestTo(double tax, int steps) const;

    HeatChart chart_;
    Rational step_;
    std::int64_t most_; ///< in steps
};

} // namespace mexplorer::ui
