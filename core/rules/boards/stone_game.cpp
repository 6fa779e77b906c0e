#include "core/rules/boards/stone_game.h"

#include "core/rules/boards/stone_evaluation.h"

namespace mexplorer {

std::uint64_t hashOf(const Stones& stones) {
    return mixed(hashOf(stones.first), stones.second);
}

StoneGame::StoneGame(const StoneShape& shape)
    : shape_(shape), rows_(shape), lines_(std::make_shared<const StoneLines>(shape)) {
    for (std::uint32_t row = 0; row < shape.rows; ++row)
        firstColumn_ |= shape.bit(row, 0);
}

std::uint64_t StoneGame::open(const Stones& stones) const {
    const std::uint64_t empty = allCells() & ~stones.taken();
    if (!shape_.gravity) return empty;
    return empty & ((stones.taken() >> shape_.columns) | bottomRow());
}

Message StoneGame::moveText(const Stones& stones, Move move) const {
    const char mark = stones.firstMoves() ? 'X' : 'O';
    const std::uint32_t column = move % shape_.columns + 1;
    if (shape_.gravity) return say(MX_TEXT("core", "drop %1 into column %2"), mark, column);
    return say(MX_TEXT("core", "put %1 in row %2, column %3"), mark, move / shape_.columns + 1, column);
}

Estimate StoneGame::estimate(const Stones& stones) const {
    return estimateOf(*lines_, stones);
}

Message StoneGame::aboutEstimate() {
    return say(MX_TEXT("core", "lines still open, each worth the square of its stones"));
}

Score StoneGame::winBesideEstimates() const {
    const Score most = shape_.inRow - 1; // on a line that is not complete
    return winBeside(static_cast<Score>(lines_->all().size()) * most * most);
}

std::vector<EstimateShare> StoneGame::estimateShares(const Stones& stones) const {
    const StoneEvaluation evaluation = evaluate(*lines_, stones);
    std::vector<EstimateShare> shares;
    for (std::uint32_t cell = 0; cell < shape_.cells(); ++cell) {
        if ((stones.taken() >> cell & 1U) == 0) continue;
        const Score points = evaluation.cells[cell];
        shares.push_back(
            {{cell / shape_.columns, cell % shape_.columns}, stones.firstMoves() ? points : -points});
    }
    return shares;
}

BoardPicture StoneGame::picture(const Stones& stones) const {
    const Piece first = shape_.gravity ? Piece::firstDisc : Piece::cross;
    const Piece second = shape_.gravity ? Piece::secondDisc : Piece::nought;
    BoardPicture picture{.rows = shape_.rows,
                         .columns = shape_.columns,
                         .pieces = {},
                         .line = {},
                         .ground = shape_.gravity ? BoardGround::frame : BoardGround::lines};
    if (optionCount(stones) > 0) picture.turn = stones.firstMoves() ? first : second;
    const std::uint64_t line = rows_.in(stones.first) | rows_.in(stones.second);
    for (std::uint32_t row = 0; row < shape_.rows; ++row) {
        for (std::uint32_t column = 0; column < shape_.columns; ++column) {
            const std::uint64_t bit = shape_.bit(row, column);
            if ((stones.first & bit) != 0) picture.pieces.push_back({{row, column}, first});
            if ((stones.second & bit) != 0) picture.pieces.push_back({{row, column}, second});
            if ((line & bit) != 0) picture.line.push_back({row, column});
        }
    }
    return picture;
}

Expected<Stones> StoneGame::changed(const Stones& stones, BoardCell cell) const {
    if (cell.row >= shape_.rows || cell.column >= shape_.columns) return noSuchCell(cell.row, cell.column);
    std::uint64_t bit = shape_.bit(cell.row, cell.column);
    if (shape_.gravity) {
        const std::uint64_t cells = column(cell.column);
        const std::uint64_t discs = stones.taken() & cells;
        // The highest disc is the first in reading order; the lowest empty cell is the last.
        bit = (stones.taken() & bit) != 0 ? discs & -discs : std::bit_floor(cells & ~discs);
    }
    const Stones without{stones.first & ~bit, stones.second & ~bit};
    const Stones withFirst{without.first | bit, without.second};
    const Stones withSecond{without.first, without.second | bit};
    const bool isFirst = (stones.first & bit) != 0;
    const bool isEmpty = (stones.taken() & bit) == 0;
    if (isEmpty && (rows_.has(stones.first) || rows_.has(stones.second)))
        return invalid(positionId, say(MX_TEXT("core", "The game is over: no stone may be added.")));
    const Stones& next = isEmpty ? withFirst : isFirst ? withSecond : without;
    if (check(next)) return next;
    const Stones& afterNext = isEmpty ? withSecond : isFirst ? without : withFirst;
    return check(afterNext).map([&] { return afterNext; });
}

} // namespace mexplorer
