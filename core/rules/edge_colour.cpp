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
std::optional<EdgeColour> strongHex(std::string_view digits) {
    const std::size_t each = digits.size() == 3 ? 1 : 2;
    if (digits.size() != 3 && digits.size() != 6 && digits.size() != 8) return {};
    std::array<int, 3> parts{}; // red, green, blue, from 0 to 15
    for (std::size_t i = 0; i < parts.size(); ++i) {
        parts[i] = hexDigit(digits[i * each]);
        if (parts[i] < 0) return {};
    }
    const auto [red, green, blue] = parts;
    const bool isStrong =
        std::max(red, blue) >= 6 && std::max(red, blue) >= 2 * std::max(green, std::min(red, blue));
    if (isStrong) return red > blue ? EdgeColour::red : EdgeColour::blue;
    return green > std::max(red, blue) ? std::optional(EdgeColour::green) : std::nullopt;
}

/// “0.667 1.0 1.0”, also with commas.
std::optional<EdgeColour> strongHue(std::string_view text) {
    std::array<double, 3> parts{}; // hue, saturation, value
    for (double& part : parts) {
        text.remove_prefix(std::min(text.find_first_not_of(" ,"), text.size()));
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), part);
        if (error != std::errc()) return {};
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    }
    const auto [hue, saturation, value] = parts;
    const bool isRed = hue < 0.06 || hue > 0.94;
    const bool isBlue = hue > 0.55 && hue < 0.72;
    const bool isGreen = hue > 0.2 && hue < 0.5;
    if (!text.empty() || saturation <= 0.3 || value <= 0.2) return {};
    if (isRed) return EdgeColour::red;
    if (isBlue) return EdgeColour::blue;
    return isGreen ? std::optional(EdgeColour::green) : std::nullopt;
}

/// Of which the names of colours are made, beside the colour itself: “mediumvioletred”, “dark green”.
constexpr auto shades = std::to_array<std::string_view>(
    {"alice",    "blue",   "bright", "cadet",  "cornflower", "dark",   "deep",  "dodger",
     "electric", "forest", "green",  "indian", "lawn",       "light",  "lime",  "medium",
     "midnight", "navy",   "olive",  "orange", "pale",       "powder", "red",   "royal",
     "sea",      "sky",    "slate",  "spring", "steel",      "violet", "yellow"});

/// Whether it is a shade of this colour, and not a word, such as “uncoloured”, that has its letters.
bool isShadeOf(std::string_view colour, std::string_view name) {
    const std::size_t at = name.find(colour);
    if (at == std::string_view::npos) return false;
    const auto isOfShades = [](std::string_view rest) {
        while (!rest.empty()) {
            if (std::string_view(" -_0123456789").find(rest.front()) != std::string_view::npos) {
                rest.remove_prefix(1);
                continue;
            }
            const auto shade =
                std::ranges::find_if(shades, [&](std::string_view word) { return rest.starts_with(word); });
            if (shade == shades.end()) return false;
            rest.remove_prefix(shade->size());
        }
        return true;
    };
    return isOfShades(name.substr(0, at)) && isOfShades(name.substr(at + colour.size()));
}

std::optional<EdgeColour> oneColour(std::string_view colour) {
    if (colour.starts_with('#')) return strongHex(colour.substr(1));
    if (colour.starts_with('/')) colour.remove_prefix(colour.rfind('/') + 1); // “/x11/blue”
    const auto has = [&](std::string_view word) { return isShadeOf(word, colour); };
    const auto isAmong = [&](auto... words) { return ((colour == words) || ...); };
    if (has("blue") || isAmong("b", "navy")) return EdgeColour::blue;
    if (has("red") || isAmong("r", "crimson", "firebrick")) return EdgeColour::red;
    if (has("green") || isAmong("g", "lime")) return EdgeColour::green;
    return strongHue(colour);
}

std::string inSmallLetters(std::string_view text) {
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return lower;
}

} // namespace

const char* nameOf(EdgeColour colour) {
    return colour == EdgeColour::green ? "green" : colour == EdgeColour::blue ? "blue" : "red";
}

std::optional<EdgeColour> readEdgeColour(std::string_view text) {
    const std::string lower = inSmallLetters(text);
    if (lower == "l" || lower == "left") return EdgeColour::blue;
    if (lower == "right") return EdgeColour::red;
    if (lower == "e" || lower == "either") return EdgeColour::green;
    return lower.find_first_of(":;") == std::string::npos ? oneColour(lower) : std::nullopt;
}

bool isRedOrBlue(std::string_view colour) {
    const std::string lower = inSmallLetters(colour);
    for (std::size_t at = 0; at <= lower.size();) { // “red;0.5:blue”
        const std::size_t end = std::min(lower.find_first_of(":;", at), lower.size());
        const auto one = oneColour(std::string_view(lower).substr(at, end - at));
        if (one && *one != EdgeColour::green) return true;
        at = end + 1;
    }
    return false;
}

} // namespace mexplorer
