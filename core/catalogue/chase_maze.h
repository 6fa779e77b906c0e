#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/maze.h"
#include "core/rules/chase.h"
#include "core/rules/chase_editing.h"
#include "core/solve/ways/cycles.h"

namespace mexplorer {

/// The maze of a position with cats and a mouse, its analysis and its editing.
class ChaseMaze final : public PositionAspectOf<Chase, MazeAspect> {
public:
    using PositionAspectOf::PositionAspectOf;

    [[nodiscard]] const Maze& maze() const override { return parsed().maze; }
    [[nodiscard]] bool catsMove() const override { return parsed().catsMove; }
    [[nodiscard]] std::vector<Standing> pieces() const override;
    [[nodiscard]] Expected<std::vector<Standing>> piecesIn(const std::string& position) const override;
    [[nodiscard]] Expected<CellEndings> endings(std::size_t piece, Task& task) const override;
    [[nodiscard]] Expected<Census> census(Task& task) const override;
    [[nodiscard]] Expected<std::string> moved(std::size_t piece, Maze::Cell to) const override;
    [[nodiscard]] std::string turned() const override;
    [[nodiscard]] Expected<std::string> redrawn(std::span<const Maze::Cell> cells, char kind) const override;
    [[nodiscard]] Expected<std::string> resized(std::uint32_t rows, std::uint32_t columns) const override;

private:
    using Analysis = WayOf<Chase>::Analysis;
    [[nodiscard]] Expected<std::shared_ptr<const Analysis>> analysis(Task& task) const;
};

} // namespace mexplorer
