#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

namespace mexplorer::judge {

/// Eight bytes of text in one machine word, for reading decimal digits without a loop over them.
class EightBytes {
public:
    explicit EightBytes(const char* text) {
        std::memcpy(&bytes_, text, sizeof bytes_);
        if constexpr (std::endian::native == std::endian::big) bytes_ = __builtin_bswap64(bytes_);
        bytes_ ^= every * '0'; // now a digit is its value
    }

    /// How many bytes, from the first, are digits.
    [[nodiscard]] unsigned digitCount() const {
        // A byte above 9 gets its high bit; what it may carry changes only bytes after it.
        const std::uint64_t others = ((bytes_ + every * (0x80 - 10)) | bytes_) & (every * 0x80);
        return others == 0 ? 8U : static_cast<unsigned>(std::countr_zero(others)) / 8;
    }

    /// The number that the first `count` digits are, 1 ≤ count ≤ 8: neighbours are put together to numbers of
    /// two, four and then eight digits, all at once.
    [[nodiscard]] std::uint64_t number(unsigned count) const {
        std::uint64_t digits = bytes_ << (64 - 8 * count);
        digits = (digits * (10 * 0x100 + 1)) >> 8U;
        digits = ((digits & 0x00FF00FF00FF00FFU) * (100 * 0x10000 + 1)) >> 16U;
        return ((digits & 0x0000FFFF0000FFFFU) * (10000 * 0x100000000U + 1)) >> 32U;
    }

private:
    static constexpr std::uint64_t every = 0x0101010101010101U;
    std::uint64_t bytes_ = 0;
};

inline constexpr std::uint64_t powersOfTen[] = {1, 10, 100, 1'000, 10'000, 100'000, 1'000'000, 10'000'000};

} // namespace mexplorer::judge
