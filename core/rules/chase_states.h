#pragma once

#include "core/rules/chase_position.h"
#include "core/theory/score.h"

#include <array>

namespace mexplorer {

/// All positions with the same maze and number of cats, as numbers, and their predecessors, for retrograde
/// analysis (see StateGraph). A number’s digits, to the base of the number of cells that are not walls, are
/// whose turn it is, the mouse’s cell and the cats’ cells, which ascend.
class ChaseStates {
public:
    using State = std::uint32_t;
    static constexpr std::uint8_t noPosition = 255;

    ChaseStates(const ChasePosition& position, bool mayStay);

    [[nodiscard]] std::uint64_t size() const { return size_; }
    /// Whether the position has the same maze and number of cats.
    [[nodiscard]] bool holds(const ChasePosition& position) const {
        return position.cats.size() == cats_ && position.maze == maze_;
    }
    [[nodiscard]] State numberOf(const ChasePosition& position) const;
    /// The number of moves, 0 if the game is over; `noPosition` if the number stands for no position.
    [[nodiscard]] std::uint8_t movesOf(State state) const;
    /// Whether it is the cats' turn there.
    [[nodiscard]] bool catsMove(State state) const { return state >= size_ / 2; }
    /// For a terminal position: 1 if the player to move has won, −1 if that player has lost.
    [[nodiscard]] Score scoreAtEnd(State state) const;
    /// Calls visit(state) for each move that leads here.
    template <class Visit>
    void forEachPredecessor(State state, const Visit& visit) const {
        const Place place = placeOf(state);
        if (place.catsMove)
            beforeMouse(place, visit);
        else
            beforeCats(place, visit);
    }

private:
    /// The number of a cell that is not a wall, counted row by row.
    using Index = std::uint16_t;
    struct Around {
        std::uint8_t count = 0;
        std::array<Index, allDirections.size()> at{};
        [[nodiscard]] const Index* begin() const { return at.data(); }
        [[nodiscard]] const Index* end() const { return at.data() + count; }
    };
    struct Place {
        bool catsMove = false;
        Index mouse = 0;
        std::array<Index, mostCats> cats{};
    };

    [[nodiscard]] Place placeOf(State state) const;
    [[nodiscard]] State numberOf(const Place& place) const;
    [[nodiscard]] bool isCat(const Place& place, Index cell) const {
        for (std::size_t i = 0; i < cats_; ++i)
            if (place.cats[i] == cell) return true;
        return false;
    }
    [[nodiscard]] bool isPosition(const Place& place) const;
    [[nodiscard]] bool isOver(const Place& place) const {
        return isHole_[place.mouse] || isCat(place, place.mouse);
    }
    [[nodiscard]] std::uint8_t catMoves(const Place& place) const;
    [[nodiscard]] Place withCat(Place place, std::size_t cat, Index to) const;

    template <class Visit>
    void visitIfOpen(const Place& place, const Visit& visit) const {
        if (!isOver(place)) visit(numberOf(place));
    }

    template <class Visit>
    void beforeMouse(const Place& place, const Visit& visit) const {
        Place before = place;
        before.catsMove = false;
        if (mayStay_ || around_[place.mouse].count == 0) visitIfOpen(before, visit);
        for (const Index from : around_[place.mouse]) {
            before.mouse = from;
            visitIfOpen(before, visit);
        }
    }

    template <class Visit>
    void beforeCats(const Place& place, const Visit& visit) const {
        Place before = place;
        before.catsMove = true;
        if (mayStay_ || catMoves(before) == 0) visitIfOpen(before, visit);
        for (std::size_t cat = 0; cat < cats_; ++cat) {
            for (const Index from : catsAround_[place.cats[cat]])
                if (!isCat(place, from)) visitIfOpen(withCat(before, cat, from), visit);
        }
    }

    Maze maze_;
    std::size_t cats_;
    bool mayStay_;
    State base_ = 0; ///< how many cells are not walls
    std::uint64_t size_ = 0;
    std::vector<Index> indexOf_; ///< by cell; 0 for walls
    std::vector<char> isHole_;
    std::vector<Around> around_;     ///< where a mouse can go
    std::vector<Around> catsAround_; ///< where a cat can go; nowhere from a hole
};

} // namespace mexplorer
