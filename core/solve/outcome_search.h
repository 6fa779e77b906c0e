#pragma once

#include "core/solve/allowance.h"
#include "core/solve/numbered_parts.h"

namespace mexplorer {

/// Who wins a position of two sides that falls into parts, where its canonical form is out of reach: a search
/// over its large parts together with the sum of the small ones, whose canonical forms are known. One thread
/// at a time.
class OutcomeSearch {
public:
    static constexpr std::size_t usuallyKept = 3'000'000; ///< parts and sums, 1 to 2 GB

    explicit OutcomeSearch(std::unique_ptr<NumberedParts> parts, std::size_t mostKept = usuallyKept);
    OutcomeSearch(OutcomeSearch&&) noexcept;
    ~OutcomeSearch();

    /// Errors: more positions than allowed, or than are kept; what stops the canonical forms; cancelled.
    [[nodiscard]] Expected<Outcome> of(AnyPosition position, Allowance& allowance, Task& task);

private:
    class Search;

    std::unique_ptr<Search> search_;
};

} // namespace mexplorer
