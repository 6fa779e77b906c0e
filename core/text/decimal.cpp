#include "core/text/decimal.h"

#include "core/text/powers.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdlib>

namespace mexplorer {

namespace {

constexpr double leastPlain = 1e-4; // smaller numbers are written with a power of ten
constexpr double mostPlain = 1e7;

bool isSame(double number, double other) {
    constexpr double hair = 1e-12; // what rounding may add up to in a computation
    return std::abs(number - other) <= hair * std::abs(number);
}

/// What decimalText makes of a number.
double roundedTo(double number, int digits) {
    const double size = std::abs(number);
    if (size < mostPlain && size >= std::pow(10, digits)) return std::round(number);
    return std::strtod(fmt::format("{:.{}e}", number, digits - 1).c_str(), nullptr);
}

/// The denominator of a fraction that the number is; 0 if it is none of the short ones.
int denominatorOf(double number) {
    constexpr int largestDenominator = 1000;
    constexpr double mostFractions = 1000;
    if (std::abs(number) > mostFractions) return 0;
    for (int below = 2; below <= largestDenominator; ++below)
        if (isSame(number, std::round(number * below) / below)) return below;
    return 0;
}

} // namespace

std::string decimalText(double number, int digits) {
    const double size = std::abs(number);
    std::string text;
    if (size == 0 || (size >= leastPlain && size < mostPlain)) {
        text = fmt::format("{:.{}g}", size, digits);
        if (text.find('e') != std::string::npos) text = fmt::format("{:.0f}", size); // 1503 with three digits
    } else {
        const std::string scientific = fmt::format("{:.{}e}", size, digits - 1);
        const std::size_t e = scientific.find('e');
        text = fmt::format("{:.{}g}·10{}", std::strtod(scientific.substr(0, e).c_str(), nullptr), digits,
                           raised(std::atoi(scientific.c_str() + e + 1)));
    }
    const bool isNothing = text.find_first_not_of("0.") == std::string::npos;
    return number < 0 && !isNothing ? "−" + text : text;
}

std::string roundedText(double number, int digits) {
    const std::string text = decimalText(number, digits);
    return isSame(number, roundedTo(number, digits)) ? text : std::string(nearly) + text;
}

std::string roundedToDecimals(double number, int decimals) {
    const double unit = std::pow(10, decimals);
    const double rounded = std::round(number * unit) / unit;
    std::string text = fmt::format("{:.{}f}", std::abs(rounded), decimals);
    if (decimals > 0) text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) text.pop_back();
    if (rounded < 0) text = "−" + text;
    constexpr double hair = 1e-12; // so much is nothing beside a unit
    return std::abs(number - rounded) <= hair ? text : std::string(nearly) + text;
}

std::string fractionText(double number, int digits) {
    if (isSame(number, roundedTo(number, digits))) return decimalText(number, digits);
    const int below = denominatorOf(number);
    if (below == 0) return roundedText(number, digits);
    return fmt::format("{}{:.0f}/{}", number < 0 ? "−" : "", std::round(std::abs(number) * below), below);
}

std::string plainDecimal(double number, int digits) {
    return fmt::format("{:.{}g}", number == 0 ? 0.0 : number, digits); // no −0
}

} // namespace mexplorer
