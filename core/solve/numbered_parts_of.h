#pragma once

#include "core/solve/growing_table.h"
#include "core/solve/line_bounds.h"
#include "core/solve/numbered_parts.h"
#include "core/theory/made_of.h"

#include <algorithm>
#include <deque>

namespace mexplorer {

/// Rules that know the canonical forms of positions by themselves: `game(position, games)`; nothing if they
/// do not know this one.
template <class R>
concept TellsShortGame = requires(const R& rules, const typename R::Position& position, ShortGames& games) {
    { rules.game(position, games) } -> std::same_as<std::optional<ShortGames::Id>>;
};

/// NumberedParts, by the rules R.
template <class R>
requires TwoSidedRules<R> || SearchedInParts<R>
class NumberedPartsOf final : public NumberedParts {
public:
    using Position = typename R::Position;

    explicit NumberedPartsOf(R rules) : rules_(std::move(rules)) {}

    [[nodiscard]] Numbers parts(AnyPosition position) override {
        Numbers numbers;
        add(in(position), numbers);
        return numbers;
    }
    [[nodiscard]] AnyPosition at(Number part) const override { return {&parts_[part]}; }
    void forget() override {
        parts_.clear();
        numbers_.clear();
    }

    void forEachOption(AnyPosition position, Side mover, const Visit& visit) override {
        Numbers numbers;
        const auto visitOption = [&](const typename R::Move& move, const Position& option) {
            const Side side = rules_.sideOf(move);
            if (side == opponentOf(mover)) return true;
            numbers.clear();
            add(option, numbers);
            return visit(side, numbers);
        };
        rules_.forEachOption(in(position), visitOption);
    }
    [[nodiscard]] FormReach reach(AnyPosition part) const override {
        if constexpr (SearchedInParts<R>) return rules_.reach(in(part));
        return FormReach::slow;
    }
    [[nodiscard]] MoveBounds bounds(AnyPosition part) const override {
        if constexpr (SearchedInParts<R>) return rules_.bounds(in(part));
        return {};
    }
    [[nodiscard]] std::optional<ShortGames::Id> game(AnyPosition part, ShortGames& games) const override {
        if constexpr (TellsShortGame<R>) return rules_.game(in(part), games);
        return std::nullopt;
    }
    [[nodiscard]] bool isOwnNegative(AnyPosition position) const override {
        if constexpr (HasNegatives<R>)
            return std::ranges::is_permutation(rules_.parts(in(position)),
                                               rules_.parts(rules_.negative(in(position))));
        return false;
    }
    [[nodiscard]] std::unique_ptr<AnyLineBounds> lines(CanonicalForms& forms) const override {
        if constexpr (DividesIntoLines<R>) return madeOf<AnyLineBounds, LineBounds<R>>(rules_, forms);
        return nullptr;
    }

private:
    [[nodiscard]] static const Position& in(AnyPosition position) {
        return *static_cast<const Position*>(position.position);
    }
    void add(const Position& position, Numbers& numbers) {
        if constexpr (FallsIntoParts<R> || SearchedInParts<R>) {
            for (const Position& part : rules_.parts(position))
                numbers.push_back(numberOf(part));
        } else {
            numbers.push_back(numberOf(position));
        }
    }
    [[nodiscard]] Number numberOf(const Position& part) {
        if (const Number* known = numbers_.find(part)) return *known;
        parts_.push_back(part);
        return numbers_.findOrAdd(part, static_cast<Number>(parts_.size() - 1));
    }

    R rules_;
    std::deque<Position> parts_;
    GrowingTable<Position, Number> numbers_;
};

} // namespace mexplorer
