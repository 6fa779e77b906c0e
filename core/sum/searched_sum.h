#pragma once

#include "core/sum/joint_search.h"

#include <deque>
#include <map>
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
};

/// Sums of positions of different games, for a search of who wins (see OutcomeSearch): what is called by its
/// name, and the small parts of positions, are added; the large parts are searched together.
class SearchedSum : public NumberedParts {
public:
    using Position = SearchedPosition;

    [[nodiscard]] Numbers parts(AnyPosition position) override;
    [[nodiscard]] AnyPosition at(Number part) const override { return {&parts_[part]}; }
    void forget() override;

    // Of parts alone, which are no sums.
    void forEachOption(AnyPosition part, Side mover, const Visit& visit) override;
    [[nodiscard]] FormReach reach(AnyPosition part) const override;
    [[nodiscard]] MoveBounds bounds(AnyPosition part) const override;
    [[nodiscard]] std::optional<ShortGames::Id> game(AnyPosition part, ShortGames& games) const override;

    [[nodiscard]] bool isOwnNegative(AnyPosition /*position*/) const override { return false; }
    [[nodiscard]] std::unique_ptr<AnyLineBounds> lines(CanonicalForms& /*forms*/) const override;

private:
    /// The parts of positions of one game.
    struct Component {
        std::unique_ptr<NumberedParts> parts;
        Numbers numbers = {}; ///< theirs in the sum
    };

    [[nodiscard]] NumberedParts& partsOf(const SearchedPosition& position) const;
    void add(const SearchedPosition& position, Numbers& numbers);
    void add(const JointSearchAspect* game, const Numbers& own, Numbers& numbers);

    std::map<const JointSearchAspect*, Component> components_;
    std::deque<SearchedPosition> parts_;
};

} // namespace mexplorer
