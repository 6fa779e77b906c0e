#pragma once

#include "core/catalogue/things/coins.h"
#include "core/rules/break_game.h"
#include "core/rules/heap_game.h"

namespace mexplorer {

/// Adds a pile of `count` stones, unless there are none.
inline void addStones(std::vector<Pile>& piles, std::size_t spot, std::uint64_t count) {
    if (count > 0) piles.push_back({spot, {ThingKind::stone}, count});
}

/// A pile for each heap that is not empty.
[[nodiscard]] inline std::vector<Pile> stonesOf(const Heaps& heaps) {
    std::vector<Pile> piles;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap)
        addStones(piles, heap, heaps[heap]);
    return piles;
}

[[nodiscard]] inline Expected<Things> shelfOf(const Heaps& heaps, Message note = {}) {
    if (auto fits = checkLaidOut(heaps.size(), mostHeapsLaidOut); !fits) return tl::unexpected(fits.error());
    return Things{.ground = PlainGround::shelf,
                  .spots = heapNames(heaps.size()),
                  .piles = stonesOf(heaps),
                  .note = std::move(note)};
}

/// Heaps of stones that never break.
template <Rules R>
requires std::same_as<typename R::Position, Heaps> &&(!BreakRules<R> && !PlacesCoins<R>)class ThingsOf<R> {
public:
    ThingsOf(const R& rules, const Heaps& heaps) : rules_(rules), heaps_(heaps) {}

    [[nodiscard]] Expected<Things> laidOut() const { return shelfOf(heaps_); }
    [[nodiscard]] std::vector<Pile> piles(const Heaps& option) const { return stonesOf(option); }

    template <class Visit>
    requires HeapRules<R>
    void forEachMoveAt(std::size_t heap, const Visit& visit) const {
        Heaps option = heaps_;
        rules_.forEachTake(heaps_[heap], [&](std::uint64_t taken) {
            option[heap] = heaps_[heap] - taken;
            return visit(Take{heap, taken}, option);
        });
    }

private:
    const R& rules_;
    const Heaps& heaps_;
};

} // namespace mexplorer
