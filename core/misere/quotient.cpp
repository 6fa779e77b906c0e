#include "core/misere/quotient.h"

#include "core/misere/presentation.h"

#include <algorithm>
#include <set>

namespace mexplorer {

std::size_t BipartiteMonoid::countOfP() const {
    return static_cast<std::size_t>(std::count(isP_.begin(), isP_.end(), true));
}

Element MisereQuotient::of(const SumOfHeaps& heaps) const {
    Element element = 0;
    for (const std::uint32_t heap : heaps)
        element = monoid.product(element, ofHeap[heap]);
    return element;
}

MisereQuotient inOrderOfWords(const MisereQuotient& quotient) {
    const BipartiteMonoid& monoid = quotient.monoid;
    const std::vector<Element> found = elementsByWord(quotient).elements;
    std::vector<std::uint16_t> place(monoid.order());
    for (std::size_t i = 0; i < found.size(); ++i)
        place[found[i]] = static_cast<std::uint16_t>(i);
    std::vector<std::uint16_t> products;
    products.reserve(found.size() * found.size());
    std::vector<bool> isP;
    for (const Element a : found) {
        isP.push_back(monoid.isP(a));
        for (const Element b : found)
            products.push_back(place[monoid.product(a, b)]);
    }
    MisereQuotient ordered{{found.size(), std::move(products), std::move(isP)}, {}};
    for (const Element element : quotient.ofHeap)
        ordered.ofHeap.push_back(place[element]);
    return ordered;
}

std::optional<unsigned> tameRank(const BipartiteMonoid& monoid) {
    const auto order = static_cast<Element>(monoid.order());
    if (order == 1) return monoid.isP(0) ? std::nullopt : std::optional(0U);
    std::optional<Element> one; // the element of *1
    std::vector<Element> firm;  // those of sums with a heap above 1
    for (Element element = 1; element < order; ++element) {
        if (monoid.product(element, element) != 0)
            firm.push_back(element);
        else if (std::exchange(one, element))
            return std::nullopt;
    }
    if (!one || !monoid.isP(*one) || monoid.isP(0)) return std::nullopt;
    if (firm.empty()) return 1U;
    unsigned rank = 0;
    while ((std::size_t{1} << rank) < firm.size())
        ++rank;
    if (rank < 2 || (std::size_t{1} << rank) != firm.size()) return std::nullopt;
    const Element zero = monoid.product(firm.front(), firm.front());
    const bool isGroup = std::all_of(firm.begin(), firm.end(), [&](Element element) {
        return monoid.product(element, element) == zero && monoid.product(element, zero) == element &&
               monoid.isP(element) == (element == zero);
    });
    if (!isGroup || monoid.product(zero, *one) == zero) return std::nullopt;
    return rank;
}

std::vector<QuotientMove> winningMoves(const MisereQuotient& quotient, const HeapBreaks& breaks,
                                       const SumOfHeaps& heaps) {
    std::vector<QuotientMove> moves;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        if (i > 0 && heaps[i] == heaps[i - 1]) continue;
        SumOfHeaps others = heaps;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        const Element rest = quotient.of(others);
        std::set<SumOfHeaps> left;
        breaks.forEachOption(heaps[i], [&](const SumOfHeaps& option) {
            if (quotient.monoid.isP(quotient.monoid.product(rest, quotient.of(option)))) left.insert(option);
            return true;
        });
        for (const SumOfHeaps& option : left)
            moves.push_back({i, option});
    }
    return moves;
}

} // namespace mexplorer
