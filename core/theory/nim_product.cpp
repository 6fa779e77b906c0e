#include "core/theory/nim_product.h"

namespace mexplorer {

namespace {

/// The product of two numbers below 2^(2 · half). With the Fermat power F = 2^half a number is x·F ⊕ y, where
/// x, y < F; products with F of numbers below it are ordinary ones, and F ⊗ F = F ⊕ F/2.
Nimber productBelow(Nimber a, Nimber b, unsigned half) {
    if (a <= 1 || b <= 1) return a * b;
    if (((a | b) >> half) == 0) return productBelow(a, b, half / 2);
    const Nimber below = (Nimber{1} << half) - 1;
    const Nimber highA = a >> half;
    const Nimber lowA = a & below;
    const Nimber highB = b >> half;
    const Nimber lowB = b & below;
    const Nimber high = productBelow(highA, highB, half / 2);
    const Nimber low = productBelow(lowA, lowB, half / 2);
    const Nimber both = productBelow(highA ^ lowA, highB ^ lowB, half / 2);
    return ((both ^ low) << half) ^ low ^ productBelow(high, Nimber{1} << (half - 1), half / 2);
}

} // namespace

Nimber nimProduct(Nimber a, Nimber b) {
    return productBelow(a, b, 32);
}

} // namespace mexplorer
