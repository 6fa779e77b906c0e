#include "core/solve/rise.h"

#include <vector>

namespace mexplorer {

namespace {

/// Condition 2 of the proof: the options of a later heap have all values below that of the heap.
class Reach {
public:
    explicit Reach(const Rise& rise) : rise_(rise) {}

    [[nodiscard]] double steps() const {
        const auto count = static_cast<double>(rise_.count);
        const auto takes = static_cast<double>(rise_.longestTake(rise_.count) + 1);
        const auto unit = static_cast<double>(rise_.unit);
        return count * count / 2 + (3 * takes + static_cast<double>(rise_.cycle)) * count * unit;
    }

    [[nodiscard]] bool holds() const {
        const Aside beside = besideOne();
        const std::int64_t least = rise_.leastOfWindow();
        std::vector<std::uint8_t> always(static_cast<std::size_t>(least), movesAndStays);
        std::int64_t stayBelow = least; // all w below have an option that stays
        std::int64_t moveFrom = 0;      // all w from here on have one that moves
        for (std::int64_t n = rise_.window; n < rise_.count; ++n) {
            if (rise_.isStopped()) return false;
            const std::vector<std::uint8_t> ways = waysTo(n, beside);
            for (std::int64_t w = 0; w < rise_.value(n); ++w) {
                const std::uint8_t how = ways[static_cast<std::size_t>(w)];
                if ((how & stays) == 0) stayBelow = std::min(stayBelow, w);
                if ((how & moves) == 0 && n < rise_.window + rise_.length)
                    moveFrom = std::max(moveFrom, w + 1);
                if (w < least) always[static_cast<std::size_t>(w)] &= how;
            }
        }
        std::int64_t run = 0; // of values with an option that does both, up to w
        for (std::int64_t w = moveFrom; w < least; ++w) {
            run = always[static_cast<std::size_t>(w)] != 0 ? run + 1 : 0;
            if (run == rise_.saltus) return w + 1 - run <= stayBelow; // the lowest B there can be
        }
        return false;
    }

private:
    /// What an option does (see the proof); the third: one option does both.
    enum Way : std::uint8_t { moves = 1, stays = 2, movesAndStays = 4 };
    /// Indexed by a sum of sizes and a low part c: whether heaps can have both, and whether they stay.
    using Ways = std::vector<std::uint8_t>;
    static constexpr std::uint8_t is = 1;
    /// What the take and the heaps put aside may subtract from n, these heaps being worth c < u together.
    struct Aside {
        Ways ofOne;  ///< if one more heap is left
        Ways ofNone; ///< if nothing more is left
    };

    [[nodiscard]] std::size_t at(std::int64_t sum, std::int64_t c) const {
        return static_cast<std::size_t>(sum * rise_.unit + c);
    }
    [[nodiscard]] Ways noWays() const { return Ways(at(rise_.count, 0)); }

    [[nodiscard]] Ways single() const {
        Ways ways = noWays();
        for (std::int64_t a = 1; a < rise_.count; ++a) {
            if (rise_.value(a) < rise_.unit) ways[at(a, rise_.value(a))] = is;
        }
        return ways;
    }
    [[nodiscard]] Ways pair() const {
        Ways ways = noWays();
        for (std::int64_t a = 1; a < rise_.count && !rise_.isStopped(); ++a) {
            for (std::int64_t b = a; a + b < rise_.count; ++b) {
                const std::int64_t c = rise_.value(a) ^ rise_.value(b);
                if (c < rise_.unit) ways[at(a + b, c)] |= a < rise_.start ? is : is | stays;
            }
        }
        return ways;
    }

    [[nodiscard]] Aside besideOne() const {
        Ways nothing = noWays();
        nothing[0] = is;
        const Ways one = single();
        const Ways two = pair();
        Aside aside{noWays(), noWays()};
        const auto digits = Rise::signedOf(rise_.code.digits().size());
        const auto tail = Rise::signedOf(rise_.code.tail().size());
        for (std::int64_t taken = 0; taken <= rise_.longestTake(rise_.count - 1); ++taken) {
            if (rise_.isStopped()) break;
            const bool recurs = tail > 0 && taken >= digits && rise_.cycle % tail == 0;
            const std::uint8_t staying = recurs ? stays : 0;
            const auto add = [&](const Ways& ways, Ways& to) {
                for (std::size_t i = 0; i + at(taken, 0) < to.size(); ++i) {
                    if (ways[i] != 0) to[i + at(taken, 0)] |= static_cast<std::uint8_t>(ways[i] | staying);
                }
            };
            const unsigned digit = rise_.digit(taken);
            if ((digit & BreakCode::nothing) != 0) add(nothing, aside.ofNone);
            if ((digit & BreakCode::oneHeap) != 0) add(nothing, aside.ofOne);
            if ((digit & BreakCode::twoHeaps) != 0) {
                add(one, aside.ofOne);
                add(two, aside.ofNone);
            }
            if ((digit & BreakCode::threeHeaps) != 0) add(two, aside.ofOne);
        }
        return aside;
    }

    /// How each value below that of n is reached.
    [[nodiscard]] std::vector<std::uint8_t> waysTo(std::int64_t n, const Aside& aside) const {
        std::vector<std::uint8_t> ways(static_cast<std::size_t>(rise_.value(n)));
        const auto add = [&](std::int64_t w, unsigned how) {
            if (w < rise_.value(n)) ways[static_cast<std::size_t>(w)] |= static_cast<std::uint8_t>(how);
        };
        for (std::int64_t c = 0; c < rise_.unit; ++c) {
            add(c, aside.ofNone[at(n, c)] & stays);
            for (std::int64_t left = 1; left <= n; ++left) {
                const std::uint8_t how = aside.ofOne[at(n - left, c)];
                if (how == 0) continue;
                const unsigned staying = how & stays;
                const unsigned moving = left < rise_.start ? 0U
                                        : staying != 0     ? moves | movesAndStays
                                                           : moves;
                add(rise_.value(left) ^ c, staying | moving);
            }
        }
        return ways;
    }

    const Rise& rise_;
};

} // namespace

bool reachesAllBelow(const Rise& rise) {
    return Reach(rise).holds();
}

double stepsToReach(const Rise& rise) {
    return Reach(rise).steps();
}

} // namespace mexplorer
