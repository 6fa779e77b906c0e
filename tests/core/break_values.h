#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace mexplorer {

/// A take-and-break code, written for tests: the digit d_t says what may be left after t are taken.
struct PlainCode {
    std::vector<unsigned> digits; ///< d0, d1, …
    std::vector<unsigned> tail = {};

    [[nodiscard]] unsigned digit(std::size_t taken) const {
        if (taken < digits.size()) return digits[taken];
        return tail.empty() ? 0 : tail[(taken - digits.size()) % tail.size()];
    }
    [[nodiscard]] std::string text() const {
        const char* names = "0123456789ABCDEF";
        std::string text = {names[digits.front()], '.'};
        for (std::size_t i = 1; i < digits.size(); ++i)
            text += names[digits[i]];
        if (tail.empty()) return text;
        text += '(';
        for (const unsigned digit : tail)
            text += names[digit];
        return text + ')';
    }
};

/// The SG values of the heaps 0 … count − 1 by the definition, without any of the program's types.
inline std::vector<std::uint32_t> plainBreakValues(const PlainCode& code, std::size_t count) {
    std::vector<std::uint32_t> g;
    std::vector<char> seen;
    for (std::size_t n = 0; n < count; ++n) {
        seen.assign(4 * count + 4, 0);
        for (std::size_t taken = 0; taken <= n; ++taken) {
            const unsigned leave = code.digit(taken);
            const std::size_t rest = n - taken;
            if ((leave & 1U) != 0 && rest == 0) seen[0] = 1;
            if ((leave & 2U) != 0 && rest > 0) seen[g[rest]] = 1;
            if ((leave & 4U) != 0) {
                for (std::size_t a = 1; 2 * a <= rest; ++a)
                    seen[g[a] ^ g[rest - a]] = 1;
            }
            if ((leave & 8U) != 0) {
                for (std::size_t a = 1; 3 * a <= rest; ++a) { // a ≤ b ≤ the third
                    for (std::size_t b = a; a + 2 * b <= rest; ++b)
                        seen[g[a] ^ g[b] ^ g[rest - a - b]] = 1;
                }
            }
        }
        std::uint32_t value = 0;
        while (seen[value] != 0)
            ++value;
        g.push_back(value);
    }
    return g;
}

/// The same for splits into two unequal heaps.
inline std::vector<std::uint32_t> plainGrundyValues(std::size_t count) {
    std::vector<std::uint32_t> g;
    std::vector<std::size_t> seenBy(1024);
    for (std::size_t n = 0; n < count; ++n) {
        for (std::size_t a = 1; 2 * a < n; ++a)
            seenBy[g[a] ^ g[n - a]] = n;
        std::uint32_t value = 0;
        while (n > 0 && seenBy[value] == n)
            ++value;
        g.push_back(value);
    }
    return g;
}

} // namespace mexplorer
