#pragma once

#include "core/partizan/dyadic.h"
#include "core/theory/rational.h"

namespace mexplorer {

[[nodiscard]] Rational rationalOf(Dyadic number);

/// Nothing if it is no dyadic number, or out of range.
[[nodiscard]] std::optional<Dyadic> dyadicOf(const Rational& number);

} // namespace mexplorer
