#pragma once

#include "tests/core/explain/sentences/said.h"

#include <fmt/format.h>

// Wythoff’s pairs, rows of numbers, green Hackenbush.
namespace mexplorer::sentences {

struct Pair {
    explicit Pair(const Said& s) : low(s.heaps().front()), high(s.heaps().back()) {
        if (low > high) std::swap(low, high);
    }
    long long low;
    long long high;
};

/// Whether (a, b) is P by the definition.
inline bool isCold(const Said& s, long long a, long long b) {
    return s.truth().isP(fmt::format("{},{}", a, b));
}

/// Whether (a, b) is an option of the sorted pair, and a move there wins.
inline bool isColdOption(const Said& s, long long a, long long b) {
    const Pair pair(s);
    return s.truth().hasOption(fmt::format("{},{}", pair.low, pair.high), fmt::format("{},{}", a, b)) &&
           isCold(s, a, b);
}

/// Whether any number below `end` makes a cold pair with `high`.
inline bool hasPartnerBelow(const Said& s, long long end, long long high) {
    for (long long a = 0; a < end; ++a)
        if (isCold(s, a, high)) return true;
    return false;
}

inline Checks wythoffCaseChecks() {
    return {
        {"Case 1 applies: the heaps are equal. Take %1 from both; (0, 0) is left.",
         [](const Said& s) {
             const Pair p(s);
             return p.low == p.high && s.number(0) == p.low;
         }},
        {"Case 1 does not apply: %1 and %2 differ.",
         [](const Said& s) {
             const Pair p(s);
             return s.number(0) == p.low && s.number(1) == p.high && p.low != p.high;
         }},
        {"Case 2 does not apply: %1 is the larger number of its cold pair, (%2, %1).",
         [](const Said& s) {
             return s.number(0) == Pair(s).low && s.number(1) < s.number(0) &&
                    isCold(s, s.number(1), s.number(0));
         }},
        {"Case 2 applies: %1 is the smaller number of the cold pair (%1, %2). Lower %3 to %2.",
         [](const Said& s) {
             const Pair p(s);
             return s.number(0) == p.low && s.number(2) == p.high && isColdOption(s, p.low, s.number(1));
         }},
        {"Case 2 does not apply: in the cold pair (%1, %2), %2 is not below %3.",
         [](const Said& s) {
             const Pair p(s);
             return s.number(0) == p.low && s.number(2) == p.high && s.number(1) >= p.high &&
                    isCold(s, p.low, s.number(1));
         }},
        {"Case 3 does not apply: the difference is 0, which is case 1.",
         [](const Said& s) { return Pair(s).low == Pair(s).high; }},
        {"Case 3 applies: the difference is %1, and the cold pair of that difference is (%2, %3). Take %4 "
         "from both.",
         [](const Said& s) {
             const Pair p(s);
             return s.number(0) == p.high - p.low && s.number(2) - s.number(1) == s.number(0) &&
                    s.number(3) == p.low - s.number(1) && isColdOption(s, s.number(1), s.number(2));
         }},
        {"Case 3 does not apply: the difference is %1, and in the cold pair of that difference, (%2, %3), %2 "
         "is not below %4.",
         [](const Said& s) {
             const Pair p(s);
             return s.number(0) == p.high - p.low && s.number(2) - s.number(1) == s.number(0) &&
                    s.number(3) == p.low && s.number(1) >= p.low && isCold(s, s.number(1), s.number(2));
         }},
        {"Case 4 applies: %1 is the larger number of the cold pair (%2, %1). Lower %3 to %2.",
         [](const Said& s) {
             const Pair p(s);
             return s.number(0) == p.high && s.number(2) == p.low && s.number(1) < p.low &&
                    isColdOption(s, s.number(1), p.high);
         }},
        {"Case 4 does not apply: no number below %1 makes a cold pair with %2.",
         [](const Said& s) {
             const Pair p(s);
             return s.number(0) == p.low && s.number(1) == p.high && !hasPartnerBelow(s, p.low, p.high);
         }},
        {"Case 5 does not apply: %1 is not the larger number of any cold pair.",
         [](const Said& s) {
             return s.number(0) == Pair(s).low && !hasPartnerBelow(s, s.number(0), s.number(0));
         }},
        {"Case 5 applies as well: the heaps are equal, so the other one may be lowered from %1 to %2 "
         "instead.",
         [](const Said& s) {
             const Pair p(s);
             return p.low == p.high && s.number(0) == p.low && isCold(s, s.number(1), p.high) &&
                    s.number(1) < p.low;
         }},
        {"Case 5 applies: %1 is the larger number of the cold pair (%2, %1). Lower %3 to %2.",
         [](const Said& s) {
             const Pair p(s);
             return p.low != p.high && s.number(0) == p.low && s.number(2) == p.high && s.number(1) < p.low &&
                    isCold(s, s.number(1), p.low);
         }},
    };
}

/// Whether ⌊kφ⌋ = m, that is (2m − k)² ≤ 5k² < (2m + 2 − k)².
inline bool isFloorTimesPhi(long long k, long long m) {
    const long long low = 2 * m - k;
    return low >= 0 && low * low <= 5 * k * k && 5 * k * k < (low + 2) * (low + 2);
}

inline Checks wythoffTestChecks() {
    const auto isSmaller = [](const Said& s) { return s.number(0) == Pair(s).low; };
    return {
        {"The test: for a = %1, j = ⌊a(√5 − 1)/2⌋ = %2; ⌊jφ⌋ = %3 and ⌊(j + 1)φ⌋ = %4.",
         [=](const Said& s) {
             const long long j = s.number(1);
             const long long a = s.number(0); // j ≤ a(√5 − 1)/2 < j + 1
             return isSmaller(s) && (2 * j + a) * (2 * j + a) <= 5 * a * a &&
                    5 * a * a < (2 * j + 2 + a) * (2 * j + 2 + a) && isFloorTimesPhi(j, s.number(2)) &&
                    isFloorTimesPhi(j + 1, s.number(3));
         }},
        {"%1 is neither of them: no cold pair has %1 as its smaller number, so (%1, %2) is not cold.",
         [=](const Said& s) {
             return isSmaller(s) && s.number(1) == Pair(s).high &&
                    hasPartnerBelow(s, s.number(0), s.number(0));
         }},
        {"%1 is one of them, so %2 is a cold pair, with k = %3: it is this position.",
         [=](const Said& s) {
             const Pair p(s);
             return isSmaller(s) && s.text(1) == fmt::format("({}, {})", p.low, p.high) &&
                    s.number(2) == p.high - p.low && isCold(s, p.low, p.high);
         }},
        {"%1 is one of them, so %2 is a cold pair, with k = %3: (%1, %4) is not.",
         [=](const Said& s) {
             const Pair p(s);
             const long long mate = p.low + s.number(2);
             return isSmaller(s) && s.text(1) == fmt::format("({}, {})", p.low, mate) &&
                    s.number(3) == p.high && isCold(s, p.low, mate) && !isCold(s, p.low, p.high);
         }},
    };
}

inline Checks wythoffChecks() {
    Checks checks = {
        {"The cold pairs (aₖ, bₖ) in reach of (%1, %2)",
         [](const Said& s) { return s.number(0) == Pair(s).low && s.number(1) == Pair(s).high; }},
        {"(%1, %2) is itself a cold pair: ⌊kφ⌋ and ⌊kφ⌋ + k with k = %3.",
         [](const Said& s) {
             const Pair p(s);
             return s.number(0) == p.low && s.number(1) == p.high && s.number(2) == p.high - p.low &&
                    s.truth().isP(s.position) && p.high > 0;
         }},
        {"Lowering one number leaves the other, which is in no other cold pair; lowering both leaves the "
         "difference, which no other cold pair has.",
         general},
        {"So no move leads to a cold pair, while from any pair that is not cold some move does: P.",
         [](const Said& s) { return s.truth().isP(s.position); }},
    };
    checks.merge(wythoffCaseChecks());
    checks.merge(wythoffTestChecks());
    return checks;
}

/// Both players' totals after best play, first the player to move.
inline std::pair<long long, long long> finalScores(const std::string& position) {
    const std::size_t bar = std::min(position.find('|'), position.size());
    const auto signedNumbers = [](std::string text) {
        for (char& c : text)
            if (c == ',' || c == ':' || c == '|') c = ' ';
        std::vector<long long> found;
        std::size_t at = 0;
        while ((at = text.find_first_not_of(' ', at)) != std::string::npos) {
            std::size_t length = 0;
            found.push_back(std::stoll(text.substr(at), &length));
            at += length;
        }
        return found;
    };
    auto scores = signedNumbers(position.substr(bar));
    if (scores.empty()) scores = {0, 0};
    const auto row = signedNumbers(position.substr(0, bar));
    const std::function<std::pair<long long, long long>(std::size_t, std::size_t, long long, long long)>
        play = [&](std::size_t from, std::size_t to, long long mine, long long theirs) {
            if (from == to) return std::pair(mine, theirs);
            const auto left = play(from + 1, to, theirs, mine + row[from]);
            const auto right = play(from, to - 1, theirs, mine + row[to - 1]);
            return left.second >= right.second ? std::pair(left.second, left.first)
                                               : std::pair(right.second, right.first);
        };
    return play(0, row.size(), scores[0], scores[1]);
}

inline Checks rowChecks() {
    const auto isFinal = [](const Said& s) {
        return finalScores(s.position) == std::pair(s.number(0), s.number(1));
    };
    const auto stands = [](const Said& s) {
        const std::size_t bar = std::min(s.position.find('|'), s.position.size());
        return fmt::format("| {}:{}", s.number(0), s.number(1)) == s.position.substr(bar);
    };
    return {
        {"No number is left: the player to move has %1, the other %2.",
         [=](const Said& s) { return s.truth().isEnd(s.position) && stands(s); }},
        {"So far the player to move has %1, the other %2.", stands},
        {"With best play the player to move gets %1 in the end, the other %2.", isFinal},
        {"“%1”: then in the end %2 to %3.",
         [](const Said& s) {
             for (const auto& [move, to] : s.truth().moves(s.position)) {
                 if (move == s.text(0) && finalScores(to) == std::pair(s.number(2), s.number(1))) return true;
             }
             return false;
         }},
        {"%1 is more than %2: the player to move wins.",
         [=](const Said& s) { return isFinal(s) && s.truth().isN(s.position); }},
        {"%1 is less than %2: the player to move loses.",
         [=](const Said& s) { return isFinal(s) && s.truth().isP(s.position); }},
        {"Both have %1: a draw.",
         [](const Said& s) {
             return finalScores(s.position) == std::pair(s.number(0), s.number(0)) &&
                    s.truth().outcome(s.position) == Outcome::draw;
         }},
    };
}

/// MAX's score of a tree as text, by plain recursion; `at` is the place of reading.
inline long long treeScore(const std::string& tree, std::size_t& at, bool maxMoves) {
    if (tree[at] != '(') {
        std::size_t length = 0;
        const long long score = std::stoll(tree.substr(at), &length);
        at += length;
        return score;
    }
    std::vector<long long> branches;
    while (tree[at] != ')') {
        ++at; // skips the parenthesis or the comma
        branches.push_back(treeScore(tree, at, !maxMoves));
    }
    ++at;
    return maxMoves ? std::ranges::max(branches) : std::ranges::min(branches);
}
inline long long treeScore(const Said& s, const std::string& position) {
    std::size_t at = 0;
    return treeScore(position, at, maxMoves(s.about, position));
}

inline Checks scoreTreeChecks() {
    const auto isScore = [](const Said& s) { return treeScore(s, s.position) == s.number(0); };
    return {
        {"MAX gets %1", isScore},
        {"The end: MAX gets %1.", [=](const Said& s) { return isScore(s) && s.truth().isEnd(s.position); }},
        {"“%1” leads to %2.",
         [](const Said& s) {
             for (const auto& [move, to] : s.truth().moves(s.position)) {
                 if (move == s.text(0) && treeScore(s, to) == s.number(1)) return true;
             }
             return false;
         }},
        {"MAX moves and takes the largest: with best play MAX gets %1.",
         [=](const Said& s) { return isScore(s) && maxMoves(s.about, s.position); }},
        {"MIN moves and takes the smallest: with best play MAX gets %1.",
         [=](const Said& s) { return isScore(s) && !maxMoves(s.about, s.position); }},
    };
}

} // namespace mexplorer::sentences
