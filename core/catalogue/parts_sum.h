#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/rules/sums.h"
#include "core/solve/aspects/sum.h"
#include "core/solve/tried_moves.h"
#include "core/solve/valuation.h"

namespace mexplorer {

/// Rules whose positions fall into parts. Each part is a position of the same game, and a move changes one.
///
/// - `isSum()`: whether the parts’ SG values tell who wins, by the rule of NimTotal;
/// - `parts(position)`, and `partText(part)`: how a part is written inside the whole;
/// - `partName(index)`: what a part is called, “token 2”;
/// - `inWhole(position, index, move)`: a move in the part as a move in the whole.
template <class R>
concept PartRules = Rules<R> && requires(const R& rules, const typename R::Position& position,
                                         const typename R::Move& move, std::size_t part) {
    { rules.isSum() } -> std::same_as<bool>;
    { rules.parts(position) } -> std::same_as<std::vector<typename R::Position>>;
    { rules.partText(position) } -> std::same_as<std::string>;
    { R::partName(part) } -> std::same_as<Message>;
    { rules.inWhole(position, part, move) } -> std::same_as<typename R::Move>;
    { rules.inNormalPlay() } -> std::same_as<R>;
};

/// `partReason(part)`, if the rules have it: how the part's value is found.
template <class R>
concept SaysPartReason = requires(const R& rules, const typename R::Position& part) {
    { rules.partReason(part) } -> std::same_as<Message>;
};

/// `moveTo(part, value)`, if the rules have it: some move to a part of that value, or nothing if there is
/// none; it needs `after(part, move)`. Only for rules whose theorem gives the values of all parts. Without
/// it, the moves are tried.
template <class R>
concept TellsMoveTo = PartRules<R> &&
    requires(const R& rules, const typename R::Position& part, const typename R::Move& move, Nimber value) {
    { rules.moveTo(part, value) } -> std::same_as<std::optional<typename R::Move>>;
    { rules.after(part, move) } -> std::same_as<typename R::Position>;
};

/// A member with one of these names must be as described here.
template <class R>
consteval bool partOptionalsFit() {
    if constexpr (requires { &R::partReason; }) static_assert(SaysPartReason<R>);
    if constexpr (requires { &R::moveTo; }) static_assert(TellsMoveTo<R>);
    return true;
}

/// The same for a whole position: a move in one part that makes the XOR of all parts `value`.
template <TellsMoveTo R>
[[nodiscard]] std::optional<MadeMove<R>> partMoveTo(const R& rules, const typename R::Position& position,
                                                    Nimber value) {
    const auto parts = rules.parts(position);
    const auto valueOf = [&](const auto& part) { return *rules.closedForm(part)->value; };
    Nimber sum = value;
    for (const auto& part : parts)
        sum ^= valueOf(part);
    for (std::size_t i = 0; i < parts.size() && sum != 0; ++i) {
        if (const auto inPart = rules.moveTo(parts[i], sum ^ valueOf(parts[i]))) {
            const auto move = rules.inWhole(position, i, *inPart);
            return MadeMove<R>{move, rules.after(position, move)};
        }
    }
    return std::nullopt;
}

/// The parts of a position as the components of a sum.
template <PartRules R>
class PartsSum final : public PositionAspectOf<R, SumAspect> {
public:
    using Position = typename R::Position;
    using Move = typename R::Move;

    using PositionAspectOf<R, SumAspect>::PositionAspectOf;

    [[nodiscard]] static bool suits(const R& rules) { return rules.isSum(); }

    [[nodiscard]] Message name(std::size_t component) const override { return R::partName(component); }

private:
    [[nodiscard]] Expected<std::vector<Component>> findComponents(Task& task) const override {
        Valuation<R> valuation(this->rules().inNormalPlay(), this->tables());
        std::vector<Component> components;
        for (const Position& part : this->rules().parts(this->parsed())) {
            const auto value = valueOf(valuation, part, task);
            if (!value) return tl::unexpected(value.error());
            components.push_back({this->rules().partText(part), *value});
            if constexpr (SaysPartReason<R>) components.back().reason = this->rules().partReason(part);
        }
        return components;
    }

    /// O(parts) if a formula gives the move, else O(moves). Skips a part with more than mostTakesTried moves.
    [[nodiscard]] Expected<std::vector<ComponentMove>> findWinningMoves(Task& task) const override {
        const auto found = this->components(task);
        if (!found) return tl::unexpected(found.error());
        NimTotal total;
        for (const Component& component : **found)
            total.add(component.value);
        std::vector<ComponentMove> moves;
        if (total.evaluation(this->rules().play()).outcome == Outcome::P) return moves;
        const auto above =
            std::count_if((*found)->begin(), (*found)->end(), [](const Component& c) { return c.value > 1; });
        const std::vector<Position> parts = this->rules().parts(this->parsed());
        Valuation<R> valuation(this->rules().inNormalPlay(), this->tables());
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (task.cancelled()) return cancelled();
            const Nimber own = (**found)[i].value;
            const Nimber target =
                winningValue(total.sum() ^ own, above == (own > 1 ? 1 : 0), this->rules().play());
            const auto move = moveTo(valuation, parts[i], target, task);
            if (!move) return tl::unexpected(move.error());
            if (!*move) continue;
            const auto& [made, option] = **move;
            moves.push_back(
                {i, this->rules().moveText(this->parsed(), this->rules().inWhole(this->parsed(), i, made)),
                 this->rules().partText(option), target});
        }
        return moves;
    }

    static Expected<Nimber> valueOf(Valuation<R>& valuation, const Position& part, Task& task) {
        const auto evaluation = valuation(part, task);
        if (!evaluation) return tl::unexpected(evaluation.error());
        if (evaluation->value) return *evaluation->value;
        return tooLarge(say(MX_TEXT("core", "The value of a part is out of reach.")));
    }

    using Made = std::optional<std::pair<Move, Position>>;
    Expected<Made> moveTo(Valuation<R>& valuation, const Position& part, Nimber value, Task& task) const {
        Made made;
        if constexpr (TellsMoveTo<R>) {
            if (const auto move = this->rules().moveTo(part, value))
                made.emplace(*move, this->rules().after(part, *move));
            return made;
        } else {
            if (this->rules().optionCount(part) > mostTakesTried) return made;
            std::optional<Error> failure;
            this->rules().forEachOption(part, [&](const Move& move, const Position& option) {
                if (made || failure) return false;
                if (task.cancelled()) {
                    failure = cancelled().value();
                    return false;
                }
                const auto found = valueOf(valuation, option, task);
                if (!found)
                    failure = found.error();
                else if (*found == value)
                    made.emplace(move, option);
                return !made && !failure;
            });
            if (failure) return tl::unexpected(*failure);
            return made;
        }
    }
};

} // namespace mexplorer
