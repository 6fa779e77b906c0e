#include "ui/views/line/extremes.h"

#include <algorithm>

namespace mexplorer::ui {

ExtremesIndex::ExtremesIndex(std::span<const std::uint32_t> values) : values_(values) {
    blocks_.reserve(values.size() / blockSize);
    for (std::uint64_t begin = 0; begin + blockSize <= values.size(); begin += blockSize) {
        Extremes found{begin, begin};
        for (std::uint64_t n = begin; n < begin + blockSize; ++n)
            look(found, n);
        blocks_.push_back(found);
    }
}

void ExtremesIndex::look(Extremes& found, std::uint64_t at) const {
    if (values_[at] < values_[found.least]) found.least = at;
    if (values_[at] > values_[found.greatest]) found.greatest = at;
}

Extremes ExtremesIndex::of(std::uint64_t begin, std::uint64_t end) const {
    Extremes found{begin, begin};
    for (std::uint64_t n = begin; n < end;) {
        if (n % blockSize == 0 && n + blockSize <= end) {
            look(found, blocks_[n / blockSize].least);
            look(found, blocks_[n / blockSize].greatest);
            n += blockSize;
        } else {
            look(found, n);
            ++n;
        }
    }
    return found;
}

std::uint64_t bucketWidth(std::uint64_t begin, std::uint64_t end, std::uint64_t most) {
    if (end - begin <= most) return 1;
    // Two points per bucket; the first and the last bucket may be cut, which makes one more.
    const std::uint64_t buckets = most / 2 - 1;
    return (end - begin + buckets - 1) / buckets;
}

QList<QPointF> decimated(const ExtremesIndex& values, std::uint64_t begin, std::uint64_t end,
                         std::uint64_t most) {
    QList<QPointF> points;
    const auto add = [&](std::uint64_t n) { points.emplace_back(static_cast<double>(n), values[n]); };
    const std::uint64_t width = bucketWidth(begin, end, most);
    if (width == 1) {
        for (std::uint64_t n = begin; n < end; ++n)
            add(n);
        return points;
    }
    for (std::uint64_t bucket = begin / width * width; bucket < end; bucket += width) {
        const auto [least, greatest] = values.of(std::max(bucket, begin), std::min(bucket + width, end));
        add(std::min(least, greatest));
        if (least != greatest) add(std::max(least, greatest));
    }
    return points;
}

} // namespace mexplorer::ui
