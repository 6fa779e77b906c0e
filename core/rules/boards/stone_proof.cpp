// What is clear of a position of an m,n,k-game without a search.

#include "core/rules/boards/stone_game.h"

#include <bit>

namespace mexplorer {

namespace {
enum Line : std::size_t { rowMade, nothingOpen, completes, twoThreats, makesTwo };
} // namespace

/// Finds the first of these that holds: the game is over, nobody can win any more, the player to move can
/// complete a row, cannot stop the other from completing one, or can make two threats at once.
class StoneProof {
public:
    StoneProof(const StoneGame& game, const Stones& stones)
        : game_(game), stones_(stones), mine_(stones.firstMoves() ? stones.first : stones.second),
          theirs_(stones.firstMoves() ? stones.second : stones.first), open_(game.open(stones)),
          me_(stones.firstMoves() ? 'X' : 'O'), other_(stones.firstMoves() ? 'O' : 'X') {}

    [[nodiscard]] std::optional<Proof> find() {
        if (isOver() || completesRow() || cannotStop() || makesTwoThreats()) return std::move(proof_);
        return std::nullopt;
    }

private:
    [[nodiscard]] const StoneRows& rows() const { return game_.rows_; }
    [[nodiscard]] std::uint32_t inRow() const { return game_.shape_.inRow; }

    bool found(Message reason, Line line) {
        proof_.steps.push_back({std::move(reason), line});
        return true;
    }

    bool isOver() {
        if (game_.isWon(stones_)) {
            return found(say(MX_TEXT("core", "%1 has %2 in a row: that ends the game, and %1 has won."),
                             other_, inRow()),
                         rowMade);
        }
        if (open_ == 0) {
            return found(
                say(MX_TEXT("core", "The board is full, and nobody has %1 in a row: a draw."), inRow()),
                nothingOpen);
        }
        const std::uint64_t empty = game_.allCells() & ~stones_.taken();
        if (rows().has(mine_ | empty) || rows().has(theirs_ | empty)) return false;
        return found(say(MX_TEXT("core", "Any %1 cells in a row hold both an X and an O: nobody can win any "
                                         "more, so it is a draw."),
                         inRow()),
                     nothingOpen);
    }

    bool completesRow() {
        const std::uint64_t cells = rows().completing(mine_, open_);
        if (cells == 0) return false;
        proof_.move = moveInto(cells);
        return found(say(MX_TEXT("core", "“%1” makes %2 in a row: %3 wins."), proof_.move, inRow(), me_),
                     completes);
    }

    /// Assumes that the player to move can complete no row.
    bool cannotStop() {
        threats_ = rows().completing(theirs_, open_);
        if (threats_ == 0) return false;
        if (std::has_single_bit(threats_)) return cannotStopWhatIsAbove();
        return found(say(MX_TEXT("core", "%1 threatens to complete a row in two places: %2 and %3. %4 can "
                                         "stop only one of them: %1 wins."),
                         other_, cell(threats_), cell(threats_ & (threats_ - 1)), me_),
                     twoThreats);
    }

    /// With gravity, a disc that blocks one row may be the support for a disc that completes another.
    bool cannotStopWhatIsAbove() {
        const std::uint64_t then = rows().completing(theirs_, openAfter(threats_));
        if (then == 0) return false;
        return found(say(MX_TEXT("core", "%1 threatens to complete a row in %2, and when %3 stops that, in "
                                         "%4: %1 wins."),
                         other_, cell(threats_), me_, cell(then)),
                     twoThreats);
    }

    /// Assumes that the other has at most one threat, which must be stopped.
    bool makesTwoThreats() {
        for (std::uint64_t left = threats_ != 0 ? threats_ : open_; left != 0; left &= left - 1) {
            const std::uint64_t put = left & -left;
            const std::uint64_t then = openAfter(put);
            if (rows().completing(theirs_, then) != 0) continue;
            const std::uint64_t made = rows().completing(mine_ | put, then);
            if (std::popcount(made) < 2) continue;
            proof_.move = moveInto(put);
            return found(say(MX_TEXT("core", "“%1” threatens to complete a row in two places: %2 and %3. %4 "
                                             "can stop only one of them: %5 wins."),
                             proof_.move, cell(made), cell(made & (made - 1)), other_, me_),
                         makesTwo);
        }
        return false;
    }

    [[nodiscard]] static StoneGame::Move first(std::uint64_t cells) {
        return static_cast<StoneGame::Move>(std::countr_zero(cells));
    }
    [[nodiscard]] std::uint64_t openAfter(std::uint64_t put) const {
        return game_.open(StoneGame::after(stones_, first(put)));
    }
    [[nodiscard]] Message moveInto(std::uint64_t cells) const {
        return game_.moveText(stones_, first(cells));
    }
    /// The first of the cells, in words.
    [[nodiscard]] Message cell(std::uint64_t cells) const {
        const std::uint32_t columns = game_.shape_.columns;
        return say(MX_TEXT("core", "row %1, column %2"), first(cells) / columns + 1,
                   first(cells) % columns + 1);
    }

    const StoneGame& game_;
    Stones stones_;
    std::uint64_t mine_; ///< the stones of the player to move
    std::uint64_t theirs_;
    std::uint64_t open_;
    std::uint64_t threats_ = 0; ///< where the other could complete a row
    char me_;
    char other_;
    Proof proof_{say(MX_TEXT("core", "What is seen at once")),
                 {say(MX_TEXT("core", "a row is complete: whoever moved last has won")),
                  say(MX_TEXT("core", "no row can be completed any more: a draw")),
                  say(MX_TEXT("core", "a move completes a row: it wins")),
                  say(MX_TEXT("core", "the other threatens twice: one threat cannot be stopped")),
                  say(MX_TEXT("core", "a move threatens twice, and no threat has to be stopped: it wins"))}};
};

std::optional<Proof> StoneGame::proof(const Stones& stones) const {
    return StoneProof(*this, stones).find();
}

} // namespace mexplorer
