#pragma once

#include "core/misere/heap_breaks.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace mexplorer {

/// An element of a monoid, from 0; 0 is the identity, 1 in print.
using Element = std::uint32_t;

/// A finite commutative monoid of which some elements are P: a bipartite monoid (Plambeck and Siegel, Misère
/// quotients for impartial games, 2008).
class BipartiteMonoid {
public:
    static constexpr std::size_t mostElements = 4096; ///< products then take 32 MiB

    /// The monoid of one element, which is N: that of the empty sum in misère play.
    BipartiteMonoid() : BipartiteMonoid(1, {0}, {false}) {}
    /// `products` by rows; nothing is checked.
    BipartiteMonoid(std::size_t order, std::vector<std::uint16_t> products, std::vector<bool> isP)
        : order_(order), products_(std::move(products)), isP_(std::move(isP)) {}

    [[nodiscard]] std::size_t order() const { return order_; }
    [[nodiscard]] Element product(Element a, Element b) const { return products_[a * order_ + b]; }
    [[nodiscard]] bool isP(Element element) const { return isP_[element]; }
    [[nodiscard]] std::size_t countOfP() const;

private:
    std::size_t order_;
    std::vector<std::uint16_t> products_;
    std::vector<bool> isP_;
};

/// The misère quotient of the heaps 0 … N: two sums of such heaps are the same element exactly if, whatever
/// further such heaps are added to both, both have the same misère outcome. A sum is P exactly if its element
/// is.
struct MisereQuotient {
    BipartiteMonoid monoid = {};
    /// The pretending function: the element of each heap, by its size.
    std::vector<Element> ofHeap = {0};

    [[nodiscard]] std::uint32_t largestHeap() const { return static_cast<std::uint32_t>(ofHeap.size() - 1); }
    /// The element of a sum of heaps up to the largest.
    [[nodiscard]] Element of(const SumOfHeaps& heaps) const;
};

/// The same quotient with its elements in the order of their words (see Presentation): shorter ones first.
[[nodiscard]] MisereQuotient inOrderOfWords(const MisereQuotient& quotient);

/// The number n for which the quotient is that of the nimbers below 2ⁿ, or nothing: n = 0, 1 or, of order
/// 2ⁿ + 2, at least 2. The heaps are *tame* exactly if it is one of these, and *wild* otherwise (Plambeck and
/// Siegel 2008, section 3).
[[nodiscard]] std::optional<unsigned> tameRank(const BipartiteMonoid& monoid);

/// A move in a sum that leaves a P-position: heap number `heap` is left as `left`.
struct QuotientMove {
    std::size_t heap = 0;
    SumOfHeaps left = {};
};

/// The winning moves in misère play, each once; of equal heaps only in the first. None if the sum is P, or if
/// there is no move at all: then the player to move has won. O(options).
[[nodiscard]] std::vector<QuotientMove> winningMoves(const MisereQuotient& quotient, const HeapBreaks& breaks,
                                                     const SumOfHeaps& heaps);

} // namespace mexplorer
