#pragma once

#include "core/rules/hash.h"
#include "core/rules/rules.h"
#include "core/rules/visit.h"

#include <cstdint>
#include <vector>

namespace mexplorer {

/// A cell of the quarter-board; a and b count from 0.
struct Cell {
    std::uint64_t a = 0;
    std::uint64_t b = 0;
    friend bool operator==(const Cell&, const Cell&) = default;
};
[[nodiscard]] inline std::uint64_t hashOf(const Cell& cell) {
    return mixed(mixed(0, cell.a), cell.b);
}

/// A way to move: by (da, db) once, or, for a rider, any number of times. Every vector lowers a + b, so that
/// every game ends.
struct MoveVector {
    std::int32_t da = 0;
    std::int32_t db = 0;
    bool rides = false;
    friend bool operator==(const MoveVector&, const MoveVector&) = default;
};

/// Moving along `vectors[vector]`, `times` times.
struct Ride {
    std::size_t vector = 0;
    std::uint64_t times = 1;
};

inline constexpr std::int64_t largestCoordinate = std::int64_t{1} << 62;

/// Whether both lead in the same direction. Every vector lowers a + b, so none leads the opposite way.
[[nodiscard]] inline bool isSameWay(const MoveVector& one, const MoveVector& other) {
    return one.da * other.db == one.db * other.da;
}

/// Limit on riders in one direction (none a multiple of another), as the cells they share are counted by
/// inclusion and exclusion.
inline constexpr std::size_t mostRidersOneWay = 8;
/// `vectors` without those whose every target another vector also reaches.
[[nodiscard]] std::vector<MoveVector> withoutCovered(const std::vector<MoveVector>& vectors);

struct CellFamily;

/// A piece on a quarter-board that moves by vectors; whoever cannot move loses (or, in misère play, wins). A
/// cell that several vectors lead to is one option, by the first of them.
/// `firstNumber` is what the first row and column are called: 0, or 1 on boards counted from 1.
class VectorGame {
public:
    using Family = CellFamily;
    using Position = Cell;
    using Move = Ride;

    /// `vectors`, once withoutCovered, must have at most mostRidersOneWay riders in any one direction.
    VectorGame(Play play, const std::vector<MoveVector>& vectors, std::uint64_t firstNumber);

    [[nodiscard]] Play play() const { return play_; }
    [[nodiscard]] const std::vector<MoveVector>& vectors() const { return vectors_; }
    [[nodiscard]] std::uint64_t firstNumber() const { return firstNumber_; }

    [[nodiscard]] Expected<Cell> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const Cell& cell) const;
    [[nodiscard]] Message moveText(const Cell& cell, const Ride& ride) const;
    [[nodiscard]] std::uint64_t optionCount(const Cell& cell) const;

    /// Whether no vector raises a coordinate, so that play never leaves a rectangle at the origin.
    [[nodiscard]] bool staysInRectangles() const;

    /// How many steps `vector` can take from `cell` before it leaves the board (at most one if it is no
    /// rider).
    [[nodiscard]] static std::uint64_t reach(const Cell& cell, const MoveVector& vector);
    /// Where `steps` steps, within reach, lead.
    [[nodiscard]] static Cell after(const Cell& cell, const MoveVector& vector, std::uint64_t steps) {
        return {cell.a + steps * static_cast<std::uint64_t>(std::int64_t{vector.da}),
                cell.b + steps * static_cast<std::uint64_t>(std::int64_t{vector.db})};
    }
    [[nodiscard]] Cell after(const Cell& cell, const Ride& ride) const {
        return after(cell, vectors_[ride.vector], ride.times);
    }
    /// The move that leads from one cell to another; nothing if none does.
    [[nodiscard]] std::optional<Ride> moveBetween(const Cell& from, const Cell& to) const;
    /// The number of steps by which `vector` leads from one cell to another, if it does.
    [[nodiscard]] static std::optional<std::uint64_t> stepsBetween(const Cell& from, const Cell& to,
                                                                   const MoveVector& vector);

    /// Riders may reach the same cell: steps of 2 and of 3 meet at every multiple of 6.
    template <class Visit>
    void forEachOption(const Cell& cell, Visit&& visit) const {
        for (std::size_t v = 0; v < vectors_.size(); ++v) {
            const std::uint64_t most = reach(cell, vectors_[v]);
            Cell option = cell;
            for (std::uint64_t steps = 1; steps <= most; ++steps) {
                option = after(option, vectors_[v], 1);
                if (!isMet(v, steps) && !goesOn(visit, Ride{v, steps}, option)) return;
            }
        }
    }

private:
    /// Whether an earlier rider also reaches the cell that `vector` reaches in this many steps.
    [[nodiscard]] bool isMet(std::size_t vector, std::uint64_t steps) const {
        for (const std::uint64_t every : meetings_[vector])
            if (steps % every == 0) return true;
        return false;
    }

    Play play_;
    std::vector<MoveVector> vectors_;
    std::uint64_t firstNumber_;
    /// For each vector and each earlier rider in the same direction: after every how many steps they meet.
    std::vector<std::vector<std::uint64_t>> meetings_;
};

/// What the grid solvers need from a game.
template <class R>
concept GridRules = ImpartialRules<R> && std::derived_from<R, VectorGame>;

} // namespace mexplorer
