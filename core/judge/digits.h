#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace mexplorer::judge {

/// Eight bytes of text in one machine word, the first in the lowest place.
[[nodiscard]] inline std::uint64_t eightBytes(const char* text) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, text, sizeof bytes);
    if constexpr (std::endian::native == std::endian::big) bytes = __builtin_bswap64(bytes);
    return bytes;
}

inline constexpr std::uint64_t everyByte = 0x0101010101010101U;

/// The number that `count` digits are, 1 ≤ count ≤ 8; eight bytes are readable at `text`. Neighbours are put
/// together to numbers of two, four and then eight digits, all at once.
[[nodiscard]] inline std::uint64_t numberOf(const char* text, unsigned count) {
    std::uint64_t digits = (eightBytes(text) ^ everyByte * '0')
                           << (-8U * count % 64); // 64 − 8 · count, as processors shift
    digits = (digits * (10 * 0x100 + 1)) >> 8U;
    digits = ((digits & 0x00FF00FF00FF00FFU) * (100 * 0x10000 + 1)) >> 16U;
    return ((digits & 0x0000FFFF0000FFFFU) * (10000 * 0x100000000U + 1)) >> 32U;
}

/// The same for 1 ≤ count ≤ 4.
[[nodiscard]] inline std::uint64_t shortNumberOf(const char* text, unsigned count) {
    std::uint32_t digits = static_cast<std::uint32_t>(eightBytes(text) ^ everyByte * '0')
                           << (-8U * count % 32);
    digits = (digits * (10 * 0x100 + 1)) >> 8U;
    return ((digits & 0x00FF00FFU) * (100 * 0x10000 + 1)) >> 16U;
}

inline constexpr std::uint64_t powersOfTen[] = {1,       10,        100,        1'000,      10'000,
                                                100'000, 1'000'000, 10'000'000, 100'000'000};

/// Of 64 bytes of text, bit i for byte i: which are digits, and which are white space.
struct Marks {
    std::uint64_t digits = 0;
    std::uint64_t spaces = 0;
};

/// Eight bytes at a time, on any processor.
[[nodiscard]] inline Marks marksByWords(const char* text) {
    // Bit 7 of each byte answers; the low seven bits are compared, so that nothing is carried to the next
    // byte.
    constexpr std::uint64_t high = everyByte * 0x80;
    const auto atLeast = [](std::uint64_t low, std::uint64_t least) {
        return low + everyByte * (0x80 - least);
    };
    // Bit 7 of byte i becomes bit i.
    const auto bits = [](std::uint64_t answers) { return ((answers >> 7U) * 0x0102040810204080U) >> 56U; };
    Marks marks;
    for (unsigned at = 0; at < 64; at += 8) {
        const std::uint64_t word = eightBytes(text + at);
        const std::uint64_t low = word & ~high;
        const std::uint64_t digits = atLeast(low, '0') & ~atLeast(low, '9' + 1);
        const std::uint64_t controls = atLeast(low, '\t') & ~atLeast(low, '\r' + 1);
        const std::uint64_t blanks = ~atLeast(low ^ everyByte * ' ', 1);
        marks.digits |= bits(digits & ~word & high) << at;
        marks.spaces |= bits((controls | blanks) & ~word & high) << at;
    }
    return marks;
}

#ifdef __SSE2__
/// The same sixteen bytes at a time: every 64-bit x86 processor can.
[[nodiscard]] inline Marks marksBySse2(const char* text) {
    const auto within = [](__m128i bytes, char first, char last) {
        const __m128i above = _mm_sub_epi8(bytes, _mm_set1_epi8(first));
        const __m128i excess = _mm_subs_epu8(above, _mm_set1_epi8(static_cast<char>(last - first)));
        return _mm_cmpeq_epi8(excess, _mm_setzero_si128());
    };
    const auto bits = [](__m128i answers) {
        return std::uint64_t{static_cast<std::uint32_t>(_mm_movemask_epi8(answers))};
    };
    Marks marks;
    for (unsigned at = 0; at < 64; at += 16) {
        const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(text + at));
        const __m128i blanks = _mm_cmpeq_epi8(bytes, _mm_set1_epi8(' '));
        marks.digits |= bits(within(bytes, '0', '9')) << at;
        marks.spaces |= bits(_mm_or_si128(within(bytes, '\t', '\r'), blanks)) << at;
    }
    return marks;
}
#endif

[[nodiscard]] inline Marks marksOf(const char* text) {
#ifdef __SSE2__
    return marksBySse2(text);
#else
    return marksByWords(text);
#endif
}

/// The digits of 64 bytes of text, found without a branch: those that stand between white space (or the
/// beginning) and white space, up to the first byte that is neither.
class DigitRuns {
public:
    static constexpr std::ptrdiff_t bytes = 64;

    DigitRuns() = default;
    explicit DigitRuns(const char* text) : text_(text) {
        const auto [digits, spaces] = marksOf(text);
        const std::uint64_t others = ~(digits | spaces);
        const std::uint64_t before = (others & -others) - 1; // the first of the others
        begins_ = digits & ~(digits << 1U) & before;
        ends_ = spaces & (digits << 1U) & before;
    }

    [[nodiscard]] bool empty() const { return ends_ == 0; }

    struct Run {
        const char* text;
        unsigned length;
    };
    /// The next run, if it is not empty.
    Run next() {
        const auto begin = static_cast<unsigned>(__builtin_ctzll(begins_)); // never 0, and never asked
        const auto end = static_cast<unsigned>(__builtin_ctzll(ends_));
        begins_ &= begins_ - 1;
        ends_ &= ends_ - 1;
        return {text_ + begin, end - begin};
    }

private:
    const char* text_ = nullptr;
    std::uint64_t begins_ = 0; ///< bit i: a run begins at byte i
    std::uint64_t ends_ = 0;   ///< bit i: byte i is the white space behind one
};

} // namespace mexplorer::judge
