#pragma once

#include "core/rules/chase_position.h"
#include "core/theory/score.h"

#include <array>

namespace mexplorer {

/// The positions of as many cats and a mouse in one maze, as numbers, and their moves backwards: for a
/// retrograde analysis (see StateGraph). A number is whose turn it is, the mouse's cell and the cats', as
/// digits to the base of how many cells are no walls; the cats ascend.
class ChaseStates {
public:
    using State = std::uint32_t;
    static constexpr std::uint8_t noPosition = 255;

    ChaseStates(const ChasePosition& position, bool mayStay);

    [[nodiscard]] std::uint64_t size() const { return size_; }
    /// Whether this is a position of the same maze with as many cats.
    [[nodiscard]] bool holds(const ChasePosition& position) const {
        return position.cats.size() == cats_ && position.maze == maze_;
    }
    [[nodiscard]] State numberOf(const ChasePosition& position) const;
    /// How many moves there are, 0 when the game is over; `noPosition` if the number is none.
    [[nodiscard]] std::uint8_t movesOf(State state) const;
    /// Whether it is the cats' turn there.
    [[nodiscard]] bool catsMove(State state) const { return state >= size_ / 2; }
    /// Of an end: 1 if who is to move has won, −1 if he has lost.
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
    /// Cells that are no walls, numbered row by row.
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
    State base_ = 0; ///< how many cells are no walls
    std::uint64_t size_ = 0;
    std::vector<Index> indexOf_; ///< by cell; of walls 0
    std::vector<char> isHole_;
    std::vector<Around> around_;     ///< where a mouse can go
    std::vector<Around> catsAround_; ///< and a cat; from a hole nowhere
};

} // namespace mexplorer
