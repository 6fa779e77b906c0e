#include "core/own/own_joint.h"

#include "core/text/parse.h"
#include "core/theory/saturating.h"

#include <algorithm>
#include <utility>

namespace mexplorer {

OwnJoint::OwnJoint(Play play, Description (*describe)(), JointRules rules)
    : play_(play), describe_(describe), rules_(std::make_shared<const JointRules>(std::move(rules))) {
    std::vector<Tried> tried;
    for (const JointTurn& turn : rules_->turns)
        tried.push_back(triedFor(turn, rules_->numbers()));
    tried_ = std::make_shared<const std::vector<Tried>>(std::move(tried));
}

OwnJoint::Tried OwnJoint::triedFor(const JointTurn& turn, std::size_t numbers) {
    Tried tried;
    const auto known = static_cast<std::int64_t>(numbers);
    for (std::size_t name = 0; name < turn.names; ++name)
        tried.bounds.at(name) = NumberBounds(known + static_cast<std::int64_t>(name), known);
    if (!turn.condition) return tried;
    for (const FormulaTree& part : allOf(turn.condition->tree())) {
        const auto names = std::span(tried.bounds).first(turn.names);
        const bool isBound = std::ranges::any_of(names, [&](NumberBounds& name) { return name.add(part); });
        if (!isBound) tried.others.emplace_back(part);
    }
    return tried;
}

Heaps firstHeaps(std::size_t heaps) {
    switch (heaps) {
    case 1:
        return {12};
    case 2:
        return {6, 10};
    case 3:
        return {3, 4, 6};
    default:
        return {2, 3, 4, 5};
    }
}

Heaps OwnJoint::startPosition() const {
    Heaps position = firstHeaps(rules_->heaps);
    position.resize(rules_->numbers());
    return position;
}

Expected<Heaps> OwnJoint::parse(std::string_view text) const {
    auto position = parseHeaps(text);
    if (!position) return position;
    if (rules_->tellsLast && position->size() == 1) position->push_back(0);
    if (position->size() == rules_->numbers()) return position;
    if (rules_->tellsLast)
        return invalid(positionId, say(MX_TEXT("core", "Write the heap, for example 12, or the heap and what "
                                                       "the turn before took, for example 12,3; here are %1 "
                                                       "numbers."),
                                       position->size()));
    return invalid(positionId, say(MX_TEXT("core", "Numbers needed: %1, one for each heap, for example %2; "
                                                   "numbers here: %3."),
                                   rules_->heaps, joined(firstHeaps(rules_->heaps)), position->size()));
}

std::string OwnJoint::text(const Heaps& position) const {
    const bool isFirst = rules_->tellsLast && position.back() == 0;
    return isFirst ? std::to_string(position.front()) : joined(position);
}

Message takenText(std::size_t heaps, const TakenOfEach& taken) {
    std::vector<std::uint64_t> numbers;
    std::vector<std::size_t> from;
    for (std::size_t heap = 0; heap < heaps; ++heap) {
        if (taken[heap] == 0) continue;
        numbers.push_back(taken[heap]);
        from.push_back(heap + 1);
    }
    if (numbers.size() == 1) return takeText(Heaps(heaps), {from.front() - 1, numbers.front()});
    return say(MX_TEXT("core", "take %1 from heaps %2"), listed(joined(numbers, ", ")),
               listed(joined(from, ", ")));
}

Message OwnJoint::moveText(const Heaps& /*position*/, const TakenOfEach& taken) const {
    return takenText(rules_->heaps, taken);
}

OwnJoint::Chosen OwnJoint::mostChosen(const JointTurn& turn, const Heaps& position) {
    Chosen most{1, 1, 1};
    for (std::size_t name = 0; name < turn.names; ++name)
        most.at(name) = UINT64_MAX;
    for (const JointTake& take : turn.takes) {
        const std::uint64_t times = position[take.heap] / take.times;
        if (times == 0) return {0, 0, 0};
        if (take.name) most.at(*take.name) = std::min(most.at(*take.name), times);
    }
    return most;
}

OwnJoint::Numbers OwnJoint::numbersOf(const Heaps& position) {
    Numbers numbers{};
    std::ranges::copy(position, numbers.begin());
    return numbers;
}

std::array<NumberRange, JointRules::mostNames> OwnJoint::rangesOf(const JointTurn& turn,
                                                                  const Tried& conditions,
                                                                  const Heaps& position,
                                                                  const Numbers& numbers) {
    const Chosen most = mostChosen(turn, position);
    std::array<NumberRange, JointRules::mostNames> ranges;
    for (std::size_t name = 0; name < ranges.size(); ++name)
        ranges.at(name) = conditions.bounds.at(name).within({1, most.at(name)}, numbers);
    return ranges;
}

bool OwnJoint::hold(const Tried& conditions, Numbers& numbers, std::size_t known, const Chosen& chosen) {
    if (conditions.others.empty()) return true;
    std::ranges::copy(chosen, numbers.begin() + static_cast<std::ptrdiff_t>(known));
    return std::ranges::all_of(conditions.others,
                               [&](const FormulaProgram& each) { return each.run(numbers) == 1; });
}

bool OwnJoint::holds(const JointTurn& turn, const Heaps& position, const Chosen& chosen) {
    if (!turn.condition) return true;
    Numbers numbers = numbersOf(position);
    std::ranges::copy(chosen, numbers.begin() + static_cast<std::ptrdiff_t>(position.size()));
    return turn.condition->holds(numbers);
}

TakenOfEach OwnJoint::takenBy(const JointTurn& turn, const Chosen& chosen) {
    TakenOfEach taken{};
    for (const JointTake& take : turn.takes)
        taken.at(take.heap) = take.name ? take.times * chosen.at(*take.name) : take.times;
    return taken;
}

/// The numbers with which the turn takes just this; nothing if it cannot.
std::optional<OwnJoint::Chosen> OwnJoint::chosenFor(const JointTurn& turn, const TakenOfEach& taken) {
    Chosen chosen{1, 1, 1};
    for (const JointTake& take : turn.takes)
        if (take.name) chosen.at(*take.name) = taken.at(take.heap) / take.times;
    const bool areSome = std::ranges::all_of(chosen, [](std::uint64_t number) { return number > 0; });
    return areSome && takenBy(turn, chosen) == taken ? std::optional(chosen) : std::nullopt;
}

bool OwnJoint::allows(const JointTurn& turn, const Heaps& position, const TakenOfEach& taken) {
    const auto chosen = chosenFor(turn, taken);
    return chosen && holds(turn, position, *chosen);
}

bool OwnJoint::isMet(std::size_t turn, const Heaps& position, const TakenOfEach& taken) const {
    const auto before = rules_->turns.begin();
    return std::any_of(before, before + static_cast<std::ptrdiff_t>(turn),
                       [&](const JointTurn& earlier) { return allows(earlier, position, taken); });
}

std::uint64_t OwnJoint::choices(const Heaps& position) const {
    std::uint64_t count = 0;
    for (const JointTurn& turn : rules_->turns) {
        std::uint64_t ofTurn = 1;
        for (const std::uint64_t most : mostChosen(turn, position))
            ofTurn = saturatedProduct(ofTurn, most);
        count = saturatedSum(count, ofTurn);
    }
    return count;
}

std::uint64_t OwnJoint::optionCount(const Heaps& position) const {
    if (choices(position) > mostTried) return UINT64_MAX;
    std::uint64_t count = 0;
    forEachOption(position, [&count](const TakenOfEach&, const Heaps&) { ++count; });
    return count;
}

Heaps OwnJoint::after(const Heaps& position, const TakenOfEach& taken) const {
    Heaps option = position;
    for (std::size_t heap = 0; heap < rules_->heaps; ++heap)
        option[heap] -= taken.at(heap);
    if (rules_->tellsLast) option.back() = taken.front();
    return option;
}

std::optional<TakenOfEach> OwnJoint::moveBetween(const Heaps& position, const Heaps& option) const {
    if (option.size() != position.size()) return std::nullopt;
    TakenOfEach taken{};
    for (std::size_t heap = 0; heap < rules_->heaps; ++heap) {
        if (option[heap] > position[heap]) return std::nullopt;
        taken.at(heap) = position[heap] - option[heap];
    }
    if (after(position, taken) != option || !isMet(rules_->turns.size(), position, taken))
        return std::nullopt;
    return taken;
}

} // namespace mexplorer
