#include "core/theory/rational.h"

#include <fmt/format.h>

namespace mexplorer {

namespace {

// Boost’s own str() makes GCC 12 warn of a copy that never happens.
std::string digitsOf(Integer number) {
    constexpr std::uint64_t block = 1'000'000'000'000'000'000;
    constexpr std::size_t blockDigits = 18;
    std::string text;
    for (; number >= block; number /= block) {
        const auto digits = static_cast<std::uint64_t>(number % block);
        text = fmt::format("{:0>{}}{}", digits, blockDigits, text);
    }
    return fmt::format("{}{}", static_cast<std::uint64_t>(number), text);
}

} // namespace

std::string rationalText(const Rational& number) {
    const Integer denominator = boost::multiprecision::denominator(number);
    const std::string text =
        fmt::format("{}{}", number < 0 ? "-" : "", digitsOf(abs(boost::multiprecision::numerator(number))));
    return denominator == 1 ? text : fmt::format("{}/{}", text, digitsOf(denominator));
}

double nearest(const Rational& number) {
    return number.convert_to<double>();
}

} // namespace mexplorer
