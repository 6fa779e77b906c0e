#pragma once

#include "core/rules/two_sided/few_heaps.h"
#include "core/rules/two_sided/form_reach.h"
#include "core/rules/visit.h"

namespace mexplorer {

struct SidedTake {
    Side side = Side::left;
    Take take;
};

/// Partizan subtraction (Fraenkel, Kotzig 1987): each player takes from a heap one of the numbers of a set of
/// his own. Who cannot has lost.
class PartizanSubtraction : public FewHeapsGame<SidedTake> {
public:
    using Set = std::vector<std::uint64_t>; ///< ascending, each once

    static constexpr std::int64_t largestSize = 1'000;
    static constexpr std::int64_t largestTaken = 1'000;
    static constexpr const char* leftId = "left";
    static constexpr const char* rightId = "right";

    PartizanSubtraction(Set left, Set right) : left_(std::move(left)), right_(std::move(right)) {}

    static Description describe();
    static Expected<PartizanSubtraction> make(const Parameters& parameters);

    /// Errors: as for parseFewHeaps.
    [[nodiscard]] Expected<Heaps> parse(std::string_view text) const {
        return parseFewHeaps(text, largestSize);
    }
    [[nodiscard]] Message moveText(const Heaps& heaps, const Move& move) const;
    [[nodiscard]] std::uint64_t optionCount(const Heaps& heaps) const;

    /// Left’s moves, then Right’s; heap by heap, the smaller takes first.
    template <class Visit>
    void forEachOption(const Heaps& heaps, Visit&& visit) const {
        for (const Side side : {Side::left, Side::right})
            for (std::size_t heap = 0; heap < heaps.size(); ++heap)
                for (const std::uint64_t taken : setOf(side)) {
                    if (taken > heaps[heap]) break;
                    Heaps option = heaps;
                    option[heap] -= taken;
                    if (!goesOn(visit, Move{side, {heap, taken}}, option)) return;
                }
    }

    [[nodiscard]] FormReach reach(const Heaps& heap) const {
        return heap.front() <= largestQuick ? FormReach::quick : FormReach::slow;
    }
    [[nodiscard]] MoveBounds bounds(const Heaps& heap) const;

private:
    static constexpr std::uint64_t largestQuick = 16;

    [[nodiscard]] const Set& setOf(Side side) const { return side == Side::left ? left_ : right_; }

    Set left_;
    Set right_;
};

} // namespace mexplorer
