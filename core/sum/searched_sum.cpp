#include "core/sum/searched_sum.h"

#include "core/rules/short_form.h"
#include "core/solve/numbered_parts_of.h"

namespace mexplorer {

namespace {

/// Games that are called by their names, which are in reach.
class NamedGames final : public JointSearchAspect {
public:
    [[nodiscard]] std::unique_ptr<NumberedParts> parts() const override {
        return std::make_unique<NumberedPartsOf<ShortForm>>(ShortForm());
    }
};

const NamedGames namedGames{};

const SearchedPosition& in(AnyPosition position) {
    return *static_cast<const SearchedPosition*>(position.position);
}

} // namespace

SearchedPosition SearchedPosition::named(std::string name) {
    return {&namedGames, std::make_shared<const WrittenForm>(WrittenForm{std::move(name)})};
}

SearchedPosition SearchedPosition::sumOf(std::vector<SearchedPosition> components) {
    return {nullptr, std::make_shared<const std::vector<SearchedPosition>>(std::move(components))};
}

bool SearchedPosition::isNamed() const {
    return game == &namedGames;
}

SearchedSum::Numbers SearchedSum::parts(AnyPosition position) {
    Numbers numbers;
    add(in(position), numbers);
    return numbers;
}

void SearchedSum::forget() {
    components_.clear();
    parts_.clear();
}

void SearchedSum::forEachOption(AnyPosition part, Side mover, const Visit& visit) {
    const SearchedPosition& position = in(part);
    Numbers numbers;
    const auto visitOption = [&](Side side, const Numbers& own) {
        numbers.clear();
        add(position.game, own, numbers);
        return visit(side, numbers);
    };
    partsOf(position).forEachOption(position.at(), mover, visitOption);
}

FormReach SearchedSum::reach(AnyPosition part) const {
    return in(part).isNamed() ? FormReach::quick : partsOf(in(part)).reach(in(part).at());
}

MoveBounds SearchedSum::bounds(AnyPosition part) const {
    return partsOf(in(part)).bounds(in(part).at());
}

std::optional<ShortGames::Id> SearchedSum::game(AnyPosition part, ShortGames& games) const {
    return partsOf(in(part)).game(in(part).at(), games);
}

std::unique_ptr<AnyLineBounds> SearchedSum::lines(CanonicalForms& /*forms*/) const {
    return nullptr;
}

NumberedParts& SearchedSum::partsOf(const SearchedPosition& position) const {
    return *components_.at(position.game).parts;
}

void SearchedSum::add(const SearchedPosition& position, Numbers& numbers) {
    if (position.game) {
        if (!components_.contains(position.game))
            components_.emplace(position.game, Component{position.game->parts()});
        add(position.game, partsOf(position).parts(position.at()), numbers);
    } else {
        for (const SearchedPosition& component :
             *static_cast<const std::vector<SearchedPosition>*>(position.held.get()))
            add(component, numbers);
    }
}

void SearchedSum::add(const JointSearchAspect* game, const Numbers& own, Numbers& numbers) {
    constexpr Number none = UINT32_MAX;
    Component& component = components_.at(game);
    for (const Number part : own) {
        if (part >= component.numbers.size()) component.numbers.resize(part + 1, none);
        Number& number = component.numbers[part];
        if (number == none) {
            parts_.push_back({game, HeldPosition(HeldPosition(), component.parts->at(part).position)});
            number = static_cast<Number>(parts_.size() - 1);
        }
        numbers.push_back(number);
    }
}

} // namespace mexplorer
