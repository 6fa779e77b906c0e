// Writing, reading and checking positions of hexapawn.

#include "core/rules/boards/hexapawn.h"
#include "core/text/parse.h"
#include "core/text/text_place.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

std::string Hexapawn::text(const Pawns& pawns) const {
    return textForm().write({pawns.white, pawns.black}) + (pawns.whiteMoves ? "" : " b");
}

namespace {

/// Whether the last letter may be a cell: “w w w”, after rows of any form, has three.
enum class LastLetter { cell, turn, either };

LastLetter lastLetter(std::string_view text, const BoardText& form) {
    const std::size_t cells = form.cellsInLastRow(text);
    if (cells == 0 || cells > form.columns) return LastLetter::turn;
    const std::string_view row = trimmed(text.substr(text.find_last_of("/\n;") + 1)); // npos + 1 is 0
    return cells == form.columns && row.size() == 2 * cells - 1 ? LastLetter::cell : LastLetter::either;
}

} // namespace

/// The last word says whose turn it is, if it is none of the board’s cells or rows. A “b” never is one after
/// which White is to move: Black would have won.
Expected<Pawns> Hexapawn::parse(std::string_view text) const {
    const std::string_view trim = trimmed(text);
    const std::size_t blank = trim.find_last_of(" \n\r"); // tabs are between cells
    const auto begin = static_cast<std::size_t>(trim.data() - text.data());
    const std::size_t end = begin + std::min(blank, trim.size());
    const BoardText form = textForm();
    const bool saysTurn =
        blank != std::string_view::npos && form.hasRows(text.substr(0, end)) && !form.hasAllCells(text);
    const std::string_view turn = saysTurn ? trimmed(text.substr(end)) : std::string_view();
    const bool isWhite = turn == "w" || turn == "W";
    const LastLetter last = isWhite ? lastLetter(trim, form) : LastLetter::turn;
    if (last == LastLetter::either) {
        return invalid(positionId,
                       say(MX_TEXT("core", "“%1” at column %2 may be a cell of the last row or say "
                                           "whose turn it is; write “.” for empty cells."),
                           shortened(turn),
                           columnOf(text, static_cast<std::size_t>(turn.data() - text.data()))));
    }
    const bool isBlack = turn == "b" || turn == "B";
    if (saysTurn && !isBlack && !isWhite) {
        return invalid(positionId, say(MX_TEXT("core", "“%1” at column %2 is neither w nor b, for whose turn "
                                                       "it is."),
                                       shortened(turn),
                                       columnOf(text, static_cast<std::size_t>(turn.data() - text.data()))));
    }
    const auto cells = form.read(saysTurn && last == LastLetter::turn ? text.substr(0, end) : text);
    if (!cells) return tl::unexpected(cells.error());
    const Pawns pawns{(*cells)[0], (*cells)[1], !isBlack};
    return check(pawns).map([&] { return pawns; });
}

Expected<void> Hexapawn::check(const Pawns& pawns) const {
    for (const bool isWhite : {true, false}) {
        const std::uint64_t own = isWhite ? pawns.white : pawns.black;
        if (static_cast<std::uint32_t>(std::popcount(own)) > columns_) {
            return invalid(positionId, say(MX_TEXT("core", "There are %1 pawns “%2”; each player begins with "
                                                           "%3."),
                                           std::popcount(own), isWhite ? 'w' : 'b', columns_));
        }
    }
    const std::uint64_t whiteThrough = pawns.white & topRow_;
    const std::uint64_t blackThrough = pawns.black & bottomRow_;
    if (std::popcount(whiteThrough) + std::popcount(blackThrough) > 1) {
        return invalid(positionId, say(MX_TEXT("core", "More than one pawn has reached the last row, but the "
                                                       "first one ends the game.")));
    }
    if (whiteThrough != 0 && pawns.whiteMoves) {
        return invalid(positionId, say(MX_TEXT("core", "A pawn of White has reached the last row; so Black "
                                                       "would be to move: write b after the board.")));
    }
    if (blackThrough != 0 && !pawns.whiteMoves) {
        return invalid(positionId,
                       say(MX_TEXT("core", "A pawn of Black has reached the last row; so White would be to "
                                           "move: leave out the b after the board.")));
    }
    return {};
}

/// Each move brings a pawn one row on. A pawn that was taken may have come to any row but the last, and it
/// took the opponent a move.
Hexapawn::Moves Hexapawn::movesOf(const Pawns& pawns, bool white) const {
    const std::uint64_t own = white ? pawns.white : pawns.black;
    std::uint64_t rows = 0;
    for (std::uint32_t row = 0; row < rows_; ++row) {
        const std::uint64_t onRow = own & (topRow_ << (row * columns_));
        rows += static_cast<std::uint64_t>(std::popcount(onRow)) * (white ? rows_ - 1 - row : row);
    }
    const auto taken = [&](std::uint64_t left) {
        return columns_ - static_cast<std::uint64_t>(std::popcount(left));
    };
    return {std::max(rows, taken(white ? pawns.black : pawns.white)), rows + taken(own) * (rows_ - 2)};
}

bool Hexapawn::mayMove(const Pawns& pawns, bool white) const {
    const Moves ofWhite = movesOf(pawns, true);
    const Moves ofBlack = movesOf(pawns, false);
    const std::uint64_t ahead = white ? 0 : 1; // White begins
    const std::uint64_t least = std::max(ofWhite.least, ofBlack.least + ahead);
    return least <= std::min(ofWhite.most, ofBlack.most + ahead);
}

Message Hexapawn::remark(const Pawns& pawns) const {
    if (isOver(pawns) || mayMove(pawns, pawns.whiteMoves) || !mayMove(pawns, !pawns.whiteMoves)) return {};
    return pawns.whiteMoves
               ? say(MX_TEXT("core",
                             "Play from the beginning comes to this board only with Black to move: by "
                             "the rows that the pawns have come, White has made one move more."))
               : say(MX_TEXT("core",
                             "Play from the beginning comes to this board only with White to move: by "
                             "the rows that the pawns have come, both have made as many moves."));
}

} // namespace mexplorer
