#pragma once

#include "core/rules/hash.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace mexplorer {

/// A map that only grows, for searches that spend their time in looking things up: a key is in the first
/// place from that of its hash on that was free.
template <class Key, class Value>
class GrowingTable {
public:
    GrowingTable() { clear(); }

    /// Null if there is none. It may move when another is added.
    [[nodiscard]] const Value* find(const Key& key) const {
        const Slot& slot = slots_[placeOf(key)];
        return slot.isUsed ? &slot.value : nullptr;
    }
    /// What is there, or else this one, added; it may move when another is.
    Value& findOrAdd(const Key& key, const Value& value) {
        const std::size_t place = placeOf(key);
        if (slots_[place].isUsed) return slots_[place].value;
        if (2 * size_ >= slots_.size()) {
            grow();
            return findOrAdd(key, value);
        }
        ++size_;
        slots_[place] = {key, value, true};
        return slots_[place].value;
    }
    [[nodiscard]] std::size_t size() const { return size_; }
    void clear() {
        slots_.assign(fewest, {});
        size_ = 0;
    }

private:
    static constexpr std::size_t fewest = 64; ///< a power of two, as all sizes are

    struct Slot {
        Key key = {};
        Value value = {};
        bool isUsed = false;
    };

    [[nodiscard]] std::size_t placeOf(const Key& key) const {
        const std::size_t mask = slots_.size() - 1;
        std::size_t place = PositionHash()(key) & mask;
        while (slots_[place].isUsed && !(slots_[place].key == key))
            place = (place + 1) & mask;
        return place;
    }
    void grow() {
        std::vector<Slot> before(2 * slots_.size());
        before.swap(slots_);
        for (Slot& slot : before)
            if (slot.isUsed) slots_[placeOf(slot.key)] = std::move(slot);
    }

    std::vector<Slot> slots_;
    std::size_t size_ = 0;
};

} // namespace mexplorer
