#pragma once

#include "core/own/ending_rules.h"
#include "core/solve/search.h"
#include "core/solve/ways/way.h"

#include <memory>

namespace mexplorer {

/// Rules of which it is not known beforehand whether play ends: that is found out first; then by search.
template <class R>
class WayOf<R, EndingFamily> {
    static_assert(EndingRules<R>);

public:
    struct Shared {};

    WayOf(R rules, std::shared_ptr<Shared> /*shared*/, const Budget& budget)
        : rules_(rules), budget_(budget), search_(std::move(rules), budget) {}

    /// Errors: play could go on for ever; as for endlessPlay and the searches.
    [[nodiscard]] Expected<Nimber> value(const typename R::Position& position, Task& task) {
        if (const auto value = known(position)) return *value; // then play ends below it, too
        const auto endless = rules_.endlessPlay(position, budget_, task);
        if (!endless) return tl::unexpected(endless.error());
        if (auto ends = refuseEndless(rules_, *endless); !ends) return tl::unexpected(ends.error());
        return search_.value(position, task);
    }

    [[nodiscard]] std::optional<Nimber> known(const typename R::Position& position) const {
        return search_.known(position);
    }

private:
    R rules_;
    Budget budget_;
    Search<R> search_;
};

} // namespace mexplorer
