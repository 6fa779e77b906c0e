#pragma once

#include "core/rules/hash.h"
#include "core/solve/stones/general_board.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <utility>

namespace mexplorer {

/// What is known about a position, in an encoding of the engine’s; 0: nothing.
using StoneMark = std::uint8_t;

/// A key of at most 56 bits with its mark, in eight bytes.
class PackedStoneEntry {
public:
    using Key = std::uint64_t;

    [[nodiscard]] bool isOf(Key key) const { return bits_ >> 8U == key; }
    [[nodiscard]] Key key() const { return bits_ >> 8U; }
    [[nodiscard]] StoneMark mark() const { return static_cast<StoneMark>(bits_); }
    void set(Key key, StoneMark mark) { bits_ = key << 8U | mark; }

private:
    std::uint64_t bits_;
};

/// Any key with its mark.
class WideStoneEntry {
public:
    using Key = GeneralBoard::Key;

    [[nodiscard]] bool isOf(const Key& key) const { return key_ == key; }
    [[nodiscard]] const Key& key() const { return key_; }
    [[nodiscard]] StoneMark mark() const { return mark_; }
    void set(const Key& key, StoneMark mark) {
        key_ = key;
        mark_ = mark;
    }

private:
    Key key_;
    StoneMark mark_;
};

/// Hashes whose upper bits are used. (For the first, one product is enough, and fastest.)
[[nodiscard]] inline std::uint64_t placeOf(std::uint64_t key) {
    return key * 0x9E3779B97F4A7C15U;
}
[[nodiscard]] inline std::uint64_t placeOf(const GeneralBoard::Key& key) {
    return mixed(hashOf(key.mine), key.theirs);
}

/// From calloc, in large pages where the system has them: random accesses to a table then take a fifth less
/// time. Null if there is not enough memory.
[[nodiscard]] void* zeroedMemory(std::size_t bytes);

/// What was found out about positions, as far as there is room: in pairs, where a new entry replaces the
/// older of the two. It grows up to its bytes, so that small searches need not clear a large table.
template <class Entry>
class TranspositionTable {
public:
    using Key = typename Entry::Key;

    /// A table of at most `bytes`, but at least one pair. Throws std::bad_alloc.
    explicit TranspositionTable(std::uint64_t bytes)
        : mostBits_(bytes < sizeof(Pair) ? 0U
                                         : static_cast<unsigned>(std::bit_width(bytes / sizeof(Pair))) - 1U),
          bits_(std::min(mostBits_, firstBits)), pairs_(make(bits_)) {
        if (!pairs_) throw std::bad_alloc();
    }

    /// What is known of the position; 0 if nothing is.
    [[nodiscard]] StoneMark find(const Key& key) const {
        const Pair& pair = pairs_[indexOf(key)];
        if (pair.late.isOf(key)) return pair.late.mark();
        return pair.early.isOf(key) ? pair.early.mark() : StoneMark{0};
    }
    void keep(const Key& key, StoneMark mark) {
        Pair& pair = pairs_[indexOf(key)];
        if (!pair.late.isOf(key)) {
            kept_ += pair.early.mark() == 0 ? 1 : 0;
            pair.early = pair.late;
        }
        pair.late.set(key, mark);
        if (kept_ > std::uint64_t{1} << bits_ && bits_ < mostBits_) grow();
    }
    /// Fetches what find() will look at.
    void expect(const Key& key) const { __builtin_prefetch(&pairs_[indexOf(key)]); }

private:
    struct Pair {
        Entry late;
        Entry early;
    };
    struct Free {
        void operator()(Pair* pairs) const { std::free(pairs); }
    };
    using Pairs = std::unique_ptr<Pair[], Free>;

    static constexpr unsigned firstBits = 10;
    static constexpr unsigned growthBits = 3;

    /// Null if there is not enough memory.
    [[nodiscard]] static Pairs make(unsigned bits) {
        return Pairs(static_cast<Pair*>(zeroedMemory(sizeof(Pair) << bits)));
    }
    [[nodiscard]] std::uint64_t indexOf(const Key& key) const {
        return bits_ == 0 ? 0 : placeOf(key) >> (64U - bits_);
    }
    /// Enlarges the table, or leaves it as it is for good if there is not enough memory.
    void grow() {
        const unsigned bits = std::min(bits_ + growthBits, mostBits_);
        Pairs larger = make(bits);
        if (!larger) {
            mostBits_ = bits_;
            return;
        }
        std::swap(pairs_, larger);
        const std::size_t count = std::size_t{1} << std::exchange(bits_, bits);
        kept_ = 0;
        for (std::size_t i = 0; i < count; ++i) {
            for (const Entry& entry : {larger[i].early, larger[i].late})
                if (entry.mark() != 0) keep(entry.key(), entry.mark());
        }
    }

    unsigned mostBits_;
    unsigned bits_;
    Pairs pairs_;
    std::uint64_t kept_ = 0; ///< entries filled that were free before
};

} // namespace mexplorer
