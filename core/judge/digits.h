#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace mexplorer::judge {

/// Eight bytes of text in one machine word, the first as the lowest byte.
[[nodiscard]] inline std::uint64_t eightBytes(const char* text) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, text, sizeof bytes);
    if constexpr (std::endian::native == std::endian::big) bytes = __builtin_bswap64(bytes);
    return bytes;
}

inline constexpr std::uint64_t everyByte = 0x0101010101010101U;

/// The number in the `count` digits at `text`, 1 ≤ count ≤ 8; eight bytes must be readable there. Neighbours
/// are combined into numbers of two, four and then eight digits, all at once.
[[nodiscard]] inline std::uint64_t numberOf(const char* text, unsigned count) {
    std::uint64_t digits = (eightBytes(text) ^ everyByte * '0')
                           << (-8U * count % 64); // 64 − 8 · count; processors shift modulo 64 anyway
    digits = (digits * (10 * 0x100 + 1)) >> 8U;
    digits = ((digits & 0x00FF00FF00FF00FFU) * (100 * 0x10000 + 1)) >> 16U;
    return ((digits & 0x0000FFFF0000FFFFU) * (10000 * 0x100000000U + 1)) >> 32U;
}

inline constexpr std::uint64_t powersOfTen[] = {1,       10,        100,        1'000,      10'000,
                                                100'000, 1'000'000, 10'000'000, 100'000'000};

/// For 64 bytes of text, bit i for byte i: which are digits, and which are white space.
struct Marks {
    std::uint64_t digits = 0;
    std::uint64_t spaces = 0;
};

/// Eight bytes at a time, on any processor.
[[nodiscard]] inline Marks marksByWords(const char* text) {
    // The answer is bit 7 of each byte; only the low seven bits are compared, so that nothing is carried into
    // the next byte.
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
/// The same, sixteen bytes at a time; every 64-bit x86 processor has SSE2.
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

/// For each digit in 64 bytes of text: the value of the digits that end there (at most the last four). Three
/// bytes before the text must be readable. One byte at a time, on any processor.
inline void shortNumbersByBytes(const char* text, std::uint16_t* numbers) {
    const auto digitAt = [text](int at) {
        const auto digit = static_cast<unsigned char>(text[at] - '0');
        return digit < 10 ? int{digit} : -1;
    };
    for (int at = 0; at < 64; ++at) {
        int number = 0;
        int unit = 1;
        for (int back = at; back > at - 4 && digitAt(back) >= 0; --back, unit *= 10)
            number += unit * digitAt(back);
        numbers[at] = static_cast<std::uint16_t>(number);
    }
}

#ifdef __SSE2__
/// The same, sixteen bytes at a time.
inline void shortNumbersBySse2(const char* text, std::uint16_t* numbers) {
    struct Digits {
        __m128i are;    // 255 for each digit, else 0
        __m128i values; // 0 for other characters
    };
    const auto digitsAt = [](const char* at) {
        const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
        const __m128i values = _mm_sub_epi8(bytes, _mm_set1_epi8('0'));
        const __m128i are = _mm_cmpeq_epi8(_mm_subs_epu8(values, _mm_set1_epi8(9)), _mm_setzero_si128());
        return Digits{are, _mm_and_si128(values, are)};
    };
    const auto pair = [](__m128i tens, __m128i ones) { // below 100
        const __m128i twice = _mm_add_epi8(tens, tens);
        const __m128i eight = _mm_add_epi8(_mm_add_epi8(twice, twice), _mm_add_epi8(twice, twice));
        return _mm_add_epi8(_mm_add_epi8(eight, twice), ones);
    };
    const __m128i zero = _mm_setzero_si128();
    const __m128i hundred = _mm_set1_epi16(100);
    const auto sum = [hundred](__m128i high, __m128i low) {
        return _mm_add_epi16(_mm_mullo_epi16(high, hundred), low);
    };
    for (unsigned at = 0; at < 64; at += 16) {
        const Digits last = digitsAt(text + at);
        const Digits second = digitsAt(text + at - 1);
        const Digits third = digitsAt(text + at - 2);
        const Digits fourth = digitsAt(text + at - 3);
        const __m128i low = pair(second.values, last.values);
        const __m128i isLong = _mm_and_si128(second.are, third.are);
        const __m128i high = _mm_and_si128(pair(fourth.values, third.values), isLong);
        const auto store = [&](unsigned offset, __m128i eight) {
            _mm_storeu_si128(reinterpret_cast<__m128i*>(numbers + at + offset), eight);
        };
        store(0, sum(_mm_unpacklo_epi8(high, zero), _mm_unpacklo_epi8(low, zero)));
        store(8, sum(_mm_unpackhi_epi8(high, zero), _mm_unpackhi_epi8(low, zero)));
    }
}
#endif

inline void shortNumbersOf(const char* text, std::uint16_t* numbers) {
#ifdef __SSE2__
    shortNumbersBySse2(text, numbers);
#else
    shortNumbersByBytes(text, numbers);
#endif
}

/// The numbers in 64 bytes of text, found without a branch: the runs of digits between white space (or the
/// beginning) and white space, up to the first byte that is neither.
class DigitRuns {
public:
    static constexpr std::ptrdiff_t bytes = 64;
    static constexpr std::size_t most = 32; ///< runs

    explicit DigitRuns(const char* text) {
        const auto [digits, spaces] = marksOf(text);
        const std::uint64_t others = ~(digits | spaces);
        const std::uint64_t before = (others & -others) - 1; // the bits before the first of the others
        begins_ = digits & ~(digits << 1U) & before;
        ends_ = spaces & (digits << 1U) & before;
        const std::uint64_t two = digits & (digits << 1U);
        longs_ = two & (two << 2U) & (digits << 4U);
    }

    [[nodiscard]] bool empty() const { return ends_ == 0; }
    /// Whether no run has more than four digits.
    [[nodiscard]] bool areShort() const { return longs_ == 0; }
    /// The offset in the text of the next run's end. Only if not empty().
    unsigned nextEnd() {
        const auto end = static_cast<unsigned>(__builtin_ctzll(ends_));
        ends_ &= ends_ - 1;
        return end;
    }

    /// Offsets in the text.
    struct Run {
        unsigned begin;
        unsigned end;
    };
    /// The next run. Only if not empty().
    Run next() {
        const auto begin = static_cast<unsigned>(__builtin_ctzll(begins_)); // not 0: every end has a begin
        begins_ &= begins_ - 1;
        return {begin, nextEnd()};
    }

private:
    std::uint64_t begins_; ///< bit i: a run begins at byte i
    std::uint64_t ends_;   ///< bit i: byte i is the white space after a run
    std::uint64_t longs_;  ///< bit i: byte i is the fifth digit of some run, or a later one
};

/// Output arrays: numbers, and the offset in the text where each ends.
struct Numbers {
    std::uint64_t* values;
    std::uint32_t* ends;
};

/// Reads the runs of digits in the 64 bytes at text + `at`, up to the first with more than sixteen digits.
/// Returns how many, at most DigitRuns::most. Three bytes before and eight after the 64 must be readable.
inline std::size_t readNumbers(const char* text, std::uint32_t at, Numbers numbers) {
    DigitRuns runs(text + at);
    std::size_t count = 0;
    if (runs.areShort()) {
        std::uint16_t values[DigitRuns::bytes];
        shortNumbersOf(text + at, values);
        for (; !runs.empty(); ++count) {
            const unsigned end = runs.nextEnd();
            numbers.values[count] = values[end - 1];
            numbers.ends[count] = at + end;
        }
        return count;
    }
    for (; !runs.empty(); ++count) {
        const auto [begin, end] = runs.next();
        const unsigned length = end - begin;
        if (length > 16) break;
        const char* const digits = text + at + begin;
        numbers.values[count] =
            length <= 8 ? numberOf(digits, length)
                        : numberOf(digits, 8) * powersOfTen[length - 8] + numberOf(digits + 8, length - 8);
        numbers.ends[count] = at + end;
    }
    return count;
}

} // namespace mexplorer::judge
