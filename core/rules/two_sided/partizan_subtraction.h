#pragma once

#include "core/rules/description.h"
#include "core/rules/heap_game.h"
#include "core/rules/rules.h"
#include "core/rules/visit.h"

namespace mexplorer {

/// Partizan subtraction (Fraenkel, Kotzig 1987): each player takes from a heap one of the numbers of a set of
/// his own. Who cannot has lost.
class PartizanSubtraction {
public:
    using Family = PartizanFamily;
    using Position = Heaps;
    struct Move {
        Side side = Side::left;
        Take take;
    };
    using Set = std::vector<std::uint64_t>; ///< ascending, each once

    static constexpr std::int64_t largestSize = 1'000;
    static constexpr std::size_t mostHeapsHere = 100;
    static constexpr std::int64_t largestTaken = 1'000;
    static constexpr const char* leftId = "left";
    static constexpr const char* rightId = "right";

    PartizanSubtraction(Set left, Set right) : left_(std::move(left)), right_(std::move(right)) {}

    static Description describe();
    static Expected<PartizanSubtraction> make(const Parameters& parameters);

    /// Errors: as for parseIntegers; more than mostHeapsHere heaps, or one above largestSize.
    [[nodiscard]] Expected<Heaps> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const Heaps& heaps) const { return joined(heaps); }
    [[nodiscard]] Message moveText(const Heaps& heaps, const Move& move) const;
    [[nodiscard]] std::uint64_t optionCount(const Heaps& heaps) const;
    [[nodiscard]] std::optional<Evaluation> closedForm(const Heaps& /*heaps*/) const { return {}; }
    [[nodiscard]] Side sideOf(const Move& move) const { return move.side; }

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

    /// The heaps in which there is something.
    [[nodiscard]] std::vector<Heaps> parts(const Heaps& heaps) const;

private:
    [[nodiscard]] const Set& setOf(Side side) const { return side == Side::left ? left_ : right_; }

    Set left_;
    Set right_;
};

} // namespace mexplorer
