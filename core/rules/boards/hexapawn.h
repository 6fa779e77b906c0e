#pragma once

#include "core/rules/board_picture.h"
#include "core/rules/boards/board_text.h"
#include "core/rules/estimate.h"
#include "core/rules/hash.h"
#include "core/rules/proof.h"
#include "core/rules/rules.h"
#include "core/rules/visit.h"

#include <bit>

namespace mexplorer {

/// The pawns of both players, a bit for each cell in reading order.
struct Pawns {
    std::uint64_t white = 0;
    std::uint64_t black = 0;
    bool whiteMoves = true;

    friend bool operator==(const Pawns&, const Pawns&) = default;
};

[[nodiscard]] std::uint64_t hashOf(const Pawns& pawns);

/// Hexapawn (Gardner 1962): White’s pawns go up the board, Black’s down, one step forward to an empty cell,
/// or diagonally forward to take. Whoever brings a pawn to the last row wins; whoever cannot move loses.
class Hexapawn {
public:
    using Family = BoardFamily;
    using Position = Pawns;
    struct Move {
        std::uint32_t from = 0; ///< cells in reading order, from 0
        std::uint32_t to = 0;
    };

    static constexpr std::uint32_t mostInLine = 8; ///< columns, and rows

    Hexapawn(std::uint32_t columns, std::uint32_t rows);

    static Description describe();
    static Expected<Hexapawn> make(const Parameters& parameters);

    /// Rows from the top, “bbb/.../www”, in which dots at the end of a row may be left out, with “b” after
    /// them if Black is to move. Errors: not of this form, naming the column; as for `check`.
    [[nodiscard]] Expected<Pawns> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const Pawns& pawns) const;
    [[nodiscard]] Message moveText(const Pawns& pawns, const Move& move) const;
    [[nodiscard]] std::uint64_t optionCount(const Pawns& pawns) const;
    [[nodiscard]] std::optional<Evaluation> closedForm(const Pawns& /*pawns*/) const { return std::nullopt; }

    /// By pawn, and for each by target cell, in reading order.
    template <class Visit>
    void forEachOption(const Pawns& pawns, Visit&& visit) const {
        for (std::uint64_t left = movable(pawns); left != 0; left &= left - 1) {
            const auto from = static_cast<std::uint32_t>(std::countr_zero(left));
            for (std::uint64_t goals = targets(pawns, left & -left); goals != 0; goals &= goals - 1) {
                const Move move{from, static_cast<std::uint32_t>(std::countr_zero(goals))};
                if (!goesOn(visit, move, after(pawns, move))) return;
            }
        }
    }
    /// All pawns on their home rows.
    [[nodiscard]] Pawns startPosition() const;

    [[nodiscard]] static Pawns after(const Pawns& pawns, const Move& move);

    /// At a terminal position the player to move has lost.
    [[nodiscard]] Score scoreAtEnd(const Pawns& /*pawns*/) const { return -1; }
    /// An equivalent position with White to move, the lesser of it and its left-right mirror image.
    [[nodiscard]] Pawns representative(const Pawns& pawns) const;

    /// Each pawn counts 1, plus the rows it has advanced.
    [[nodiscard]] Estimate estimate(const Pawns& pawns) const;
    [[nodiscard]] static Message aboutEstimate();
    [[nodiscard]] Score winBesideEstimates() const;
    /// By pawn, in reading order.
    [[nodiscard]] std::vector<EstimateShare> estimateShares(const Pawns& pawns) const;

    /// What is clear without a search: the game is over, some move wins at once, or every move lets the
    /// opponent win at once. Nothing otherwise.
    [[nodiscard]] std::optional<Proof> proof(const Pawns& pawns) const;

    [[nodiscard]] BoardPicture picture(const Pawns& pawns) const;
    /// With the next allowed content of this cell, in the cycle empty, white pawn, black pawn. When the cell
    /// becomes empty again, the turn passes to the other player; so it does if `check` demands it because a
    /// pawn is on the last row. Every position can be set up this way. Errors: why no change is possible.
    [[nodiscard]] Expected<Pawns> changed(const Pawns& pawns, BoardCell cell) const;

    /// Errors: why the position is impossible. Does not check whether it can be reached by moves.
    [[nodiscard]] Expected<void> check(const Pawns& pawns) const;
    /// Says so if only the other player may be to move, by how many moves both may have made. No error, since
    /// people ask what if; moves lead from such positions to ones that may be reached, and from ones that
    /// nobody reaches to such. Empty otherwise.
    [[nodiscard]] Message remark(const Pawns& pawns) const;

private:
    friend class HexapawnProof;

    [[nodiscard]] BoardText textForm() const { return {columns_, rows_, {'w', 'b'}}; }
    [[nodiscard]] std::uint64_t bit(std::uint32_t row, std::uint32_t column) const {
        return std::uint64_t{1} << (row * columns_ + column);
    }
    [[nodiscard]] bool isOver(const Pawns& pawns) const {
        return ((pawns.white & topRow_) | (pawns.black & bottomRow_)) != 0;
    }
    /// Where the pawns `movers` of the player to move can advance; `takes`: capture. One pawn or several.
    [[nodiscard]] std::uint64_t ahead(const Pawns& pawns, std::uint64_t movers) const;
    [[nodiscard]] std::uint64_t takes(const Pawns& pawns, std::uint64_t movers, bool toTheRight) const;
    [[nodiscard]] std::uint64_t targets(const Pawns& pawns, std::uint64_t pawn) const {
        return ahead(pawns, pawn) | takes(pawns, pawn, false) | takes(pawns, pawn, true);
    }
    /// How many moves a player may have made.
    struct Moves {
        std::uint64_t least = 0;
        std::uint64_t most = 0;
    };
    [[nodiscard]] Moves movesOf(const Pawns& pawns, bool white) const;
    /// May White (or Black) be to move, judging by how many moves both may have made?
    [[nodiscard]] bool mayMove(const Pawns& pawns, bool white) const;
    /// The pawns of the player to move, none if the game is over.
    [[nodiscard]] std::uint64_t movable(const Pawns& pawns) const {
        return isOver(pawns) ? 0 : pawns.whiteMoves ? pawns.white : pawns.black;
    }
    /// As in chess: the column’s letter and the row, counted from below.
    [[nodiscard]] std::string cellName(std::uint32_t cell) const;

    std::uint32_t columns_;
    std::uint32_t rows_;
    std::uint64_t topRow_ = 0;
    std::uint64_t bottomRow_ = 0;
    std::uint64_t firstColumn_ = 0;
    std::uint64_t lastColumn_ = 0;
};

} // namespace mexplorer
