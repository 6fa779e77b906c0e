#pragma once

#include "core/own/own_graph.h"
#include "core/solve/part_values.h"
#include "core/solve/search.h"
#include "core/solve/ways/way.h"

#include <memory>

namespace mexplorer {

/// Rules of one’s own on a graph. What falls into parts is searched part by
/// part; else it is first found out whether play ends, and then the whole is
/// searched.
template <class R>
class WayOf<R, OwnGraphFamily> {
    static_assert(EndingRules<R>);

public:
    struct Shared {};

    WayOf(R rules, std::shared_ptr<Shared> /*shared*/, const Budget& budget)
        : rules_(rules), budget_(budget), parts_(rules, budget), search_(std::move(rules), budget) {}

    /// Errors: play could go on for ever; as for endlessPlay and the searches.
    [[nodiscard]] Expected<Nimber> value(const typename R::Position& position, Task& task) {
        if (rules_.isSum()) return parts_.value(position, task);
        if (const auto value = known(position)) return *value; // then play ends below it, too
        const auto endless = rules_.endlessPlay(position, budget_, task);
        if (!endless) return tl::unexpected(endless.error());
        if (auto ends = refuseEndless(rules_, *endless); !ends) return tl::unexpected(ends.error());
        return search_.value(position, task);
    }

    [[nodiscard]] std::optional<Nimber> known(const typename R::Position& position) const {
        return rules_.isSum() ? parts_.known(position) : search_.known(position);
    }

private:
    R rules_;
    Budget budget_;
    PartValues<R> parts_;
    Search<R> search_;
};

} // namespace mexplorer
