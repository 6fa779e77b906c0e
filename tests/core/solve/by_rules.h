#pragma once

#include "core/solve/canonical_forms.h"
#include "core/solve/numbered_parts_of.h"
#include "core/solve/outcome_search.h"

namespace mexplorer {

/// CanonicalForms of positions of the rules R.
template <class R>
class FormsOf : public CanonicalForms {
public:
    FormsOf(R rules, const Budget& budget)
        : CanonicalForms(std::make_unique<NumberedPartsOf<R>>(std::move(rules)), budget) {}

    [[nodiscard]] Expected<Id> of(const typename R::Position& position, Task& task) {
        return CanonicalForms::of({&position}, task);
    }
};

/// OutcomeSearch in positions of the rules R.
template <SearchedInParts R>
class SearchOf : public OutcomeSearch {
public:
    explicit SearchOf(R rules, std::size_t mostKept = usuallyKept)
        : OutcomeSearch(std::make_unique<NumberedPartsOf<R>>(std::move(rules)), mostKept) {}

    [[nodiscard]] Expected<Outcome> of(const typename R::Position& position, Allowance& allowance,
                                       Task& task) {
        return OutcomeSearch::of({&position}, allowance, task);
    }
};

} // namespace mexplorer
