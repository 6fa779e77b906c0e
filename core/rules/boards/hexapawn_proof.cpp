// What is clear of a hexapawn position without a search.

#include "core/rules/boards/hexapawn.h"

namespace mexplorer {

namespace {

enum Line : std::size_t { over, blocked, wins, loses };

Message sayColour(bool white) {
    return white ? say(MX_TEXT("core", "White")) : say(MX_TEXT("core", "Black"));
}

} // namespace

class HexapawnProof {
public:
    HexapawnProof(const Hexapawn& game, const Pawns& pawns)
        : game_(game), pawns_(pawns), me_(sayColour(pawns.whiteMoves)), other_(sayColour(!pawns.whiteMoves)) {
    }

    [[nodiscard]] std::optional<Proof> find() {
        if (isOver() || winsAtOnce() || losesAtOnce()) return std::move(proof_);
        return std::nullopt;
    }

private:
    bool found(Message reason, Line line) {
        proof_.steps.push_back({std::move(reason), line});
        return true;
    }

    bool isOver() {
        if (game_.isOver(pawns_)) {
            return found(say(MX_TEXT("core", "A pawn of %1 has reached the last row: %1 has won."), other_),
                         over);
        }
        if (game_.optionCount(pawns_) > 0) return false;
        return found(say(MX_TEXT("core", "%1 is to move and has no move: %2 has won."), me_, other_),
                     blocked);
    }

    /// A move after which the game is over; nothing if there is none.
    [[nodiscard]] std::optional<Hexapawn::Move> lastMove(const Pawns& pawns) const {
        std::optional<Hexapawn::Move> last;
        game_.forEachOption(pawns, [&](const Hexapawn::Move& move, const Pawns& option) {
            if (game_.optionCount(option) == 0) last = move;
            return !last;
        });
        return last;
    }

    bool winsAtOnce() {
        const auto move = lastMove(pawns_);
        if (!move) return false;
        proof_.move = game_.moveText(pawns_, *move);
        const bool isThrough = game_.isOver(Hexapawn::after(pawns_, *move));
        return found(
            isThrough
                ? say(MX_TEXT("core", "“%1” brings a pawn to the last row: %2 wins."), proof_.move, me_)
                : say(MX_TEXT("core", "“%1” leaves %2 without a move: %3 wins."), proof_.move, other_, me_),
            wins);
    }

    /// Assumes that no move wins at once.
    bool losesAtOnce() {
        Proof answers = proof_;
        bool areAll = true;
        game_.forEachOption(pawns_, [&](const Hexapawn::Move& move, const Pawns& option) {
            const auto answer = lastMove(option);
            areAll = answer.has_value();
            if (!answer) return false;
            answers.steps.push_back({say(MX_TEXT("core", "After “%1” the answer “%2” ends the game."),
                                         game_.moveText(pawns_, move), game_.moveText(option, *answer)),
                                     loses});
            return true;
        });
        if (!areAll) return false;
        proof_ = std::move(answers);
        return found(say(MX_TEXT("core", "%1 has to move, and every move loses: %2 wins."), me_, other_),
                     loses);
    }

    const Hexapawn& game_;
    Pawns pawns_;
    Message me_;
    Message other_;
    Proof proof_{say(MX_TEXT("core", "What is seen at once")),
                 {say(MX_TEXT("core", "a pawn has reached the last row: its player has won")),
                  say(MX_TEXT("core", "no move is left: the player to move has lost")),
                  say(MX_TEXT("core", "a move ends the game: it wins")),
                  say(MX_TEXT("core", "after every move the other can end the game: lost"))}};
};

std::optional<Proof> Hexapawn::proof(const Pawns& pawns) const {
    return HexapawnProof(*this, pawns).find();
}

} // namespace mexplorer
