#pragma once

#include "core/game/game.h"
#include "core/game/inquiry.h"
#include "core/play/record.h"
#include "core/task/task.h"

#include <cstdint>
#include <string_view>

namespace mexplorer {

/// The longest text of a record that is read.
inline constexpr std::size_t longestRecord = Record::mostBytes * 2;

/// So many moves of a position have a number: the first ones.
inline constexpr std::uint64_t mostNumbered = 1'000'000;

/// Plays a move given as text: the position that it leads to, or “#2” for the second move in the rules’
/// order, or on a board on which pieces are put “4” for the column into which one falls, or else for the
/// cell, counted row by row from 0. Errors: it is no position, or none that a move leads to (the error
/// suggests some); the game is over; the record is full; too many moves to look it up; cancelled.
[[nodiscard]] Expected<void> playIn(const Game& game, Record& record, std::string_view written, Task& task);

/// How the moves of such positions may be written: “A move is typed as …”.
[[nodiscard]] Message sayHowToWrite(const Inquiry& asked);

/// The current line, as printed in books: “5,7 → 3,7 → 2,1”; without moves only the position. In games of two
/// sides it says who begins: “Left: ../.. → #./#.”.
[[nodiscard]] std::string lineText(const Record& record);
/// The whole record: the current line, then each branch on a line of its own, “^2 → 4,7 → …”, which continues
/// from the play with this number, counted in the order of writing; then “@3” if that play is the current
/// one, rather than the last of the first line.
[[nodiscard]] std::string wholeText(const Record& record);

/// Reads either. In games of two sides Left begins, unless the text says otherwise. Moves are separated by
/// arrows, → or ->, or line breaks. Errors: those of `playIn`, with the number of the move in the text; a
/// text that is too long; a branch from a play that does not exist.
[[nodiscard]] Expected<Record> readRecord(const Game& game, std::string_view text, Task& task);

} // namespace mexplorer
