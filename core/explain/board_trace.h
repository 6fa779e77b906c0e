#pragma once

#include "core/explain/trace.h"
#include "core/game/game.h"
#include "core/game/inquiry.h"
#include "core/rules/board_picture.h"

namespace mexplorer {

/// The result of best play from a position.
struct PlayedOut {
    Outcome outcome = Outcome::P;
    std::optional<std::uint64_t> plies = {}; ///< moves until the end, if they are known

    friend bool operator==(const PlayedOut&, const PlayedOut&) = default;
};

/// A move of a position on a board.
struct BoardOption {
    Message move;
    std::string to;
    std::optional<BoardMove> seen;      ///< the change on the board; none if nothing changes there
    std::size_t number = 0;             ///< among all options of the position
    std::optional<PlayedOut> rest = {}; ///< best play after the move; none if not known

    Message found = {}; ///< the same in words, as far as a search has come; may be empty
};

/// A position on a board with its moves. Where players have different moves, only those of the player to
/// move: all results are as he meets them, P, N or a draw.
struct BoardPosition {
    std::string position;
    BoardPicture board;
    std::vector<BoardOption> options; ///< in the rules’ order; empty if there are too many
    Side mover = Side::either;
    std::optional<PlayedOut> rest = {}; ///< best play from here; none if not known
};

/// A position of a line of play, and the move that led to it.
struct PlayedPosition {
    BoardPosition at;
    Message move = {}; ///< empty at the first
    std::optional<BoardMove> seen = {};
};
struct BoardSubject {
    std::vector<PlayedPosition>
        line; ///< from the position asked about to the end, or to a position that recurs
};
struct BoardState {
    std::size_t moves = 0;  ///< of the line, made so far
    bool isDecided = false; ///< what decided the game is shown
    friend bool operator==(const BoardState&, const BoardState&) = default;
};
using BoardTrace = TraceOf<BoardSubject, BoardState>;

/// The move made last, and its number: “Move 4: 2 to column 3”; empty before the first.
[[nodiscard]] Message sayMadeMove(const BoardSubject& subject, const BoardState& state);

/// A position of a game on a board, with its moves not yet evaluated; quick. `mover` is to move, where
/// players have different moves. Errors: the game has no boards.
[[nodiscard]] Expected<BoardPosition> boardPosition(const Game& game, const Inquiry& asked,
                                                    Side mover = Side::either);
/// The same with the result of each move under best play. Errors: out of reach; cancelled.
[[nodiscard]] Expected<BoardPosition> judgedPosition(const Game& game, const Inquiry& asked, Task& task,
                                                     Side mover = Side::either);

/// Best play from a position to its end, one move per step: the winner hurries, the loser delays. Where play
/// never ends, until a position recurs; at most 999 moves. `mover` begins, where players have different
/// moves. Errors: as for judgedPosition.
[[nodiscard]] Expected<BoardTrace> boardTrace(const Game& game, std::shared_ptr<const Inquiry> asked,
                                              Task& task, Side mover = Side::either);

} // namespace mexplorer
