#pragma once

#include "core/rules/rules.h"
#include "core/task/task.h"

#include <vector>

namespace mexplorer {

/// How play could go on for ever; no positions if it certainly ends.
template <class Position>
struct EndlessPlay {
    /// Each is an option of the one before. The first is an option of the last; or, if `growsBack`, a part of
    /// the last, in which it can be played on in the same way.
    std::vector<Position> positions = {};
    bool growsBack = false;

    [[nodiscard]] bool ends() const { return positions.empty(); }
};

/// Rules of which it must first be found out whether play ends.
///
/// - `endlessPlay(position, budget, task)`: whether it does from there. Errors: it could not be found out
///   within the budget; cancelled.
struct EndingFamily;

template <class R>
concept EndingRules = ImpartialRules<R> &&
    requires(const R& rules, const typename R::Position& position, const Budget& budget, Task& task) {
    {
        rules.endlessPlay(position, budget, task)
        } -> std::same_as<Expected<EndlessPlay<typename R::Position>>>;
};

/// The error for play that does not end, by the texts of its positions, at least one.
[[nodiscard]] tl::unexpected<Error> playIsEndless(const std::vector<std::string>& positions, bool growsBack);
/// The same of a position, or nothing if play ends.
template <class R, class Position>
[[nodiscard]] Expected<void> refuseEndless(const R& rules, const EndlessPlay<Position>& play) {
    if (play.ends()) return {};
    std::vector<std::string> texts;
    for (const Position& position : play.positions)
        texts.push_back(rules.text(position));
    return playIsEndless(texts, play.growsBack);
}

} // namespace mexplorer
