#pragma once

#include "core/solve/ways/way.h"

namespace mexplorer {

/// Rules whose positions fall into parts. Each part is a position of the same game, and a move changes one.
///
/// - `isSum()`: whether the parts’ SG values tell who wins, by the rule of NimTotal;
/// - `parts(position)`, and `partText(part)`: how one is written inside the whole;
/// - `partName(index)`: what it is called, “token 2”;
/// - `inWhole(position, index, move)`: a move of the part as a move of the whole;
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

/// `partReason(part)`, if the rules have it: how its value comes about.
template <class R>
concept SaysPartReason = requires(const R& rules, const typename R::Position& part) {
    { rules.partReason(part) } -> std::same_as<Message>;
};

/// `moveTo(part, value)`, if the rules have it: some move to a part of that value, or nothing if there is
/// none; with `after(part, move)`. Then theorems tell the values of all parts. Without it, the moves are
/// tried.
template <class R>
concept TellsMoveTo = PartRules<R> &&
    requires(const R& rules, const typename R::Position& part, const typename R::Move& move, Nimber value) {
    { rules.moveTo(part, value) } -> std::same_as<std::optional<typename R::Move>>;
    { rules.after(part, move) } -> std::same_as<typename R::Position>;
};

/// Where rules have a member of one of these names, it has to be as it is described here.
template <class R>
consteval bool partOptionalsFit() {
    if constexpr (requires { &R::partReason; }) static_assert(SaysPartReason<R>);
    if constexpr (requires { &R::moveTo; }) static_assert(TellsMoveTo<R>);
    return true;
}

/// The same of a whole position: a move of one part, so that the XOR of all becomes `value`.
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

} // namespace mexplorer
