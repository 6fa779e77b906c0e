#pragma once

#include "core/catalogue/sum.h"
#include "core/solve/search.h"
#include "core/solve/ways/way.h"

namespace mexplorer {

/// Sums of positions of different games: by the values of the components, or by a search if these do not
/// decide.
template <class R>
class WayOf<R, SumFamily> {
public:
    struct Tables {};

    WayOf(R rules, std::shared_ptr<Tables> /*tables*/, const Budget& budget)
        : rules_(rules), search_(std::move(rules), budget) {}

    [[nodiscard]] Expected<Nimber> value(const typename R::Position& parts, Task& task) {
        if (const auto known = search_.known(parts)) return *known;
        const auto value = rules_.value(parts, task);
        if (!value) return tl::unexpected(value.error());
        return *value ? **value : search_.value(parts, task);
    }

    [[nodiscard]] std::optional<Nimber> known(const typename R::Position& parts) const {
        return search_.known(parts);
    }

    /// One for every component that has one.
    template <class Add>
    [[nodiscard]] Expected<std::optional<bool>> winningMoves(const typename R::Position& parts, Task& task,
                                                             const Add& add) {
        const auto moves = rules_.wholeMoves(parts, task);
        if (!moves) return tl::unexpected(moves.error());
        if (!*moves) return std::nullopt;
        for (const auto& [move, option] : **moves)
            if (!add(move, option)) break;
        return false;
    }

private:
    R rules_;
    Search<R> search_;
};

} // namespace mexplorer
