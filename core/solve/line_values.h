#pragma once

#include "core/text/expected.h"
#include "core/theory/mex.h"

#include <atomic>
#include <cstdint>
#include <vector>

namespace mexplorer {

/// The values of single heaps 0 … size − 1, four bytes each, readable from the front while still growing.
class LineValues {
public:
    using Value = std::uint32_t;

    explicit LineValues(std::uint64_t size) : values_(size) {}

    [[nodiscard]] std::uint64_t size() const { return values_.size(); }
    [[nodiscard]] Value operator[](std::uint64_t n) const { return values_[n]; }
    [[nodiscard]] const Value* data() const { return values_.data(); }
    [[nodiscard]] Value* data() { return values_.data(); }

    /// How many values, from 0 on, are finished.
    [[nodiscard]] std::uint64_t finished() const { return finished_.load(std::memory_order_acquire); }
    void finish(std::uint64_t count) { finished_.store(count, std::memory_order_release); }

private:
    std::vector<Value> values_;
    std::atomic<std::uint64_t> finished_ = 0;
};

/// What is known of a sequence's regularity: value(n + length) = value(n) + saltus for every n ≥ start.
/// `proved` means for ever, by a theorem whose condition was checked; `observed`, as far as computed.
struct Period {
    enum class Status { none, observed, proved };
    Status status = Status::none;
    std::uint64_t length = 0;
    std::uint64_t start = 0; ///< the first n of the regular part
    std::uint64_t saltus = 0;
    std::vector<std::uint64_t> exceptions =
        {}; ///< the n < start whose value is not what the period would say
};

} // namespace mexplorer
