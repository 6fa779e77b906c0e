#pragma once

#include "core/misere/quotient.h"
#include "core/task/task.h"
#include "core/text/expected.h"

#include <span>

namespace mexplorer {

/// A heap with at least one option, its element and those of its options.
struct HeapImage {
    std::uint32_t heap = 0;
    Element element = 0;
    std::vector<Element> options = {};
};

/// The images of the quotient’s heaps that have options. Errors: cancelled.
[[nodiscard]] Expected<std::vector<HeapImage>> heapImages(const MisereQuotient& quotient,
                                                          const HeapBreaks& breaks, Task& task);

/// A sum whose outcome, as its element says it, is not that which its options’ elements give.
struct Contradiction {
    SumOfHeaps sum = {};
    bool isP = false; ///< said to be P, as one of its options; otherwise said to be N, as all of them
};

/// Whether the elements of sums tell their outcomes in misère play: those that are P, and have options, have
/// no option that is P, and those that are not have one. Sums without number are examined at once: what
/// matters of a sum is its element x and the set W of the elements z with which it can be moved to P (that
/// is, xz with a move in the sum); these pairs multiply as (x, W)(y, V) = (xy, {z : zx ∈ V or zy ∈ W}), and
/// are finitely many (the transition algebra of Plambeck and Siegel 2008, section 5, as far as P matters). Of
/// those with the same x only the least W are kept. Returns nothing if all is well, which proves that every
/// sum of these heaps has the outcome of its element. O(pairs · heaps · order). Errors: more than `mostBytes`
/// are needed; cancelled.
[[nodiscard]] Expected<std::optional<Contradiction>> findContradiction(const BipartiteMonoid& monoid,
                                                                       std::span<const HeapImage> heaps,
                                                                       std::uint64_t mostBytes, Task& task);

/// Whether, where findContradiction found none, there is none either with one heap more, because it has the
/// element of another and all of that one’s options’ elements. O(heaps + order · options).
[[nodiscard]] bool addsNothing(const BipartiteMonoid& monoid, std::span<const HeapImage> heaps,
                               const HeapImage& added);

/// Whether the certificate holds: the products are commutative and associative, 0 is the identity, the heaps’
/// elements generate all, no two elements have the same outcome in every product (so that none are too many),
/// and there is no contradiction. Takes nothing on trust, neither how the quotient was found. Errors: what
/// does not hold (invalid); as for findContradiction. O(order² · heaps) besides.
[[nodiscard]] Expected<void> checkQuotient(const MisereQuotient& quotient, const HeapBreaks& breaks,
                                           Task& task, std::uint64_t mostBytes = Budget{}.bytes);

} // namespace mexplorer
