#pragma once

#include "core/play/judged_move.h"
#include "core/play/players.h"
#include "core/play/record.h"

#include <map>
#include <vector>

namespace mexplorer {

/// How a player’s moves are counted, by what the game’s theory says.
enum class Counting {
    zeroSums,   ///< moves that leave nim-sum 0: sums whose values decide
    pPositions, ///< moves that leave P
    kept        ///< moves that give nothing away: games with draws or scores
};

/// What became of a game.
struct Report {
    std::string start;
    Players players;
    std::vector<JudgedMove> moves;
    std::optional<Outcome> standing = {}; ///< where the moves end; nothing: out of reach
    bool isOfBoards = false;              ///< positions are seen, nobody reads their text
    /// The last move that gave something away: nobody did after it; nothing if nobody did at all.
    std::optional<std::size_t> turning = {};
    /// How it stands at the end, how it was thrown away, and how each player did.
    std::vector<Message> sentences = {};
};

/// Moves that were judged, by where they lead from and to.
using JudgedMoves = std::map<std::pair<std::string, std::string>, JudgedMove>;

/// Judges the moves of the line that the record shows, from its start to its end; but not those of this game
/// that are `known` already, to which the others are added. The position that `met` is about is not read and
/// solved again. Errors: cancelled.
[[nodiscard]] Expected<Report> reportOn(const Game& game, const Record& record, const Players& players,
                                        JudgedMoves& known, Task& task,
                                        std::shared_ptr<const Inquiry> met = nullptr);
[[nodiscard]] Expected<Report> reportOn(const Game& game, const Record& record, const Players& players,
                                        Task& task);

/// Who has won when no move is left after so many; the end has this score for who is to move.
[[nodiscard]] Message sayOver(Score atEnd, const Players& players, std::size_t moves);
/// Who is winning, as winningAlong tells it.
[[nodiscard]] Message sayWinning(std::optional<int> winning, const Players& players);

/// Who was winning after so many of the moves: 1 who moves first, −1 who moves second, 0 nobody; nothing
/// where it is not known. One more than there are moves.
[[nodiscard]] std::vector<std::optional<int>> winningAlong(const Report& report);

/// As documents, in the language that `translate` speaks.
[[nodiscard]] std::string asMarkdown(const Report& report, const Message& title,
                                     const Message::Translate& translate);
/// “number,player,from,move,to,mark,better”, a line for each move.
[[nodiscard]] std::string asCsv(const Report& report, const Message::Translate& translate);

} // namespace mexplorer
