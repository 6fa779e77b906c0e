#pragma once

#include <cmath>

namespace mexplorer {

/// A sum of numbers up to `size`; 0 if it is so small that it is their rounding errors.
[[nodiscard]] inline double unlessRounding(double sum, double size) {
    constexpr double hair = 1e-15; // doubles have 2.2e-16
    return std::abs(sum) < hair * size ? 0 : sum;
}

} // namespace mexplorer
