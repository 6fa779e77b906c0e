#include "core/own/own_board.h"

#include "core/own/own_description.h"
#include "core/text/parse.h"
#include "core/text/plain_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer {

namespace {

std::string ownCellText(const Cell& cell) {
    return fmt::format("{},{}", cell.a, cell.b);
}

tl::unexpected<Error> tooManyOwnPieces() {
    return invalid(positionId,
                   say(MX_TEXT("core", "There are more than %1 pieces."), std::size_t{OwnBoard::mostPieces}));
}

Message sayCellForm() {
    return say(MX_TEXT("core", "A position is a cell, as in 4,7, or several, as in (4,7) (2,0)."));
}

} // namespace

OwnBoard::OwnBoard(Play play, std::shared_ptr<const OwnBoardMoves> board)
    : play_(play), board_(std::move(board)), isHole_(std::size_t{board_->rows} * board_->columns, false) {
    for (const Cell& hole : board_->holes)
        isHole_[hole.a * columns() + hole.b] = true;
}

Description OwnBoard::description() const {
    Description all = describeOwn();
    all.position = text(startPosition());
    all.view = "grid";
    all.positionHint = say(MX_TEXT("core", "a cell, for example %1, or several in brackets; rows and columns "
                                           "count from 0, from the upper left"),
                           all.position);
    return all;
}

Message OwnBoard::saySides() {
    return say(MX_TEXT("core", "A board has 1 … %1 rows and 1 … %1 columns."), std::uint64_t{longestSide});
}

Expected<OwnBoard> OwnBoard::of(Play play, OwnBoardMoves moves) {
    if (moves.rows == 0 || moves.columns == 0 || std::max(moves.rows, moves.columns) > longestSide)
        return invalid(saySides());
    for (const Cell& hole : moves.holes)
        if (hole.a >= moves.rows || hole.b >= moves.columns)
            return invalid(say(MX_TEXT("core", "The hole (%1, %2) is outside the board."), hole.a, hole.b));
    OwnBoard board(play, std::make_shared<const OwnBoardMoves>(std::move(moves)));
    if (std::find(board.isHole_.begin(), board.isHole_.end(), false) == board.isHole_.end())
        return invalid(say(MX_TEXT("core", "The board has nothing but holes.")));
    return board;
}

OwnBoard OwnBoard::inNormalPlay() const {
    return {Play::normal, board_};
}

OwnBoard::Position OwnBoard::startPosition() const {
    Cell furthest;
    std::uint64_t away = 0;
    for (std::uint64_t a = 0; a < rows(); ++a) {
        for (std::uint64_t b = 0; b < columns(); ++b) {
            if (isHole({a, b}) || a + b + 1 <= away) continue;
            furthest = {a, b};
            away = a + b + 1;
        }
    }
    return {{furthest}};
}

Expected<void> OwnBoard::checkFree(const Cell& cell) const {
    if (isOutside(cell))
        return invalid(positionId, say(MX_TEXT("core", "(%1, %2) is outside the board, which has %3 rows and "
                                                       "%4 columns, counted from 0."),
                                       cell.a, cell.b, rows(), columns()));
    if (isHole(cell)) return invalid(positionId, say(MX_TEXT("core", "(%1, %2) is a hole."), cell.a, cell.b));
    return {};
}

Expected<Cell> OwnBoard::cellIn(std::string_view text) const {
    const auto numbers = parseIntegers(text, 0, longestSide);
    if (!numbers) return invalid(positionId, numbers.error().message);
    if (numbers->size() != 2) return invalid(positionId, sayCellForm());
    const Cell cell{static_cast<std::uint64_t>(numbers->front()),
                    static_cast<std::uint64_t>(numbers->back())};
    if (auto isFree = checkFree(cell); !isFree) return tl::unexpected(isFree.error());
    return cell;
}

Expected<OwnBoard::Position> OwnBoard::parse(std::string_view text) const {
    const Plain plain(text);
    std::string_view rest = trimmed(plain.text());
    Position pieces;
    while (!rest.empty()) {
        const bool isBracketed = std::string_view("([{").find(rest.front()) != std::string_view::npos;
        const std::size_t end = std::min(rest.find_first_of(isBracketed ? ")]}" : ";(", 1), rest.size());
        if (isBracketed && end == rest.size()) return invalid(positionId, sayCellForm());
        const auto cell = cellIn(isBracketed ? rest.substr(1, end - 1) : rest.substr(0, end));
        if (!cell) return tl::unexpected(cell.error());
        if (pieces.cells.size() == mostPieces) return tooManyOwnPieces();
        pieces.cells.push_back(*cell);
        rest = trimmed(rest.substr(std::min(isBracketed ? end + 1 : end, rest.size())));
        if (!rest.empty() && (rest.front() == ',' || rest.front() == ';')) {
            rest = trimmed(rest.substr(1));
            if (rest.empty()) return invalid(positionId, sayCellForm());
        }
    }
    if (pieces.cells.empty()) return invalid(positionId, sayCellForm());
    return pieces;
}

std::string OwnBoard::text(const Position& pieces) const {
    if (pieces.cells.size() == 1) return ownCellText(pieces.cells.front());
    std::vector<std::string> texts;
    for (const Cell& cell : pieces.cells)
        texts.push_back(fmt::format("({})", ownCellText(cell)));
    return joined(texts, " ");
}

Message OwnBoard::moveText(const Position& pieces, const Move& move) const {
    if (pieces.cells.size() == 1) return say(MX_TEXT("core", "go to (%1, %2)"), move.to.a, move.to.b);
    return say(MX_TEXT("core", "move piece %1 from (%2, %3) to (%4, %5)"), move.piece + 1,
               pieces.cells[move.piece].a, pieces.cells[move.piece].b, move.to.a, move.to.b);
}

std::vector<Cell> OwnBoard::targets(const Cell& cell) const {
    std::vector<Cell> found;
    if (!board_->targets) return found;
    std::vector<bool> isLeftOut = isHole_; // and each that was found
    board_->targets(cell, [&](const Cell& to) {
        if (isOutside(to)) return true;
        auto leftOut = isLeftOut[to.a * columns() + to.b];
        if (!leftOut) found.push_back(to);
        leftOut = true;
        return true;
    });
    return found;
}

std::uint64_t OwnBoard::optionCount(const Position& pieces) const {
    std::uint64_t count = 0;
    for (const Cell& cell : pieces.cells)
        count += targets(cell).size();
    return count;
}

std::optional<OwnBoard::Move> OwnBoard::moveBetween(const Position& pieces, const Position& option) const {
    if (pieces.cells.size() != option.cells.size()) return std::nullopt;
    const auto isMove = [&](std::size_t piece) {
        const std::vector<Cell> found = targets(pieces.cells[piece]);
        return std::find(found.begin(), found.end(), option.cells[piece]) != found.end();
    };
    std::optional<std::size_t> moved;
    for (std::size_t piece = 0; piece < pieces.cells.size(); ++piece) {
        if (pieces.cells[piece] == option.cells[piece]) continue;
        if (moved) return std::nullopt;
        moved = piece;
    }
    for (std::size_t piece = 0; piece < pieces.cells.size() && !moved;
         ++piece) // a move that stays where it is
        if (isMove(piece)) moved = piece;
    if (!moved || !isMove(*moved)) return std::nullopt;
    return Move{*moved, option.cells[*moved]};
}

std::vector<OwnBoard::Position> OwnBoard::components(const Position& pieces) const {
    std::vector<Position> parts;
    for (const Cell& cell : pieces.cells)
        parts.push_back({{cell}});
    return parts;
}

Message OwnBoard::componentName(std::size_t piece) {
    return say(MX_TEXT("core", "piece %1"), piece + 1);
}

BoardPicture OwnBoard::picture(const Position& pieces) const {
    BoardPicture board;
    board.rows = rows();
    board.columns = columns();
    board.ground = BoardGround::squares;
    board.firstNumber = 0;
    const auto place = [](const Cell& cell) {
        return BoardCell{static_cast<std::uint32_t>(cell.a), static_cast<std::uint32_t>(cell.b)};
    };
    for (const Cell& hole : board_->holes)
        board.pieces.push_back({place(hole), Piece::hole});
    for (const Cell& cell : pieces.cells)
        board.pieces.push_back({place(cell), Piece::firstDisc});
    return board;
}

Expected<OwnBoard::Position> OwnBoard::changed(const Position& pieces, BoardCell cell) const {
    const Cell at{cell.row, cell.column};
    if (auto isFree = checkFree(at); !isFree) return tl::unexpected(isFree.error());
    Position then = pieces;
    if (std::erase(then.cells, at) == 0) then.cells.push_back(at);
    if (then.cells.empty()) return invalid(positionId, say(MX_TEXT("core", "At least one piece must stay.")));
    if (then.cells.size() > mostPieces) return tooManyOwnPieces();
    return then;
}

std::vector<Message> OwnBoard::notes() const {
    if (board_->holes.empty()) return {};
    return {say(MX_TEXT("core", "In the table of all cells, a hole stands like a cell without moves."))};
}

} // namespace mexplorer
