#pragma once

#include "core/text/expected.h"
#include "core/theory/nimber.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace mexplorer {

/// The values of single heaps 0 … size − 1, four bytes each, readable from the front while still growing.
class LineValues {
public:
    using Value = std::uint32_t;

    explicit LineValues(std::uint64_t size)
        : size_(size), values_(std::make_unique_for_overwrite<Value[]>(size)) {}

    [[nodiscard]] std::uint64_t size() const { return size_; }
    [[nodiscard]] Value operator[](std::uint64_t n) const { return values_[n]; }
    [[nodiscard]] const Value* data() const { return values_.get(); }
    [[nodiscard]] Value* data() { return values_.get(); }

    /// How many values, from 0 on, are finished.
    [[nodiscard]] std::uint64_t finished() const { return finished_.load(std::memory_order_acquire); }
    void finish(std::uint64_t count) {
        computed_ = count;
        finishCopies(count);
    }

    /// How many of the finished values, from 0 on, were computed; the others were copied from a proved
    /// period.
    [[nodiscard]] std::uint64_t computed() const { return computed_; }
    /// Marks the values from computed() to `count` as finished, being such copies.
    void finishCopies(std::uint64_t count) { finished_.store(count, std::memory_order_release); }

private:
    std::uint64_t size_;
    std::unique_ptr<Value[]> values_;         // not cleared, as each is written before it counts as finished
    std::atomic<std::uint64_t> computed_ = 0; // stored before finished_
    std::atomic<std::uint64_t> finished_ = 0;
};

/// Why a period that was seen holds for ever, in numbers: the values up to n = bound had to be known and to
/// repeat. If t is the most that can be taken and at most d heaps can be left of one, bound = d · s + d · p +
/// t − 1 for the start s (at least 1, except where heaps cannot break) and the length p. If the values rise
/// by a saltus, bound = s + 3p, and options were compared besides (see core/solve/arithmetic_period.h); t and
/// d are 0 then.
struct PeriodCertificate {
    std::uint64_t longestTake = 0; ///< t
    std::uint64_t mostParts = 1;   ///< d
    std::uint64_t bound = 0;
    std::uint64_t computed = 0; ///< the last n whose value was computed, and not copied
    friend bool operator==(const PeriodCertificate&, const PeriodCertificate&) = default;
};

/// What is known about a sequence's regularity: value(n + length) = value(n) + saltus for every n ≥ start.
/// `proved` means for ever, by a theorem whose condition was checked; `observed`, as far as computed.
struct Period {
    enum class Status { none, observed, proved };
    Status status = Status::none;
    std::uint64_t length = 0;
    std::uint64_t start = 0; ///< the first n of the regular part
    std::uint64_t saltus = 0;
    /// The n < start whose value is not what the period would say.
    std::vector<std::uint64_t> exceptions = {};
    /// What was or would be checked to prove it by comparing values; nothing if a closed form gives the
    /// period or no theorem applies.
    std::optional<PeriodCertificate> certificate = {};
    Message theorem = {}; ///< if a closed form proves it: its name
};

} // namespace mexplorer
