#include "core/solve/break_engine.h"

#include "core/solve/sparse_filler.h"
#include "core/solve/take_engine.h"
#include "core/solve/value_bits.h"

#include <algorithm>
#include <cmath>

namespace mexplorer {

namespace {

/// With fewer values than this, a mask (see SparseSpace) says little.
constexpr std::uint64_t firstChoice = 128;

/// Fills the line value by value. The set that mex is taken over is united from the sets of values that each
/// rest can be left with.
class BreakFiller {
public:
    BreakFiller(const BreakCode& code, LineValues& values)
        : code_(code), values_(values), kept_(code.digits().size() + code.tail().size()),
          splits_(keepsAll() ? 1 : kept_), threes_(keepsAll() ? kept_ : 0),
          unions_(code.tail().size() * code.tail().size()), excluded_(1) {}

    /// How many elementary steps the value of a heap of n takes, about.
    [[nodiscard]] std::uint64_t workFor(std::uint64_t n) const {
        const std::uint64_t sets = kept_ + (keepsAll() ? n : 0);
        return 1 + (splitsAtAll() ? n / 2 : 0) + sets * excluded_[0].size();
    }

    /// The value of n, from all those below.
    void fill(std::uint64_t n) {
        if (splitsAtAll()) findSplits(n);
        const auto excluded = excluded_[0];
        std::ranges::fill(excluded, 0);
        const std::span digits = code_.digits();
        for (std::uint64_t taken = 0; taken < digits.size() && taken <= n; ++taken)
            addRest(excluded, digits[taken], n - taken);
        addTail(excluded, n);
        const std::uint64_t value = leastMissing(excluded);
        values_.data()[n] = static_cast<LineValues::Value>(value);
        if (value >= width()) widen(2 * width());
    }

    /// Gets ready to fill from n on, after the other filler has filled the values below.
    void resumeAt(std::uint64_t n) {
        while (width() <= *std::max_element(values_.data(), values_.data() + n))
            widen(2 * width());
        for (std::uint64_t rest = n - std::min<std::uint64_t>(n, kept_); rest < n; ++rest)
            findSplits(rest);
    }

private:
    [[nodiscard]] bool keepsAll() const { return code_.allows(BreakCode::threeHeaps); }
    [[nodiscard]] bool splitsAtAll() const { return keepsAll() || code_.allows(BreakCode::twoHeaps); }
    [[nodiscard]] std::uint64_t width() const { return excluded_.width(); }

    void widen(std::uint64_t width) {
        for (ValueBits* bits : {&splits_, &threes_, &unions_, &excluded_})
            bits->widen(width);
        marks_.resize(width);
    }

    /// Where the set of a rest is kept: for as long as some take may leave it, or always.
    [[nodiscard]] std::size_t slotOf(std::uint64_t rest) const { return keepsAll() ? rest : rest % kept_; }

    /// The values that two heaps, and three, of n together can have.
    void findSplits(std::uint64_t n) {
        std::ranges::fill(marks_, 0);
        const std::uint64_t most = n == 0 ? 0 : code_.splitsUnequally() ? (n - 1) / 2 : n / 2;
        for (std::uint64_t a = 1; a <= most; ++a)
            marks_[values_[a] ^ values_[n - a]] = 1;
        if (keepsAll() && n > 0) splits_.append();
        const auto set = splits_[slotOf(n)];
        std::ranges::fill(set, 0);
        for (std::size_t value = 0; value < marks_.size(); ++value)
            set[value / 64] |= std::uint64_t{marks_[value]} << (value % 64);
        if (!keepsAll()) return;
        const auto three = threes_[n % kept_];
        std::ranges::fill(three, 0);
        for (std::uint64_t a = 1; a < n; ++a)
            uniteShifted(three, splits_[slotOf(n - a)], values_[a]);
    }

    /// Adds the values of what a digit allows to make of a rest.
    void addRest(std::span<std::uint64_t> set, unsigned leave, std::uint64_t rest) const {
        if (rest == 0) {
            if ((leave & BreakCode::nothing) != 0) insert(set, 0);
            return;
        }
        if ((leave & BreakCode::oneHeap) != 0) insert(set, values_[rest]);
        if ((leave & BreakCode::twoHeaps) != 0) unite(set, splits_[slotOf(rest)]);
        if ((leave & BreakCode::threeHeaps) != 0) unite(set, threes_[rest % kept_]);
    }

    /// The takes t, t + L, t + 2L … of one place in the tail of length L leave the rests n − t, n − t − L …:
    /// their values are those for n − L, and those of one more rest.
    void addTail(std::span<std::uint64_t> set, std::uint64_t n) {
        const std::span tail = code_.tail();
        for (std::size_t i = 0; i < tail.size(); ++i) {
            const std::uint64_t taken = code_.digits().size() + i;
            if (taken > n) break;
            const auto all = unions_[i * tail.size() + (n - taken) % tail.size()];
            addRest(all, tail[i], n - taken);
            unite(set, all);
        }
    }

    const BreakCode& code_;
    LineValues& values_;
    std::size_t kept_; ///< rests further back than this matter only through the tail's unions
    ValueBits splits_;
    ValueBits threes_;
    ValueBits unions_;   ///< for each place in the tail and each remainder of the rest
    ValueBits excluded_; ///< what mex is taken over
    std::vector<std::uint8_t> marks_ = std::vector<std::uint8_t>(64);
};

/// Fills the line part by part, each by the method that suits it.
class Filling {
public:
    Filling(const BreakCode& code, LineValues& values)
        : values_(values), mayBeSparse_(SparseFiller::appliesTo(code)), plain_(code, values),
          sparse_(code, values) {}

    /// Fills the values from n on for about a millisecond, and returns where it stopped.
    [[nodiscard]] std::uint64_t fillSome(std::uint64_t n) {
        if (mayBeSparse_ && n == nextChoice_) {
            nextChoice_ *= 2;
            const bool wasSparse = isSparse_;
            isSparse_ = sparse_.startAt(n);
            if (wasSparse && !isSparse_) plain_.resumeAt(n);
        }
        const std::uint64_t last = std::min(values_.size(), mayBeSparse_ ? nextChoice_ : values_.size());
        if (isSparse_) {
            const std::uint64_t end = std::min(n + SparseFiller::blockSize, last);
            sparse_.fill(n, end);
            return end;
        }
        for (std::uint64_t work = 0; n < last && work < workBetweenChecks; ++n) {
            work += plain_.workFor(n);
            plain_.fill(n);
        }
        return n;
    }

    /// About which share of all the work the first `part` (0 … 1) of the values takes.
    [[nodiscard]] double workOf(double part) const { return isSparse_ ? part : part * part; }

private:
    LineValues& values_;
    bool mayBeSparse_;
    bool isSparse_ = false;
    std::uint64_t nextChoice_ = firstChoice;
    BreakFiller plain_;
    SparseFiller sparse_;
};

} // namespace

Expected<void> checkBreakLine(const BreakCode& code, std::uint64_t size, const Budget& budget) {
    if (!code.allows(BreakCode::threeHeaps)) return checkLine(size, budget);
    // The set of every rest is kept, and values have been seen to grow with n.
    const auto most = static_cast<std::uint64_t>(std::sqrt(8.0 * static_cast<double>(budget.bytes)));
    return checkLineSize(size, most);
}

Expected<void> fillBreakLine(const BreakCode& code, LineValues& values, Task& task, const GoOn& goOn) {
    if (neverSplits(code)) return fillTakeLine(code, values, task, goOn);
    constexpr std::uint64_t often = 8; // the later values cost the most
    Filling filling(code, values);
    return fillInSteps(
        values, task, goOn, often, [&](std::uint64_t n) { return filling.fillSome(n); },
        [&](double part) { return filling.workOf(part); });
}

} // namespace mexplorer
