// The values of all cells of a board, and ways round on it.
#include "core/own/own_board.h"

#include "core/rules/graph.h"
#include "core/theory/mex.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer {

namespace {

/// The moves from all cells, forwards or backwards, cells numbered row by row.
struct CellMoves {
    std::vector<std::uint32_t> begins; ///< of each cell in `cells`; one more at the end
    std::vector<std::uint32_t> cells;
};

Expected<CellMoves> allMovesOf(const OwnBoard& board, Task& task) {
    CellMoves moves{{0}, {}};
    for (std::uint64_t a = 0; a < board.rows(); ++a) {
        for (std::uint64_t b = 0; b < board.columns(); ++b) {
            if (task.cancelled()) return cancelled();
            if (!board.isHole({a, b})) {
                for (const Cell& to : board.targets({a, b}))
                    moves.cells.push_back(static_cast<std::uint32_t>(to.a * board.columns() + to.b));
            }
            if (moves.cells.size() > OwnBoard::mostMoves)
                return tooLarge(say(MX_TEXT("core", "From all cells there are more than %1 moves."),
                                    OwnBoard::mostMoves));
            moves.begins.push_back(static_cast<std::uint32_t>(moves.cells.size()));
        }
    }
    return moves;
}

CellMoves backwardsOf(const CellMoves& moves) {
    CellMoves back{std::vector<std::uint32_t>(moves.begins.size(), 0),
                   std::vector<std::uint32_t>(moves.cells.size())};
    for (const std::uint32_t to : moves.cells)
        ++back.begins[to + 1];
    for (std::size_t cell = 1; cell < back.begins.size(); ++cell)
        back.begins[cell] += back.begins[cell - 1];
    std::vector<std::uint32_t> next = back.begins;
    for (std::uint32_t cell = 0; cell + 1 < moves.begins.size(); ++cell)
        for (std::uint32_t at = moves.begins[cell]; at < moves.begins[cell + 1]; ++at)
            back.cells[next[moves.cells[at]]++] = cell;
    return back;
}

} // namespace

Expected<OwnBoardValues> OwnBoard::values(Task& task) const {
    const auto moves = allMovesOf(*this, task);
    if (!moves) return tl::unexpected(moves.error());
    const CellMoves back = backwardsOf(*moves);
    const std::size_t count = moves->begins.size() - 1;
    OwnBoardValues found{columns(), std::vector<std::uint32_t>(count, OwnBoardValues::endless)};
    std::vector<std::uint32_t> unvalued(count); // targets of each cell
    std::vector<std::uint32_t> ready;
    for (std::uint32_t cell = 0; cell < count; ++cell) {
        unvalued[cell] = moves->begins[cell + 1] - moves->begins[cell];
        if (unvalued[cell] == 0) ready.push_back(cell);
    }
    std::vector<Nimber> targetValues;
    for (std::size_t next = 0; next < ready.size(); ++next) {
        if (task.cancelled()) return cancelled();
        const std::uint32_t cell = ready[next];
        targetValues.clear();
        for (std::uint32_t at = moves->begins[cell]; at < moves->begins[cell + 1]; ++at)
            targetValues.push_back(found.values[moves->cells[at]]);
        const Nimber value = targetValues.empty() ? terminalValue(play_) : mex(targetValues);
        found.values[cell] = static_cast<std::uint32_t>(value);
        for (std::uint32_t at = back.begins[cell]; at < back.begins[cell + 1]; ++at)
            if (--unvalued[back.cells[at]] == 0) ready.push_back(back.cells[at]);
    }
    return found;
}

std::vector<Cell> OwnBoard::cycleFrom(const Cell& cell, const OwnBoardValues& values) const {
    std::vector<Cell> line{cell};
    std::vector<bool> isOnLine(values.values.size(), false);
    while (!isOnLine[line.back().a * columns() + line.back().b]) {
        isOnLine[line.back().a * columns() + line.back().b] = true;
        const std::vector<Cell> found = targets(line.back());
        const auto next = std::find_if(found.begin(), found.end(), [&](const Cell& to) {
            return values.at(to) == OwnBoardValues::endless; // there is one, or the cell would have a value
        });
        line.push_back(*next);
    }
    const auto first = std::find(line.begin(), line.end(), line.back());
    return {first, line.end() - 1};
}

tl::unexpected<Error> OwnBoard::goesRound(const std::vector<Cell>& cycle) {
    std::vector<std::string> names;
    names.reserve(cycle.size());
    for (const Cell& cell : cycle)
        names.push_back(fmt::format("({},{})", cell.a, cell.b));
    return invalid(positionId, say(MX_TEXT("core", "Play could go on for ever: %1."), cyclePath(names)));
}

} // namespace mexplorer
