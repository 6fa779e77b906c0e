#pragma once

#include "core/rules/break_code.h"
#include "core/rules/heap_game.h"

#include <algorithm>

namespace mexplorer {

/// Taking `taken` from heap number `heap` (from 0) and leaving the rest as `parts`.
struct Break {
    std::size_t heap = 0;
    std::uint64_t taken = 0;
    HeapsLeft parts = {};
};

[[nodiscard]] Message breakText(const Heaps& heaps, const Break& move);

/// `heaps` with heap number `heap` replaced, in its place, by `parts`, or by a heap of 0 if nothing is left.
[[nodiscard]] Heaps broken(const Heaps& heaps, std::size_t heap, const HeapsLeft& parts);

/// The heaps, from `first` to before `end`, any of which alone may have changed between two positions: the
/// others before and behind it are the same in both. None if heaps went, or more came than one can be left
/// as.
struct ChangedHeaps {
    std::size_t first = 0;
    std::size_t end = 0;
};
[[nodiscard]] ChangedHeaps changeOf(const Heaps& before, const Heaps& after);
/// `count` heaps, from `first` on, as what is left of one; nothing if they are not in ascending order, or if
/// one of several is empty.
[[nodiscard]] std::optional<HeapsLeft> partsAt(const Heaps& heaps, std::size_t first, std::size_t count);

struct BreakFamily;

/// Games in which a turn takes from one heap and may leave the rest as several heaps. A game derives from it
/// (`class Grundy : public BreakGame<Grundy>`), passes its rules as a BreakCode, and may define
///
/// - `heapValue(size)`, as for HeapGameBase, hiding the default here, which knows no value;
/// - `std::optional<uint64_t> valuePeriod()` and `uint64_t valueSaltus()`: if a theorem gives them, the
///   length of the values' period and by how much they rise from one period to the next; from 0 on, or, if
///   they rise, from the second period on at the latest;
/// - `Message valueReason(size)`: how the value of a heap is found.
///
/// `Code` is a BreakCode, or what can be asked in the same way.
template <class Derived, class Code = BreakCode>
class BreakGame : public HeapGameBase<Derived> {
public:
    using Family = BreakFamily;
    using Move = Break;

    BreakGame(Play play, Code code) : HeapGameBase<Derived>(play), code_(std::move(code)) {}

    [[nodiscard]] const Code& code() const { return code_; }
    [[nodiscard]] std::optional<Nimber> heapValue(std::uint64_t) const { return std::nullopt; }
    [[nodiscard]] Message moveText(const Heaps& heaps, const Break& move) const {
        return breakText(heaps, move);
    }

    [[nodiscard]] std::uint64_t optionCount(const Heaps& heaps) const {
        return this->countInAll(heaps, [this](std::uint64_t size) { return code_.breakCount(size); });
    }

    template <class Visit>
    void forEachOption(const Heaps& heaps, Visit&& visit) const {
        for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
            const bool wantsMore =
                code_.forEachBreak(heaps[heap], [&](std::uint64_t taken, const HeapsLeft& parts) {
                    return goesOn(visit, Break{heap, taken, parts}, broken(heaps, heap, parts));
                });
            if (!wantsMore) return;
        }
    }

    /// The first move that leads from one position to another; nothing if none does. O(heaps).
    [[nodiscard]] std::optional<Break> moveBetween(const Heaps& heaps, const Heaps& left) const {
        const auto change = changeOf(heaps, left);
        for (std::size_t heap = change.first; heap < change.end; ++heap) {
            const auto parts = partsAt(left, heap, left.size() + 1 - heaps.size());
            if (!parts || !code_.mayLeave(heaps[heap], *parts)) continue;
            std::uint64_t taken = heaps[heap];
            for (const std::uint64_t part : *parts)
                taken -= part;
            return Break{heap, taken, *parts};
        }
        return std::nullopt;
    }

    /// The heaps in ascending order, without those that allow no move: a position of the same value.
    [[nodiscard]] Heaps representative(Heaps heaps) const {
        std::erase_if(heaps, [this](std::uint64_t size) { return !code_.canBreak(size); });
        std::sort(heaps.begin(), heaps.end());
        return heaps;
    }

    /// Only in normal play: in misère play the values of single heaps do not decide these games.
    [[nodiscard]] std::optional<Evaluation> closedForm(const Heaps& heaps) const {
        return this->play() == Play::misere ? std::nullopt : HeapGameBase<Derived>::closedForm(heaps);
    }

private:
    Code code_;
};

/// What the solvers for heaps that break need from a game.
template <class R>
concept BreakRules = ImpartialRules<R> && std::same_as<typename R::Position, Heaps> &&
    requires(const R& rules, std::uint64_t size) {
    rules.code().forEachBreak(size, [](std::uint64_t, const HeapsLeft&) {});
    { rules.heapValue(size) } -> std::same_as<std::optional<Nimber>>;
};

} // namespace mexplorer
