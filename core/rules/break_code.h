#pragma once

#include "core/rules/visit.h"
#include "core/text/expected.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

/// What is left of one heap: at most three heaps, none of them empty, in ascending order.
class HeapsLeft {
public:
    static constexpr std::size_t most = 3;

    HeapsLeft() = default;
    explicit HeapsLeft(std::uint64_t a) : sizes_{a}, count_(1) {}
    HeapsLeft(std::uint64_t a, std::uint64_t b) : sizes_{a, b}, count_(2) {}
    HeapsLeft(std::uint64_t a, std::uint64_t b, std::uint64_t c) : sizes_{a, b, c}, count_(3) {}

    [[nodiscard]] const std::uint64_t* begin() const { return sizes_.data(); }
    [[nodiscard]] const std::uint64_t* end() const { return sizes_.data() + count_; }
    [[nodiscard]] std::size_t size() const { return count_; }
    friend bool operator==(const HeapsLeft&, const HeapsLeft&) = default;

private:
    std::array<std::uint64_t, most> sizes_ = {};
    std::size_t count_ = 0;
};

/// The rules of a take-and-break game in the notation of Guy and Smith (1956), d0.d1d2d3…: the digit dt says
/// as how many heaps the rest may be left when t are taken from a heap.
class BreakCode {
public:
    /// The bits of a digit: what may be left.
    enum Leave : unsigned { nothing = 1, oneHeap = 2, twoHeaps = 4, threeHeaps = 8 };

    static constexpr std::size_t mostDigits = 256;

    /// Reads "0.77", ".137", "4.(3)" (3 repeats for ever), "0.8F". Errors name what is wrong and its column.
    [[nodiscard]] static Expected<BreakCode> parse(std::string_view text);
    /// Splitting one heap into two unequal ones, which no digit can say.
    [[nodiscard]] static BreakCode unequalSplits();

    /// The code in one spelling: the same rules always give the same text.
    [[nodiscard]] std::string text() const;

    [[nodiscard]] unsigned digit(std::uint64_t taken) const {
        if (taken < digits_.size()) return digits_[taken];
        return tail_.empty() ? 0 : tail_[(taken - digits_.size()) % tail_.size()];
    }
    /// The digits before the repeating tail, from d0 on; without a tail the last is not 0, except for d0.
    [[nodiscard]] std::span<const std::uint8_t> digits() const { return digits_; }
    /// What repeats for ever; empty if the code is finite.
    [[nodiscard]] std::span<const std::uint8_t> tail() const { return tail_; }
    /// Whether the two heaps of a split must differ.
    [[nodiscard]] bool splitsUnequally() const { return unequal_; }
    /// Whether theorems prove periods of the values: those about codes of digits (Guy and Smith 1956).
    [[nodiscard]] bool hasProvablePeriods() const { return !unequal_; }
    /// Whether some digit has the bit.
    [[nodiscard]] bool allows(Leave leave) const;
    /// The most that can ever be taken at once, or nothing if there is no bound.
    [[nodiscard]] std::optional<std::uint64_t> longestTake() const;

    /// Calls visit(taken, parts) for each break of a heap: `taken` ascending, then fewer parts first, then in
    /// lexicographic order of the parts. Stops and returns false as soon as `visit` returns false.
    template <class Visit>
    bool forEachBreak(std::uint64_t size, Visit&& visit) const {
        const std::uint64_t most = std::min(size, longestTake().value_or(size));
        const bool tailLeavesHeaps =
            std::ranges::any_of(tail_, [](unsigned leave) { return leave > nothing; });
        for (std::uint64_t taken = 0; taken <= most; ++taken) {
            if (taken >= digits_.size() && !tailLeavesHeaps) taken = size; // smaller takes would leave some
            const bool wantsMore = forEachRest(digit(taken), size - taken, size, [&](const HeapsLeft& parts) {
                return goesOn(visit, taken, parts);
            });
            if (!wantsMore) return false;
        }
        return true;
    }

    /// Whether a heap may be left as these parts, the rest of it being taken. O(1).
    [[nodiscard]] bool mayLeave(std::uint64_t size, const HeapsLeft& parts) const;

    /// Whether a heap has any break. O(digits).
    [[nodiscard]] bool canBreak(std::uint64_t size) const;

    /// The same for heaps with too many breaks: only those in which every part but the largest is at most
    /// `small` and, if there is no longest take, so is the number taken or the rest. Stops when visit(taken,
    /// parts) returns false.
    template <class Visit>
    void forEachSmallBreak(std::uint64_t size, std::uint64_t small, Visit&& visit) const {
        const std::uint64_t most = std::min(size, longestTake().value_or(size));
        for (std::uint64_t taken = 0; taken <= most; ++taken) {
            if (!longestTake() && taken > small && size - taken > small) taken = size - small;
            const bool goOn = forEachRest(digit(taken), size - taken, small,
                                          [&](const HeapsLeft& parts) { return visit(taken, parts); });
            if (!goOn) return;
        }
    }

    /// How many breaks forEachBreak would visit; UINT64_MAX if too many to count. O(digits).
    [[nodiscard]] std::uint64_t breakCount(std::uint64_t size) const;

    friend bool operator==(const BreakCode&, const BreakCode&) = default;

private:
    /// Stops and returns false as soon as `visit` does.
    template <class Visit>
    bool forEachRest(unsigned leave, std::uint64_t rest, std::uint64_t small, Visit&& visit) const {
        if (rest == 0) return (leave & nothing) == 0 || visit(HeapsLeft());
        if ((leave & oneHeap) != 0 && !visit(HeapsLeft(rest))) return false;
        if ((leave & twoHeaps) != 0) {
            for (std::uint64_t a = 1; a <= small && a + (unequal_ ? 1 : 0) <= rest - a; ++a) {
                if (!visit(HeapsLeft(a, rest - a))) return false;
            }
        }
        if ((leave & threeHeaps) == 0) return true;
        for (std::uint64_t a = 1; a <= std::min(small, rest / 3); ++a) {
            for (std::uint64_t b = a; b <= std::min(small, (rest - a) / 2); ++b) {
                if (!visit(HeapsLeft(a, b, rest - a - b))) return false;
            }
        }
        return true;
    }
    /// In how many ways `rest` may be left, as the digit `leave` allows.
    [[nodiscard]] std::uint64_t restCount(unsigned leave, std::uint64_t rest) const;
    /// The sum of restCount for the rests least, least + step … largest; none of them is 0.
    [[nodiscard]] std::uint64_t restsCount(unsigned leave, std::uint64_t least, std::uint64_t largest,
                                           std::uint64_t step) const;
    void bringToOneSpelling();

    std::vector<std::uint8_t> digits_ = {0};
    std::vector<std::uint8_t> tail_;
    bool unequal_ = false;
};

} // namespace mexplorer
