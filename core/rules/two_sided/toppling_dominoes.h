#pragma once

#include "core/rules/description.h"
#include "core/rules/hash.h"
#include "core/rules/rules.h"
#include "core/rules/two_sided/form_reach.h"
#include "core/rules/visit.h"

#include <vector>

namespace mexplorer {

/// Dominoes that stand in a row, each “L”, “R” or “E”, either’s.
struct DominoRow {
    std::string dominoes;

    friend auto operator<=>(const DominoRow&, const DominoRow&) = default;
    friend std::uint64_t hashOf(const DominoRow& row) { return mixed(0, row.dominoes); }
};

/// Toppling Dominoes (Albert, Nowakowski, Wolfe 2007): a player topples a domino that is his own or either’s
/// to the left or to the right; it and all in that direction fall. Who cannot has lost.
class TopplingDominoes {
public:
    using Family = PartizanFamily;
    using Position = DominoRow;
    struct Move {
        Side side = Side::left;
        std::size_t domino = 0; ///< from the left, from 0
        bool toRight = false;   ///< whether it falls to the right
    };

    static constexpr std::size_t mostDominoes = 64;

    static Description describe();
    static Expected<TopplingDominoes> make(const Parameters& /*parameters*/) { return TopplingDominoes(); }

    /// “.” is an empty row. Errors: another letter, naming its column; nothing at all; more than
    /// mostDominoes.
    [[nodiscard]] Expected<DominoRow> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const DominoRow& row) const {
        return row.dominoes.empty() ? "." : row.dominoes;
    }
    [[nodiscard]] Message moveText(const DominoRow& row, const Move& move) const;
    [[nodiscard]] std::uint64_t optionCount(const DominoRow& row) const;
    [[nodiscard]] std::optional<Evaluation> closedForm(const DominoRow& /*row*/) const { return {}; }
    [[nodiscard]] Side sideOf(const Move& move) const { return move.side; }

    /// Left’s moves, then Right’s; from left to right, each domino to the left first.
    template <class Visit>
    void forEachOption(const DominoRow& row, Visit&& visit) const {
        for (const Side side : {Side::left, Side::right})
            for (std::size_t domino = 0; domino < row.dominoes.size(); ++domino)
                for (const bool toRight : {false, true})
                    if (mayTopple(row.dominoes[domino], side)) {
                        const Move move{side, domino, toRight};
                        if (!goesOn(visit, move, after(row, move))) return;
                    }
    }

    /// The row, read from its other end if that comes first: a row and its mirror image are equal.
    [[nodiscard]] std::vector<DominoRow> parts(const DominoRow& row) const;
    [[nodiscard]] FormReach reach(const DominoRow& row) const {
        return row.dominoes.size() <= mostQuickDominoes ? FormReach::quick : FormReach::slow;
    }
    [[nodiscard]] MoveBounds bounds(const DominoRow& row) const;

private:
    static constexpr std::size_t mostQuickDominoes = 12;

    [[nodiscard]] static bool mayTopple(char domino, Side side) {
        return domino != (side == Side::left ? 'R' : 'L');
    }
    [[nodiscard]] static DominoRow after(const DominoRow& row, const Move& move);
};

} // namespace mexplorer
