#pragma once

#include "core/solve/search.h"
#include "core/solve/ways/way.h"
#include "core/sum/sum.h"

namespace mexplorer {

/// Sums of positions of different games: by the values of the components, or by a search if these do not
/// decide.
template <class R>
class WayOf<R, SumFamily> {
public:
    struct Shared {};

    WayOf(R rules, std::shared_ptr<Shared> /*shared*/, const Budget& budget)
        : rules_(rules), search_(std::move(rules), budget) {}

    [[nodiscard]] Expected<Nimber> value(const typename R::Position& summands, Task& task) {
        if (const auto known = search_.known(summands)) return *known;
        const auto value = rules_.value(summands, task);
        if (!value) return tl::unexpected(value.error());
        return *value ? **value : search_.value(summands, task);
    }

    [[nodiscard]] std::optional<Nimber> known(const typename R::Position& summands) const {
        return search_.known(summands);
    }

    /// Adds one winning move for every component that has one; nothing if the values do not decide, else
    /// false: there may be more.
    template <class Add>
    [[nodiscard]] Expected<std::optional<bool>> winningMoves(const typename R::Position& summands, Task& task,
                                                             const Add& add) {
        const auto moves = rules_.wholeMoves(summands, task);
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
