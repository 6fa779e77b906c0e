#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace mexplorer {

/// Numbered sets of values below a width that is a power of two, kept as bits.
class ValueBits {
public:
    explicit ValueBits(std::size_t count) : count_(count), words_(count) {}

    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] std::uint64_t width() const { return width_; }
    /// Makes room for values below `width`, a power of two at least as large as width(); the sets stay.
    void widen(std::uint64_t width);
    /// One more set, empty.
    void append();

    [[nodiscard]] std::span<std::uint64_t> operator[](std::size_t i) {
        return std::span(words_).subspan(i * stride(), stride());
    }
    [[nodiscard]] std::span<const std::uint64_t> operator[](std::size_t i) const {
        return std::span(words_).subspan(i * stride(), stride());
    }

private:
    [[nodiscard]] std::size_t stride() const { return static_cast<std::size_t>(width_ / 64); }

    std::size_t count_;
    std::uint64_t width_ = 64;
    std::vector<std::uint64_t> words_;
};

inline void insert(std::span<std::uint64_t> set, std::uint64_t value) {
    set[value / 64] |= std::uint64_t{1} << (value % 64);
}
void unite(std::span<std::uint64_t> set, std::span<const std::uint64_t> other);
/// Unites `set` with `other`, each of whose values is XORed with `value`. O(width / 64).
void uniteShifted(std::span<std::uint64_t> set, std::span<const std::uint64_t> other, std::uint64_t value);
/// The least value that is not in the set; the width if all are.
[[nodiscard]] std::uint64_t leastMissing(std::span<const std::uint64_t> set);

} // namespace mexplorer
