#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

/// Relative luminance as defined in WCAG 2.2, from 0 to 1.
inline double luminanceOf(const QColor& colour) {
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

/// The contrast ratio of WCAG 2.2, from 1 to 21.
inline double contrastOf(const QColor& one, const QColor& other) {
    const double a = luminanceOf(one);
    const double b = luminanceOf(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

} // namespace mexplorer::ui
