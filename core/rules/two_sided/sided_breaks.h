#pragma once

#include "core/rules/break_game.h"
#include "core/rules/two_sided/few_heaps.h"
#include "core/rules/visit.h"

#include <utility>

namespace mexplorer {

struct SidedBreak {
    Side side = Side::left;
    Break breaking;
};

/// “Left: take 2 from heap 1 …”
[[nodiscard]] Message sidedBreakText(const Heaps& heaps, const SidedBreak& move);

/// Each player takes from a heap, and leaves the rest of it, as a code of his own allows. Who cannot has
/// lost. `Code` is a BreakCode, or what can be asked in the same way.
template <class Code>
class SidedBreaksGame : public FewHeapsGame<SidedBreak> {
public:
    SidedBreaksGame(Code left, Code right) : left_(std::move(left)), right_(std::move(right)) {}

    [[nodiscard]] Message moveText(const Heaps& heaps, const Move& move) const {
        return sidedBreakText(heaps, move);
    }
    [[nodiscard]] std::uint64_t optionCount(const Heaps& heaps) const {
        std::uint64_t count = 0;
        for (const std::uint64_t size : heaps)
            count += left_.breakCount(size) + right_.breakCount(size);
        return count;
    }

    /// Left’s moves, then Right’s; heap by heap, each as BreakCode::forEachBreak lists its breaks.
    template <class Visit>
    void forEachOption(const Heaps& heaps, Visit&& visit) const {
        for (const Side side : {Side::left, Side::right})
            for (std::size_t heap = 0; heap < heaps.size(); ++heap)
                if (!forEachBreakBy(side, heaps, heap, visit)) return;
    }
    /// The moves in one heap, in the same order.
    template <class Visit>
    void forEachOptionIn(const Heaps& heaps, std::size_t heap, Visit&& visit) const {
        if (forEachBreakBy(Side::left, heaps, heap, visit)) forEachBreakBy(Side::right, heaps, heap, visit);
    }

protected:
    [[nodiscard]] const Code& codeOf(Side side) const { return side == Side::left ? left_ : right_; }

private:
    template <class Visit>
    bool forEachBreakBy(Side side, const Heaps& heaps, std::size_t heap, Visit& visit) const {
        return codeOf(side).forEachBreak(heaps[heap], [&](std::uint64_t taken, const HeapsLeft& parts) {
            return goesOn(visit, Move{side, {heap, taken, parts}}, broken(heaps, heap, parts));
        });
    }

    Code left_;
    Code right_;
};

} // namespace mexplorer
