#pragma once

#include "core/rules/hash.h"
#include "core/solve/play_value.h"

#include <algorithm>
#include <span>
#include <vector>

namespace mexplorer {

/// What a search knows of positions: a lower and an upper bound of the value of each. It grows up to a number
/// of positions; then those that come replace others.
template <class Position>
class BoundsTable {
public:
    struct Bounds {
        playValue::Value lower = -playValue::most;
        playValue::Value upper = playValue::most;
    };

    /// `mostPositions` is a power of two, at least `bucket`.
    explicit BoundsTable(std::size_t mostPositions) : mostSlots_(mostPositions), slots_(bucket) {}

    /// Nothing is known of a position that is not in it.
    [[nodiscard]] Bounds find(const Position& position) const {
        for (const Slot& slot : bucketOf(slots_, position))
            if (slot.isUsed && slot.position == position) return slot.bounds;
        return {};
    }

    void keep(const Position& position, const Bounds& bounds) {
        while (!tryToKeep(slots_, {position, bounds, true})) {
            if (slots_.size() == mostSlots_) {
                // The one that came first makes room: it is the furthest from what is being looked at.
                const auto slots = bucketOf(slots_, position);
                std::move(slots.begin() + 1, slots.end(), slots.begin());
                slots.back() = {position, bounds, true};
                return;
            }
            grow();
        }
    }

    static constexpr std::size_t bucket = 4; ///< slots in which a position may be

private:
    struct Slot {
        Position position = {};
        Bounds bounds = {};
        bool isUsed = false;
    };

    template <class Slots>
    [[nodiscard]] static auto bucketOf(Slots& slots, const Position& position) {
        const std::size_t buckets = slots.size() / bucket;
        return std::span(slots).subspan((hashOf(position) & (buckets - 1)) * bucket, bucket);
    }

    [[nodiscard]] static bool tryToKeep(std::vector<Slot>& slots, const Slot& kept) {
        for (Slot& slot : bucketOf(slots, kept.position)) {
            if (slot.isUsed && !(slot.position == kept.position)) continue;
            slot = kept;
            return true;
        }
        return false;
    }

    void grow() {
        std::vector<Slot> larger(std::min(slots_.size() * 4, mostSlots_));
        for (const Slot& slot : slots_)
            if (slot.isUsed) (void)tryToKeep(larger, slot);
        slots_ = std::move(larger);
    }

    std::size_t mostSlots_;
    std::vector<Slot> slots_;
};

} // namespace mexplorer
