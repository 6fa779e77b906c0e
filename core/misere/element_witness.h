#pragma once

#include "core/misere/quotient.h"

#include <span>

namespace mexplorer {

/// That two elements are not the same: with `context` added, one is P and the other is not.
struct ElementWitness {
    Element one = 0;
    Element other = 0;
    Element context = 0;
};

/// The first of these contexts that tells two elements apart; nothing if none does, which, of all elements of
/// a quotient, means that they are the same. O(contexts).
[[nodiscard]] std::optional<ElementWitness> witnessOf(const BipartiteMonoid& monoid, Element one,
                                                      Element other, std::span<const Element> contexts);

/// Which of these elements has the outcomes of `element` in the most contexts: the first such. There is at
/// least one. O(order · others).
[[nodiscard]] Element mostAlike(const BipartiteMonoid& monoid, Element element,
                                std::span<const Element> others);

} // namespace mexplorer
