#pragma once

#include "core/rules/hash.h"
#include "core/rules/rules.h"
#include "core/rules/sums.h"
#include "core/rules/visit.h"
#include "core/text/parse.h"
#include "core/theory/saturating.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace mexplorer {

/// A heap game's position: the sizes of the heaps, in the order they were written.
using Heaps = std::vector<std::uint64_t>;

/// Taking `taken` from heap number `heap` (from 0).
struct Take {
    std::size_t heap = 0;
    std::uint64_t taken = 0;
};

inline constexpr std::int64_t largestHeap = std::int64_t{1} << 62;
/// The most that a parameter lets one turn take; the sum of two never overflows.
inline constexpr std::int64_t largestTake = 1'000'000'000'000'000'000;
inline constexpr std::size_t mostHeaps = 1'000'000;

[[nodiscard]] Expected<Heaps> parseHeaps(std::string_view text);
[[nodiscard]] Message takeText(const Heaps& heaps, const Take& take);
/// The error for a heap too large for its value to be computed: above `most`.
[[nodiscard]] tl::unexpected<Error> tooLargeHeap(std::uint64_t size, std::uint64_t most);
/// “17 mod 4 = 1”
[[nodiscard]] Message remainderText(std::uint64_t size, std::uint64_t modulus);

/// What all games of heaps share, whether the heaps break or not. `Derived` derives from it and defines
/// `std::optional<Nimber> heapValue(size)`: the SG value of one heap by theorem, for every size or for none.
template <class Derived>
class HeapGameBase {
public:
    using Position = Heaps;

    explicit HeapGameBase(Play play) : play_(play) {}

    [[nodiscard]] Play play() const { return play_; }
    [[nodiscard]] Expected<Heaps> parse(std::string_view text) const { return parseHeaps(text); }
    [[nodiscard]] std::string text(const Heaps& heaps) const { return joined(heaps); }
    [[nodiscard]] std::optional<Evaluation> closedForm(const Heaps& heaps) const {
        NimTotal total;
        for (const std::uint64_t size : heaps) {
            const std::optional<Nimber> value = self().heapValue(size);
            if (!value) return std::nullopt;
            total.add(*value);
        }
        return total.evaluation(play_);
    }

protected:
    [[nodiscard]] const Derived& self() const { return static_cast<const Derived&>(*this); }
    /// The number of moves if a heap of `size` has countIn(size); UINT64_MAX if there are more.
    template <class CountIn>
    [[nodiscard]] static std::uint64_t countInAll(const Heaps& heaps, const CountIn& countIn) {
        std::uint64_t count = 0;
        for (const std::uint64_t size : heaps)
            count = saturatedSum(count, countIn(size));
        return count;
    }

    Play play_;
};

struct HeapFamily;

/// Games in which a turn takes some number from one heap. A game derives from it (`class Nim : public
/// HeapGame<Nim>`) and says only which numbers may be taken:
///
/// - `bool forEachTake(size, visit)`: calls visit(taken) in ascending order, 1 ≤ taken ≤ size; stops and
///   returns false as soon as `visit` returns false;
/// - `uint64_t takeCount(size)`: how many takes there are;
/// - `heapValue(size)`, as for HeapGameBase;
/// - `std::optional<uint64_t> longestTake()`, if there is a bound and what may be taken depends on
///   nothing but that (not on the heap): the most that can ever be taken;
/// - `std::optional<uint64_t> valuePeriod()`, if a theorem may give it: the least period of the values, from
///   size 0 on; and `uint64_t valueSaltus()`, if the values rise from period to period: by how much;
/// - `Message valueTheorem()`, if heapValue or valuePeriod answer: the name of the theorem;
/// - `Message valueReason(size)`: how the value of a heap is found;
/// - `std::optional<uint64_t> takeTo(size, value)`, only if heapValue always answers and a formula gives it:
///   the least take that leaves a heap of that value;
/// - `static constexpr bool takesLeaveDifferentValues`, if no two takes from a heap leave the same value.
template <class Derived>
class HeapGame : public HeapGameBase<Derived> {
public:
    using Family = HeapFamily;
    using Move = Take;

    using HeapGameBase<Derived>::HeapGameBase;

    [[nodiscard]] Message moveText(const Heaps& heaps, const Take& take) const {
        return takeText(heaps, take);
    }

    [[nodiscard]] std::uint64_t optionCount(const Heaps& heaps) const {
        return this->countInAll(heaps, [this](std::uint64_t size) { return this->self().takeCount(size); });
    }

    template <class Visit>
    void forEachOption(const Heaps& heaps, Visit&& visit) const {
        Heaps option = heaps;
        for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
            const bool wantsMore = this->self().forEachTake(heaps[heap], [&](std::uint64_t taken) {
                option[heap] = heaps[heap] - taken;
                return goesOn(visit, Take{heap, taken}, option);
            });
            if (!wantsMore) return;
            option[heap] = heaps[heap];
        }
    }

    /// The take that leads from `heaps` to `left`; nothing if none does. O(heaps) if every number from the
    /// least to the largest take is allowed, else O(heaps + takes).
    [[nodiscard]] std::optional<Take> moveBetween(const Heaps& heaps, const Heaps& left) const {
        if (heaps.size() != left.size()) return std::nullopt;
        const auto [heap, rest] = std::ranges::mismatch(heaps, left);
        if (heap == heaps.end() || *rest >= *heap) return std::nullopt;
        if (!std::equal(std::next(heap), heaps.end(), std::next(rest))) return std::nullopt;
        const std::uint64_t taken = *heap - *rest;
        if (!mayTake(*heap, taken)) return std::nullopt;
        return Take{static_cast<std::size_t>(heap - heaps.begin()), taken};
    }

    /// The same game in normal play, where heaps have their SG values.
    [[nodiscard]] Derived inNormalPlay() const {
        Derived copy = this->self();
        static_cast<HeapGame&>(copy).play_ = Play::normal;
        return copy;
    }

private:
    [[nodiscard]] bool mayTake(std::uint64_t size, std::uint64_t taken) const;
};

/// What the solvers for heaps need from a game.
template <class R>
concept HeapRules = ImpartialRules<R> && std::same_as<typename R::Position, Heaps> &&
    requires(const R& rules, std::uint64_t size) {
    { rules.takeCount(size) } -> std::same_as<std::uint64_t>;
    { rules.heapValue(size) } -> std::same_as<std::optional<Nimber>>;
    { rules.inNormalPlay() } -> std::same_as<R>;
    rules.forEachTake(size, [](std::uint64_t) {});
};

/// Optional members of such a game.
template <class R>
concept TellsTakeTo = requires(const R& rules, std::uint64_t size, Nimber value) {
    { rules.takeTo(size, value) } -> std::same_as<std::optional<std::uint64_t>>;
};
template <class R>
concept TakesDiffer = requires {
    requires R::takesLeaveDifferentValues;
};
/// The following are also for games of heaps that break.
template <class R>
concept SaysValueReason = requires(const R& rules, std::uint64_t size) {
    { rules.valueReason(size) } -> std::same_as<Message>;
};
template <class R>
concept NamesValueTheorem = requires(const R& rules) {
    { rules.valueTheorem() } -> std::same_as<Message>;
};
template <class R>
concept HasLongestTake = requires(const R& rules) {
    { rules.longestTake() } -> std::same_as<std::optional<std::uint64_t>>;
};
template <class R>
concept HasValuePeriod = requires(const R& rules) {
    { rules.valuePeriod() } -> std::same_as<std::optional<std::uint64_t>>;
};
template <class R>
concept HasValueSaltus = requires(const R& rules) {
    { rules.valueSaltus() } -> std::same_as<std::uint64_t>;
};
/// A member with one of these names must be as described here.
template <class R>
consteval bool heapOptionalsFit() {
    if constexpr (requires { &R::takeTo; }) static_assert(TellsTakeTo<R>);
    if constexpr (requires { &R::takesLeaveDifferentValues; }) static_assert(TakesDiffer<R>);
    if constexpr (requires { &R::valueReason; }) static_assert(SaysValueReason<R>);
    if constexpr (requires { &R::valueTheorem; }) static_assert(NamesValueTheorem<R>);
    if constexpr (requires { &R::longestTake; }) static_assert(HasLongestTake<R>);
    if constexpr (requires { &R::valuePeriod; }) static_assert(HasValuePeriod<R>);
    if constexpr (requires { &R::valueSaltus; }) static_assert(HasValueSaltus<R>);
    return true;
}

/// Whether no two takes from a heap leave the same value, as far as the game says.
template <class R>
[[nodiscard]] bool takesDiffer(const R& rules) {
    if constexpr (requires { rules.differentTakes(); }) return rules.differentTakes();
    return TakesDiffer<R>;
}
/// Whether takeTo answers.
template <class R>
[[nodiscard]] bool tellsTakeTo(const R& rules) {
    if constexpr (requires { rules.tellsTakeTo(); }) return rules.tellsTakeTo();
    return TellsTakeTo<R>;
}

/// What the game’s member says; nothing if it has none.
template <class R>
[[nodiscard]] std::optional<std::uint64_t> longestTakeOf(const R& rules) {
    if constexpr (HasLongestTake<R>) return rules.longestTake();
    return std::nullopt;
}
template <class R>
[[nodiscard]] std::optional<std::uint64_t> valuePeriodOf(const R& rules) {
    if constexpr (HasValuePeriod<R>) return rules.valuePeriod();
    return std::nullopt;
}

template <class Derived>
bool HeapGame<Derived>::mayTake(std::uint64_t size, std::uint64_t taken) const {
    std::uint64_t first = 0;
    this->self().forEachTake(size, [&](std::uint64_t number) {
        first = number;
        return false;
    });
    const std::uint64_t longest = std::min(size, longestTakeOf(this->self()).value_or(size));
    if (first == 0 || taken < first || taken > longest) return false;
    if (this->self().takeCount(size) == longest - first + 1) return true; // every number from `first` on
    bool is = false;
    this->self().forEachTake(size, [&](std::uint64_t number) {
        is = number == taken;
        return number < taken;
    });
    return is;
}

} // namespace mexplorer
