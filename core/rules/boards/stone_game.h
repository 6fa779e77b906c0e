#pragma once

#include "core/rules/board_picture.h"
#include "core/rules/boards/board_text.h"
#include "core/rules/boards/stone_lines.h"
#include "core/rules/boards/stone_rows.h"
#include "core/rules/estimate.h"
#include "core/rules/hash.h"
#include "core/rules/proof.h"
#include "core/rules/rules.h"
#include "core/rules/visit.h"

#include <memory>

namespace mexplorer {

[[nodiscard]] std::uint64_t hashOf(const Stones& stones);

/// An m,n,k-game (see StoneShape). X begins, O is second.
class StoneGame {
public:
    using Family = StoneFamily;
    using Position = Stones;
    using Move = std::uint32_t; ///< the cell, counted in reading order from 0

    static constexpr std::uint32_t mostCells = 64;
    static constexpr std::uint32_t mostInLine = 16; ///< columns, and rows

    explicit StoneGame(const StoneShape& shape);

    [[nodiscard]] const StoneShape& shape() const { return shape_; }

    /// Rows from the top, “X.O/.X./..O”, in which dots at the end may be left out (see BoardText); or the
    /// moves made: with gravity the columns played, counted from 1, “44455” or “4, 4, 4, 5, 5”; else the
    /// cells, counted row by row from 0, “0, 4, 8”. Errors: not of this form, naming the column of the text;
    /// as for `check`, which does not ask whether discs can have fallen in this order.
    [[nodiscard]] Expected<Stones> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const Stones& stones) const;
    [[nodiscard]] Message moveText(const Stones& stones, Move move) const;
    [[nodiscard]] std::uint64_t optionCount(const Stones& stones) const {
        return static_cast<std::uint64_t>(std::popcount(playable(stones)));
    }
    [[nodiscard]] std::optional<Evaluation> closedForm(const Stones& /*stones*/) const {
        return std::nullopt;
    }
    /// Best play, for the player to move, where it was found beforehand, as a search would take too long;
    /// without plies if only who wins was found. Always quick.
    [[nodiscard]] std::optional<BestPlay> knownPlay(const Stones& /*stones*/) const { return std::nullopt; }
    /// In reading order; with gravity column by column.
    template <class Visit>
    void forEachOption(const Stones& stones, Visit&& visit) const {
        const std::uint64_t cells = playable(stones);
        for (std::uint32_t group = 0; group < (shape_.gravity ? shape_.columns : 1); ++group) {
            for (std::uint64_t left = shape_.gravity ? cells & column(group) : cells; left != 0;
                 left &= left - 1) {
                const auto move = static_cast<Move>(std::countr_zero(left));
                if (!goesOn(visit, move, after(stones, move))) return;
            }
        }
    }
    /// The empty board.
    [[nodiscard]] Stones startPosition() const { return {}; }

    [[nodiscard]] static Stones after(const Stones& stones, Move move) {
        const std::uint64_t cell = std::uint64_t{1} << move;
        return stones.firstMoves() ? Stones{stones.first | cell, stones.second}
                                   : Stones{stones.first, stones.second | cell};
    }

    /// −1 if the other player has a winning row, else 0.
    [[nodiscard]] Score scoreAtEnd(const Stones& stones) const { return isWon(stones) ? -1 : 0; }

    /// The lines still open to each player (see StoneEvaluation). O(lines)
    [[nodiscard]] Estimate estimate(const Stones& stones) const;
    [[nodiscard]] static Message aboutEstimate();
    [[nodiscard]] Score winBesideEstimates() const;
    /// By stone, in reading order.
    [[nodiscard]] std::vector<EstimateShare> estimateShares(const Stones& stones) const;

    /// What is clear without a search: a winning row, a row completed next move, a double threat, a draw.
    [[nodiscard]] std::optional<Proof> proof(const Stones& stones) const;

    [[nodiscard]] BoardPicture picture(const Stones& stones) const;
    /// With the next allowed content of this cell, in the cycle empty, X, O; with gravity an empty cell drops
    /// a disc into its column, any other changes the column’s highest disc. Every position that play can
    /// reach can be set up this way. Errors: why no change is possible.
    [[nodiscard]] Expected<Stones> changed(const Stones& stones, BoardCell cell) const;

    /// Errors: why no play leads to these stones. Some such positions pass (see `parse`).
    [[nodiscard]] Expected<void> check(const Stones& stones) const;

private:
    friend class StoneProof;

    /// Where the next stone may be put, ignoring whether the game is already won.
    [[nodiscard]] std::uint64_t open(const Stones& stones) const;
    /// Whether the player who moved last has a row.
    [[nodiscard]] bool isWon(const Stones& stones) const {
        return rows_.has(stones.firstMoves() ? stones.second : stones.first);
    }
    [[nodiscard]] std::uint64_t playable(const Stones& stones) const {
        return isWon(stones) ? 0 : open(stones);
    }
    [[nodiscard]] std::uint64_t allCells() const {
        return shape_.cells() == mostCells ? UINT64_MAX : (std::uint64_t{1} << shape_.cells()) - 1;
    }
    [[nodiscard]] std::uint64_t bottomRow() const { return allCells() & ~(allCells() >> shape_.columns); }
    /// The cells of a column, from 0.
    [[nodiscard]] std::uint64_t column(std::uint32_t number) const { return firstColumn_ << number; }

    [[nodiscard]] BoardText textForm() const { return {shape_.columns, shape_.rows, {'X', 'O'}}; }
    [[nodiscard]] Expected<Stones> parsePlayed(std::string_view text) const;
    /// The cells that a number in a list of moves may mean: a column’s, or one; nothing if it is none.
    [[nodiscard]] std::optional<std::uint64_t> openTo(std::uint64_t number) const;
    [[nodiscard]] Expected<void> checkFallen(const Stones& stones) const;
    [[nodiscard]] Expected<void> checkWinner(const Stones& stones) const;

    StoneShape shape_;
    StoneRows rows_;
    std::shared_ptr<const StoneLines> lines_;
    std::uint64_t firstColumn_ = 0;
};

} // namespace mexplorer
