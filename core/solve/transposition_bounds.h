#pragma once

#include "core/rules/hash.h"
#include "core/solve/play_value.h"

#include <algorithm>
#include <span>
#include <vector>

namespace mexplorer {

/// A table of lower and upper bounds on the values of positions. It grows up to a number of positions; then
/// new ones replace old ones.
template <class Position>
class TranspositionBounds {
public:
    struct Bounds {
        playValue::Value lower = -playValue::most;
        playValue::Value upper = playValue::most;
    };

    /// `mostPositions` is a power of two, at least `bucket`.
    explicit TranspositionBounds(std::size_t mostPositions) : mostEntries_(mostPositions), entries_(bucket) {}

    /// The bounds known; the widest for a position that is not in the table.
    [[nodiscard]] Bounds find(const Position& position) const {
        for (const Held& held : bucketOf(entries_, position))
            if (held.isUsed && held.position == position) return held.bounds;
        return {};
    }

    void keep(const Position& position, const Bounds& bounds) {
        while (!tryToKeep(entries_, {position, bounds, true})) {
            if (entries_.size() == mostEntries_) {
                // The oldest one makes room: it is the furthest from what is being searched.
                const auto entries = bucketOf(entries_, position);
                std::move(entries.begin() + 1, entries.end(), entries.begin());
                entries.back() = {position, bounds, true};
                return;
            }
            grow();
        }
    }

    static constexpr std::size_t bucket = 4; ///< entries in which a position may be

private:
    struct Held {
        Position position = {};
        Bounds bounds = {};
        bool isUsed = false;
    };

    template <class Entries>
    [[nodiscard]] static auto bucketOf(Entries& entries, const Position& position) {
        const std::size_t buckets = entries.size() / bucket;
        return std::span(entries).subspan((hashOf(position) & (buckets - 1)) * bucket, bucket);
    }

    [[nodiscard]] static bool tryToKeep(std::vector<Held>& entries, const Held& kept) {
        for (Held& held : bucketOf(entries, kept.position)) {
            if (held.isUsed && !(held.position == kept.position)) continue;
            held = kept;
            return true;
        }
        return false;
    }

    void grow() {
        std::vector<Held> larger(std::min(entries_.size() * 4, mostEntries_));
        for (const Held& held : entries_)
            if (held.isUsed) (void)tryToKeep(larger, held);
        entries_ = std::move(larger);
    }

    std::size_t mostEntries_;
    std::vector<Held> entries_;
};

} // namespace mexplorer
