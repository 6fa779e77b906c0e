#pragma once

#include "core/catalogue/laid_out_of.h"
#include "core/rules/break_game.h"

namespace mexplorer {

/// Heaps that break, as rows of pins: what is taken between two parts leaves a gap.
template <BreakRules R>
class ThingsOf<R> {
public:
    ThingsOf(const R& rules, const Heaps& heaps) : rules_(rules), heaps_(heaps) {}

    [[nodiscard]] Expected<Things> laidOut() const {
        if (auto fits = checkLaidOut(heaps_.size(), mostHeapsLaidOut); !fits)
            return tl::unexpected(fits.error());
        Things things{.ground = PlainGround::pins, .spots = heapNames(heaps_.size()), .piles = {}};
        for (std::size_t heap = 0; heap < heaps_.size(); ++heap)
            if (heaps_[heap] > 0) things.piles.push_back({heap, {ThingKind::pin}, heaps_[heap]});
        return things;
    }

    [[nodiscard]] std::vector<ThingChange> changes(const Break& move, const Heaps& /*option*/) const {
        ThingChange change{
            .from = move.heap, .thing = {ThingKind::pin}, .becomes = {ThingKind::pin}, .count = move.taken};
        if (move.parts.size() > 1) change.leaves.assign(move.parts.begin(), move.parts.end());
        return {std::move(change)};
    }

    template <class Visit>
    void forEachMoveAt(std::size_t heap, const Visit& visit) const {
        rules_.code().forEachBreak(heaps_[heap], [&](std::uint64_t taken, const HeapsLeft& parts) {
            return visit(Break{heap, taken, parts}, broken(heaps_, heap, parts));
        });
    }

private:
    const R& rules_;
    const Heaps& heaps_;
};

} // namespace mexplorer
