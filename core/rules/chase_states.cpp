#include "core/rules/chase_states.h"

#include <utility>

namespace mexplorer {

ChaseStates::ChaseStates(const ChasePosition& position, bool mayStay)
    : maze_(position.maze), cats_(position.cats.size()), mayStay_(mayStay), indexOf_(maze_.cells.size()) {
    std::vector<Maze::Cell> cells;
    for (Maze::Cell cell = 0; cell < maze_.cells.size(); ++cell) {
        if (maze_.isWall(cell)) continue;
        indexOf_[cell] = static_cast<Index>(cells.size());
        cells.push_back(cell);
    }
    base_ = static_cast<State>(cells.size());
    size_ = chaseStateCount(cells.size(), cats_);
    for (const Maze::Cell cell : cells) {
        Around mouse;
        Around cat;
        for (const Direction step : allDirections) {
            const auto beside = maze_.beside(cell, step);
            if (!beside) continue;
            mouse.at[mouse.count++] = indexOf_[*beside];
            if (!maze_.isHole(cell) && !maze_.isHole(*beside)) cat.at[cat.count++] = indexOf_[*beside];
        }
        isHole_.push_back(maze_.isHole(cell) ? 1 : 0);
        around_.push_back(mouse);
        catsAround_.push_back(cat);
    }
}

ChaseStates::Place ChaseStates::placeOf(State state) const {
    Place place;
    for (std::size_t i = cats_; i-- > 0;) {
        place.cats[i] = static_cast<Index>(state % base_);
        state /= base_;
    }
    place.mouse = static_cast<Index>(state % base_);
    place.catsMove = state >= base_;
    return place;
}

ChaseStates::State ChaseStates::numberOf(const Place& place) const {
    State state = (place.catsMove ? base_ : 0) + place.mouse;
    for (std::size_t i = 0; i < cats_; ++i)
        state = state * base_ + place.cats[i];
    return state;
}

ChaseStates::State ChaseStates::numberOf(const ChasePosition& position) const {
    Place place{.catsMove = position.catsMove, .mouse = indexOf_[position.mouse], .cats = {}};
    for (std::size_t i = 0; i < cats_; ++i)
        place.cats[i] = indexOf_[position.cats[i]];
    return numberOf(place);
}

bool ChaseStates::isPosition(const Place& place) const {
    for (std::size_t i = 0; i < cats_; ++i) {
        if (isHole_[place.cats[i]]) return false;
        if (i > 0 && place.cats[i - 1] >= place.cats[i]) return false;
    }
    return true;
}

/// Does not count passing.
std::uint8_t ChaseStates::catMoves(const Place& place) const {
    std::uint8_t moves = 0;
    for (std::size_t i = 0; i < cats_; ++i)
        for (const Index to : catsAround_[place.cats[i]])
            if (!isCat(place, to)) ++moves;
    return moves;
}

std::uint8_t ChaseStates::movesOf(State state) const {
    const Place place = placeOf(state);
    if (!isPosition(place)) return noPosition;
    if (isOver(place)) return 0;
    const std::uint8_t steps = place.catsMove ? catMoves(place) : around_[place.mouse].count;
    return static_cast<std::uint8_t>(steps + (mayStay_ || steps == 0 ? 1 : 0));
}

Score ChaseStates::scoreAtEnd(State state) const {
    const Place place = placeOf(state);
    return isCat(place, place.mouse) == place.catsMove ? 1 : -1;
}

/// Moves one cat, keeping the cats ascending; the others are so already.
ChaseStates::Place ChaseStates::withCat(Place place, std::size_t cat, Index to) const {
    auto& cats = place.cats;
    cats[cat] = to;
    for (; cat > 0 && cats[cat - 1] > to; --cat)
        std::swap(cats[cat - 1], cats[cat]);
    for (; cat + 1 < cats_ && cats[cat + 1] < to; ++cat)
        std::swap(cats[cat + 1], cats[cat]);
    return place;
}

} // namespace mexplorer
