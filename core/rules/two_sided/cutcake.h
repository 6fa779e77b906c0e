#pragma once

#include "core/rules/two_sided/cakes.h"
#include "core/rules/visit.h"

namespace mexplorer {

/// Cutcake (Berlekamp, Conway, Guy 1982): Left cuts a cake from top to bottom, Right from left to right,
/// along a line between its squares. Who cannot has lost.
class Cutcake : public CakeRules<Cutcake> {
public:
    struct Move {
        Side side = Side::left;
        std::size_t cake = 0;
        std::uint32_t line = 1; ///< how many columns, or rows, are before the cut
    };

    static Description describe();
    [[nodiscard]] static std::vector<Cake> pieces(const Cake& cake, const Move& move);
    [[nodiscard]] Message moveText(const Cakes& cakes, const Move& move) const;
    [[nodiscard]] std::uint64_t optionCount(const Cakes& cakes) const;
    [[nodiscard]] Side sideOf(const Move& move) const { return move.side; }

    /// Left’s moves, then Right’s; cake by cake, from the left or from the top.
    template <class Visit>
    void forEachOption(const Cakes& cakes, Visit&& visit) const {
        for (const Side side : {Side::left, Side::right})
            for (std::size_t cake = 0; cake < cakes.cakes.size(); ++cake)
                for (std::uint32_t line = 1; line < lengthFor(cakes.cakes[cake], side); ++line) {
                    const Move move{side, cake, line};
                    if (!goesOn(visit, move, after(cakes, move))) return;
                }
    }

    /// How many moves ahead Left is with a cake; Right, if it is negative.
    [[nodiscard]] static std::int64_t valueOf(const Cake& cake);
};

} // namespace mexplorer
