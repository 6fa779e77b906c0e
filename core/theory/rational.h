#pragma once

#include <boost/multiprecision/cpp_int.hpp>

#include <string>

namespace mexplorer {

/// Numbers without rounding and without limits.
using Integer = boost::multiprecision::cpp_int;
using Rational = boost::multiprecision::cpp_rational;

/// “-1/18”, “229”: in lowest terms, without a denominator of 1.
[[nodiscard]] std::string rationalText(const Rational& number);
/// The nearest double, for pictures.
[[nodiscard]] double nearest(const Rational& number);

} // namespace mexplorer
