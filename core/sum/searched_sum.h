#pragma once

#include "core/game/aspects/joint_search.h"
#include "core/rules/hash.h"
#include "core/rules/visit.h"

#include <string>
#include <vector>

namespace mexplorer {

/// A position as a search of sums takes it: of some game, a game that is called by its name, or a sum of such
/// positions.
struct SearchedPosition {
    const JointSearchAspect* game = nullptr; ///< null of a sum
    HeldPosition held = {};

    [[nodiscard]] static SearchedPosition named(std::string name);
    [[nodiscard]] static SearchedPosition sumOf(std::vector<SearchedPosition> components);

    [[nodiscard]] AnyPosition at() const { return {held.get()}; }
    [[nodiscard]] bool isNamed() const;
    friend bool operator==(const SearchedPosition& one, const SearchedPosition& other);
    friend std::uint64_t hashOf(const SearchedPosition& position);
};

/// Sums of positions of different games, for a search of who wins (see OutcomeSearch): what is called by its
/// name, and the small parts of positions, are added; the large parts are searched together.
class SearchedSum {
public:
    using Position = SearchedPosition;
    using Move = Side; ///< whose it is

    [[nodiscard]] Side sideOf(Move mover) const { return mover; }
    [[nodiscard]] std::vector<Position> parts(const Position& position) const;

    // Of parts alone, which are no sums.
    [[nodiscard]] FormReach reach(const Position& part) const { return part.game->reach(part.at()); }
    [[nodiscard]] MoveBounds bounds(const Position& part) const { return part.game->bounds(part.at()); }
    [[nodiscard]] std::optional<ShortGames::Id> game(const Position& part, ShortGames& games) const {
        return part.game->game(part.at(), games);
    }
    template <class Visit>
    void forEachOption(const Position& part, Visit&& visit) const {
        part.game->forEachOption(part.at(), [&](Side mover, HeldPosition option) {
            return goesOn(visit, mover, Position{part.game, std::move(option)});
        });
    }
};

} // namespace mexplorer
