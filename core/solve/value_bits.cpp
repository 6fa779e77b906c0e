#include "core/solve/value_bits.h"

#include <algorithm>
#include <array>
#include <bit>

namespace mexplorer {

namespace {

/// The word whose bit i is bit i ^ `by` of `word`, by < 64: for each one in `by`, neighbouring blocks of bits
/// change places.
std::uint64_t shuffled(std::uint64_t word, std::uint64_t by) {
    constexpr std::array<std::uint64_t, 6> low = {0x5555555555555555U, 0x3333333333333333U,
                                                  0x0F0F0F0F0F0F0F0FU, 0x00FF00FF00FF00FFU,
                                                  0x0000FFFF0000FFFFU, 0x00000000FFFFFFFFU};
    for (unsigned bit = 0; bit < low.size(); ++bit) {
        const unsigned distance = 1U << bit;
        if ((by & distance) != 0) word = (word & low[bit]) << distance | (word >> distance & low[bit]);
    }
    return word;
}

} // namespace

void ValueBits::widen(std::uint64_t width) {
    std::vector<std::uint64_t> wider(count_ * static_cast<std::size_t>(width / 64));
    for (std::size_t i = 0; i < count_; ++i)
        std::ranges::copy((*this)[i], wider.begin() + static_cast<std::ptrdiff_t>(i * (width / 64)));
    words_ = std::move(wider);
    width_ = width;
}

void ValueBits::append() {
    ++count_;
    words_.resize(count_ * stride());
}

void unite(std::span<std::uint64_t> set, std::span<const std::uint64_t> other) {
    for (std::size_t i = 0; i < set.size(); ++i)
        set[i] |= other[i];
}

void uniteShifted(std::span<std::uint64_t> set, std::span<const std::uint64_t> other, std::uint64_t value) {
    for (std::size_t i = 0; i < set.size(); ++i)
        set[i] |= shuffled(other[i ^ (value / 64)], value % 64);
}

std::uint64_t leastMissing(std::span<const std::uint64_t> set) {
    const auto word =
        std::find_if(set.begin(), set.end(), [](std::uint64_t bits) { return bits != UINT64_MAX; });
    const auto full = static_cast<std::uint64_t>(word - set.begin()) * 64;
    return word == set.end() ? full : full + static_cast<unsigned>(std::countr_one(*word));
}

} // namespace mexplorer
