#include "core/text/decimal.h"

#include "core/text/powers.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdlib>

namespace mexplorer {

namespace {

constexpr double leastPlain = 1e-4; // smaller numbers are written with a power of ten
constexpr double mostPlain = 1e7;

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

std::string plainDecimal(double number, int digits) {
    return fmt::format("{:.{}g}", number == 0 ? 0.0 : number, digits); // no −0
}

} // namespace mexplorer
