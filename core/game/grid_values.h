#pragma once

#include "core/text/expected.h"
#include "core/theory/nimber.h"

#include <atomic>
#include <cstdint>
#include <memory>

namespace mexplorer {

/// Rows are the first coordinate a, columns the second, b.
struct GridSize {
    std::uint32_t rows = 0;
    std::uint32_t columns = 0;

    [[nodiscard]] std::uint64_t cells() const { return std::uint64_t{rows} * columns; }
    friend bool operator==(const GridSize&, const GridSize&) = default;
};

/// The values of all cells with a < rows and b < columns, two bytes each. An engine fills it while others
/// already read the part that is finished: always a rectangle at the origin that only grows.
class GridValues {
public:
    using Value = std::uint16_t;

    /// Memory for `size`; call `checkGrid` first.
    explicit GridValues(GridSize size)
        : size_(size), values_(std::make_unique_for_overwrite<Value[]>(size.cells())) {}

    [[nodiscard]] GridSize size() const { return size_; }
    [[nodiscard]] Value at(std::uint32_t a, std::uint32_t b) const {
        return values_[std::size_t{a} * size_.columns + b];
    }
    [[nodiscard]] const Value* row(std::uint32_t a) const {
        return values_.get() + std::size_t{a} * size_.columns;
    }
    [[nodiscard]] Value* row(std::uint32_t a) { return values_.get() + std::size_t{a} * size_.columns; }

    /// The finished part; everything in it may be read by any thread.
    [[nodiscard]] GridSize finished() const {
        return {rows_.load(std::memory_order_acquire), columns_.load(std::memory_order_acquire)};
    }
    /// For the engine: `part` is finished. It must contain the part that was finished before.
    void finish(GridSize part) {
        rows_.store(part.rows, std::memory_order_release);
        columns_.store(part.columns, std::memory_order_release);
    }

private:
    GridSize size_;
    std::unique_ptr<Value[]> values_; // not cleared: that alone would take seconds before the first check
    std::atomic<std::uint32_t> rows_ = 0;
    std::atomic<std::uint32_t> columns_ = 0;
};

} // namespace mexplorer
