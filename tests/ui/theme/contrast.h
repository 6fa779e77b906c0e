#pragma once

#include <QColor>

#include <algorithm>
#include <array>
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

/// The distance of two colours as they are seen, in CIE Lab (1976), for a white of D65.
inline double labDistance(const QColor& one, const QColor& other) {
    const auto lab = [](const QColor& colour) {
        const auto light = [](double c) {
            return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
        };
        const double r = light(colour.redF());
        const double g = light(colour.greenF());
        const double b = light(colour.blueF());
        const auto root = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
        const double x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
        const double y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
        const double z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
        return std::array{116 * y - 16, 500 * (x - y), 200 * (y - z)};
    };
    const auto a = lab(one);
    const auto b = lab(other);
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

} // namespace mexplorer::ui
