#pragma once

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized" // GCC 12 takes a union in it for unset
#endif
#include <boost/multiprecision/cpp_int.hpp>
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

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
