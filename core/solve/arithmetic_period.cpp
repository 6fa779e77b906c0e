#include "core/solve/arithmetic_period.h"

#include "core/solve/rise.h"

#include <vector>

namespace mexplorer {

namespace {

constexpr double mostSteps = 1U << 25U;

/// Condition 1 of the proof: no option of a later heap is worth what the heap is.
class Exclusion {
public:
    explicit Exclusion(const Rise& rise) : rise_(rise) {}

    [[nodiscard]] double steps() const {
        const auto begin = static_cast<double>(rise_.start);
        const auto takes = static_cast<double>(rise_.longestTake(farthestTake()) + 1);
        const bool three = rise_.code.allows(BreakCode::threeHeaps);
        return 3.0 * static_cast<double>(tableSize()) * static_cast<double>(rise_.classesEnd) +
               takes * static_cast<double>(rise_.length) * begin * (three ? begin : 1);
    }

    [[nodiscard]] bool holds() const { return severalDiffer() && oneDiffers() && noneDiffers(); }

private:
    /// For each low part and remainder mod 2p, the least Σ φ of a fixed number of heaps.
    using Least = std::vector<std::int64_t>;
    static constexpr std::int64_t none = std::int64_t{1} << 60U;

    [[nodiscard]] std::size_t tableSize() const { return static_cast<std::size_t>(rise_.unit * rise_.cycle); }
    [[nodiscard]] std::size_t slot(std::int64_t low, std::int64_t sum) const {
        const std::int64_t remainder = (sum % rise_.cycle + rise_.cycle) % rise_.cycle;
        return static_cast<std::size_t>(low * rise_.cycle + remainder);
    }

    /// `parts` with one more heap, from `first` on.
    [[nodiscard]] Least withOneMore(const Least& parts, std::int64_t first) const {
        Least more(tableSize(), none);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (parts[i] == none) continue;
            if (rise_.isStopped()) break;
            const std::int64_t low = static_cast<std::int64_t>(i) / rise_.cycle;
            for (std::int64_t n = first; n < rise_.classesEnd; ++n) {
                const std::int64_t sum = parts[i] + rise_.offset(n);
                std::int64_t& least = more[slot(low ^ rise_.low(n), sum)];
                least = std::min(least, sum);
            }
        }
        return more;
    }

    /// Condition 1 for options with two regular heaps or more.
    [[nodiscard]] bool severalDiffer() const {
        Least nothing(tableSize(), none);
        nothing[0] = 0;
        const Least two = withOneMore(withOneMore(nothing, rise_.start), rise_.start);
        const bool hasThree = rise_.code.allows(BreakCode::threeHeaps);
        const Least three = hasThree ? withOneMore(two, 1) : Least(tableSize(), none);
        const std::int64_t lowest =
            std::min(*std::ranges::min_element(two), *std::ranges::min_element(three));
        for (std::int64_t n = rise_.start; n < rise_.classesEnd; ++n) {
            if (rise_.isStopped()) return false;
            for (std::int64_t taken = 0; taken <= rise_.longestTake(none); ++taken) {
                const std::int64_t room = rise_.offset(n) - rise_.rise * taken;
                if (room < lowest) break;
                const std::size_t at = slot(rise_.low(n), room);
                const unsigned digit = rise_.digit(taken);
                if ((digit & BreakCode::twoHeaps) != 0 && two[at] <= room) return false;
                if ((digit & BreakCode::threeHeaps) != 0 && three[at] <= room) return false;
            }
        }
        return true;
    }

    /// The ⊕ of irregular heaps has no other bits than these.
    [[nodiscard]] std::int64_t irregularBits() const {
        std::int64_t bits = 0;
        for (std::int64_t n = 1; n < rise_.start; ++n)
            bits |= rise_.value(n);
        return bits;
    }

    /// After a longer take a single regular heap is too small: its high part lies more than d below.
    [[nodiscard]] std::int64_t farthestTake() const {
        const std::int64_t highs = rise_.greatest(0, rise_.classesEnd) / rise_.unit;
        return rise_.classesEnd + rise_.length * (highs + irregularBits() / rise_.unit + 1);
    }

    /// Whether some n may be worth the ⊕ of n − `aside` and `others`.
    [[nodiscard]] bool mayEqual(std::int64_t aside, std::int64_t others) const {
        const std::int64_t d = others / rise_.unit;
        const std::int64_t first = rise_.start + (aside / rise_.length + 1) * rise_.length;
        for (std::int64_t n = first; n < first + rise_.length; ++n) {
            if ((rise_.low(n - aside) ^ (others % rise_.unit)) != rise_.low(n)) continue;
            const std::int64_t twice = d - rise_.high(n - aside) + rise_.high(n);
            if (twice >= 0 && twice % 2 == 0 && ((twice / 2) & ~d) == 0) return true;
        }
        return false;
    }

    /// Condition 1 for options with one regular heap.
    [[nodiscard]] bool oneDiffers() const {
        const std::int64_t last = rise_.longestTake(farthestTake());
        for (std::int64_t taken = 0; taken <= last; ++taken) {
            if (rise_.isStopped()) return false;
            const unsigned digit = rise_.digit(taken);
            if ((digit & BreakCode::oneHeap) != 0 && mayEqual(taken, 0)) return false;
            for (std::int64_t a = 1; a < rise_.start; ++a) {
                const std::int64_t value = rise_.value(a);
                if ((digit & BreakCode::twoHeaps) != 0 && mayEqual(taken + a, value)) return false;
                if ((digit & BreakCode::threeHeaps) == 0) continue;
                for (std::int64_t b = a; b < rise_.start; ++b) {
                    if (mayEqual(taken + a + b, value ^ rise_.value(b))) return false;
                }
            }
        }
        return true;
    }

    /// Condition 1 for options without regular heaps. (Later heaps are worth more than those of the window.)
    [[nodiscard]] bool noneDiffers() const { return rise_.leastOfWindow() > irregularBits(); }

    const Rise& rise_;
};

} // namespace

bool risesForEver(const BreakCode& code, const LineValues& values, const Period& period, const Task* task) {
    if (period.saltus == 0 || !code.hasProvablePeriods()) return false;
    const Rise rise(code, values, period, task);
    if (!rise.isRegular()) return false;
    const Exclusion exclusion(rise);
    return exclusion.steps() + stepsToReach(rise) <= mostSteps && exclusion.holds() &&
           reachesAllBelow(rise) && !rise.isStopped();
}

} // namespace mexplorer
