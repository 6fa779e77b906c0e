#include "core/explain/say_board.h"

#include "core/explain/say_signs.h"
#include "core/text/say_count.h"

namespace mexplorer {

Message sayPiece(Piece piece) {
    switch (piece) {
    case Piece::cross:
        return say(MX_TEXT("core", "a cross"));
    case Piece::nought:
        return say(MX_TEXT("core", "a nought"));
    case Piece::firstDisc:
        return say(MX_TEXT("core", "a disc of the first player"));
    case Piece::secondDisc:
        return say(MX_TEXT("core", "a disc of the second player"));
    case Piece::whitePawn:
        return say(MX_TEXT("core", "a white pawn"));
    case Piece::blackPawn:
        return say(MX_TEXT("core", "a black pawn"));
    case Piece::wall:
        return say(MX_TEXT("core", "a wall"));
    case Piece::hole:
        return say(MX_TEXT("core", "a hole"));
    case Piece::cat:
        return say(MX_TEXT("core", "a cat"));
    case Piece::mouse:
        break;
    }
    return say(MX_TEXT("core", "a mouse"));
}

Message sayRest(const PlayedOut& rest) {
    const std::uint64_t plies = rest.plies.value_or(0);
    switch (rest.outcome) {
    case Outcome::N:
        if (!rest.plies) return say(MX_TEXT("core", "wins"));
        return sayCount(plies, MX_TEXT("core", "wins with this move"), MX_TEXT("core", "wins, %1 moves left"),
                        plies);
    case Outcome::P:
        if (!rest.plies) return say(MX_TEXT("core", "loses"));
        return sayCount(plies, MX_TEXT("core", "loses, 1 move left"), MX_TEXT("core", "loses, %1 moves left"),
                        plies);
    case Outcome::L:
    case Outcome::R:
        return sayMeaning(rest.outcome);
    case Outcome::draw:
        break;
    }
    if (!rest.plies) return say(MX_TEXT("core", "a draw"));
    return sayCount(plies, MX_TEXT("core", "a draw, 1 move left"), MX_TEXT("core", "a draw, %1 moves left"),
                    plies);
}

Message sayReached(const PlayedOut& reached) {
    const std::uint64_t moves = reached.plies.value_or(0) + 1;
    switch (reached.outcome) {
    case Outcome::P:
        if (!reached.plies) return say(MX_TEXT("core", "wins"));
        return sayCount(moves, MX_TEXT("core", "wins at once"), MX_TEXT("core", "wins after %1 moves"),
                        moves);
    case Outcome::N:
        if (!reached.plies) return say(MX_TEXT("core", "loses"));
        return sayCount(moves, MX_TEXT("core", "loses at once"), MX_TEXT("core", "loses after %1 moves"),
                        moves);
    case Outcome::L:
    case Outcome::R:
        return sayMeaning(reached.outcome);
    case Outcome::draw:
        break;
    }
    if (!reached.plies) return say(MX_TEXT("core", "draws"));
    return sayCount(moves, MX_TEXT("core", "draws at once"), MX_TEXT("core", "draws after %1 moves"), moves);
}

Message sayEnd(Outcome end) {
    switch (end) {
    case Outcome::P:
        return say(MX_TEXT("core", "The game is over: whoever moved last has won."));
    case Outcome::N:
        return say(MX_TEXT("core", "The game is over: whoever moved last has lost."));
    case Outcome::L:
    case Outcome::R:
        return sayMeaning(end);
    case Outcome::draw:
        break;
    }
    return say(MX_TEXT("core", "The game is over: it is a draw."));
}

} // namespace mexplorer
