#include "core/text/powers.h"

#include <fmt/format.h>

#include <array>
#include <bit>
#include <cstdlib>

namespace mexplorer {

std::string raised(int exponent) {
    static constexpr std::array digits = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string text = exponent < 0 ? "⁻" : "";
    for (const char digit : std::to_string(std::abs(exponent)))
        text += digits.at(static_cast<std::size_t>(digit - '0'));
    return text;
}

std::string limitText(std::uint64_t limit) {
    constexpr std::uint64_t leastPower = 1'000'000'000'000;
    const std::string digits = std::to_string(limit);
    if (limit < leastPower) return digits;
    if (std::has_single_bit(limit)) return fmt::format("2{}", raised(std::countr_zero(limit)));
    const bool isOfTen = digits.front() == '1' && digits.find_first_not_of('0', 1) == std::string::npos;
    return isOfTen ? fmt::format("10{}", raised(static_cast<int>(digits.size()) - 1)) : digits;
}

std::string limitText(std::int64_t limit) {
    const auto bits = static_cast<std::uint64_t>(limit);
    return limit < 0 ? fmt::format("−{}", limitText(0 - bits)) : limitText(bits);
}

} // namespace mexplorer
