#pragma once

#include "tests/core/explain/sentences/said.h"

#include <fmt/format.h>

// Complements, blocks, Zeckendorf’s parts.
namespace mexplorer::sentences {

/// n = q · m + r, with 0 ≤ r < m.
inline bool isDivision(long long n, long long q, long long m, long long r) {
    return n == q * m + r && 0 <= r && r < m;
}

/// For Bash’s game and bounded Nim: n mod (m + 1) with n = size, or size − 1 in misère play.
inline long long remainderOf(const Said& s) {
    return (s.heaps().front() - (s.isMisere() ? 1 : 0)) % (s.about.number("m") + 1);
}

/// Whether “Take %1 and leave %2.” is a move to P.
inline bool isTake(const Said& s) {
    const std::string to = fmt::format("{}", s.number(1));
    return s.heaps().front() == s.number(0) + s.number(1) && s.truth().hasOption(s.position, to) &&
           s.truth().isP(to);
}

inline Checks complementChecks() {
    const auto ofMultiples = [](bool isMisere) {
        return
            [=](const Said& s) { return s.isMisere() == isMisere && s.number(0) == s.about.number("m") + 1; };
    };
    return {
        {"n = %1 is %2 · %3 + %4, where %3 is one more than the largest take: r = %4.",
         [](const Said& s) {
             return !s.isMisere() && s.number(0) == s.heaps().front() &&
                    s.number(2) == s.about.number("m") + 1 &&
                    isDivision(s.number(0), s.number(1), s.number(2), s.number(3));
         }},
        {"Whoever must take the last one loses. Without it the heap is %1, which is %2 · %3 + %4, where %3 "
         "is one more than the largest take: r = %4.",
         [](const Said& s) {
             return s.isMisere() && s.number(0) == s.heaps().front() - 1 &&
                    s.number(2) == s.about.number("m") + 1 &&
                    isDivision(s.number(0), s.number(1), s.number(2), s.number(3));
         }},
        {"r = 0: the player to move cannot leave such a heap, as one turn takes less than %1.",
         [](const Said& s) {
             return remainderOf(s) == 0 && s.number(0) == s.about.number("m") + 1 &&
                    s.truth().isP(s.position);
         }},
        {"r is not 0: the player to move wins.",
         [](const Said& s) { return remainderOf(s) != 0 && s.truth().isN(s.position); }},
        {"Take %1 and leave %2.", isTake},
        {"Whatever t is taken from a multiple of %1, the answer %1 − t leaves a multiple of %1 again, and at "
         "last 0: whoever faces the multiples loses.",
         ofMultiples(false)},
        {"Whatever t is taken from one more than a multiple of %1, the answer %1 − t leaves one more than a "
         "multiple again, and at last 1: whoever faces these must take the last one.",
         ofMultiples(true)},
    };
}

inline Checks betweenChecks() {
    const auto both = [](const Said& s) { return s.about.number("p") + s.about.number("q"); };
    const auto rest = [=](const Said& s) { return s.heaps().front() % both(s); };
    /// “r = %1 … q = %2”, in normal play; “… p = %2” in misère play.
    const auto isRest = [=](const Said& s, bool isMisere) {
        return s.isMisere() == isMisere && s.number(0) == rest(s) &&
               s.number(1) == s.about.number(isMisere ? "p" : "q");
    };
    return {
        {"Two turns together can always take p + q = %1. n = %2 is %3 · %1 + %4: r = %4.",
         [=](const Said& s) {
             return s.number(0) == both(s) && s.number(1) == s.heaps().front() &&
                    isDivision(s.number(1), s.number(2), s.number(0), s.number(3));
         }},
        {"r = 0: whatever is taken, what it leaves has r from 1 to q.",
         [=](const Said& s) { return !s.isMisere() && rest(s) == 0 && s.truth().isP(s.position); }},
        {"r = %1 is more than q = %2: whatever is taken, what it leaves has r from 1 to q.",
         [=](const Said& s) {
             return isRest(s, false) && s.number(0) > s.number(1) && s.truth().isP(s.position);
         }},
        {"r = %1 is from 1 to p = %2: whatever is taken, what it leaves has r = 0 or r > p.",
         [=](const Said& s) {
             return isRest(s, true) && 1 <= s.number(0) && s.number(0) <= s.number(1) &&
                    s.truth().isP(s.position);
         }},
        {"r = 0: the player to move wins.",
         [=](const Said& s) { return s.isMisere() && rest(s) == 0 && s.truth().isN(s.position); }},
        {"r = %1 is from 1 to q = %2: the player to move wins.",
         [=](const Said& s) {
             return isRest(s, false) && 1 <= s.number(0) && s.number(0) <= s.number(1) &&
                    s.truth().isN(s.position);
         }},
        {"r = %1 is more than p = %2: the player to move wins.",
         [=](const Said& s) {
             return isRest(s, true) && s.number(0) > s.number(1) && s.truth().isN(s.position);
         }},
        {"A heap with r = 0 or r > q is lost: whatever t is taken, the answer %1 − t leaves such a heap "
         "again, and of the last %1 or fewer the answer takes all that is left.",
         [=](const Said& s) { return !s.isMisere() && s.number(0) == both(s); }},
        {"A heap with r from 1 to p is lost: whatever t is taken, the answer %1 − t leaves such a heap "
         "again, and at last at most %2: whoever faces these must take the last one.",
         [=](const Said& s) {
             return s.isMisere() && s.number(0) == both(s) && s.number(1) == s.about.number("p");
         }},
    };
}

/// A heap with its limit, and its Zeckendorf parts (in misère play those of one less), found by repeatedly
/// taking the largest Fibonacci number.
struct Zeckendorf {
    explicit Zeckendorf(const Said& s) : heap(s.heaps().front()) {
        most = s.position.find('/') == std::string::npos ? heap - 1 : s.heaps().back();
        for (rest = heap - (s.isMisere() ? 1 : 0); sum() < rest;) {
            long long before = 1;
            long long largest = 1;
            while (before + largest <= rest - sum())
                before = std::exchange(largest, before + largest);
            parts.push_back(largest);
        }
    }
    [[nodiscard]] long long sum() const {
        long long all = 0;
        for (const long long part : parts)
            all += part;
        return all;
    }

    long long heap;
    long long most;
    long long rest;
    std::vector<long long> parts;
};

inline Checks fibonacciTurnChecks() {
    /// Whether the smallest part is taken.
    const auto isTaken = [](const Said& s, const Zeckendorf& z, long long left) {
        return s.number(0) == z.parts.back() && left == z.heap - s.number(0) &&
               s.truth().isWinning(s.position, fmt::format("take {}", s.number(0)));
    };
    return {
        {"Take %1 and leave %2. Then at most %3 may be taken.",
         [=](const Said& s) {
             return !s.isMisere() && isTaken(s, Zeckendorf(s), s.number(1)) && s.number(2) == 2 * s.number(0);
         }},
        {"Take %1 and leave %2, which is %3 and the one set aside. Then at most %4 may be taken.",
         [=](const Said& s) {
             return s.isMisere() && isTaken(s, Zeckendorf(s), s.number(1)) &&
                    s.number(2) == s.number(1) - 1 && s.number(3) == 2 * s.number(0);
         }},
        {"Take %1. Only the one set aside is left: the other player must take it and loses.",
         [=](const Said& s) { return s.isMisere() && isTaken(s, Zeckendorf(s), 1); }},
        {"Take %1: nothing is left, and the other player cannot move.",
         [=](const Said& s) { return !s.isMisere() && isTaken(s, Zeckendorf(s), 0); }},
        {"No two parts are neighbours, so the next one is more than twice as large: %1 is above 2 · %2 and "
         "may not be taken.",
         [](const Said& s) {
             const Zeckendorf z(s);
             return z.parts.size() > 1 && s.number(0) == z.parts[z.parts.size() - 2] &&
                    s.number(1) == z.parts.back() && s.number(0) > 2 * s.number(1);
         }},
        {"If the other player takes less than that part, the smallest part of the rest is at most twice as "
         "much: again you may take it. So you take the last part of all.",
         [](const Said& s) { return !s.isMisere() && s.truth().isN(s.position); }},
        {"If the other player takes less than that part, the smallest part of the rest is at most twice as "
         "much: again you may take it. So you take the last part of all, and the one that is set aside falls "
         "to the other player, who loses.",
         [](const Said& s) { return s.isMisere() && s.truth().isN(s.position); }},
        {"If less than that part is taken, the smallest part of the rest is at most twice as much: the other "
         "player may take it, and after that the next part is again too large.",
         [](const Said& s) { return s.truth().isP(s.position); }},
    };
}

inline Checks fibonacciChecks() {
    const auto isSmallest = [](const Said& s) {
        const Zeckendorf z(s);
        return s.number(0) == z.parts.back() && s.number(1) == z.most;
    };
    Checks checks = {
        {"The smallest part of %1", [](const Said& s) { return s.number(0) == s.heaps().front(); }},
        {"The smallest part of n − 1 = %1",
         [](const Said& s) { return s.isMisere() && s.number(0) == s.heaps().front() - 1; }},
        {"The first turn must leave something, so nothing may be taken.",
         [](const Said& s) { return s.position == "1" && s.truth().isEnd(s.position); }},
        {"%1 are left, but the limit is 0: nothing may be taken.",
         [](const Said& s) {
             const Zeckendorf z(s);
             return s.number(0) == z.heap && z.heap > 1 && z.most == 0 && s.truth().isEnd(s.position);
         }},
        {"Only the last one is left, and it must be taken.",
         [](const Said& s) { return s.isMisere() && s.position == "1/1" && s.truth().isP(s.position); }},
        {"Whoever takes the last one loses, so set one aside: whoever takes the last of the rest, %1, wins. "
         "With that rest play goes as in normal play.",
         [](const Said& s) { return s.isMisere() && s.number(0) == s.heaps().front() - 1; }},
        {"%1 is a Fibonacci number: it is its own only part.",
         [](const Said& s) {
             const Zeckendorf z(s);
             return s.number(0) == z.rest && z.parts.size() == 1;
         }},
        {"%1 = %2: Fibonacci numbers, no two of them neighbours.",
         [](const Said& s) {
             const Zeckendorf z(s);
             return s.number(0) == z.rest && z.parts.size() > 1 && s.list(1) == z.parts;
         }},
        {"The smallest part, %1, may be taken, as at most %2 may.",
         [=](const Said& s) {
             return isSmallest(s) && s.number(0) <= s.number(1) && s.truth().isN(s.position);
         }},
        {"The smallest part, %1, may not be taken, as at most %2 may.",
         [=](const Said& s) {
             return isSmallest(s) && s.number(0) > s.number(1) && s.truth().isP(s.position);
         }},
    };
    checks.merge(fibonacciTurnChecks());
    return checks;
}

/// Replies to the take in the picture or, in a lost heap, first takes: the answer to each leaves P.
inline Checks replyChecks() {
    return {
        {"If %1 of these %2 are taken, the last part left of them is %3: that is the answer.",
         [](const Said& s) {
             const PartsSubject& subject = s.as<PartsTrace>().subject;
             const auto take = static_cast<long long>(subject.take.value_or(0));
             const long long left = s.heaps().front() - take - s.number(0) - s.number(2);
             const bool isFibonacci =
                 s.position.find('/') != std::string::npos || s.about.game->description().id == "fibonacci";
             const std::string after =
                 isFibonacci ? fmt::format("{}/{}", left, 2 * s.number(2)) : fmt::format("{}", left);
             return s.number(1) == static_cast<long long>(subject.attacked) && s.number(0) < s.number(1) &&
                    s.number(0) <= static_cast<long long>(subject.mostThen) && s.truth().isP(after);
         }},
    };
}

/// For several heaps.
inline Checks remainderChecks() {
    const auto block = [](const Said& s) { return s.about.number("m") + 1; };
    return {
        {"The remainders mod %1", [=](const Said& s) { return s.number(0) == block(s); }},
        {"Heap %1: %2 = %3 · %4 + %5. Its remainder is %5.",
         [=](const Said& s) {
             return s.number(1) == s.heaps().at(static_cast<std::size_t>(s.number(0)) - 1) &&
                    s.number(3) == block(s) && isDivision(s.number(1), s.number(2), s.number(3), s.number(4));
         }},
        {"A take of more than the remainder goes into a block and makes the remainder larger. The answer in "
         "the same heap takes the rest of these %1 and brings the old remainder back: blocks change nothing.",
         [=](const Said& s) {
             const long long m = s.number(0) - 1;
             for (const long long heap : s.heaps())
                 for (long long taken = heap % block(s) + 1; taken <= std::min(m, heap); ++taken) {
                     const long long rest = heap - taken;
                     if (rest % block(s) <= heap % block(s) ||
                         (rest - (block(s) - taken)) % block(s) != heap % block(s))
                         return false;
                 }
             return s.number(0) == block(s);
         }},
        {"So the remainders are heaps of Nim: their XOR is %1.",
         [=](const Said& s) {
             long long sum = 0;
             for (const long long heap : s.heaps())
                 sum ^= heap % block(s);
             return s.number(0) == sum;
         }},
    };
}

} // namespace mexplorer::sentences
