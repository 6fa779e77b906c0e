#include "core/theory/rational.h"

#include "core/text/decimal.h"

#include <limits>

#include <fmt/format.h>

template class boost::rational<mexplorer::Integer>;

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

std::string alignedDecimals(const Rational& number, unsigned decimals) {
    const Integer unit = boost::multiprecision::pow(Integer(10), decimals);
    const Rational size = abs(number) * unit;
    const Integer above = 2 * boost::multiprecision::numerator(size);
    const Integer below = boost::multiprecision::denominator(size);
    const Integer rounded = (above + below) / (2 * below); // halves away from zero
    std::string text = digitsOf(rounded / unit);
    if (decimals > 0) text += fmt::format(".{:0>{}}", digitsOf(rounded % unit), decimals);
    if (number < 0 && rounded != 0) text = "−" + text;
    return size == Rational(rounded) ? text : std::string(nearly) + text;
}

std::optional<std::int64_t> wholeNumber(const Rational& number) {
    const Integer whole = boost::multiprecision::numerator(number);
    const bool fits = whole >= std::numeric_limits<std::int64_t>::min() &&
                      whole <= std::numeric_limits<std::int64_t>::max();
    if (boost::multiprecision::denominator(number) != 1 || !fits) return std::nullopt;
    return whole.convert_to<std::int64_t>();
}

double nearest(const Rational& number) {
    return number.convert_to<double>();
}

} // namespace mexplorer
