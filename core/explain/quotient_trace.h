#pragma once

#include "core/explain/say_quotient.h"
#include "core/explain/trace.h"
#include "core/misere/element_witness.h"

namespace mexplorer {

/// What is written beside the picture of a quotient, in this order.
enum class QuotientFact : std::uint8_t { order, relations, period, checked };

/// A quotient and how its elements come about.
struct QuotientSubject {
    ToldQuotient told;
    /// By element: the least n so that it is a sum of heaps up to n.
    std::vector<std::uint32_t> reachedAt = {};

    [[nodiscard]] const MisereQuotient& quotient() const { return told.found.quotient; }
    /// How many elements sums of heaps up to this one are.
    [[nodiscard]] std::size_t countReached(std::uint32_t heap) const;
};

/// What is seen of it at a step.
struct QuotientState {
    /// How far it is told: each includes what is before it.
    enum class Told : std::uint8_t { heaps, outcomes, checked, relations, period, all };

    Told told = Told::all;
    std::uint32_t heap = 0;                     ///< the elements of heaps up to this one are shown
    std::optional<ElementWitness> witness = {}; ///< how the newest element is told from the one most like it
    std::vector<Element> lit = {};              ///< those that the step is about
};

/// How a quotient is built up: heap by heap which elements are new, each told by a witness from the one most
/// like it; which are P; that it was checked; the relations; and how the heaps repeat.
using QuotientTrace = TraceOf<QuotientSubject, QuotientState>;

[[nodiscard]] QuotientSubject quotientSubject(ToldQuotient told);
[[nodiscard]] QuotientTrace quotientTrace(QuotientSubject subject);

/// An element, as figures find it.
[[nodiscard]] Topic elementTopic(Element element);
[[nodiscard]] Topic factTopic(QuotientFact fact);
/// In few words: what stands beside the picture.
[[nodiscard]] Message sayFact(const ToldQuotient& told, QuotientFact fact);
/// What an element is: its word, whether it is P, and some sums of heaps that are it.
[[nodiscard]] Message sayElement(const ToldQuotient& told, Element element);

} // namespace mexplorer
