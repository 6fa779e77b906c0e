#include "core/theory/rational.h"

namespace mexplorer {

std::string rationalText(const Rational& number) {
    return number.str(); // Boost keeps it in lowest terms, and leaves a denominator of 1 out
}

double nearest(const Rational& number) {
    return number.convert_to<double>();
}

} // namespace mexplorer
