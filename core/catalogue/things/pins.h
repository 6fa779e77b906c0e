#pragma once

#include "core/catalogue/laid_out_of.h"
#include "core/rules/break_game.h"
#include "core/rules/two_sided/partizan_octal.h"

namespace mexplorer {

/// Heaps that break, as rows of pins.
[[nodiscard]] inline Expected<Things> rowsOfPins(const Heaps& heaps) {
    if (auto fits = checkLaidOut(heaps.size(), mostHeapsLaidOut); !fits) return tl::unexpected(fits.error());
    Things things{.ground = PlainGround::pins, .spots = heapNames(heaps.size()), .piles = {}};
    for (std::size_t heap = 0; heap < heaps.size(); ++heap)
        if (heaps[heap] > 0) things.piles.push_back({heap, {ThingKind::pin}, heaps[heap]});
    return things;
}

/// What is taken between two parts leaves a gap.
[[nodiscard]] inline std::vector<ThingChange> pinsTaken(const Break& move) {
    ThingChange change{
        .from = move.heap, .thing = {ThingKind::pin}, .becomes = {ThingKind::pin}, .count = move.taken};
    if (move.parts.size() > 1) change.leaves.assign(move.parts.begin(), move.parts.end());
    return {std::move(change)};
}

template <BreakRules R>
class ThingsOf<R> {
public:
    ThingsOf(const R& rules, const Heaps& heaps) : rules_(rules), heaps_(heaps) {}

    [[nodiscard]] Expected<Things> laidOut() const { return rowsOfPins(heaps_); }
    [[nodiscard]] std::vector<ThingChange> changes(const Break& move, const Heaps& /*option*/) const {
        return pinsTaken(move);
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

/// The same, where each player breaks them as his code allows.
template <class R>
class SidedPins {
public:
    SidedPins(const R& rules, const Heaps& heaps) : rules_(rules), heaps_(heaps) {}

    [[nodiscard]] Expected<Things> laidOut() const { return rowsOfPins(heaps_); }
    [[nodiscard]] std::vector<ThingChange> changes(const SidedBreak& move, const Heaps& /*option*/) const {
        return pinsTaken(move.breaking);
    }

    template <class Visit>
    void forEachMoveAt(std::size_t heap, const Visit& visit) const {
        rules_.forEachOptionIn(heaps_, heap, visit);
    }

private:
    const R& rules_;
    const Heaps& heaps_;
};

template <>
class ThingsOf<PartizanOctal> : public SidedPins<PartizanOctal> {
public:
    using SidedPins::SidedPins;
};

} // namespace mexplorer
