#pragma once

#include "core/misere/element_period.h"
#include "core/misere/find_quotient.h"
#include "core/misere/presentation.h"

#include <vector>

namespace mexplorer {

/// A quotient that was found, with what is said of it.
struct ToldQuotient {
    FoundQuotient found = {};
    Presentation presentation = {};
    std::optional<ElementPeriod> period = {};
    std::optional<unsigned> tame = {}; ///< see tameRank
    /// Why the quotient could not be checked once more (see checkQuotient); nothing if it was, and holds.
    std::optional<Error> unchecked = {};

    /// The first word of an element.
    [[nodiscard]] std::string word(Element element) const {
        return wordText(presentation.elements.words[element]);
    }
};

/// What was found is checked once more, from the moves alone. Errors: as for findQuotient; the check finds
/// that it does not hold.
[[nodiscard]] Expected<ToldQuotient> tellQuotient(const HeapBreaks& breaks, std::uint32_t largest, Task& task,
                                                  const QuotientLimits& limits = {});

/// The quotient in sentences: its order, generators, relations and P-portion; whether the heaps are tame; the
/// period of their elements and whether it is proved; what was checked; and why it ends where it does, if a
/// limit was met.
[[nodiscard]] std::vector<Message> sayQuotient(const ToldQuotient& told);

/// Parts of it.
[[nodiscard]] Message sayOrder(const ToldQuotient& told);
[[nodiscard]] Message sayTame(const ToldQuotient& told);
[[nodiscard]] Message sayElementPeriod(const ToldQuotient& told);
[[nodiscard]] Message sayChecked(const ToldQuotient& told);

/// Why it ends where it does; empty if no limit was met.
[[nodiscard]] Message sayStopped(const ToldQuotient& told);

/// The outcome of a sum of heaps by its element, and the winning moves.
[[nodiscard]] std::vector<Message> saySumByQuotient(const ToldQuotient& told, const HeapBreaks& breaks,
                                                    const SumOfHeaps& heaps);

/// “ac³ = b²”, for each relation.
[[nodiscard]] std::vector<std::string> relationTexts(const Presentation& presentation);

} // namespace mexplorer
