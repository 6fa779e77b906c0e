#pragma once

#include "core/play/judged_move.h"
#include "core/play/players.h"
#include "core/play/record.h"

#include <map>
#include <tuple>
#include <vector>

namespace mexplorer {

/// Which moves count as good, depending on the game’s theory.
enum class Counting {
    zeroSums,   ///< moves to nim-sum 0: for sums whose values decide
    pPositions, ///< moves to P
    kept        ///< moves that give nothing away: for games with draws or scores
};

/// A game with its moves judged.
struct Report {
    std::string start;
    Players players;
    std::vector<JudgedMove> moves;
    std::optional<Outcome> standing = {}; ///< of the last position; empty if out of reach
    bool isOfBoards = false;              ///< positions are shown as boards, not as text
    /// The index of the last move that gave something away; empty if none did.
    std::optional<std::size_t> turning = {};
    /// The final outcome, how it was thrown away, and how many good moves each player made.
    std::vector<Message> sentences = {};
};

/// Judged moves, by whose they are and the positions they lead from and to.
using JudgedMoves = std::map<std::tuple<Side, std::string, std::string>, JudgedMove>;

/// Judges the moves of the record's current line, from its start to its end. Moves in `known`, which must be
/// of the same game, are not judged again; the others are added to it. `met`, if not null, is reused for its
/// position. Errors: cancelled.
[[nodiscard]] Expected<Report> reportOn(const Game& game, const Record& record, const Players& players,
                                        JudgedMoves& known, Task& task,
                                        std::shared_ptr<const Inquiry> met = nullptr);
[[nodiscard]] Expected<Report> reportOn(const Game& game, const Record& record, const Players& players,
                                        Task& task);

/// Who has won a game that is over after `moves` moves; `atEnd` is the score for the player to move then.
[[nodiscard]] Message sayOver(Score atEnd, const Players& players, std::size_t moves);
/// Who is winning; `winning` as in winningAlong.
[[nodiscard]] Message sayWinning(std::optional<int> winning, const Players& players);

/// Who was winning after 0, 1, …, n of the n moves: 1 for the player who moved first, −1 for the other, 0 for
/// a draw; empty if not known.
[[nodiscard]] std::vector<std::optional<int>> winningAlong(const Report& report);

/// As Markdown, in the language of `translate`.
[[nodiscard]] std::string asMarkdown(const Report& report, const Message& title,
                                     const Message::Translate& translate);
/// CSV: “number,player,from,move,to,mark,better”, one line for each move; also “cost”, if a position was hot.
[[nodiscard]] std::string asCsv(const Report& report, const Message::Translate& translate);

} // namespace mexplorer
