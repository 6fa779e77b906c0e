#pragma once

#include "core/rules/board_picture.h"
#include "core/rules/hash.h"
#include "core/rules/rules.h"
#include "core/rules/vector_game.h"
#include "core/rules/visit.h"
#include "core/task/task.h"

#include <functional>
#include <memory>
#include <vector>

namespace mexplorer {

/// Where pieces on a board may go. Rows and columns count from 0, from the corner at the upper left.
struct OwnBoardMoves {
    /// Calls its visitor for the cells that a move from this one leads to, until it returns false. They may
    /// repeat; those outside the board and holes are left out by the board. Always the same ones.
    using Targets = std::function<void(const Cell&, const std::function<bool(const Cell&)>&)>;

    std::uint32_t rows = 8;
    std::uint32_t columns = 8;
    Targets targets = {};
    std::vector<Cell> holes = {}; ///< which no piece can enter; moves lead over them
    bool comeNearer = false;      ///< every move certainly lowers row + column, so that play ends
};

/// The values of all cells of a board with one piece.
struct OwnBoardValues {
    static constexpr std::uint32_t endless = UINT32_MAX;

    std::uint32_t columns = 1;
    std::vector<std::uint32_t>
        values; ///< row by row; `endless`: play from there could go on for ever; holes: 0
    [[nodiscard]] std::uint32_t at(const Cell& cell) const { return values[cell.a * columns + cell.b]; }
};

/// Where each piece stands; at least one.
struct OwnPieces {
    std::vector<Cell> cells = {};

    [[nodiscard]] std::size_t size() const { return cells.size(); }
    [[nodiscard]] std::size_t capacity() const { return cells.capacity(); }
    [[nodiscard]] const Cell* data() const { return cells.data(); }
    friend bool operator==(const OwnPieces&, const OwnPieces&) = default;
};
[[nodiscard]] inline std::uint64_t hashOf(const OwnPieces& pieces) {
    std::uint64_t hash = pieces.size();
    for (const Cell& cell : pieces.cells)
        hash = mixed(hash, hashOf(cell));
    return hash;
}

struct OwnBoardFamily;

/// Pieces on a board that move by rules of one’s own, each as if it were alone: a sum. Whoever cannot move
/// has lost (or, in misère play, won).
class OwnBoard {
public:
    using Family = OwnBoardFamily;
    using Position = OwnPieces;
    /// Moving piece number `piece` (from 0) to a cell.
    struct Move {
        std::size_t piece = 0;
        Cell to;
        friend bool operator==(const Move&, const Move&) = default;
    };

    static constexpr std::uint32_t longestSide = 200;
    static constexpr std::size_t mostPieces = 100;
    /// Moves from all cells together, of which `values` keeps 8 bytes each.
    static constexpr std::uint64_t mostMoves = std::uint64_t{1} << 24U;

    /// Errors: no row or column, or too many; a hole that is outside; nothing but holes.
    [[nodiscard]] static Expected<OwnBoard> of(Play play, OwnBoardMoves moves);

    [[nodiscard]] Description description() const;
    [[nodiscard]] static Message saySides(); ///< how many rows and columns there may be

    [[nodiscard]] Play play() const { return play_; }
    [[nodiscard]] bool comeNearer() const { return board_->comeNearer; }
    [[nodiscard]] std::uint32_t rows() const { return board_->rows; }
    [[nodiscard]] std::uint32_t columns() const { return board_->columns; }
    [[nodiscard]] bool isHole(const Cell& cell) const { return isHole_[cell.a * columns() + cell.b]; }
    /// The cell furthest from the first corner that is no hole.
    [[nodiscard]] Position startPosition() const;

    /// “a,b”; of several pieces “(a,b) (c,d)”, in any brackets and with commas or semicolons between them.
    /// Errors: not of this form; a cell outside the board, or a hole; more than mostPieces.
    [[nodiscard]] Expected<Position> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const Position& pieces) const;
    [[nodiscard]] Message moveText(const Position& pieces, const Move& move) const;
    /// O(moves)
    [[nodiscard]] std::uint64_t optionCount(const Position& pieces) const;
    [[nodiscard]] std::optional<Evaluation> closedForm(const Position& /*pieces*/) const {
        return std::nullopt;
    }
    /// The cells that a piece on this one can go to, each once.
    [[nodiscard]] std::vector<Cell> targets(const Cell& cell) const;
    /// O(pieces + moves of one). Equal pieces that move alike: the first.
    [[nodiscard]] std::optional<Move> moveBetween(const Position& pieces, const Position& option) const;

    /// Piece by piece.
    template <class Visit>
    void forEachOption(const Position& pieces, Visit&& visit) const {
        Position option = pieces;
        for (std::size_t piece = 0; piece < pieces.size(); ++piece) {
            for (const Cell& to : targets(pieces.cells[piece])) {
                option.cells[piece] = to;
                if (!goesOn(visit, Move{piece, to}, option)) return;
            }
            option.cells[piece] = pieces.cells[piece];
        }
    }

    /// The value of every cell, each once all its targets have theirs. O(moves from all cells). Errors: these
    /// are more than mostMoves; cancelled.
    [[nodiscard]] Expected<OwnBoardValues> values(Task& task) const;
    /// Cells that a piece can go round in: each is a target of the one before, and the first of the last.
    /// From this cell, whose value is `endless`, they can be reached.
    [[nodiscard]] std::vector<Cell> cycleFrom(const Cell& cell, const OwnBoardValues& values) const;
    /// The error for cells that a piece can go round in.
    [[nodiscard]] static tl::unexpected<Error> goesRound(const std::vector<Cell>& cycle);

    [[nodiscard]] const std::vector<Cell>& holes() const { return board_->holes; }
    /// The board with its pieces and holes.
    [[nodiscard]] BoardPicture picture(const Position& pieces) const;
    /// With a piece more on an empty cell, or without those on this one. Errors: not on the board; a hole; no
    /// piece would be left, or more than mostPieces.
    [[nodiscard]] Expected<Position> changed(const Position& pieces, BoardCell cell) const;
    /// What the table of all cells does not show.
    [[nodiscard]] std::vector<Message> notes() const;

    /// The pieces are the components of a sum; its XOR decides only in normal play.
    [[nodiscard]] bool isSum() const { return play_ == Play::normal; }
    [[nodiscard]] std::vector<Position> components(const Position& pieces) const;
    [[nodiscard]] std::string componentText(const Position& piece) const { return text(piece); }
    [[nodiscard]] static Message componentName(std::size_t piece);
    [[nodiscard]] Move inWhole(const Position& /*pieces*/, std::size_t piece, const Move& move) const {
        return {piece, move.to};
    }
    [[nodiscard]] OwnBoard inNormalPlay() const;

private:
    OwnBoard(Play play, std::shared_ptr<const OwnBoardMoves> board);
    [[nodiscard]] Expected<void> checkFree(const Cell& cell) const;
    [[nodiscard]] bool isOutside(const Cell& cell) const { return cell.a >= rows() || cell.b >= columns(); }
    [[nodiscard]] Expected<Cell> cellIn(std::string_view text) const;

    Play play_;
    std::shared_ptr<const OwnBoardMoves> board_;
    std::vector<bool> isHole_; ///< row by row
};

} // namespace mexplorer
