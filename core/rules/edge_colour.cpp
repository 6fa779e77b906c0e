#include "core/rules/edge_colour.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

namespace mexplorer {

namespace {

int hexDigit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/// “#rgb”, “#rrggbb” or “#rrggbbaa”; the strongest part must be far above the others.
bool isStrongHex(std::string_view digits) {
    const std::size_t each = digits.size() == 3 ? 1 : 2;
    if (digits.size() != 3 && digits.size() != 6 && digits.size() != 8) return false;
    std::array<int, 3> parts{}; // red, green, blue, from 0 to 15
    for (std::size_t i = 0; i < parts.size(); ++i) {
        parts[i] = hexDigit(digits[i * each]);
        if (parts[i] < 0) return false;
    }
    const auto [red, green, blue] = parts;
    return std::max(red, blue) >= 6 && std::max(red, blue) >= 2 * std::max(green, std::min(red, blue));
}

/// “0.667 1.0 1.0”, also with commas.
bool isStrongHue(std::string_view text) {
    std::array<double, 3> parts{}; // hue, saturation, value
    for (double& part : parts) {
        text.remove_prefix(std::min(text.find_first_not_of(" ,"), text.size()));
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), part);
        if (error != std::errc()) return false;
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    }
    const auto [hue, saturation, value] = parts;
    const bool isRed = hue < 0.06 || hue > 0.94;
    const bool isBlue = hue > 0.55 && hue < 0.72;
    return text.empty() && (isRed || isBlue) && saturation > 0.3 && value > 0.2;
}

bool isOne(std::string_view colour) {
    constexpr std::array<std::string_view, 5> others{"r", "b", "crimson", "firebrick", "navy"};
    if (colour.starts_with('#')) return isStrongHex(colour.substr(1));
    return colour.find("red") != std::string_view::npos || colour.find("blue") != std::string_view::npos ||
           std::ranges::find(others, colour) != others.end() || isStrongHue(colour);
}

} // namespace

bool isRedOrBlue(std::string_view colour) {
    std::string lower(colour);
    std::ranges::transform(lower, lower.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    for (std::size_t at = 0; at <= lower.size();) { // “red;0.5:blue”
        const std::size_t end = std::min(lower.find_first_of(":;", at), lower.size());
        if (isOne(std::string_view(lower).substr(at, end - at))) return true;
        at = end + 1;
    }
    return false;
}

} // namespace mexplorer
