#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <boost/rational.hpp>

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>

namespace mexplorer {

/// Numbers without rounding and without limits.
using Integer = boost::multiprecision::cpp_int;
using Rational = boost::multiprecision::cpp_rational;

} // namespace mexplorer

extern template class boost::rational<mexplorer::Integer>; // dozens of files compute with Rational

namespace mexplorer {

/// Divide by Rational(divisor): Boost 1.83, for one, leaves what this gives out of lowest terms, as 0/5 or
/// 1/-5.
template <std::same_as<Integer> Divisor> // no conversion is tried
Rational operator/(const Rational& dividend, const Divisor& divisor) = delete;

/// “-1/18”, “229”: in lowest terms, without a denominator of 1.
[[nodiscard]] std::string rationalText(const Rational& number);
/// With exactly so many decimals, so that numbers align at the right: “0.2500”, “≈ −0.3333” if rounded.
[[nodiscard]] std::string alignedDecimals(const Rational& number, unsigned decimals);
/// The number itself if it is whole and fits.
[[nodiscard]] std::optional<std::int64_t> wholeNumber(const Rational& number);
/// The nearest double, for pictures.
[[nodiscard]] double nearest(const Rational& number);

} // namespace mexplorer
