#pragma once

#include "core/explain/beatty_trace.h"
#include "tests/core/explain/sentences/boards.h"

#include <cmath>
#include <set>

// Beatty’s proof: its counts are checked here by comparing squares of whole numbers.
namespace mexplorer::sentences {

/// Whether kφ < n, or kφ² < n.
inline bool isMultipleBelow(long long k, bool isOfSquare, long long n) {
    const long long rest = 2 * n - (isOfSquare ? 3 : 1) * k;
    return rest > 0 && 5 * k * k < rest * rest;
}

inline long long multiplesBelow(bool isOfSquare, long long n) {
    long long k = 0;
    while (isMultipleBelow(k + 1, isOfSquare, n))
        ++k;
    return k;
}

/// Whether the text is the first decimals of the number, with an ellipsis.
inline bool begins(const std::string& text, long double number) {
    const auto thousandths = static_cast<long long>(std::floor(number * 1000));
    return text == fmt::format("{}.{:03}…", thousandths / 1000, thousandths % 1000);
}

inline const long double golden = (1 + std::sqrt(5.0L)) / 2;

/// Whether the proof counts to n: the position’s smaller number or, if that is not on the line, 8.
inline bool isCountedTo(const Said& s, long long n) {
    const long long low = Pair(s).low;
    return n == (low >= 1 && low <= 30 ? low : 8);
}

/// The k-th pair from (0, 0) on, each of which begins with the least number not in earlier pairs.
inline std::pair<long long, long long> leastUnusedPair(long long k) {
    std::set<long long> used;
    long long a = 0;
    for (long long j = 0; j <= k; ++j) {
        while (used.count(a) != 0)
            ++a;
        used.insert({a, a + j});
    }
    return {a, a + k};
}

inline Checks beattyCountChecks() {
    return {
        {"1/φ + 1/φ² = (φ + 1)/φ² = 1. So two pieces of the lengths %1/φ = %2 and %1/φ² = %3 make a bar of "
         "length %1.",
         [](const Said& s) {
             const auto n = static_cast<long double>(s.number(0));
             return isCountedTo(s, s.number(0)) && begins(s.text(1), n / golden) &&
                    begins(s.text(2), n / golden / golden);
         }},
        {"kφ < %1 means k < %1/φ = %2: as many multiples of φ lie below %1 as there are whole boxes before "
         "the "
         "cut, %3.",
         [](const Said& s) {
             const BeattyCut& cut = s.as<BeattyTrace>().subject.cuts[0];
             return isCountedTo(s, s.number(0)) && s.number(2) == multiplesBelow(false, s.number(0)) &&
                    s.number(2) == static_cast<long long>(cut.left) &&
                    std::floor(cut.at) == static_cast<double>(cut.left);
         }},
        {"kφ² < %1 means k < %1/φ² = %2: as many multiples of φ² lie below %1 as there are whole boxes after "
         "the cut, %3.",
         [](const Said& s) {
             const BeattyCut& cut = s.as<BeattyTrace>().subject.cuts[0];
             return isCountedTo(s, s.number(0)) && s.number(2) == multiplesBelow(true, s.number(0)) &&
                    s.number(2) == static_cast<long long>(cut.right());
         }},
        {"φ is irrational, so the cut is never between two boxes: it divides one, into %1 and %2 of it. The "
         "others are whole: %3 + %4 = %5 − 1.",
         [](const Said& s) {
             const long double place = static_cast<long double>(s.number(4)) / golden;
             const long double first = place - std::floor(place);
             return begins(s.text(0), first) && begins(s.text(1), 1 - first) &&
                    s.number(2) + s.number(3) == s.number(4) - 1 &&
                    s.number(2) == multiplesBelow(false, s.number(4)) &&
                    s.number(3) == multiplesBelow(true, s.number(4));
         }},
        {"The same with %1 boxes: %2 + %3 = %1 − 1 multiples lie below %1.",
         [](const Said& s) {
             return isCountedTo(s, s.number(0) - 1) && s.number(1) + s.number(2) == s.number(0) - 1 &&
                    s.number(1) == multiplesBelow(false, s.number(0)) &&
                    s.number(2) == multiplesBelow(true, s.number(0));
         }},
    };
}

/// Whether a and b are the k-th pair, and one of them is the position’s smaller number.
inline bool isPairOfPosition(const Said& s, long long k, long long a, long long b) {
    const long long low = Pair(s).low;
    return leastUnusedPair(k) == std::pair(a, b) && isCold(s, a, b) && (a == low || b == low);
}

inline Checks beattyPairChecks() {
    return {
        {"That is one more than below %1: exactly one multiple, %3 = %4, lies between %1 and %2.",
         [](const Said& s) {
             const long long n = s.number(0);
             const bool isOfSquare = s.text(2).find("φ²") != std::string::npos;
             const auto named = Said::listOf(s.text(2));
             const long long k = named.empty() ? 1 : named.front();
             const long double multiple = static_cast<long double>(k) * (isOfSquare ? golden + 1 : golden);
             return isCountedTo(s, n) && s.number(1) == n + 1 && begins(s.text(3), multiple) &&
                    n < multiple && multiple < static_cast<long double>(n + 1) &&
                    multiplesBelow(false, n + 1) + multiplesBelow(true, n + 1) ==
                        multiplesBelow(false, n) + multiplesBelow(true, n) + 1;
         }},
        {"Any number could stand for %1. So each box from 1 on holds exactly one multiple: each number is "
         "⌊kφ⌋ "
         "or ⌊kφ²⌋, for exactly one k.",
         [](const Said& s) { return isCountedTo(s, s.number(0)); }},
        {"Let a = ⌊kφ⌋ and b = ⌊kφ²⌋ = a + k. Both grow with k, so for k = %1 the numbers below a = %2 are "
         "those of earlier pairs: a is the least number not yet used. That is how the cold pairs grow.",
         [](const Said& s) {
             const auto [a, b] = leastUnusedPair(s.number(0));
             return a == s.number(1) && isCold(s, a, b);
         }},
        {"%1 = ⌊%2φ⌋ and %3 = ⌊%2φ²⌋ are the pair of k = %2: %4 is cold, so it is P.",
         [](const Said& s) {
             return isPairOfPosition(s, s.number(1), s.number(0), s.number(2)) && s.place(3) == s.position &&
                    s.truth().isP(s.position);
         }},
        {"%1 = ⌊%2φ⌋ makes a pair with %3 = ⌊%2φ²⌋ and no other number: %4 is not cold, so it is N.",
         [](const Said& s) {
             return isPairOfPosition(s, s.number(1), s.number(0), s.number(2)) && s.place(3) == s.position &&
                    s.truth().isN(s.position);
         }},
        {"%1 = ⌊%2φ²⌋ makes a pair with %3 = ⌊%2φ⌋ and no other number: %4 is not cold, so it is N.",
         [](const Said& s) {
             return isPairOfPosition(s, s.number(1), s.number(2), s.number(0)) && s.place(3) == s.position &&
                    s.truth().isN(s.position);
         }},
    };
}

inline Checks beattyChecks() {
    Checks checks = {
        {"φ = (1 + √5)/2 = 1.618… is the number with φ² = φ + 1. Its multiples φ, 2φ, 3φ, … are marked above "
         "the line.",
         general},
        {"The multiples of φ² = 2.618… are marked below it: kφ² = kφ + k.",
         [](const Said& s) {
             const auto& pairs = s.as<BeattyTrace>().subject.pairs;
             return std::all_of(pairs.begin(), pairs.end(), [](const BeattyPair& pair) {
                 return pair.a + pair.k == pair.b &&
                        std::floor(pair.multiple) == static_cast<double>(pair.a) &&
                        std::abs(pair.multiple + static_cast<double>(pair.k) - pair.multipleOfSquare) < 1e-9;
             });
         }},
    };
    checks.merge(beattyCountChecks());
    checks.merge(beattyPairChecks());
    return checks;
}

} // namespace mexplorer::sentences
