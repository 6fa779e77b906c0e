#pragma once

#include "core/rules/two_sided/cakes.h"
#include "core/rules/visit.h"

namespace mexplorer {

/// Maundy Cake (Berlekamp, Conway, Guy 1982): Left cuts a cake from top to bottom into any number of equal
/// pieces whose sides are whole, Right from left to right. Who cannot has lost.
class MaundyCake : public CakeRules<MaundyCake> {
public:
    struct Move {
        Side side = Side::left;
        std::size_t cake = 0;
        std::uint32_t pieces = 2;
    };

    static Description describe();
    [[nodiscard]] static std::vector<Cake> pieces(const Cake& cake, const Move& move);
    [[nodiscard]] Message moveText(const Cakes& cakes, const Move& move) const;
    [[nodiscard]] std::uint64_t optionCount(const Cakes& cakes) const;
    [[nodiscard]] Side sideOf(const Move& move) const { return move.side; }

    /// Left’s moves, then Right’s; cake by cake, into few pieces first.
    template <class Visit>
    void forEachOption(const Cakes& cakes, Visit&& visit) const {
        for (const Side side : {Side::left, Side::right})
            for (std::size_t cake = 0; cake < cakes.cakes.size(); ++cake) {
                const std::uint32_t length = lengthFor(cakes.cakes[cake], side);
                for (std::uint32_t pieces = 2; pieces <= length; ++pieces)
                    if (length % pieces == 0) {
                        const Move move{side, cake, pieces};
                        if (!goesOn(visit, move, after(cakes, move))) return;
                    }
            }
    }

    /// How many moves ahead Left is with a cake; Right, if it is negative.
    [[nodiscard]] static std::int64_t valueOf(const Cake& cake);
};

} // namespace mexplorer
