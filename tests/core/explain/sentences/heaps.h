#pragma once

#include "tests/core/explain/sentences/said.h"

// Moore’s Nim and Staircase Nim.
namespace mexplorer::sentences {

/// The position that the sentence is about: the option of a move told just before, or the position itself.
inline std::string reached(const Said& s) {
    std::string found = s.position;
    for (std::size_t step = 0; step <= *s.step; ++step) {
        const Message reason = s.trace->steps[step].reason;
        if (reason.id.find("The move: %1.") == std::string::npos) continue;
        for (const auto& [move, to] : s.truth().moves(s.position))
            if (move == reason.arguments.front().english()) found = to;
    }
    return found;
}

/// Where the turn in the picture leads.
inline std::string reachedInTheEnd(const Said& s) {
    for (const auto& [move, to] : s.truth().moves(s.position))
        if (move == s.as<ColumnsTrace>().subject.move->move.english()) return to;
    return {};
}

inline long long onesIn(const std::vector<long long>& heaps, long long column) {
    return std::count_if(heaps.begin(), heaps.end(), [&](long long heap) { return (heap & column) != 0; });
}

inline bool isNoneAbove(const std::vector<long long>& heaps, long long most) {
    return std::all_of(heaps.begin(), heaps.end(), [&](long long heap) { return heap <= most; });
}

/// Whether every column of the heaps holds a multiple of k + 1 ones.
inline bool isBalanced(const std::vector<long long>& heaps, long long modulus) {
    for (long long column = 1; column < 1 << 20; column *= 2)
        if (onesIn(heaps, column) % modulus != 0) return false;
    return true;
}

/// Whether the sentence states what the method does in the highlighted column, judged by the heaps before and
/// after the turn: `from` and `to` are the bit that each named heap has before and after, `sign` says whether
/// ones are added or removed.
inline bool isColumnWork(const Said& s, int from, int to, int sign, bool isMarking) {
    const auto& trace = s.as<ColumnsTrace>();
    const ColumnsState& state = s.state<ColumnsTrace>();
    const long long weight = s.number(0);
    if (weight != 1LL << *state.column) return false;
    const auto heaps = s.heaps();
    auto left = heaps;
    for (const RowChange& change : trace.subject.move->changes)
        left[change.component] = static_cast<long long>(change.newValue);
    const auto named = s.list(3);
    for (const long long number : named) {
        const auto heap = static_cast<std::size_t>(number) - 1;
        const auto& changes = trace.subject.move->changes;
        const bool isFramed = std::any_of(changes.begin(), changes.begin() + static_cast<long>(state.marked),
                                          [&](const RowChange& change) { return change.component == heap; });
        const bool wasSame = heaps[heap] / (2 * weight) == left[heap] / (2 * weight);
        if (!isFramed || ((heaps[heap] / weight) & 1) != from || ((left[heap] / weight) & 1) != to ||
            wasSame != isMarking)
            return false;
    }
    const long long modulus = s.about.number("k") + 1;
    const bool isMisereEnd = s.isMisere() && weight == 1 && isNoneAbove(left, 1);
    const auto count = static_cast<long long>(named.size());
    const long long before = isMarking ? onesIn(left, weight) + count : onesIn(heaps, weight);
    return s.number(1) == before && (before + sign * s.number(2)) % modulus == (isMisereEnd ? 1 : 0) &&
           onesIn(left, weight) % modulus == (isMisereEnd ? 1 : 0) && s.truth().isN(s.position);
}

/// The steps of the picture; those of the proof are below.
inline Checks mooreColumnChecks() {
    const auto gives = [](const Said& s) { return isColumnWork(s, 1, 0, -1, false); };
    const auto gets = [](const Said& s) {
        return isColumnWork(s, 0, 1, 1, false) && s.number(2) == static_cast<long long>(s.list(3).size());
    };
    const auto marks = [](const Said& s) {
        return isColumnWork(s, 1, 0, -1, true) && s.number(2) == static_cast<long long>(s.list(3).size());
    };
    return {
        {"Some count is not a multiple of %1: the player to move wins.",
         [](const Said& s) {
             return s.number(0) == s.about.number("k") + 1 && !isBalanced(s.heaps(), s.number(0)) &&
                    s.truth().isN(s.position);
         }},
        {"The remainder is not 1: the player to move wins.",
         [](const Said& s) {
             return s.isMisere() && isNoneAbove(s.heaps(), 1) &&
                    onesIn(s.heaps(), 1) % (s.about.number("k") + 1) != 1 && s.truth().isN(s.position);
         }},
        {"Column %1 is right already: its ones are %2.",
         [](const Said& s) {
             const auto left =
                 Said::listOf(s.as<ColumnsTrace>().subject.move ? reachedInTheEnd(s) : s.position);
             return s.number(0) == 1LL << *s.state<ColumnsTrace>().column &&
                    s.number(1) == onesIn(s.heaps(), s.number(0)) && s.number(1) == onesIn(left, s.number(0));
         }},
        {"In column %1 the ones are %2, 1 too few: heap %4, which is marked, gets a one.", gets},
        {"In column %1 the ones are %2, %3 too few: heaps %4, which are marked, get a one each.", gets},
        {"In column %1 the ones are %2, %3 too many: heap %4, which is marked, gives its one.", gives},
        {"In column %1 the ones are %2, %3 too many: heaps %4, which are marked, give their ones.", gives},
        {"In column %1 the ones are %2, %3 too many: mark heap %4. It gives its one, and its lower digits "
         "may become anything.",
         marks},
        {"In column %1 the ones are %2, %3 too many: mark heaps %4. They give their ones, and their lower "
         "digits may become anything.",
         marks},
        {"The move: %1.", [](const Said& s) { return s.truth().isWinning(s.position, s.text(0)); }},
    };
}

inline Checks mooreChecks() {
    const auto modulus = [](const Said& s) { return s.about.number("k") + 1; };
    const auto isLost = [=](const Said& s) {
        return s.number(0) == modulus(s) && s.number(1) == s.about.number("k") &&
               isBalanced(s.heaps(), modulus(s)) && s.truth().isP(s.position);
    };
    return {
        {"The columns mod %1", [=](const Said& s) { return s.number(0) == modulus(s); }},
        {"The ones in column %1: %2, and %2 mod %3 = %4.",
         [=](const Said& s) {
             return s.number(1) == onesIn(Said::listOf(reached(s)), s.number(0)) &&
                    s.number(2) == modulus(s) && s.number(3) == s.number(1) % s.number(2);
         }},
        {"No heap is above 1. The number of ones is %1, and %1 mod %2 = %3: in misère play that is lost "
         "exactly when the remainder is 1.",
         [=](const Said& s) {
             return s.isMisere() && isNoneAbove(s.heaps(), 1) && s.number(0) == onesIn(s.heaps(), 1) &&
                    s.number(1) == modulus(s) && s.number(2) == s.number(0) % s.number(1) &&
                    s.truth().isP(s.position) == (s.number(2) == 1);
         }},
        {"Every count is a multiple of %1. A turn changes at most %2 heaps, and in the highest column that "
         "changes only takes ones away: 1 to %2 of them, so it is no longer a multiple.",
         [=](const Said& s) { return s.number(1) > 1 && isLost(s); }},
        {"Every count is a multiple of %1. A turn changes one heap, and in the highest column that changes "
         "takes its one away, so it is no longer a multiple.",
         [=](const Said& s) { return s.number(1) == 1 && isLost(s); }},
        {"The remainder is not 1: the player to move wins. The move: %1.",
         [=](const Said& s) {
             return s.isMisere() && onesIn(s.heaps(), 1) % modulus(s) != 1 &&
                    s.truth().isWinning(s.position, s.text(0));
         }},
        {"Some count is not a multiple: the player to move wins. The move: %1.",
         [=](const Said& s) {
             return !isBalanced(s.heaps(), modulus(s)) && s.truth().isWinning(s.position, s.text(0));
         }},
        {"It leaves nothing above 1. The number of ones is %1 then, and %1 mod %2 = 1, which is what loses "
         "in misère play.",
         [=](const Said& s) {
             const auto left = Said::listOf(reached(s));
             return s.isMisere() && isNoneAbove(left, 1) && s.number(0) == onesIn(left, 1) &&
                    s.number(1) == modulus(s) && s.number(0) % s.number(1) == 1;
         }},
        {"Every count is a multiple of %1 now: the other player is at P.",
         [=](const Said& s) {
             return s.number(0) == modulus(s) && isBalanced(Said::listOf(reached(s)), s.number(0)) &&
                    s.truth().isP(reached(s));
         }},
    };
}

/// What lies on stairs 1, 3, 5 … or, if `from` is 1, on stairs 2, 4 …
inline std::vector<long long> everyOther(const std::vector<long long>& stairs, std::size_t from) {
    std::vector<long long> found;
    for (std::size_t i = from; i < stairs.size(); i += 2)
        found.push_back(stairs[i]);
    return found;
}

inline long long xorOf(const std::vector<long long>& numbers) {
    long long sum = 0;
    for (const long long number : numbers)
        sum ^= number;
    return sum;
}

inline Checks staircaseChecks() {
    const auto odd = [](const Said& s) { return everyOther(s.heaps(), 0); };
    const auto aboveOne = [=](const Said& s) {
        const auto stairs = odd(s);
        return std::count_if(stairs.begin(), stairs.end(), [](long long stair) { return stair > 1; });
    };
    const auto ones = [=](const Said& s) { return onesIn(odd(s), 1); };
    const auto isMove = [=](const Said& s, bool isMisere) {
        return s.isMisere() == isMisere && s.truth().isWinning(s.position, s.text(0)) &&
               s.list(1) == everyOther(Said::listOf(reached(s)), 0);
    };
    return {
        {"On the odd stairs lie %1: the heaps of Nim.", [=](const Said& s) { return s.list(0) == odd(s); }},
        {"What lies on even stairs, %1 in all, counts for nothing: whoever moves some to the odd stair below "
         "makes its heap larger, and the other player moves as many on from there.",
         [=](const Said& s) {
             const auto even = everyOther(s.heaps(), 1);
             long long all = 0;
             for (const long long stair : even)
                 all += stair;
             return s.number(0) == all && all > 0;
         }},
        {"The XOR of the odd stairs is %1.", [=](const Said& s) { return s.number(0) == xorOf(odd(s)); }},
        {"S = 0: every change of one odd stair makes the XOR different from 0, and the other player mends "
         "it.",
         [=](const Said& s) { return !s.isMisere() && xorOf(odd(s)) == 0 && s.truth().isP(s.position); }},
        {"No odd stair holds more than 1, and the number of ones, %1, is odd: the last of them is left to "
         "the player to move, who loses. So in misère play this is lost although S is not 0.",
         [=](const Said& s) {
             return s.isMisere() && isNoneAbove(odd(s), 1) && s.number(0) == ones(s) &&
                    s.number(0) % 2 == 1 && s.truth().isP(s.position);
         }},
        {"S = 0, and more than one odd stair holds more than 1: the other player makes S 0 again as in "
         "normal play, until a single stair above 1 is left to him. Then he chooses to leave an odd number "
         "of ones.",
         [=](const Said& s) {
             return s.isMisere() && xorOf(odd(s)) == 0 && aboveOne(s) > 1 && s.truth().isP(s.position);
         }},
        {"No odd stair holds more than 1. Here misère play differs from normal play: whoever leaves an odd "
         "number of ones wins, and now their number, %1, is even.",
         [=](const Said& s) {
             return s.isMisere() && isNoneAbove(odd(s), 1) && s.number(0) == ones(s) && s.number(0) % 2 == 0;
         }},
        {"Only one odd stair holds more than 1. Here misère play differs from normal play: the move decides "
         "how many ones are left, and must leave an odd number.",
         [=](const Said& s) { return s.isMisere() && aboveOne(s) == 1; }},
        {"Another odd stair holds more than 1 as well: misère play goes as normal play does, and the move "
         "makes S 0.",
         [=](const Said& s) { return s.isMisere() && aboveOne(s) > 1; }},
        {"The move: %1. It leaves %2 on the odd stairs, which is lost in Nim.",
         [=](const Said& s) { return isMove(s, false); }},
        {"The move: %1. It leaves %2 on the odd stairs, which is lost in misère Nim.",
         [=](const Said& s) { return isMove(s, true); }},
    };
}

} // namespace mexplorer::sentences
