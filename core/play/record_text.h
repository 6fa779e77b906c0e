#pragma once

#include "core/play/record.h"
#include "core/solve/game.h"
#include "core/task/task.h"

#include <string_view>

namespace mexplorer {

/// The longest text of a record that is read.
inline constexpr std::size_t longestRecord = Record::mostBytes * 2;

/// Plays a move as somebody writes it: the position that it leads to, or “#2” for the second in the rules’
/// order. Errors: it is no position, or none that a move leads to, with some that would be right; the game is
/// over; the record is full; too many moves to look it up; cancelled.
[[nodiscard]] Expected<void> playIn(const Game& game, Record& record, std::string_view written, Task& task);

/// The line that is shown, as it is printed in books: “5,7 → 3,7 → 2,1”. A record without moves is its
/// position.
[[nodiscard]] std::string lineText(const Record& record);
/// The same of everything: a line, then each branch on a line of its own, “^2 → 4,7 → …”, that goes on from
/// the play of this number in the order written; and “@3” if another than the last of the first line is
/// shown.
[[nodiscard]] std::string wholeText(const Record& record);

/// Reads either. Moves stand between arrows, → or ->, or on lines of their own. Errors: of
/// `playIn`, and which move of the text it is; a text that is too long; a branch from a play that is not
/// there.
[[nodiscard]] Expected<Record> readRecord(const Game& game, std::string_view text, Task& task);

} // namespace mexplorer
