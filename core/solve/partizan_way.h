#pragma once

#include "core/solve/allowance.h"
#include "core/solve/canonical_forms.h"
#include "core/solve/outcome_search.h"
#include "core/solve/shared.h"

namespace mexplorer {

/// What all questions about a game of two sides share.
struct SharedPartizan {
    Lent<OutcomeSearch> searches;
    SearchLimit limit;
};

/// By canonical forms, which are the values. Where they are out of reach, a search, if there is one, tells
/// the outcome; all questions together may look at as many positions as take a second or two, or as somebody
/// allows.
class PartizanWay {
public:
    PartizanWay(std::unique_ptr<NumberedParts> parts, bool hasSearch, std::shared_ptr<SharedPartizan> shared,
                const Budget& budget);
    virtual ~PartizanWay() = default;

    /// How many positions are looked at in the time that a Budget counts as so many moves.
    [[nodiscard]] static std::uint64_t usualPositions(const Budget& budget) { return budget.moves / 40; }

    [[nodiscard]] Expected<Evaluation> evaluation(AnyPosition position, Task& task);

private:
    /// By which a search tells who wins, if there is one.
    [[nodiscard]] virtual std::unique_ptr<NumberedParts> searchedParts() const = 0;
    /// The position as these take it; see SearchedByOthers.
    [[nodiscard]] virtual Expected<HeldPosition> searched(AnyPosition position, bool isPatient,
                                                          Task& task) const = 0;

    [[nodiscard]] bool isQuick(AnyPosition position);
    [[nodiscard]] Expected<Evaluation> byForm(AnyPosition position, Task& task);
    [[nodiscard]] Expected<Evaluation> bySearch(AnyPosition position, bool isPatient, Task& task);

    CanonicalForms forms_;
    bool hasSearch_;
    bool areFormsGivenUp_ = false; ///< one took more than is allowed: the next one would try as long again
    std::shared_ptr<SharedPartizan> shared_;
    Allowance allowance_;
};

} // namespace mexplorer
