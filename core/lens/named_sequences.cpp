#include "core/lens/named_sequences.h"

#include "core/text/message.h"
#include "core/theory/golden.h"
#include "core/theory/wide.h"

#include <bit>
#include <utility>

namespace mexplorer {

namespace {

using TermList = std::vector<std::uint64_t>;

/// The terms a(0), a(1) … up to `last` of a sequence that never falls, each once.
template <std::uint64_t (*at)(std::uint64_t)>
TermList rising(std::uint64_t last) {
    TermList terms;
    for (std::uint64_t k = 0;; ++k) {
        const std::uint64_t term = at(k);
        if (term > last) return terms;
        if (terms.empty() || terms.back() < term) terms.push_back(term);
    }
}

/// a(0) = first, a(1) = second, a(k + 2) = `twice` · a(k) + `once` · a(k + 1)
template <std::uint64_t first, std::uint64_t second, std::uint64_t twice, std::uint64_t once>
TermList recurrent(std::uint64_t last) {
    TermList terms;
    Wide term = first;
    Wide next = second;
    bool goOn = true;
    while (goOn) {
        if (term <= last && (terms.empty() || terms.back() < term))
            terms.push_back(static_cast<std::uint64_t>(term));
        const Wide after = twice * term + once * next;
        goOn = next <= last || term <= last; // the first terms may fall: 2, 1, 3
        term = std::exchange(next, after);
    }
    return terms;
}

template <bool (*isTerm)(std::uint64_t)>
TermList filtered(std::uint64_t last) {
    TermList terms;
    for (std::uint64_t n = 0; n <= last; ++n)
        if (isTerm(n)) terms.push_back(n);
    return terms;
}

template <std::uint64_t base>
TermList powersOf(std::uint64_t last) {
    TermList terms;
    for (Wide power = 1; power <= last; power *= base)
        terms.push_back(static_cast<std::uint64_t>(power));
    return terms;
}

TermList lucas(std::uint64_t last) { // 2, 1, 3, 4, 7 …: ascending
    TermList terms = recurrent<1, 3, 1, 1>(last);
    if (last >= 2) terms.insert(terms.begin() + 1, 2);
    return terms;
}

TermList factorials(std::uint64_t last) {
    TermList terms;
    Wide term = 1;
    for (std::uint64_t k = 1; term <= last; term *= ++k)
        terms.push_back(static_cast<std::uint64_t>(term));
    return terms;
}

/// By the sieve of Eratosthenes.
TermList primes(std::uint64_t last) {
    TermList terms;
    std::vector<bool> isComposite(last + 1);
    for (std::uint64_t n = 2; n <= last; ++n) {
        if (isComposite[n]) continue;
        terms.push_back(n);
        for (Wide multiple = Wide{n} * n; multiple <= last; multiple += n)
            isComposite[static_cast<std::uint64_t>(multiple)] = true;
    }
    return terms;
}

std::uint64_t squareOf(std::uint64_t k) {
    return k * k;
}
std::uint64_t cubeOf(std::uint64_t k) {
    return k * k * k;
}
std::uint64_t triangular(std::uint64_t k) {
    return k * (k + 1) / 2;
}
std::uint64_t oblong(std::uint64_t k) {
    return k * (k + 1);
}
std::uint64_t lowerWythoff(std::uint64_t k) {
    return floorTimesPhi(k + 1);
}
std::uint64_t upperWythoff(std::uint64_t k) {
    return floorTimesPhi(k + 1) + k + 1;
}
std::uint64_t rootTwo(std::uint64_t k) {
    return integerSquareRoot(Wide{2} * (k + 1) * (k + 1));
}
std::uint64_t twoAndRootTwo(std::uint64_t k) {
    return rootTwo(k) + 2 * (k + 1);
}
std::uint64_t allOnes(std::uint64_t k) {
    return (std::uint64_t{1} << k) - 1;
}

bool isEvil(std::uint64_t n) {
    return std::popcount(n) % 2 == 0;
}
bool isOdious(std::uint64_t n) {
    return !isEvil(n);
}
bool isFibbinary(std::uint64_t n) {
    return (n & (n >> 1U)) == 0;
}
bool endsInEvenlyManyZeros(std::uint64_t n) {
    return n > 0 && std::countr_zero(n) % 2 == 0;
}
bool endsInOddlyManyZeros(std::uint64_t n) {
    return n > 0 && std::countr_zero(n) % 2 == 1;
}
bool isEvenNumber(std::uint64_t n) {
    return n % 2 == 0;
}
bool isOddNumber(std::uint64_t n) {
    return n % 2 == 1;
}

std::uint64_t floorOfLog2(std::uint64_t n) {
    return static_cast<std::uint64_t>(std::bit_width(n)) - 1;
}
/// a(2n) = n, a(2n + 1) = a(n)
std::uint64_t halved(std::uint64_t n) {
    return n >> (static_cast<unsigned>(std::countr_one(n)) + 1U);
}
std::uint64_t oddPart(std::uint64_t n) {
    return n >> static_cast<unsigned>(std::countr_zero(n));
}
std::uint64_t kimberling(std::uint64_t n) {
    return (oddPart(n) + 1) / 2;
}
/// How many prime numbers n is the product of.
std::uint64_t primeFactors(std::uint64_t n) {
    std::uint64_t count = 0;
    for (std::uint64_t factor = 2; factor * factor <= n; ++factor)
        for (; n % factor == 0; n /= factor)
            ++count;
    return count + (n > 1 ? 1 : 0);
}

} // namespace

const std::vector<NamedSet>& namedSets() {
    static const std::vector<NamedSet> sets = {
        {"A005843", MX_TEXT("core", "the even numbers"), "n mod 2 = 0", filtered<isEvenNumber>},
        {"A005408", MX_TEXT("core", "the odd numbers"), "n mod 2 = 1", filtered<isOddNumber>},
        {"A000045", MX_TEXT("core", "the Fibonacci numbers"), "isfib(n)", recurrent<0, 1, 1, 1>},
        {"A000079", MX_TEXT("core", "the powers of 2"), "n > 0 and popcount(n) = 1", powersOf<2>},
        {"A000225", MX_TEXT("core", "the numbers 2^k − 1"), "popcount(n + 1) = 1", rising<allOnes>},
        {"A000244", MX_TEXT("core", "the powers of 3"), "", powersOf<3>},
        {"A000302", MX_TEXT("core", "the powers of 4"), "n > 0 and popcount(n) = 1 and n mod 3 = 1",
         powersOf<4>},
        {"A000290", MX_TEXT("core", "the squares"), "issquare(n)", rising<squareOf>},
        {"A000578", MX_TEXT("core", "the cubes"), "", rising<cubeOf>},
        {"A000217", MX_TEXT("core", "the triangular numbers"), "issquare(8*n + 1)", rising<triangular>},
        {"A002378", MX_TEXT("core", "the oblong numbers k(k + 1)"), "issquare(4*n + 1)", rising<oblong>},
        {"A000040", MX_TEXT("core", "the primes"), "isprime(n)", primes},
        {"A001969", MX_TEXT("core", "the evil numbers, with evenly many binary ones"),
         "popcount(n) mod 2 = 0", filtered<isEvil>},
        {"A000069", MX_TEXT("core", "the odious numbers, with oddly many binary ones"),
         "popcount(n) mod 2 = 1", filtered<isOdious>},
        {"A000201", MX_TEXT("core", "the lower Wythoff numbers ⌊kφ⌋"),
         "n > 0 and floor((floor(n/phi) + 1)*phi) = n", rising<lowerWythoff>},
        {"A001950", MX_TEXT("core", "the upper Wythoff numbers ⌊kφ²⌋"),
         "n > 0 and floor((floor(n/phi) + 1)*phi) != n", rising<upperWythoff>},
        {"A001951", MX_TEXT("core", "the numbers ⌊k√2⌋"), "", rising<rootTwo>},
        {"A001952", MX_TEXT("core", "the numbers ⌊k(2 + √2)⌋"), "", rising<twoAndRootTwo>},
        {"A003159", MX_TEXT("core", "the numbers whose binary digits end in evenly many zeros"),
         "n > 0 and nu2(n) mod 2 = 0", filtered<endsInEvenlyManyZeros>},
        {"A036554", MX_TEXT("core", "the numbers whose binary digits end in oddly many zeros"),
         "n > 0 and nu2(n) mod 2 = 1", filtered<endsInOddlyManyZeros>},
        {"A003714", MX_TEXT("core", "the fibbinary numbers, without neighbouring binary ones"), "",
         filtered<isFibbinary>},
        {"A001045", MX_TEXT("core", "the Jacobsthal numbers"), "", recurrent<0, 1, 2, 1>},
        {"A000032", MX_TEXT("core", "the Lucas numbers"), "", lucas},
        {"A000129", MX_TEXT("core", "the Pell numbers"), "", recurrent<0, 1, 1, 2>},
        {"A000142", MX_TEXT("core", "the factorials"), "", factorials},
    };
    return sets;
}

const std::vector<NamedValues>& namedValues() {
    static const std::vector<NamedValues> functions = {
        {"A007814", MX_TEXT("core", "how often 2 divides n"), "nu2(n)", 1},
        {"A001511", MX_TEXT("core", "the place of the last 1 in n’s binary digits"), "nu2(n) + 1", 1},
        {"A000120", MX_TEXT("core", "the ones among n’s binary digits"), "popcount(n)"},
        {"A010060", MX_TEXT("core", "the Thue–Morse sequence"), "popcount(n) mod 2"},
        {"A000523", MX_TEXT("core", "the floor of the binary logarithm of n"), "", 1, floorOfLog2},
        {"A000196", MX_TEXT("core", "the floor of the square root of n"), "isqrt(n)"},
        {"A003188", MX_TEXT("core", "the Gray code of n"), "n xor floor(n/2)"},
        {"A025480", MX_TEXT("core", "half of n if it is even, else the same of (n − 1)/2"), "", 0, halved},
        {"A003602", MX_TEXT("core", "k, where n is 2k − 1 times a power of 2"), "", 1, kimberling},
        {"A000265", MX_TEXT("core", "the largest odd divisor of n"), "", 1, oddPart},
        {"A001222", MX_TEXT("core", "how many primes n is the product of"), "", 1, primeFactors},
        {"A005206", MX_TEXT("core", "Hofstadter’s sequence G"), "floor((n + 1)/phi)"},
        {"", "", "floor(n/phi)"},
        {"A000201", "", "floor(n*phi)"},
        {"A001950", "", "floor(n*phi) + n"},
        {"A001951", "", "floor(n*sqrt(2))"},
        {"A007953", MX_TEXT("core", "the sum of n’s decimal digits"), "digitsum(n)"},
        {"A038712", "", "n xor (n - 1)", 1},
    };
    return functions;
}

} // namespace mexplorer
