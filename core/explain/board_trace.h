#pragma once

#include "core/explain/trace.h"
#include "core/rules/board_picture.h"

namespace mexplorer {

/// What best play comes to from a position on.
struct PlayedOut {
    Outcome outcome = Outcome::P;
    std::optional<std::uint64_t> plies = {}; ///< moves until the end, if they are known

    friend bool operator==(const PlayedOut&, const PlayedOut&) = default;
};

/// A move of a position on a board.
struct BoardOption {
    Message move;
    std::string to;
    std::optional<BoardMove> seen;      ///< on the board; none if nothing moves there
    std::optional<PlayedOut> rest = {}; ///< from where it leads to; none: not known

    Message found = {}; ///< the same in words, as far as a search has come; or empty

    [[nodiscard]] bool wins() const { return rest && rest->outcome == Outcome::P; }
};

/// A position on a board with its moves.
struct BoardPosition {
    std::string position;
    BoardPicture board;
    std::vector<BoardOption> options; ///< in the rules’ order; none where there are too many
    std::optional<PlayedOut> rest = {};
};

/// A position of a line of play, and the move that led to it.
struct PlayedPosition {
    BoardPosition at;
    Message move = {}; ///< empty at the first
    std::optional<BoardMove> seen = {};
};
struct BoardSubject {
    std::vector<PlayedPosition>
        line; ///< from the position asked about to the end, or to one that comes again
};
/// How many moves of the line were made.
struct BoardState {
    std::size_t moves = 0;
    bool isDecided = false; ///< what decided the game is shown
    friend bool operator==(const BoardState&, const BoardState&) = default;
};
using BoardTrace = TraceOf<BoardSubject, BoardState>;

/// A position of a game on a board, before anything is known of its moves; never long. Errors: the game has
/// no boards.
[[nodiscard]] Expected<BoardPosition> boardPosition(const Game& game, const Inquiry& asked);
/// The same with what each move comes to. Errors: that is out of reach; cancelled.
[[nodiscard]] Expected<BoardPosition> judgedPosition(const Game& game, const Inquiry& asked, Task& task);

/// Best play from a position to its end, a move a step: who wins hurries, who loses puts the end off. Where
/// play never ends, until a position comes again. Errors: as for judgedPosition.
[[nodiscard]] Expected<BoardTrace> boardTrace(const Game& game, std::shared_ptr<const Inquiry> asked,
                                              Task& task);

} // namespace mexplorer
