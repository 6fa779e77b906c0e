#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/solve/ways/partizan.h"
#include "core/sum/sided_sum.h"

namespace mexplorer {

/// The ledger of a sum in which games of two sides take part.
class LedgerOf final : public PositionAspectOf<SidedSum, LedgerAspect> {
public:
    using PositionAspectOf<SidedSum, LedgerAspect>::PositionAspectOf;

    [[nodiscard]] Expected<SumLedger> ledger(Task& task) const override {
        return rules().ledger(parsed(), task);
    }
    [[nodiscard]] Expected<HotPlay> hottestFirst(Side first, Task& task) const override {
        return rules().hottestFirst(parsed(), first, task);
    }
};

} // namespace mexplorer
