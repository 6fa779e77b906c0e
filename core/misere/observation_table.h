#pragma once

#include "core/misere/consistency.h"
#include "core/misere/sum_outcomes.h"

#include <map>
#include <unordered_map>

namespace mexplorer {

/// The quotient as far as outcomes of sums have shown it: sums that had the same outcome in all contexts
/// tried are one element. It is learned as a finite automaton is from examples (Angluin, Learning regular
/// sets from queries and counterexamples, 1987; contexts by Rivest and Schapire 1993): sums are words whose
/// order makes no difference, and a contradiction yields a context that tells apart what was taken for one.
class ObservationTable {
public:
    ObservationTable(const SimplerHeaps& heaps, SumOutcomes& outcomes, std::size_t mostElements)
        : heaps_(heaps), outcomes_(outcomes), mostElements_(mostElements) {}

    /// Brings the table up to the heaps there are now: every element times every generator is an element, the
    /// products commute, and every heap that stands for itself is one. Errors: more elements than allowed; as
    /// for SumOutcomes::isP.
    [[nodiscard]] Expected<void> settle(Task& task);
    /// How often something was added; what was concluded from the table holds until then.
    [[nodiscard]] std::uint64_t changes() const { return changes_; }
    /// The monoid that the table shows, once settled, with the element of each heap.
    [[nodiscard]] MisereQuotient shown() const;
    /// Adds a context that the contradiction in what the table shows brings to light. Errors: as for isP.
    [[nodiscard]] Expected<void> learn(const Contradiction& contradiction, const MisereQuotient& shown);

private:
    struct Known {
        SumOfHeaps sum = {};                ///< the first found that is this element: of the shortest
        std::vector<bool> outcomes = {};    ///< of the sum, in each context
        Element before = 0;                 ///< it is this element times a generator
        std::size_t generator = 0;          ///< which
        std::vector<Element> products = {}; ///< by generator
    };

    /// The outcomes of the sum in all contexts. Errors: as for SumOutcomes::isP.
    [[nodiscard]] Expected<std::vector<bool>> observe(const SumOfHeaps& sum);
    /// Begins anew, with the shortest sums, after contexts or generators were added.
    [[nodiscard]] Expected<void> begin();
    [[nodiscard]] Expected<void> multiply(Task& task);
    /// Finds the elements of the heaps. False if a heap became a generator.
    [[nodiscard]] Expected<bool> placeHeaps();
    /// False if two products did not commute, and a context was added for it.
    [[nodiscard]] Expected<bool> commutes(Task& task);
    [[nodiscard]] Expected<void> separate(Element element, std::size_t a, std::size_t b);
    /// Adds a context, if the outcome of a sum is not that of its element. Returns whether it is not.
    [[nodiscard]] Expected<bool> learnFrom(const SumOfHeaps& sum);
    /// Adds the context, or a simpler one that tells the two sums apart as well. Errors: as for isP.
    [[nodiscard]] Expected<void> addContext(const SumOfHeaps& a, const SumOfHeaps& b,
                                            const SumOfHeaps& context);
    /// The sum of the heaps’ elements, but for the largest heap of all, of which less is known.
    [[nodiscard]] SumOfHeaps shortened(const SumOfHeaps& heaps) const;
    [[nodiscard]] std::optional<std::size_t> generatorOf(std::uint32_t heap) const;

    const SimplerHeaps& heaps_;
    SumOutcomes& outcomes_;
    std::size_t mostElements_;
    std::uint64_t changes_ = 0;
    std::uint64_t begunAt_ = 0; ///< after so many changes, and one
    std::vector<SumOfHeaps> contexts_ = {{}};
    std::vector<std::uint32_t> generators_;
    std::vector<Known> elements_;
    std::map<std::vector<bool>, Element> byOutcomes_;
    std::unordered_map<SumOfHeaps, std::vector<bool>, SumHash> observed_; ///< in the first contexts
    std::vector<Element> ofHeap_;                                         ///< by heap
};

} // namespace mexplorer
