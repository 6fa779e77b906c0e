#include "core/misere/element_witness.h"

#include <algorithm>

namespace mexplorer {

namespace {

bool areToldApart(const BipartiteMonoid& monoid, Element one, Element other, Element context) {
    return monoid.isP(monoid.product(one, context)) != monoid.isP(monoid.product(other, context));
}

} // namespace

std::optional<ElementWitness> witnessOf(const BipartiteMonoid& monoid, Element one, Element other,
                                        std::span<const Element> contexts) {
    for (const Element context : contexts)
        if (areToldApart(monoid, one, other, context)) return ElementWitness{one, other, context};
    return std::nullopt;
}

Element mostAlike(const BipartiteMonoid& monoid, Element element, std::span<const Element> others) {
    const auto differences = [&](Element other) {
        std::size_t count = 0;
        for (Element context = 0; context < monoid.order(); ++context)
            if (areToldApart(monoid, element, other, context)) ++count;
        return count;
    };
    return *std::ranges::min_element(others, {}, differences);
}

} // namespace mexplorer
