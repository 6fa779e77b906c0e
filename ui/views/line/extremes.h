#pragma once

#include <QList>
#include <QPointF>

#include <cstdint>
#include <span>
#include <vector>

namespace mexplorer::ui {

/// The indices of the least and the greatest value in a part of a sequence; the first of each if there are
/// several.
struct Extremes {
    std::uint64_t least = 0;
    std::uint64_t greatest = 0;
};

/// Finds these for any part in O(n / 1024 + 1024) time, after one pass over the values, which it does not
/// own.
class ExtremesIndex {
public:
    ExtremesIndex() = default;
    explicit ExtremesIndex(std::span<const std::uint32_t> values);

    [[nodiscard]] std::uint64_t size() const { return values_.size(); }
    [[nodiscard]] std::uint32_t operator[](std::uint64_t n) const { return values_[n]; }
    /// For [begin, end), which must be a part of the sequence and not empty.
    [[nodiscard]] Extremes of(std::uint64_t begin, std::uint64_t end) const;

private:
    static constexpr std::uint64_t blockSize = 1024;

    void look(Extremes& found, std::uint64_t at) const;

    std::span<const std::uint32_t> values_;
    std::vector<Extremes> blocks_;
};

/// The points (n, value) of [begin, end); if these are more than `most`, only the least and the greatest of
/// each bucket. Buckets begin at multiples of their width, so that they do not change during panning.
[[nodiscard]] QList<QPointF> decimated(const ExtremesIndex& values, std::uint64_t begin, std::uint64_t end,
                                       std::uint64_t most);
/// The width of those buckets; 1 where every point is shown.
[[nodiscard]] std::uint64_t bucketWidth(std::uint64_t begin, std::uint64_t end, std::uint64_t most);

} // namespace mexplorer::ui
