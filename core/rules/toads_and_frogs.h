#pragma once

#include "core/rules/board_picture.h"
#include "core/rules/description.h"
#include "core/rules/hash.h"
#include "core/rules/rules.h"
#include "core/rules/two_sided/form_reach.h"
#include "core/rules/visit.h"

namespace mexplorer {

/// A row of toads, T, frogs, F, and free cells, “.”.
struct PondRow {
    std::string cells;

    friend bool operator==(const PondRow&, const PondRow&) = default;
    friend std::uint64_t hashOf(const PondRow& row) { return mixed(0, row.cells); }
};

/// Toads and Frogs (Guy, in Berlekamp, Conway, Guy 1982): Left moves a toad to the right, Right a frog to the
/// left, to the next cell or over one animal of the other kind to the cell behind it, which must be free.
class ToadsAndFrogs {
public:
    using Family = PartizanFamily;
    using Position = PondRow;
    struct Move {
        Side side = Side::left;
        std::size_t from = 0; ///< cells from the left, from 0
        std::size_t to = 0;
    };

    static constexpr std::size_t mostCells = 64;

    static Description describe();
    static Expected<ToadsAndFrogs> make(const Parameters& /*parameters*/) { return ToadsAndFrogs(); }
    [[nodiscard]] bool isOfSameGame(const ToadsAndFrogs& /*other*/) const { return true; }

    /// Errors: another letter, naming its column; no cell; more than mostCells.
    [[nodiscard]] Expected<PondRow> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const PondRow& row) const { return row.cells; }
    [[nodiscard]] Message moveText(const PondRow& row, const Move& move) const;
    [[nodiscard]] std::uint64_t optionCount(const PondRow& row) const;
    [[nodiscard]] std::optional<Evaluation> closedForm(const PondRow& /*row*/) const { return {}; }
    [[nodiscard]] Side sideOf(const Move& move) const { return move.side; }

    /// Left’s moves, then Right’s; from left to right.
    template <class Visit>
    void forEachOption(const PondRow& row, Visit&& visit) const {
        for (const Side side : {Side::left, Side::right})
            for (std::size_t from = 0; from < row.cells.size(); ++from)
                if (const auto to = goalOf(row, from, side)) {
                    const Move move{side, from, *to};
                    if (!goesOn(visit, move, after(row, move))) return;
                }
    }

    /// The row without the frogs at its left end and the toads at its right end: they can neither move nor be
    /// jumped over. None if nothing is left.
    [[nodiscard]] std::vector<PondRow> parts(const PondRow& row) const;
    [[nodiscard]] FormReach reach(const PondRow& row) const;
    [[nodiscard]] MoveBounds bounds(const PondRow& row) const;

    /// A row of cells: toads are discs of the first player, frogs of the second.
    [[nodiscard]] BoardPicture picture(const PondRow& row) const;
    /// A free cell gets a toad, a toad becomes a frog, and a frog goes away. Errors: no such cell.
    [[nodiscard]] Expected<PondRow> changed(const PondRow& row, BoardCell cell) const;

private:
    /// Where the animal of this player goes from there, if it can.
    [[nodiscard]] static std::optional<std::size_t> goalOf(const PondRow& row, std::size_t from, Side side);
    [[nodiscard]] static PondRow after(const PondRow& row, const Move& move);
};

} // namespace mexplorer
