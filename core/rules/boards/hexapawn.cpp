#include "core/rules/boards/hexapawn.h"

#include <fmt/format.h>

#include <array>
#include <cstdlib>

namespace mexplorer {

std::uint64_t hashOf(const Pawns& pawns) {
    return mixed(mixed(hashOf(pawns.white), pawns.black), pawns.whiteMoves ? 1 : 0);
}

Hexapawn::Hexapawn(std::uint32_t columns, std::uint32_t rows) : columns_(columns), rows_(rows) {
    for (std::uint32_t column = 0; column < columns; ++column) {
        topRow_ |= bit(0, column);
        bottomRow_ |= bit(rows - 1, column);
    }
    for (std::uint32_t row = 0; row < rows; ++row) {
        firstColumn_ |= bit(row, 0);
        lastColumn_ |= bit(row, columns - 1);
    }
}

Pawns Hexapawn::startPosition() const {
    return {bottomRow_, topRow_, true};
}

std::uint64_t Hexapawn::ahead(const Pawns& pawns, std::uint64_t movers) const {
    const std::uint64_t goals = pawns.whiteMoves ? movers >> columns_ : movers << columns_;
    return goals & ~(pawns.white | pawns.black);
}

std::uint64_t Hexapawn::takes(const Pawns& pawns, std::uint64_t movers, bool toTheRight) const {
    const std::uint64_t able = movers & ~(toTheRight ? lastColumn_ : firstColumn_);
    const std::uint32_t shift = pawns.whiteMoves == toTheRight ? columns_ - 1 : columns_ + 1;
    return pawns.whiteMoves ? (able >> shift) & pawns.black : (able << shift) & pawns.white;
}

std::uint64_t Hexapawn::optionCount(const Pawns& pawns) const {
    const std::uint64_t movers = movable(pawns);
    return static_cast<std::uint64_t>(std::popcount(ahead(pawns, movers)) +
                                      std::popcount(takes(pawns, movers, false)) +
                                      std::popcount(takes(pawns, movers, true)));
}

Pawns Hexapawn::after(const Pawns& pawns, const Move& move) {
    const std::uint64_t from = std::uint64_t{1} << move.from;
    const std::uint64_t to = std::uint64_t{1} << move.to;
    if (pawns.whiteMoves) return {(pawns.white & ~from) | to, pawns.black & ~to, false};
    return {pawns.white & ~to, (pawns.black & ~from) | to, true};
}

Pawns Hexapawn::representative(const Pawns& pawns) const {
    const auto image = [&](std::uint64_t all, bool upsideDown, bool leftRight) {
        std::uint64_t result = 0;
        for (; all != 0; all &= all - 1) {
            const auto cell = static_cast<std::uint32_t>(std::countr_zero(all));
            const std::uint32_t row = cell / columns_;
            const std::uint32_t column = cell % columns_;
            result |= bit(upsideDown ? rows_ - 1 - row : row, leftRight ? columns_ - 1 - column : column);
        }
        return result;
    };
    const Pawns white = pawns.whiteMoves
                            ? pawns
                            : Pawns{image(pawns.black, true, false), image(pawns.white, true, false), true};
    const Pawns mirrored{image(white.white, false, true), image(white.black, false, true), true};
    return std::pair(white.white, white.black) <= std::pair(mirrored.white, mirrored.black) ? white
                                                                                            : mirrored;
}

std::string Hexapawn::cellName(std::uint32_t cell) const {
    return fmt::format("{}{}", static_cast<char>('a' + cell % columns_), rows_ - cell / columns_);
}

Message Hexapawn::moveText(const Pawns& pawns, const Move& move) const {
    const bool isTaken = (((pawns.white | pawns.black) >> move.to) & 1U) != 0;
    return isTaken ? say(MX_TEXT("core", "%1 takes %2"), cellName(move.from), cellName(move.to))
                   : say(MX_TEXT("core", "%1 to %2"), cellName(move.from), cellName(move.to));
}

std::vector<EstimateShare> Hexapawn::estimateShares(const Pawns& pawns) const {
    std::vector<EstimateShare> shares;
    for (std::uint32_t row = 0; row < rows_; ++row) {
        for (std::uint32_t column = 0; column < columns_; ++column) {
            const bool isWhite = (pawns.white & bit(row, column)) != 0;
            if (!isWhite && (pawns.black & bit(row, column)) == 0) continue;
            const Score worth = 1 + (isWhite ? rows_ - 1 - row : row);
            shares.push_back({{row, column}, isWhite == pawns.whiteMoves ? worth : -worth});
        }
    }
    return shares;
}

Estimate Hexapawn::estimate(const Pawns& pawns) const {
    Estimate estimate;
    for (const EstimateShare& share : estimateShares(pawns))
        (share.points > 0 ? estimate.mine : estimate.theirs) += std::abs(share.points);
    return estimate;
}

Message Hexapawn::aboutEstimate() {
    return say(MX_TEXT("core", "pawns, each worth 1 and the rows it has come"));
}

Score Hexapawn::winBesideEstimates() const {
    return winBeside(Score{columns_} * (rows_ - 1)); // no estimated pawn is on the last row
}

BoardPicture Hexapawn::picture(const Pawns& pawns) const {
    BoardPicture picture{.rows = rows_,
                         .columns = columns_,
                         .pieces = {},
                         .line = {},
                         .ground = BoardGround::squares,
                         .isNamedAsInChess = true};
    if (optionCount(pawns) > 0) picture.turn = pawns.whiteMoves ? Piece::whitePawn : Piece::blackPawn;
    const std::uint64_t through = (pawns.white & topRow_) | (pawns.black & bottomRow_);
    for (std::uint32_t row = 0; row < rows_; ++row) {
        for (std::uint32_t column = 0; column < columns_; ++column) {
            const std::uint64_t cell = bit(row, column);
            if ((pawns.white & cell) != 0) picture.pieces.push_back({{row, column}, Piece::whitePawn});
            if ((pawns.black & cell) != 0) picture.pieces.push_back({{row, column}, Piece::blackPawn});
            if ((through & cell) != 0) picture.line.push_back({row, column});
        }
    }
    return picture;
}

Expected<Pawns> Hexapawn::changed(const Pawns& pawns, BoardCell cell) const {
    if (cell.row >= rows_ || cell.column >= columns_) return noSuchCell(cell.row, cell.column);
    const std::uint64_t on = bit(cell.row, cell.column);
    const Pawns without{pawns.white & ~on, pawns.black & ~on, pawns.whiteMoves};
    const Pawns white{without.white | on, without.black, pawns.whiteMoves};
    const Pawns black{without.white, without.black | on, pawns.whiteMoves};
    const Pawns passed{without.white, without.black, !pawns.whiteMoves};
    const bool isWhite = (pawns.white & on) != 0;
    const bool isBlack = (pawns.black & on) != 0;
    const std::array<Pawns, 2> next = isWhite   ? std::array{black, passed}
                                      : isBlack ? std::array{passed, white}
                                                : std::array{white, black};
    for (const Pawns& some : next) {
        if (check(some)) return some;
        const Pawns turned{some.white, some.black, !some.whiteMoves};
        if (check(turned)) return turned;
    }
    return check(next.front()).map([&] { return next.front(); });
}

} // namespace mexplorer
