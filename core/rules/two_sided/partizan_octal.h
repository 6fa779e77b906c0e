#pragma once

#include "core/rules/break_game.h"
#include "core/rules/two_sided/few_heaps.h"
#include "core/rules/two_sided/form_reach.h"

namespace mexplorer {

struct SidedBreak {
    Side side = Side::left;
    Break breaking;
};

/// Partizan take-and-break games (Fraenkel, Kotzig 1987, “Partizan octal games”): each player takes from a
/// heap, and leaves the rest of it, as a code of his own allows. Who cannot has lost.
class PartizanOctal : public FewHeapsGame<SidedBreak> {
public:
    static constexpr std::int64_t largestSize = 200;
    static constexpr const char* leftId = "left";
    static constexpr const char* rightId = "right";

    PartizanOctal(BreakCode left, BreakCode right) : left_(std::move(left)), right_(std::move(right)) {}

    static Description describe();
    /// Errors: a code cannot be read.
    static Expected<PartizanOctal> make(const Parameters& parameters);

    /// Errors: as for parseFewHeaps.
    [[nodiscard]] Expected<Heaps> parse(std::string_view text) const {
        return parseFewHeaps(text, largestSize);
    }
    [[nodiscard]] Message moveText(const Heaps& heaps, const Move& move) const;
    [[nodiscard]] std::uint64_t optionCount(const Heaps& heaps) const;

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

    [[nodiscard]] FormReach reach(const Heaps& heap) const;
    [[nodiscard]] MoveBounds bounds(const Heaps& heap) const;

private:
    [[nodiscard]] const BreakCode& codeOf(Side side) const { return side == Side::left ? left_ : right_; }
    template <class Visit>
    bool forEachBreakBy(Side side, const Heaps& heaps, std::size_t heap, Visit& visit) const {
        return codeOf(side).forEachBreak(heaps[heap], [&](std::uint64_t taken, const HeapsLeft& parts) {
            return goesOn(visit, Move{side, {heap, taken, parts}}, broken(heaps, heap, parts));
        });
    }

    BreakCode left_;
    BreakCode right_;
};

} // namespace mexplorer
