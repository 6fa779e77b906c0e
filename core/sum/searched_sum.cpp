#include "core/sum/searched_sum.h"

#include "core/partizan/notation.h"

#include <algorithm>
#include <iterator>

namespace mexplorer {

namespace {

/// Games that are called by their names, which are in reach: nobody asks for their bounds and options.
class NamedGames final : public JointSearchAspect {
public:
    [[nodiscard]] std::vector<HeldPosition> parts(AnyPosition position) const override {
        return {std::make_shared<const std::string>(in(position))};
    }
    [[nodiscard]] FormReach reach(AnyPosition /*part*/) const override { return FormReach::quick; }
    [[nodiscard]] MoveBounds bounds(AnyPosition /*part*/) const override { return {}; }
    void forEachOption(AnyPosition /*position*/, const Visit& /*visit*/) const override {}
    [[nodiscard]] std::optional<ShortGames::Id> game(AnyPosition position, ShortGames& games) const override {
        const auto named = readGame(in(position), games);
        if (!named) games.stop(named.error());
        return named.value_or(ShortGames::none);
    }

    [[nodiscard]] bool areEqual(AnyPosition one, AnyPosition other) const override {
        return in(one) == in(other);
    }
    [[nodiscard]] std::uint64_t hash(AnyPosition position) const override { return mixed(0, in(position)); }

private:
    [[nodiscard]] static const std::string& in(AnyPosition position) {
        return *static_cast<const std::string*>(position.position);
    }
};

const NamedGames namedGames{};

} // namespace

SearchedPosition SearchedPosition::named(std::string name) {
    return {&namedGames, std::make_shared<const std::string>(std::move(name))};
}

SearchedPosition SearchedPosition::sumOf(std::vector<SearchedPosition> components) {
    return {nullptr, std::make_shared<const std::vector<SearchedPosition>>(std::move(components))};
}

bool SearchedPosition::isNamed() const {
    return game == &namedGames;
}

bool operator==(const SearchedPosition& one, const SearchedPosition& other) {
    if (one.game != other.game) return false;
    return one.held == other.held || (one.game && one.game->areEqual(one.at(), other.at()));
}

std::uint64_t hashOf(const SearchedPosition& position) {
    return position.game ? position.game->hash(position.at()) : 0;
}

std::vector<SearchedSum::Position> SearchedSum::parts(const Position& position) const {
    std::vector<Position> all;
    if (position.game) {
        for (HeldPosition& part : position.game->parts(position.at()))
            all.push_back({position.game, std::move(part)});
        return all;
    }
    for (const Position& component : *static_cast<const std::vector<Position>*>(position.held.get()))
        std::ranges::move(parts(component), std::back_inserter(all));
    return all;
}

} // namespace mexplorer
