#pragma once

#include "core/game/aspects/aspect.h"
#include "core/rules/maze.h"
#include "core/task/task.h"
#include "core/text/expected.h"
#include "core/theory/score.h"

#include <span>
#include <string>
#include <vector>

namespace mexplorer {

/// A position of cats and a mouse in a maze.
class MazeAspect : public Aspect {
public:
    /// The cells.
    [[nodiscard]] virtual const Maze& maze() const = 0;
    [[nodiscard]] virtual bool catsMove() const = 0;

    struct Standing {
        Piece piece = Piece::cat;
        Maze::Cell cell = 0;
        Message name; ///< “the mouse”, “cat 2”
    };
    /// The cats, and after them the mouse.
    [[nodiscard]] virtual std::vector<Standing> pieces() const = 0;
    /// The same of another position. Errors: it is none.
    [[nodiscard]] virtual Expected<std::vector<Standing>> piecesIn(const std::string& position) const = 0;

    /// By cell: the result of best play with this piece there and the others as they are; nothing where it
    /// cannot stand. Errors: too large; cancelled.
    using CellEndings = std::vector<std::optional<BestPlay>>;
    [[nodiscard]] virtual Expected<CellEndings> endings(std::size_t piece, Task& task) const = 0;

    /// How many positions of this maze the cats, or the mouse, win in a certain number of moves.
    struct Layer {
        std::uint64_t cats = 0;
        std::uint64_t mouse = 0;
        friend bool operator==(const Layer&, const Layer&) = default;
    };
    /// All positions in this maze with this number of cats.
    struct Census {
        std::vector<Layer> layers; ///< by the number of moves to the end
        std::uint64_t draws = 0;
    };
    [[nodiscard]] virtual Expected<Census> census(Task& task) const = 0;

    /// The position with a piece moved, by hand. Errors: it cannot stand there.
    [[nodiscard]] virtual Expected<std::string> moved(std::size_t piece, Maze::Cell to) const = 0;
    /// The position with the other player to move.
    [[nodiscard]] virtual std::string turned() const = 0;
    /// The position with these cells drawn as walls, holes or free cells (`kind`, see Maze). Errors: a piece
    /// stands there; no hole is left; more free cells than can be analysed.
    [[nodiscard]] virtual Expected<std::string> redrawn(std::span<const Maze::Cell> cells,
                                                        char kind) const = 0;
    /// The position in a maze of so many rows and columns; new cells at the right and below are free. Errors:
    /// a piece or the last hole would be cut off; too large.
    [[nodiscard]] virtual Expected<std::string> resized(std::uint32_t rows, std::uint32_t columns) const = 0;
};

} // namespace mexplorer
