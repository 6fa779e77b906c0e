#include "core/catalogue/chase_maze.h"

namespace mexplorer {

namespace {

Expected<std::string> spelt(const Expected<ChasePosition>& position) {
    return position.map([](const ChasePosition& found) { return textOf(found); });
}

std::vector<MazeAspect::Standing> piecesOf(const ChasePosition& position) {
    std::vector<MazeAspect::Standing> pieces;
    const std::size_t cats = position.cats.size();
    for (std::size_t piece = 0; piece <= cats; ++piece)
        pieces.push_back({piece < cats ? Piece::cat : Piece::mouse, cellOf(position, piece),
                          Chase::pieceName(position, piece)});
    return pieces;
}

} // namespace

std::vector<MazeAspect::Standing> ChaseMaze::pieces() const {
    return piecesOf(parsed());
}

Expected<std::vector<MazeAspect::Standing>> ChaseMaze::piecesIn(const std::string& position) const {
    return parseChase(position).map(piecesOf);
}

Expected<std::shared_ptr<const ChaseMaze::Analysis>> ChaseMaze::analysis(Task& task) const {
    return valuation().way().analysis(parsed(), task);
}

Expected<MazeAspect::CellEndings> ChaseMaze::endings(std::size_t piece, Task& task) const {
    const auto known = analysis(task);
    if (!known) return tl::unexpected(known.error());
    CellEndings endings(maze().cells.size());
    ChasePosition there = parsed();
    for (Maze::Cell cell = 0; cell < endings.size(); ++cell) {
        if (!canStand(parsed(), piece, cell)) continue;
        there.cats = parsed().cats;
        put(there, piece, cell);
        endings[cell] = (*known)->of(there);
    }
    return endings;
}

Expected<MazeAspect::Census> ChaseMaze::census(Task& task) const {
    constexpr std::size_t betweenChecks = std::size_t{1} << 16U;
    const auto known = analysis(task);
    if (!known) return tl::unexpected(known.error());
    const ChaseStates& states = (*known)->states;
    Census census;
    for (std::uint64_t i = 0; i < states.size(); ++i) {
        if (i % betweenChecks == 0 && task.cancelled()) return cancelled();
        const auto state = static_cast<ChaseStates::State>(i);
        const BestPlay ending = (*known)->endings.of(state);
        if (!ending.plies) {
            if (states.movesOf(state) != ChaseStates::noPosition) ++census.draws;
            continue;
        }
        if (*ending.plies >= census.layers.size()) census.layers.resize(*ending.plies + 1);
        Layer& layer = census.layers[*ending.plies];
        const bool catsWin = (ending.score > 0) == states.catsMove(state);
        ++(catsWin ? layer.cats : layer.mouse);
    }
    return census;
}

Expected<std::string> ChaseMaze::moved(std::size_t piece, Maze::Cell to) const {
    return spelt(withPiece(parsed(), piece, to));
}

std::string ChaseMaze::turned() const {
    ChasePosition position = parsed();
    position.catsMove = !position.catsMove;
    return textOf(position);
}

Expected<std::string> ChaseMaze::redrawn(std::span<const Maze::Cell> cells, char kind) const {
    return spelt(withCells(parsed(), cells, kind));
}

Expected<std::string> ChaseMaze::resized(std::uint32_t rows, std::uint32_t columns) const {
    return spelt(withSize(parsed(), rows, columns));
}

} // namespace mexplorer
